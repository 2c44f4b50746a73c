"""What a seat of one running game may do, by numbers, and what it sees: the pieces of a learner's rows.

A game may offer a sight of its own (`Game.sight`) that keeps what stays the same from one look to the next.
It looks at the true state, since hiding costs more than looking; but its pieces, joined, must be what
`Numbers.observe` makes of what the seat knows. Conformance holds it to that.
"""

from abc import abstractmethod
from typing import Callable, Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from startable.core.known import Known
from startable.core.layout import Layout
from startable.core.move import Move, S
from startable.core.rules import Rules
from startable.core.stream import Stream

Piece = bytes | bytearray
"""Of a row. It may be changed when the game goes on, so pieces are joined before."""
ONE_BYTE: Final = [bytes([number]) for number in range(256)]
"""By number: the same as a byte. Compiled, looking one up costs a tenth of making it."""


_BITS: Final = 16
_SPREAD: Final = [b""] * (1 << _BITS)


def spread(bits: i64) -> bytes:
    """The sixteen lowest bits of a mask, each as a byte; such rows are made when they are first asked for."""
    low: i64 = bits & 0xFFFF
    row = _SPREAD[low]
    if not row:
        row = bytes([int(low >> bit & 1) for bit in range(_BITS)])
        _SPREAD[low] = row
    return row


_BLANKS: Final[dict[int, bytearray]] = {}


def _blank(moves: int) -> bytearray:
    """A mask that allows nothing, the same for all tables: in a batch, each of its own would be far away."""
    return _BLANKS.setdefault(moves, bytearray(moves))


@final
@mypyc_attr(acyclic=True)
class Kept:
    """Counts as bytes, made anew only when one of them has changed."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._row = b""

    def row(self, counts: list[int]) -> bytes:
        if counts != self._counts:
            self._counts = counts.copy()
            self._row = bytes(counts)
        return self._row


class Sight(Generic[S]):
    def __init__(self, rules: Rules[S], moves: int) -> None:
        self.rules = rules
        self.moves = moves
        """How many numbers there are for moves."""
        self._blank = _blank(moves)
        self._legal: list[Move[S]] = []
        self._drawn = 0
        """Where the move stands among them that was drawn last: mostly it is played next."""

    # --- what it may do ---

    def ask(self, state: S, seat: int) -> None:
        """Finds the legal moves of an awaited seat; what is told of them holds until the next move."""
        self._state = state
        self._legal = self.rules.legal(state, seat)
        self._drawn = 0

    def numbers(self) -> list[int]:
        """In the order of the legal moves. They are asked for again and not kept: in a batch that is less
        to fetch from far memory."""
        return [move.number(self._state) for move in self._legal]

    def move(self, number: int) -> Move[S] | None:
        """The legal move of this number."""
        state, drawn = self._state, self._legal[self._drawn]
        if drawn.number(state) == number:
            return drawn
        for move in self._legal:
            if move.number(state) == number:
                return move
        return None

    def draw(self, stream: Stream) -> int:
        """One of the numbers, all equally likely."""
        self._drawn = stream.below(len(self._legal))
        return self._legal[self._drawn].number(self._state)

    def add_mask(self, pieces: list[Piece]) -> None:
        """By number: 1 for a legal move."""
        mask, state = self._blank.copy(), self._state
        for move in self._legal:
            mask[move.number(state)] = 1
        pieces.append(mask)

    # --- what it sees ---

    def forget(self) -> None:
        """Another game begins."""

    def fetch(self, state: S) -> i64:
        """Reads a little of all that the next move and look need; the sum means nothing.

        So a processor fetches it side by side, where they would wait for one part after the other: many
        tables lie in far memory. For speed alone, and a game may leave it.
        """
        return 0

    @abstractmethod
    def add_seen(self, pieces: list[Piece], state: S, seat: int) -> None:
        """The observation: what the seat knows, and nothing else."""

    def still(self, state: S, seat: int) -> int:
        """So many numbers at the beginning of the observation are as they were when this was asked last.
        For whoever keeps one row for this game, and asks before each writing."""
        return 0

    def add_rest(self, pieces: list[Piece], state: S, seat: int, still: int) -> None:
        """The observation without these."""
        if not still:
            self.add_seen(pieces, state, seat)
            return
        row: list[Piece] = []
        self.add_seen(row, state, seat)
        pieces.append(b"".join(row)[still:])


class PlainSight(Sight[S]):
    """For a game that keeps nothing: every look is made anew."""

    def __init__(
        self, rules: Rules[S], layout: Layout[S], moves: int, observe: Callable[[Known[S]], bytearray]
    ) -> None:
        super().__init__(rules, moves)
        self._layout = layout
        self._observe = observe

    def add_seen(self, pieces: list[Piece], state: S, seat: int) -> None:
        pieces.append(self._observe(self._layout.hide(state, seat)))
