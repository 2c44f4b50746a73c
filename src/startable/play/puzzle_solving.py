"""Somebody solves a puzzle: each move is answered; afterwards one can look at what follows."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from startable.core import Move, Refusal
from startable.play.exercise import ON, REFUSED, RIGHT, WRONG, Exercise
from startable.play.lines import Line, read_line
from startable.play.puzzle import Puzzle, Step

Verdict = Literal["", "right", "on", "wrong", "refused", "aside"]
ASIDE: Final = "aside"
"""Allowed, but it settles nothing: an offer, or a step back. It was not made."""

Branch = Literal["", "follows", "instead"]


@dataclass(frozen=True)
class Answer:
    verdict: Verdict
    refusal: Refusal | None = None
    chance: float | None = None
    """To win after this move, where it was tried."""
    best: float | None = None
    """And after the best one."""


class Solving(Exercise):
    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle, len(puzzle.steps))
        self.puzzle = puzzle

    def now(self) -> Step:
        """The decision that is due, or was the last."""
        return self.puzzle.steps[min(self.step, len(self.puzzle.steps) - 1)]

    def way(self) -> list[Move[Any]]:
        """What is right from here on."""
        return [self._read(step.answers[0]) for step in self.puzzle.steps[self.step :]]

    def tried(self) -> dict[Move[Any], float]:
        """The moves of the decision that is due, with the chance to win that each leaves."""
        return {self._read(text): chance / 100 for text, chance in self.now().tried.items()}

    def make(self, move: Move[Any]) -> Answer:
        refusal = self.table.rules.check(self.table.state, self.seat, move)
        if refusal is not None:
            return Answer(REFUSED, refusal)
        if self.done:
            return Answer(WRONG)
        answer = self._answer(move)
        if answer.verdict in (ON, RIGHT):
            self.play(Line(self.seat, move))
            self.step += 1
        return answer

    def _answer(self, move: Move[Any]) -> Answer:
        tried, text = self.now().tried, move.text()
        if text not in tried:
            return Answer(ASIDE)
        chance, best = tried[text] / 100, max(tried.values()) / 100
        if text not in self.now().answers:
            return Answer(WRONG, None, chance, best)
        last = self.step + 1 == len(self.puzzle.steps)
        return Answer(RIGHT if last else ON, None, chance, best)


def branch(puzzle: Puzzle, which: Branch) -> list[str]:
    return puzzle.follows if which == "follows" else puzzle.instead if which == "instead" else []


def watched(puzzle: Puzzle, which: Branch, lines: int) -> Solving:
    """What follows, so many lines of it; for looking at, not for solving."""
    solving = Solving(puzzle)
    for text in branch(puzzle, which)[:lines]:
        solving.play(read_line(puzzle.game, text))
    return solving
