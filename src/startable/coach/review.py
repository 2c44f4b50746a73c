"""A finished game looked through: each seat's chance all along, luck kept apart from skill.

Luck is what chance did against the mean of all that it could have done, with everything in the open. Skill
is what a choice left of the best chance to be had, judged by what that seat could know.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from startable.bots.outlook import Outlook
from startable.coach.advice import Advice, Adviser
from startable.core import CHANCE, Stream
from startable.play.journal import Journal, steps
from startable.play.lines import Line
from startable.play.table import Table

COSTLIEST = 3
_NEAR = 1e-6

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Step:
    """One line of the journal, and what it did to the chances."""

    v: int
    mover: int
    chances: list[float]
    """Everybody's, after the line."""
    luck: list[float] = field(default_factory=list)
    """By seat, if chance moved: what it gave or took."""
    chance: float = 0.0
    """If a seat chose: its chance after the best move it could see."""
    lost: float = 0.0
    """How much of that its choice gave away."""
    best: Advice | None = None
    """The better move, if there was one."""


@dataclass(frozen=True)
class Review:
    first: list[float]
    """Everybody's chances before the first line."""
    steps: list[Step]

    def luck(self, seat: int) -> float:
        return sum(step.luck[seat] for step in self.steps if step.luck)

    def lost(self, seat: int) -> float:
        return sum(step.lost for step in self.steps if step.mover == seat)

    def choices(self, seat: int) -> int:
        """In how many decisions there was something to choose."""
        return sum(step.mover == seat and step.chance > 0 for step in self.steps)

    def costliest(self, seat: int | None = None) -> list[Step]:
        """The decisions that cost most, of one seat or of all."""
        found = [step for step in self.steps if step.lost > _NEAR and seat in (None, step.mover)]
        return sorted(found, key=lambda step: -step.lost)[:COSTLIEST]


def review(journal: Journal, progress: Progress = lambda done: None) -> Review:
    return _Reviewer(journal).run(progress)


class _Reviewer:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        header = journal.header
        self._game, self._rules = header.game, header.rules
        heuristics = self._game.heuristics(self._rules)
        self._depth = heuristics.foresight - 1
        self._outlook = Outlook(self._rules, heuristics)
        self._adviser = Adviser(self._game, self._rules)

    def run(self, progress: Progress) -> Review:
        before = self._rules.start()
        first = self._outlook.chances(before, self._depth)
        found = []
        for v, (line, _, table) in enumerate(steps(self._journal), 1):
            found.append(self._step(v, line, before, table))
            before = table.state.clone()
            progress(v)
        return Review(first, found)

    def _step(self, v: int, line: Line, before: Any, table: Table) -> Step:
        chances = self._outlook.chances(table.state, self._depth)
        if line.mover == CHANCE:
            return Step(v, CHANCE, chances, self._luck(before, chances))
        if line.mover < 0:
            return Step(v, line.mover, chances)
        return self._choice(v, line, before, chances)

    def _luck(self, before: Any, after: list[float]) -> list[float]:
        expected = self._outlook.before_chance(before, self._depth)
        return [now - mean for now, mean in zip(after, expected, strict=True)]

    def _choice(self, v: int, line: Line, before: Any, chances: list[float]) -> Step:
        seat = line.mover
        if len(self._rules.legal(before, seat)) == 1:
            return Step(v, seat, chances)
        view = self._game.secrecy.view(before, seat)
        advice = self._adviser.advise(view, seat, Stream(v))
        best = advice[0]
        made = next((each.chance for each in advice if each.move == line.move), None)
        if made is None:
            worlds = self._adviser.worlds(view, Stream(v))
            made = self._adviser.judge(worlds, seat, [line.move])[line.move]
        lost = max(0.0, best.chance - made)
        return Step(v, seat, chances, [], best.chance, lost, best if lost > _NEAR else None)
