"""A game as the rest of the program meets it: one object that binds the game's rooms together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.option import Option, Options, read_options
from startable.core.rules import Rules
from startable.core.unreadable import Unreadable

View = Mapping[str, Any]
"""What one seat may see, as plain values that JSON can carry."""

Pick = Callable[[int], int]
"""Picks a number from 0 to below the given one."""

Say = Callable[[str, Mapping[str, object]], str]
"""Says a message of the words in somebody's language, with these values in it."""


class Notation(Protocol[S]):
    """Moves and positions as text. Reading raises Unreadable; what was written reads back as the same."""

    def write_move(self, move: Move[S]) -> str: ...
    def read_move(self, text: str) -> Move[S]: ...
    def write_position(self, state: S) -> str: ...
    def read_position(self, text: str, rules: Rules[S]) -> S: ...


class Secrecy(Protocol[S]):
    """The only room where it is decided who sees what."""

    @property
    def OPEN(self) -> bool:
        """Does everybody see the same, watchers too?"""
        ...

    def view(self, state: S, seat: int) -> View:
        """What this seat may see, built up from nothing; seat -1 only watches."""
        ...

    def world(self, view: View, rules: Rules[S], pick: Pick) -> S:
        """A state that could be the true one for all that this view tells."""
        ...


class Codec(Protocol[S]):
    """Seats' moves and views as numbers, for learners."""

    @property
    def MOVES(self) -> int:
        """How many numbers there are for moves."""
        ...

    @property
    def WIDTH(self) -> int:
        """How many numbers an observation has."""
        ...

    def encode(self, move: Move[S], state: S) -> int:
        """The number of a legal move. Moves may share one if the view tells which of them is meant."""
        ...

    def decode(self, number: int, view: View) -> Move[S]: ...

    def observe(self, state: S, seat: int) -> bytearray:
        """What the view of this seat tells, and no more. It is read off the state for speed alone.

        So every state with the same view gives the same: a conformance check holds it to that.
        """
        ...


class Drawing(Protocol):
    """The table as text, for terminals. Letters tell everything; colours only help."""

    @property
    def STYLES(self) -> Mapping[str, str]:
        """Patterns in that text, each with its colours as Rich names them."""
        ...

    def text(self, view: View, seat: int, say: Say) -> str:
        """The table with this seat's side in front; seat -1 only watches."""
        ...


class Listing:
    """For a game that draws nothing itself: its view, value by value."""

    STYLES: Mapping[str, str] = {}

    def text(self, view: View, seat: int, say: Say) -> str:
        return "\n".join(f"{name}: {value}" for name, value in view.items())


LISTING = Listing()


@dataclass(frozen=True)
class Game(Generic[S]):
    """All that is public of a game. Each field is a room of its package, named after its module."""

    name: str
    package: str
    """Where its rulebooks and words lie."""
    prefix: str
    """Of its rule ids: "UR" for UR-101."""
    version: int
    """Of its rules; goes up when a journal of an older version may no longer replay."""
    seats: range
    colours: tuple[str, ...]
    """Seat 0's colour name first; each has a word in the game's words."""
    options: tuple[Option, ...]
    make: Callable[[int, Options], Rules[S]]
    kinds: Mapping[str, type[Move[S]]]
    secrecy: Secrecy[S]
    notation: Notation[S]
    codec: Codec[S]
    heuristics: Callable[[Rules[S]], Heuristics[S]]
    in_turns: Mapping[str, object] = field(default_factory=dict)
    """Options under which programs and terminals can play a game of races, turn by turn."""
    levels: tuple[str, ...] = ("greedy~85", "greedy~55", "greedy~30", "greedy~15", "greedy")
    """The bots that play at levels 1 to 5; each beats the one before it."""
    draw: Drawing = LISTING
    live: bool = True
    """Has a board on the page; one that has none yet can be played by programs and in terminals."""

    def turn_rules(self, seats: int = 0, options: Mapping[str, object] | None = None) -> Rules[S]:
        """Like rules, but a race is played turn by turn unless the options say otherwise."""
        return self.rules(seats, {**self.in_turns, **(options or {})})

    def rules(self, seats: int = 0, options: Mapping[str, object] | None = None) -> Rules[S]:
        """The rules for so many seats (by default the fewest) and options; Unreadable if not offered."""
        count = seats or self.seats.start
        if count not in self.seats:
            raise Unreadable("seats-not-offered", {"seats": self.seat_counts()})
        return self.make(count, read_options(self.options, options or {}))

    def seat_counts(self) -> str:
        """For how many players it is, as people write it: 2, or 3–6."""
        low, high = self.seats[0], self.seats[-1]
        return str(low) if low == high else f"{low}–{high}"

    def move(self, kind: str, args: list[int]) -> Move[S]:
        """A move from its wire form: its kind and its fields in order."""
        maker: Any = self.kinds.get(kind)
        if maker is None or len(args) != len(maker.fields):
            raise Unreadable("move-unknown", {"text": kind})
        made: Move[S] = maker(*args)
        return made
