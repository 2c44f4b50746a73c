"""Where the almanac leaves something open, or lets one choose what we do not, the rules say so."""

import re
from itertools import chain

import pytest

from startable.games.starfarers.box.parts import BALLS, BOX
from startable.play.rulebook import LANGUAGES, rulebook

MARKS = {"en": r"\*(.* )?Our reading[.:].*\*", "hu": r"\*(.* )?(Értelmezésünk:|A mi értelmezésünk\.).*\*"}
READINGS = {
    "SF-203", "SF-207", "SF-208", "SF-212", "SF-305", "SF-306", "SF-307", "SF-309", "SF-404", "SF-405",
    "SF-506", "SF-516", "SF-520", "SF-522", "SF-603", "SF-613", "SF-618", "SF-619", "SF-701", "SF-807",
    "SF-821", "SF-822", "SF-826",
}  # fmt: skip
PRINTED_BALLS = {"k": 6, "b": 6, "y": 10, "r": 6}
"""In the box, spares included."""
MOTHERSHIPS = 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_of_ours_are_marked(language: str) -> None:
    rules = rulebook("startable.games.starfarers", language).rules.values()
    assert {rule.id for rule in rules if re.search(MARKS[language], rule.text)} == READINGS


def test_sf_503_a_mix_that_the_box_cannot_fill_is_called_an_addition() -> None:
    """The almanac names one yellow ball fewer; the other way round four motherships want 12 of 10."""
    beyond = [name for name, counts in BOX["balls"].items() if not fills(counts)]
    assert beyond == ["quiet"]
    said = [rulebook("startable.games.starfarers", language).rule("SF-503").text for language in LANGUAGES]
    numbers = [re.findall(r"\d+", text) for text in said]
    assert list(chain(*numbers)) == ["12", "10"] * len(LANGUAGES)


def fills(counts: list[int]) -> bool:
    return all(MOTHERSHIPS * count <= PRINTED_BALLS[ball] for ball, count in zip(BALLS, counts, strict=True))
