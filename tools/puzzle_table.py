"""The judge of positions with few discs: the solved table, in which every chance is exact."""

from typing import Any

from puzzle_judge import FEW, HOPELESS, SURE, TWINS, Judge, Measure, Tried, Verdict

from startable.core import Known, Rules, Stream
from startable.games.ur.mind.solved import Solved
from startable.play.catalogue import AnyGame

NEAR = 1e-6


class TableJudge(Judge):
    """Where the table knows a position it decides; elsewhere games are played on."""

    def __init__(self, game: AnyGame, rules: Rules[Any], measure: Measure, solved: Solved) -> None:
        super().__init__(game, rules, measure)
        self._solved = solved

    def judge(self, known: Known[Any], stream: Stream) -> Verdict | None:
        return self._looked_up(known) if self._knows(known) else super().judge(known, stream)

    def _knows(self, known: Known[Any]) -> bool:
        discs = self.rules.options["discs"]
        return all(discs - out <= self._solved.discs for out in known.state.out)

    def _looked_up(self, known: Known[Any]) -> Verdict | None:
        state, seat = known.state, known.seat
        tried = [
            Tried(move, [move], [self._solved.after(state, move)]) for move in self.rules.legal(state, seat)
        ]
        tried.sort(key=lambda each: -each.mean())
        best = tried[0].mean()
        right = [each for each in tried if each.mean() > best - NEAR]
        wrong = [each for each in tried if each not in right]
        if len(wrong) < FEW or len(right) > TWINS or best < HOPELESS or wrong[0].mean() > SURE:
            return None
        gap = best - wrong[0].mean()
        return Verdict(tried, len(right), gap, 0.0, 0) if gap > self.measure.gap else None
