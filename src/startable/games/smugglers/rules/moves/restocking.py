"""Restocking from the pool, or giving to it (SM-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Args, Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.smugglers.box.parts import COLOURS, TOKENS, read_goods, write_goods
from startable.games.smugglers.rules.bids import speed
from startable.games.smugglers.rules.flow import skip_idle
from startable.games.smugglers.rules.referee import at_table, no_restocking
from startable.games.smugglers.state.state import SmugglersState

_ENERGY: Final = len(COLOURS)
"""Behind the colours of goods: energy."""
_STOCKS: Final = COLOURS.lower() + "e"
_FASTEST: Final = TOKENS[-1]


class Restock(Move[SmugglersState]):
    """What a player does with the pool."""

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_restocking(state, mover) or self.unfit(state, mover)

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_restocking(state, mover) if at_table(state, mover) else None

    def unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        return None


def _next(state: SmugglersState, out: list[Event] | None) -> None:
    state.queue = state.queue[1:]
    skip_idle(state, out)


class TakeEnergy(Restock):
    kind: ClassVar[str] = "take_energy"
    fields: ClassVar[tuple[str, ...]] = ("count",)
    spelling: ClassVar[Spelling] = Spelling("energy {}", range(10))

    def __init__(self, count: int) -> None:
        self.count = count

    def unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        if not 1 <= self.count <= speed(state, seat):
            return _too_much(state, seat)
        return Refusal("SM-502", "sm-pool-short") if self.count > state.pool.energy else None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.pool.hand_energy(state.players[mover], self.count)
        if out is not None:
            out.append(Event("drew_energy", {"seat": mover, "count": self.count}))
        _next(state, out)


class TakeGoods(Restock):
    kind: ClassVar[str] = "take_goods"
    fields: ClassVar[tuple[str, ...]] = ("red", "yellow", "green", "blue")

    def __init__(self, red: int, yellow: int, green: int, blue: int) -> None:
        self.red = red
        self.yellow = yellow
        self.green = green
        self.blue = blue

    def text(self) -> str:
        return f"goods {write_goods(self.counts())}"

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        head, _, letters = text.partition(" ")
        return read_goods(letters) if head == "goods" else None

    def counts(self) -> list[int]:
        return [self.red, self.yellow, self.green, self.blue]

    def unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        counts = self.counts()
        if min(counts) < 0 or not 1 <= sum(counts) <= speed(state, seat):
            return _too_much(state, seat)
        return None if self.fits(state.pool.goods) else Refusal("SM-502", "sm-pool-short")

    def fits(self, goods: list[int]) -> bool:
        return (
            self.red <= goods[0]
            and self.yellow <= goods[1]
            and self.green <= goods[2]
            and self.blue <= goods[3]
        )

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.pool.hand_goods(state.players[mover], self.counts())
        if out is not None:
            out.append(Event("drew_goods", {"seat": mover, "goods": write_goods(self.counts())}))
        _next(state, out)


def _too_much(state: SmugglersState, seat: int) -> Refusal:
    args: Args = {"token": speed(state, seat)}
    if speed(state, seat) > 0:
        return Refusal("SM-501", "sm-token-allows", args)
    return Refusal("SM-504", "sm-token-allows", args)


class Put(Restock):
    """SM-504: the holder of the −1 puts one good (by colour) or one energy (4) into the pool."""

    kind: ClassVar[str] = "put"
    fields: ClassVar[tuple[str, ...]] = ("what",)
    spelling: ClassVar[Spelling] = Spelling("put {}", _STOCKS)

    def __init__(self, what: int) -> None:
        self.what = what

    def unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        if speed(state, seat) >= 0 or not 0 <= self.what <= _ENERGY:
            return Refusal("SM-504", "sm-only-minus-one")
        player = state.players[seat]
        have = player.energy if self.what == _ENERGY else player.goods[self.what]
        return None if have > 0 else Refusal("SM-504", "sm-nothing-to-put")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        player, pool = state.players[mover], state.pool
        if self.what == _ENERGY:
            player.hand_energy(pool, 1)
        else:
            player.goods[self.what] -= 1
            pool.goods[self.what] += 1
        if out is not None:
            out.append(Event("put", {"seat": mover, "what": _STOCKS[self.what]}))
        _next(state, out)


class Decline(Restock):
    """SM-501: nothing, thank you."""

    kind: ClassVar[str] = "decline"
    spelling: ClassVar[Spelling] = Spelling("none")

    def __init__(self) -> None:
        pass

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("declined", {"seat": mover}))
        _next(state, out)


def _combinations(most: int) -> list[tuple[int, int, int, int]]:
    """Every choice of up to so many goods."""
    span = range(most + 1)
    every = [(r, y, g, b) for r in span for y in span for g in span for b in span]
    return [counts for counts in every if 1 <= sum(counts) <= most]


TAKE_GOODS: Final = [TakeGoods(*counts) for counts in _combinations(_FASTEST)]
_TAKE_GOODS_UP_TO: Final = [
    [take for take in TAKE_GOODS if sum(take.counts()) <= most] for most in range(_FASTEST + 1)
]
TAKE_ENERGY: Final = [TakeEnergy(count) for count in range(_FASTEST + 1)]
PUTS: Final = [Put(what) for what in range(len(_STOCKS))]
DECLINE: Final = Decline()


def restocks(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    value = speed(state, seat)
    moves: list[Move[SmugglersState]] = [DECLINE]
    if value < 0:
        moves.extend([move for move in PUTS if move.unfit(state, seat) is None])
        return moves
    for count in range(1, min(value, state.pool.energy) + 1):
        moves.append(TAKE_ENERGY[count])
    for take in _TAKE_GOODS_UP_TO[value]:
        if take.fits(state.pool.goods):
            moves.append(take)
    return moves
