"""Somebody is to find moves from a position: what doing a lesson and solving a puzzle have in common."""

from abc import ABC, abstractmethod
from typing import Any, Final, Protocol

from startable.core import Event, Move, Rules
from startable.play.catalogue import AnyGame
from startable.play.lines import Line, read_mover
from startable.play.table import Table

RIGHT: Final = "right"
"""All that is asked for now was done."""
ON: Final = "on"
"""So far so good: more is asked for."""
WRONG: Final = "wrong"
"""Allowed, but not what is asked; it was not made."""
REFUSED: Final = "refused"


class Task(Protocol):
    """A lesson or a puzzle."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def name(self) -> str: ...
    @property
    def position(self) -> str: ...
    @property
    def seat(self) -> str: ...
    def table_rules(self) -> Rules[Any]: ...


class Exercise(ABC):
    """A position from which somebody plays one seat, and all that has happened since."""

    def __init__(self, task: Task, steps: int) -> None:
        rules = task.table_rules()
        self.game = task.game
        self.table = Table(task.game, rules, _never, task.game.read_position(task.position, rules))
        self.seat = read_mover(task.seat)
        self.step = 0
        self.steps = steps
        self.happened: list[tuple[int, Event]] = []
        """All events so far, each with the number of its line."""
        self._name = task.name

    @property
    def done(self) -> bool:
        return self.step == self.steps

    @abstractmethod
    def way(self) -> list[Move[Any]]:
        """What is right, for whoever is stuck; nothing once all is done."""

    def play(self, line: Line) -> None:
        events: list[Event] = []
        if refusal := self.table.play(line.mover, line.move, events):
            raise ValueError(f"{self._name}, step {self.step + 1}: {line.move.text()} breaks {refusal.rule}")
        self.happened += [(len(self.table.lines), event) for event in events]

    def _read(self, text: str) -> Move[Any]:
        return self.game.read_move(text)


def _never(total: int) -> int:
    """Chance does what the task says."""
    raise ValueError("no lesson and no puzzle leaves anything to chance")
