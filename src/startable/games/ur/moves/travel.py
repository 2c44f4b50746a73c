"""Entering and travelling: the four ways a disc moves by the whole roll (UR-204 to UR-211)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.ur.board import FACES, LAST, PATHS, step_name
from startable.games.ur.flow import end_turn
from startable.games.ur.state import SHIFT, STEP_BITS, Tower, UrState, disc
from startable.games.ur.towers import land, lift, prisoners, top_is


class Travel(Move[UrState]):
    """One disc, by the whole roll. `dst` and `src` are steps on the mover's own path."""

    src: int
    dst: int

    @abstractmethod
    def length(self) -> int:
        """How many fields the move counts; must equal the roll (UR-202)."""

    @abstractmethod
    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        """Why there is no disc to move so."""

    @abstractmethod
    def carried(self, state: UrState, seat: int) -> int:
        """How many prisoners come along."""

    def check(self, state: UrState, mover: int) -> Refusal | None:
        return (
            _skipped(state) or self.unfit(state, mover) or self._misses(state) or self._too_high(state, mover)
        )

    def _misses(self, state: UrState) -> Refusal | None:
        if self.length() != state.roll:
            return Refusal("UR-202", "ur-whole-roll", {"roll": state.roll, "length": self.length()})
        if self.dst > LAST:
            return Refusal("UR-210", "ur-past-base", {"roll": state.roll, "left": LAST - self.src})
        return Refusal("UR-207", "ur-below-home", {"roll": state.roll}) if self.dst < 0 else None

    def _too_high(self, state: UrState, seat: int) -> Refusal | None:
        limit = state.choices.tower_limit
        if limit == 0:
            return None
        # On base-1 the carried ones leave the game (UR-402) and add no height.
        carried = 0 if self.dst == LAST else self.carried(state, seat)
        height = len(state.towers[PATHS[seat][self.dst]]) + 1 + carried
        return (
            Refusal("UR-604", "ur-too-high", {"height": height, "limit": limit}) if height > limit else None
        )


class Enter(Travel):
    """UR-204: a new disc from the hand."""

    kind: ClassVar[str] = "enter"
    fields: ClassVar[tuple[str, ...]] = ("dst",)

    def __init__(self, dst: int) -> None:
        self.src = -1
        self.dst = dst

    def length(self) -> int:
        return self.dst + 1

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return Refusal("UR-204", "ur-hand-empty") if state.hands[seat] == 0 else None

    def carried(self, state: UrState, seat: int) -> int:
        return 0

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        state.hands[mover] -= 1
        if out is not None:
            out.append(Event("entered", {"seat": mover, "to": step_name(self.dst)}))
        land(state, mover, self.dst, NEW_DISC[mover], out)
        end_turn(state, mover, out)


class Forward(Travel):
    """UR-205: a disc on the board goes on along its path."""

    kind: ClassVar[str] = "forward"
    fields: ClassVar[tuple[str, ...]] = ("src", "dst")

    def __init__(self, src: int, dst: int) -> None:
        self.src = src
        self.dst = dst

    def length(self) -> int:
        return self.dst - self.src

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return _not_on_top(state, seat, self.src)

    def carried(self, state: UrState, seat: int) -> int:
        return prisoners(state.towers[PATHS[seat][self.src]])

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        _carry(state, mover, self.src, self.dst, out)


class Backward(Forward):
    """UR-206: a red disc goes back along its path."""

    kind: ClassVar[str] = "backward"
    fields: ClassVar[tuple[str, ...]] = ("src", "dst")

    def length(self) -> int:
        return self.src - self.dst

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return _not_on_top(state, seat, self.src) or _not_free_to_go_back(state, seat, self.src)


class Reenter(Travel):
    """UR-208: a red disc on base-1 comes in again like a new one."""

    kind: ClassVar[str] = "reenter"
    fields: ClassVar[tuple[str, ...]] = ("dst",)

    def __init__(self, dst: int) -> None:
        self.src = LAST
        self.dst = dst

    def length(self) -> int:
        return self.dst + 1

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return None if top_is(state.towers[PATHS[seat][LAST]], seat) else Refusal("UR-208", "ur-base-empty")

    def carried(self, state: UrState, seat: int) -> int:
        return 0

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        load = lift(state, mover, LAST)
        if out is not None:
            out.append(Event("reentered", {"seat": mover, "to": step_name(self.dst)}))
        land(state, mover, self.dst, load, out)
        end_turn(state, mover, out)


def _carry(state: UrState, seat: int, src: int, dst: int, out: list[Event] | None) -> None:
    load = lift(state, seat, src)
    if out is not None:
        args: dict[str, int | str] = {"seat": seat, "from": step_name(src), "to": step_name(dst)}
        out.append(Event("moved", {**args, "carried": len(load) - 1}))
    land(state, seat, dst, load, out)
    end_turn(state, seat, out)


def _skipped(state: UrState) -> Refusal | None:
    skipped = state.choices.six_skips and state.roll == 6
    return Refusal("UR-602", "ur-six-skips") if skipped else None


def _not_on_top(state: UrState, seat: int, src: int) -> Refusal | None:
    if not 0 <= src <= LAST:
        return Refusal("UR-102", "ur-no-such-field")
    tower = state.towers[PATHS[seat][src]]
    return None if top_is(tower, seat) else _beneath(tower, seat, src)


def _beneath(tower: Tower, seat: int, src: int) -> Refusal:
    """Why no disc of this seat leaves a tower that it does not top: its highest one there is a prisoner."""
    at = step_name(src)
    if any([piece >> 1 == seat for piece in tower]):
        return Refusal("UR-305", "ur-prisoner", {"at": at})
    return Refusal("UR-202", "ur-no-disc-there", {"at": at})


def _not_free_to_go_back(state: UrState, seat: int, src: int) -> Refusal | None:
    tower = state.towers[PATHS[seat][src]]
    if tower[-1] & 1 == 0:
        return Refusal("UR-105", "ur-blue-goes-forward", {"at": step_name(src)})
    if state.choices.red_back_alone and prisoners(tower) > 0:
        return Refusal("UR-603", "ur-back-only-alone", {"count": prisoners(tower)})
    return None


NEW_DISC: Final[list[Tower]] = [(disc(0, False),), (disc(1, False),)]

# By roll, and by source where there is one: moves are made once and shared.
ENTER: Final = [Enter(roll - 1) for roll in range(max(FACES) + 1)]
REENTER: Final = [Reenter(roll - 1) for roll in range(max(FACES) + 1)]
FORWARD: Final = [[Forward(src, src + roll) for src in range(LAST + 1)] for roll in range(max(FACES) + 1)]
BACKWARD: Final = [[Backward(src, src - roll) for src in range(LAST + 1)] for roll in range(max(FACES) + 1)]


def travels(state: UrState, seat: int) -> list[Move[UrState]]:
    """All ways to move by the roll: enter, then disc by disc from the start of the path."""
    moves: list[Move[UrState]] = []
    choices = state.choices
    roll = state.roll
    if choices.six_skips and roll == 6:
        return moves
    if state.hands[seat] > 0:
        moves.append(ENTER[roll])
    mine: i64 = state.tops >> (seat * SHIFT) & STEP_BITS
    red: i64 = state.reds >> (seat * SHIFT)
    src = 0
    while mine:
        if mine & 1:
            if src + roll <= LAST:
                moves.append(FORWARD[roll][src])
            if red & 1:
                _add_red(state, seat, src, moves)
        mine >>= 1
        red >>= 1
        src += 1
    return _low_enough(state, seat, moves) if choices.tower_limit else moves


def _add_red(state: UrState, seat: int, src: int, moves: list[Move[UrState]]) -> None:
    roll = state.roll
    if src >= roll and not (state.choices.red_back_alone and prisoners(state.towers[PATHS[seat][src]])):
        moves.append(BACKWARD[roll][src])
    if src == LAST:
        moves.append(REENTER[roll])


def _low_enough(state: UrState, seat: int, moves: list[Move[UrState]]) -> list[Move[UrState]]:
    return [move for move in moves if move.check(state, seat) is None]
