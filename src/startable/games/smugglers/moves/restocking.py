"""Restocking from the pool, or giving to it (SM-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.smugglers.bids import speed
from startable.games.smugglers.flow import skip_idle
from startable.games.smugglers.state import RESTOCKING, SmugglersState, write_goods

_NOT_NOW: Final = Refusal("SM-501", "sm-not-restocking")


def _not_restocking(state: SmugglersState) -> Refusal | None:
    return None if state.phase == RESTOCKING else _NOT_NOW


def _next(state: SmugglersState, out: list[Event] | None) -> None:
    state.queue.pop(0)
    skip_idle(state, out)


class TakeEnergy(Move[SmugglersState]):
    kind: ClassVar[str] = "take_energy"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if _not_restocking(state) or not 1 <= self.count <= speed(state, mover):
            return _not_restocking(state) or _too_much(state, mover)
        return Refusal("SM-502", "sm-pool-short") if self.count > state.pool_energy else None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.pool_energy -= self.count
        state.energy[mover] += self.count
        if out is not None:
            out.append(Event("drew_energy", {"seat": mover, "count": self.count}))
        _next(state, out)


class TakeGoods(Move[SmugglersState]):
    kind: ClassVar[str] = "take_goods"
    fields: ClassVar[tuple[str, ...]] = ("red", "yellow", "green", "blue")

    def __init__(self, red: int, yellow: int, green: int, blue: int) -> None:
        self.red = red
        self.yellow = yellow
        self.green = green
        self.blue = blue

    def counts(self) -> list[int]:
        return [self.red, self.yellow, self.green, self.blue]

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        counts = self.counts()
        if _not_restocking(state) or min(counts) < 0 or not 1 <= sum(counts) <= speed(state, mover):
            return _not_restocking(state) or _too_much(state, mover)
        short = any([counts[colour] > state.pool_goods[colour] for colour in range(4)])
        return Refusal("SM-502", "sm-pool-short") if short else None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        for colour, count in enumerate(self.counts()):
            state.pool_goods[colour] -= count
            state.goods[mover][colour] += count
        if out is not None:
            out.append(Event("drew_goods", {"seat": mover, "goods": write_goods(self.counts())}))
        _next(state, out)


def _too_much(state: SmugglersState, seat: int) -> Refusal:
    args: dict[str, int | str] = {"token": speed(state, seat)}
    if speed(state, seat) > 0:
        return Refusal("SM-501", "sm-token-allows", args)
    return Refusal("SM-504", "sm-token-allows", args)


class Put(Move[SmugglersState]):
    """SM-504: the holder of the −1 puts one good (by colour) or one energy (4) into the pool."""

    kind: ClassVar[str] = "put"
    fields: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: int) -> None:
        self.what = what

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != RESTOCKING:
            return _NOT_NOW
        if speed(state, mover) >= 0 or not 0 <= self.what <= 4:
            return Refusal("SM-504", "sm-only-minus-one")
        have = state.energy[mover] if self.what == 4 else state.goods[mover][self.what]
        return None if have > 0 else Refusal("SM-504", "sm-nothing-to-put")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        if self.what == 4:
            state.energy[mover] -= 1
            state.pool_energy += 1
        else:
            state.goods[mover][self.what] -= 1
            state.pool_goods[self.what] += 1
        if out is not None:
            out.append(Event("put", {"seat": mover, "what": "rygbe"[self.what]}))
        _next(state, out)


class Decline(Move[SmugglersState]):
    """SM-501: nothing, thank you."""

    kind: ClassVar[str] = "decline"

    def __init__(self) -> None:
        pass

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return _not_restocking(state)

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("declined", {"seat": mover}))
        _next(state, out)


def _combinations(most: int) -> list[TakeGoods]:
    """Every choice of up to so many goods."""
    span = range(most + 1)
    every = [(r, y, g, b) for r in span for y in span for g in span for b in span]
    return [TakeGoods(r, y, g, b) for r, y, g, b in every if 1 <= r + y + g + b <= most]


GOODS_BY_SPEED: Final = [_combinations(most) for most in range(5)]
TAKE_ENERGY: Final = [TakeEnergy(count) for count in range(5)]
PUTS: Final = [Put(what) for what in range(5)]
DECLINE: Final = Decline()


def restocks(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    value = speed(state, seat)
    moves: list[Move[SmugglersState]] = [DECLINE]
    if value < 0:
        moves.extend([move for move in PUTS if move.check(state, seat) is None])
        return moves
    for count in range(1, min(value, state.pool_energy) + 1):
        moves.append(TAKE_ENERGY[count])
    pool = state.pool_goods
    for take in GOODS_BY_SPEED[value]:
        if take.red <= pool[0] and take.yellow <= pool[1] and take.green <= pool[2] and take.blue <= pool[3]:
            moves.append(take)
    return moves
