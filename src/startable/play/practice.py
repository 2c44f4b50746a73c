"""Somebody does a lesson: each move is answered, and what others do follows by itself."""

from dataclasses import dataclass
from typing import Any, Literal

from startable.core import Move, Refusal
from startable.play.exercise import ON, REFUSED, RIGHT, WRONG, Exercise
from startable.play.expectations import differences
from startable.play.lesson import Lesson, Step
from startable.play.lines import Line, read_line

Verdict = Literal["", "right", "on", "wrong", "refused"]


@dataclass(frozen=True)
class Answer:
    verdict: Verdict
    refusal: Refusal | None = None


class Practice(Exercise):
    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, len(lesson.steps))
        self.lesson = lesson
        self._made = 0
        """Moves in this step."""

    def way(self) -> list[Move[Any]]:
        """How this step is done from its beginning."""
        return [] if self.done else [self._read(text) for text in self._now().show]

    def make(self, move: Move[Any]) -> Answer:
        refusal = self.table.rules.check(self.table.state, self.seat, move)
        if refusal is not None:
            return Answer(REFUSED, refusal)
        if self.done or not self._is_asked(move):
            return Answer(WRONG)
        self.play(Line(self.seat, move))
        self._made += 1
        if not self._reached():
            return Answer(ON)
        self._go_on()
        return Answer(RIGHT)

    def _now(self) -> Step:
        return self.lesson.steps[self.step]

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
            self.play(read_line(self.game, text))
        self.step += 1
        self._made = 0
