"""Where the printed rules leave something open, the rules say that they are read by us."""

import re

import pytest

from startable.play.rulebook import LANGUAGES, rulebook

MARKS = {"en": r"\*Our reading: .+\*", "hu": r"\*Értelmezésünk: .+\*"}
READINGS = {
    "UR-104", "UR-105", "UR-106", "UR-201", "UR-208", "UR-210", "UR-211", "UR-302", "UR-305", "UR-403",
    "UR-404", "UR-502", "UR-606",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_of_ours_are_marked(language: str) -> None:
    rules = rulebook("startable.games.ur", language).rules.values()
    assert {rule.id for rule in rules if re.search(MARKS[language], rule.text)} == READINGS
