"""Moves: all that ever changes a game."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from startable.core.event import Event
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.core.state import State

S = TypeVar("S", bound=State)

UNNUMBERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S]):
    """A small value, never changed after it is made, shared where possible. It knows its text and number."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    spelling: ClassVar[Spelling]
    """How a move of this kind is written; no two kinds may be written alike."""
    asks: ClassVar[bool] = False
    """Whether it only asks others for something: nothing comes of it unless they agree."""
    index: int = UNNUMBERED
    """Its place in the table of the game's numbers; no part of the value."""
    _args: tuple[int, ...] | None = None

    @abstractmethod
    def check(self, state: S, mover: int) -> Refusal | None:
        """Why not, or None. Pure. `Rules.check` has already asked whether the mover is awaited."""

    @abstractmethod
    def apply(self, state: S, mover: int, out: list[Event] | None) -> None:
        """Changes the state; trusts that check passed. Tells what happened to `out`, if anybody listens."""

    def untimely(self, state: S, mover: int) -> Refusal | None:
        """Why this move cannot be made by somebody whom the game does not await now, as a referee would say.

        None: there is no more to say than that.
        """
        return None

    def args(self) -> tuple[int, ...]:
        if self._args is None:
            self._args = tuple([int(getattr(self, name)) for name in self.fields])
        return self._args

    def text(self) -> str:
        """In notation."""
        return self.spelling.write(self.args())

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        """The fields of the move that a text in lower case and single spaces means, or None."""
        return cls.spelling.read(text)

    def number(self, state: S) -> int:
        """For learners. Moves may share one if a seat knows which of them is meant."""
        return self.index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.kind == other.kind and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((self.kind, self.args()))

    def __repr__(self) -> str:
        return f"{self.kind}{self.args()}"
