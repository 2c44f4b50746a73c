"""Which facts about a move are worth telling: those that set it apart, and that the value bears out."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from startable.core import Move, Reason

MOST = 2
"""So many reasons are told of one move."""
WINS = Reason("wins")
"""The reason that needs no other; it has words of its own."""

Facts = dict[Move[Any], list[Reason]]
"""By move, all that is true of it, what matters most first."""


class Telling:
    """The facts about all moves of one decision, beside what the moves are worth."""

    def __init__(self, facts: Facts, chances: dict[Move[Any], float]) -> None:
        self._facts = facts
        self._chances = chances

    def speaks_for(self, move: Move[Any], against: Move[Any] | None = None) -> list[Reason]:
        """What is good about it and not true of all moves; or of the other one, if there is one."""
        if WINS in self._facts[move]:
            return [WINS]
        return self._telling(move, against, good=True)

    def speaks_against(self, move: Move[Any], beside: Move[Any] | None = None) -> list[Reason]:
        """What it gives away."""
        return self._telling(move, beside, good=False)

    def reasons(self, move: Move[Any], best: bool) -> list[Reason]:
        """For a hint: of the best move what is good about it, of another also what it gives away."""
        good = self.speaks_for(move)
        return good if best else [*good[: MOST - 1], *self.speaks_against(move)][:MOST]

    def _telling(self, move: Move[Any], other: Move[Any] | None, good: bool) -> list[Reason]:
        known = self._facts[other] if other is not None else []
        mine = [each for each in self._facts[move] if each.good == good and each not in known]
        return [each for each in mine if self._borne_out(each)][:MOST]

    def _borne_out(self, reason: Reason) -> bool:
        """Moves of which it is true are on average better, or worse, than those of which it is not."""
        having = [chance for move, chance in self._chances.items() if reason in self._facts[move]]
        lacking = [chance for move, chance in self._chances.items() if reason not in self._facts[move]]
        if not having or not lacking:
            return False
        return _better(having, lacking) if reason.good else _better(lacking, having)


def _better(these: Sequence[float], those: Sequence[float]) -> bool:
    return fmean(these) > fmean(those)
