"""Stones: a game of this test suite that uses all of the contract: secrets, sealed choice, chance, the clock.

It is small on purpose. The checks are tried on it, sound and with one fault at a time.
"""

from startable.core import Game, Option

from . import numbers
from .layout import LAYOUT
from .moves import KINDS
from .rules import StonesRules, StonesWorth
from .state import StonesState
from .view import view


def possible(state: StonesState) -> None:
    """Anything goes."""


GAME = Game(
    name="stones",
    package=__name__,
    prefix="ST",
    version=1,
    seats=range(2, 4),
    colours=("white", "grey", "black"),
    options=(Option("rounds", "ST-301", 2, 1, 3),),
    make=StonesRules,
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=StonesWorth,
)
