"""Moves: all that ever changes a game."""

from abc import abstractmethod
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from startable.core.event import Event
from startable.core.refusal import Refusal
from startable.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S]):
    """A small value, never changed after it is made, shared where possible."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    number: int = -1
    """In the table of the game's codec, for shared instances alone; no part of the value."""

    @abstractmethod
    def check(self, state: S, mover: int) -> Refusal | None:
        """Why not, or None. Pure. `Rules.check` has already asked whether the mover is awaited."""

    @abstractmethod
    def apply(self, state: S, mover: int, out: list[Event] | None) -> None:
        """Changes the state; trusts that check passed. Tells what happened to `out`, if anybody listens."""

    def args(self) -> tuple[int, ...]:
        return tuple([int(getattr(self, name)) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.kind == other.kind and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((self.kind, self.args()))

    def __repr__(self) -> str:
        return f"{self.kind}{self.args()}"
