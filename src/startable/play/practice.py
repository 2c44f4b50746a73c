"""Somebody does a lesson: each move is answered, and what others do follows by itself."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from startable.core import Event, Move, Refusal
from startable.play.expectations import differences
from startable.play.lesson import Lesson, Step
from startable.play.lines import read_line, read_mover
from startable.play.table import Table

Verdict = Literal["", "right", "on", "wrong", "refused"]
RIGHT: Final = "right"
"""The step is done."""
ON: Final = "on"
"""So far so good: the step wants more."""
WRONG: Final = "wrong"
"""Allowed, but not what is asked; it was not made."""
REFUSED: Final = "refused"


@dataclass(frozen=True)
class Answer:
    verdict: Verdict
    refusal: Refusal | None = None


class Practice:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        rules = lesson.table_rules()
        self.table = Table(lesson.game, rules, _never, lesson.game.read_position(lesson.position, rules))
        self.seat = read_mover(lesson.seat)
        self.step = 0
        self._made = 0
        """Moves in this step."""
        self.happened: list[tuple[int, Event]] = []
        """All events so far, each with the number of its line."""

    @property
    def done(self) -> bool:
        return self.step == len(self.lesson.steps)

    def way(self) -> list[Move[Any]]:
        """How this step is done from its beginning, for whoever is stuck; nothing once all is done."""
        return [] if self.done else [self._read(text) for text in self._now().show]

    def make(self, move: Move[Any]) -> Answer:
        refusal = self.table.rules.check(self.table.state, self.seat, move)
        if refusal is not None:
            return Answer(REFUSED, refusal)
        if self.done or not self._is_asked(move):
            return Answer(WRONG)
        self._play(self.seat, move)
        self._made += 1
        if not self._reached():
            return Answer(ON)
        self._go_on()
        return Answer(RIGHT)

    def _play(self, mover: int, move: Move[Any]) -> None:
        events: list[Event] = []
        if refusal := self.table.play(mover, move, events):
            raise ValueError(f"{self.lesson.name}, step {self.step + 1}: {move.text()} breaks {refusal.rule}")
        self.happened += [(len(self.table.lines), event) for event in events]

    def _now(self) -> Step:
        return self.lesson.steps[self.step]

    def _read(self, text: str) -> Move[Any]:
        return self.lesson.game.read_move(text)

    def _is_asked(self, move: Move[Any]) -> bool:
        step = self._now()
        wanted = [step.show[self._made], *step.also] if not step.until else []
        return bool(step.until) or move in [self._read(text) for text in wanted]

    def _reached(self) -> bool:
        step = self._now()
        if step.until:
            return not list(differences(self.table, dict(step.until)))
        return self._made == len(step.show)

    def _go_on(self) -> None:
        for text in self._now().then:
            line = read_line(self.lesson.game, text)
            self._play(line.mover, line.move)
        self.step += 1
        self._made = 0


def _never(total: int) -> int:
    """Chance does what the lesson says."""
    raise ValueError("no lesson leaves anything to chance")
