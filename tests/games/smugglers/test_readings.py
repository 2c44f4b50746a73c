"""Where the printed rules leave something open, the rules say that they are read or reconstructed by us."""

import re

import pytest

from startable.play.rulebook import LANGUAGES, rulebook

MARKS = {"en": r"\*Our reading: .+\*", "hu": r"\*Értelmezésünk: .+\*"}
MADE = {"en": r"\*.*our reconstruction.*\*", "hu": r"\*.*rekonstru.*\*"}
READINGS = {"SM-107", "SM-108", "SM-406", "SM-407", "SM-602", "SM-603", "SM-702", "SM-807", "SM-812"}
RECONSTRUCTED = {"SM-102", "SM-801"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_of_ours_are_marked(language: str) -> None:
    assert marked(language, MARKS) == READINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_ours_are_marked(language: str) -> None:
    assert marked(language, MADE) == RECONSTRUCTED


def marked(language: str, marks: dict[str, str]) -> set[str]:
    rules = rulebook("startable.games.smugglers", language).rules.values()
    return {rule.id for rule in rules if re.search(marks[language], rule.text)}
