"""The contract of a game: whom it awaits, what they may do, what chance may do, and how it ends."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, Sequence, final

from mypy_extensions import mypyc_attr

from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK, NOBODY, seats_in
from startable.core.option import Options
from startable.core.refusal import Refusal
from startable.core.stream import Stream


@final
class Awaits:
    """Whom the game waits for: seats as a bit mask, chance, or the clock after so many milliseconds.

    A clock runs on while its number stays the same. In a race, a seat makes at most one move in `pace_ms`.
    Other seats may be free to move as well: nobody waits for them, and no bot is asked.
    """

    def __init__(
        self,
        seats: int = 0,
        chance: bool = False,
        clock_ms: int = 0,
        clock: int = 0,
        pace_ms: int = 0,
        free: int = 0,
    ) -> None:
        self.seats = seats
        self.free = free
        self.chance = chance
        self.clock_ms = clock_ms
        self.clock = clock
        self.pace_ms = pace_ms
        self.over = not (seats or chance or clock_ms)
        self.first = (seats & -seats).bit_length() - 1 if seats else NOBODY
        """The lowest awaited seat."""

    def mover(self, mover: int) -> bool:
        """Can this mover move now, awaited or free to?"""
        if mover >= 0:
            return bool((self.seats | self.free) >> mover & 1)
        return self.chance if mover == CHANCE else mover == CLOCK and self.clock_ms > 0

    def waits_for(self, seat: int) -> bool:
        return bool(self.seats >> seat & 1)

    def each(self) -> list[int]:
        return seats_in(self.seats)


OVER: Final = Awaits()
CHANCE_NEXT: Final = Awaits(chance=True)


@final
class Outcomes(Generic[S]):
    """What chance may do next, with integer weights."""

    def __init__(self, moves: Sequence[Move[S]], weights: Sequence[int] = ()) -> None:
        self.moves = list(moves)
        self.weights = list(weights) or [1] * len(self.moves)
        self.total = sum(self.weights)
        self.even = self.total == len(self.moves)

    def at(self, point: int) -> Move[S]:
        """The outcome that covers this point, from 0 to below the total."""
        if self.even:
            return self.moves[point]
        index = 0
        while point >= self.weights[index]:
            point -= self.weights[index]
            index += 1
        return self.moves[index]

    def pairs(self) -> list[tuple[Move[S], int]]:
        return list(zip(self.moves, self.weights, strict=True))


class Result:
    """How a game ended: the winners as a mask (none: a draw) and the rule that says so."""

    def __init__(self, winners: int, rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def share(self, seat: int) -> float:
        """What this seat won of the game: 1 alone, an equal share with others; a draw is shared by nobody."""
        count = self.winners.bit_count()
        return 1.0 / count if self.winners >> seat & 1 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game with one set of options. Holds no game in progress."""

    turn_rule: ClassVar[str] = ""
    """Cited when somebody moves who is not awaited."""
    end_rule: ClassVar[str] = ""
    """Cited when somebody moves after the end."""
    chance_rule: ClassVar[str] = ""
    """Cited when a chance move is not among the outcomes."""
    pace_rule: ClassVar[str] = ""
    """Cited when a seat moves again too soon in a race."""
    time_up: Move[S] | None = None
    """What the clock does when it is awaited; None in games without a clock."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.races = False
        """Is it played against time? Then a live game begins when everybody has said that they are ready."""
        self.alike = False
        """Is nothing before the first line that sets the seats apart? Then chance decides who begins."""

    @abstractmethod
    def start(self) -> S:
        """A new game."""

    @abstractmethod
    def awaits(self, state: S) -> Awaits:
        """Whom the game waits for; nobody: it is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Move[S]]:
        """The moves of an awaited seat, in a fixed order. Do not change the list: it may be shared."""

    def some(self, state: S, seat: int, stream: Stream) -> Move[S]:
        """One of these moves, all equally likely. A game may find the same one without listing them."""
        moves = self.legal(state, seat)
        return moves[stream.below(len(moves))]

    @abstractmethod
    def outcomes(self, state: S) -> Outcomes[S]:
        """What chance may do; asked only when chance is awaited."""

    def some_outcome(self, state: S, stream: Stream) -> Move[S]:
        """One of them, as likely as it weighs. Here too a game may find it without listing them."""
        outcomes = self.outcomes(state)
        return outcomes.at(stream.below(outcomes.total))

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points by seat, as people count them."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""

    def turn_rule_at(self, state: S) -> str:
        """The rule that says who is awaited now; games whose phases differ in that override it."""
        return self.turn_rule

    def ended(self, state: S) -> Refusal:
        """What every move meets after the end; a game with several ends names the one it came to."""
        return Refusal(self.end_rule, "game-over")

    def check(self, state: S, mover: int, move: Move[S], known: Awaits | None = None) -> Refusal | None:
        """The one gate for moves from outside: live play, journals and scenarios all pass here.

        Whoever has asked already whom the state awaits says so.
        """
        awaits = self.awaits(state) if known is None else known
        if awaits.over:
            return self.ended(state)
        if not awaits.mover(mover) or (mover == CLOCK and move != self.time_up):
            return move.untimely(state, mover) or Refusal(self.turn_rule_at(state), "not-awaited")
        if mover == CHANCE and move not in self.outcomes(state).moves:
            return Refusal(self.chance_rule, "not-an-outcome")
        return move.check(state, mover)
