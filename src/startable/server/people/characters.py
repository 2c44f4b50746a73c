"""Bots as people meet them: each has a name and manners of its own. The page knows what they are called."""

from collections.abc import Collection
from random import choice
from typing import NamedTuple


class Character(NamedTuple):
    name: str
    """Of its words: `bot-name-vega`."""
    percent: int
    """How long it takes its time, beside the others."""
    greeting: str
    """What it says when the game begins, by the code of a ready-made phrase; empty: nothing."""
    farewell: str
    """And when it is over."""


CHARACTERS = (
    Character("altair", 90, "", ""),
    Character("bellatrix", 85, "::luck", "::again"),
    Character("callisto", 115, "::hello", "::thanks"),
    Character("deneb", 125, "", "::thanks"),
    Character("electra", 80, "::hello", ""),
    Character("juno", 105, "", "::nice"),
    Character("mira", 110, "::luck", "::thanks"),
    Character("orion", 100, "", ""),
    Character("rigel", 95, "", "::again"),
    Character("sirius", 100, "::hello", "::nice"),
    Character("titania", 120, "::luck", "::nice"),
    Character("vega", 90, "", "::thanks"),
)
NOBODY_SPECIAL = Character("", 100, "", "")
"""A bot that sat down before they had names."""
_BY_NAME = {each.name: each for each in CHARACTERS}


def character(name: str) -> Character:
    return _BY_NAME.get(name, NOBODY_SPECIAL)


def newcomer(here: Collection[str]) -> str:
    """Somebody who is not at this table yet."""
    return choice([each.name for each in CHARACTERS if each.name not in here])
