"""A game as the rest of the program meets it: one object that binds its parts together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol

from startable.core.drawing import Drawing
from startable.core.heuristics import Heuristics
from startable.core.known import Known
from startable.core.layout import Layout
from startable.core.move import Move, S
from startable.core.option import Option, Options, read_options
from startable.core.reason import Reasons, no_reasons
from startable.core.rules import Rules
from startable.core.sight import PlainSight, Sight
from startable.core.unreadable import Unreadable

View = Mapping[str, Any]
"""What one seat may see, as plain values that JSON can carry."""

Say = Callable[[str, Mapping[str, object]], str]
"""Says a message of the words in somebody's language, with these values in it."""


class Numbers(Protocol[S]):
    """Seats' moves and what they know as numbers, for learners."""

    @property
    def MOVES(self) -> int:
        """How many numbers there are for moves."""
        ...

    @property
    def WIDTH(self) -> int:
        """How many numbers an observation has."""
        ...

    def decode(self, number: int, known: Known[S]) -> Move[S]: ...
    def observe(self, known: Known[S]) -> bytearray: ...


Picture = Callable[[View, int, bool], Drawing]
"""Draws the table as this seat sees it (NOBODY only watches), for a dark page or a light one."""


class TextBoard(Protocol):
    """The table as text, for terminals. Letters tell everything; colours only help."""

    @property
    def STYLES(self) -> Mapping[str, str]:
        """Patterns in that text, each with its colours as Rich names them."""
        ...

    def text(self, view: View, seat: int, say: Say) -> str:
        """The table with this seat's side in front; NOBODY only watches."""
        ...


class Listing:
    """For a game that draws nothing itself: its view, value by value."""

    STYLES: Mapping[str, str] = {}

    def text(self, view: View, seat: int, say: Say) -> str:
        return "\n".join(f"{name}: {value}" for name, value in view.items())


LISTING = Listing()


@dataclass(frozen=True)
class Game(Generic[S]):
    """All that is public of a game."""

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
    layout: Layout[S]
    possible: Callable[[S], None]
    """Asks of a position from outside whether it can exist; Unreadable says which rule it breaks."""
    view: Callable[[Known[S]], View]
    numbers: Numbers[S]
    heuristics: Callable[[Rules[S]], Heuristics[S]]
    reasons: Reasons[S] = no_reasons
    """What is true of a move and matters; the coach shows what sets it apart."""
    in_turns: Mapping[str, object] = field(default_factory=dict)
    """Options under which programs and terminals can play a game of races, turn by turn."""
    levels: tuple[str, ...] = ("greedy~100", "greedy~50", "greedy~25", "greedy~10", "greedy")
    """The bots that play at levels 1 to 5; each beats the one before it."""
    ladder: tuple[float, ...] = ()
    """How much level 2 won of its games against level 1, 3 against 2 and so on, as far as that was measured;
    such levels hold the ratings of people in place (benchmarks/bots.md)."""
    text_board: TextBoard = LISTING
    picture: Picture | None = None
    """Without one, its text board is shown as a picture."""
    sight: Callable[[Rules[S]], Sight[S]] | None = None
    """Keeps what learners see of one game from step to step; without one, every look is made anew."""

    def turn_rules(self, seats: int = 0, options: Mapping[str, object] | None = None) -> Rules[S]:
        """Like rules, but a race is played turn by turn unless the options say otherwise."""
        return self.rules(seats, {**self.in_turns, **(options or {})})

    def rules(self, seats: int = 0, options: Mapping[str, object] | None = None) -> Rules[S]:
        """The rules for so many seats (by default the fewest) and options; Unreadable if not offered."""
        count = seats or self.seats.start
        if count not in self.seats:
            raise Unreadable("seats-not-offered", {"seats": self.seat_counts()})
        return self.make(count, read_options(self.options, options or {}))

    def new_sight(self, rules: Rules[S]) -> Sight[S]:
        if self.sight is not None:
            return self.sight(rules)
        return PlainSight(rules, self.layout, self.numbers.MOVES, self.numbers.observe)

    def key(self, name: str) -> str:
        """Of a message in the game's words."""
        return f"{self.prefix.lower()}-{name}"

    def seat_counts(self) -> str:
        """For how many players it is, as people write it: 2, or 3–6."""
        low, high = self.seats[0], self.seats[-1]
        return str(low) if low == high else f"{low}–{high}"

    def move(self, kind: str, args: list[int]) -> Move[S]:
        """A move as messages have it: its kind and its fields in order."""
        maker: Any = self.kinds.get(kind)
        if maker is None or len(args) != len(maker.fields):
            raise Unreadable("move-unknown", {"text": kind})
        made: Move[S] = maker(*args)
        return made

    def read_move(self, text: str) -> Move[S]:
        """A move from its notation."""
        word = " ".join(text.lower().split())
        for kind, maker in self.kinds.items():
            if (args := maker.read_args(word)) is not None:
                return self.move(kind, args)
        raise Unreadable(self.key("move-unreadable"), {"text": text.strip()[:40]})

    def read_position(self, text: str, rules: Rules[S]) -> S:
        """A position from outside; Unreadable if it is none, or none that can exist."""
        state = self.layout.read(text, rules.start())
        self.possible(state)
        return state
