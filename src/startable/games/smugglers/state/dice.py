"""Dice on a card, in the order in which they were placed. A die tells whose it is and what it shows."""

from typing import Final

from startable.core.forms import SEATS

Dice = tuple[int, ...]

NO_DICE: Final[Dice] = ()


def die_of(seat: int, value: int) -> int:
    return seat << 3 | value


def owner(die: int) -> int:
    return die >> 3


def shown(die: int) -> int:
    return die & 7


def write_dice(dice: Dice) -> str:
    """As placed: A3B5 is seat A's three, then seat B's five."""
    return "".join([f"{SEATS[owner(die)]}{shown(die)}" for die in dice])
