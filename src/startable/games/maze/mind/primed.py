"""What learning starts from: logits that were fitted to how games between bots of 0.1.0 ended.

They speak for what is plain: tokens, the way to the relic and home, cards, and dice that would bring it.
"""

from typing import Final

from startable.games.maze.box.parts import CREW
from startable.games.maze.mind import features as told
from startable.games.maze.mind.bits import FARTHEST

_TOKENS: Final = [[0.0, 0.7, 2.1], [0.0, 0.3, 1.1], [0.0, 0.3, 1.1]]
"""By table (two, three, four) and how many."""
_WEARING: Final = [1.3, 0.9, 0.9]
_FAR: Final = [[-0.175, -0.07, -0.028], [-0.188, -0.075, -0.03]]
"""A step of the nearest alien, the next, the last; for two, and for more."""
_NEAR: Final = [0.35, 0.58]
_HOME: Final = -0.17
_NEARLY: Final = 0.6
_CARD: Final = 0.09
_REACH: Final = [0.6, 0.35]
"""Dice that bring the relic now, or later."""
_ARRIVE: Final = [1.0, 0.4]
_THIRD: Final = 1.6
_TAKES: Final = [1.5, 6.0]
_WINS: Final = 6.0


def primed() -> dict[int, float]:
    found: dict[int, float] = {}
    _prime_tokens(found)
    _prime_ways(found)
    _prime_home(found)
    _prime_dice(found)
    for size in range(told.HAND):
        found[told.SIZE + size] = _CARD * min(size, told.HAND - 2)
    found[told.FLAGS + told.TAKES], found[told.FLAGS + told.TAKES + 1] = _TAKES
    found[told.FLAGS + told.ARRIVES] = _WINS
    return found


def _prime_tokens(found: dict[int, float]) -> None:
    for table in range(told.TABLES):
        for status in range(told.RELIC):
            at = told.OWN_TOKENS + (table * told.RELIC + status) * told.TOKENS
            for tokens in range(told.TOKENS):
                worn = _WEARING[table] if status == told.MINE else 0.0
                found[at + tokens] = _TOKENS[table][tokens] + worn


def _prime_ways(found: dict[int, float]) -> None:
    for crowd in range(2):
        for rank in range(CREW):
            at = told.NEAR + (crowd * CREW + rank) * told.FAR
            for steps in range(told.FAR):
                near = _NEAR[crowd] / (steps + 1) if rank == 0 else 0.0
                found[at + steps] = _FAR[crowd][rank] * (steps + 1) + near


def _prime_home(found: dict[int, float]) -> None:
    for steps in range(FARTHEST + 1):
        for comes in range(2):
            nearly = _NEARLY if steps <= 2 else 0.0
            found[told.HOME + steps * 2 + comes] = _HOME * steps + nearly


def _prime_dice(found: dict[int, float]) -> None:
    for dice in range(1, told.COUNT):
        for order in range(told.ORDER):
            for mine in range(2):
                at = told.DICE + ((mine * told.COUNT + dice) * told.ORDER + order) * 2
                promise = (_ARRIVE if mine else _REACH)[0 if order == 0 else 1]
                found[at] = promise
                found[at + 1] = promise + (_THIRD if order == 0 else 0.0)
