"""What is told of a lesson and of a puzzle alike: where somebody is in it."""

from typing import Any

from startable.core import Move, Refusal
from startable.play.exercise import Exercise
from startable.server.protocol import Choice, Frame
from startable.server.protocol.fields import NO_CLOCK
from startable.server.protocol.http import LessonPlace, PuzzlePlace
from startable.server.tables.snapshot import Snapshot


def frame(exercise: Exercise, before: int, language: str) -> Frame:
    """As the one who does it sees it, with all that happened since there were so many events."""
    snapshot = Snapshot(exercise.table, exercise.happened[before:], NO_CLOCK)
    return snapshot.frame(((exercise.seat,), language))


def colours(exercise: Exercise) -> list[str]:
    return list(exercise.game.colours[: exercise.table.rules.seats])


def choice(exercise: Exercise, move: Move[Any]) -> Choice:
    return Choice(exercise.seat, move.kind, list(move.args()), move.text())


def way(exercise: Exercise) -> list[Choice]:
    return [choice(exercise, move) for move in exercise.way()]


def add_refusal(found: LessonPlace | PuzzlePlace, refusal: Refusal | None) -> None:
    if refusal is not None:
        found.rule, found.fact, found.args = refusal.rule, refusal.fact, dict(refusal.args)
