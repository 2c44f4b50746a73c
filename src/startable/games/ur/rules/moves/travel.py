"""Entering and travelling: the four ways a disc moves by the whole roll (UR-204 to UR-211)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.ur.box.board import FACES, LAST, PATHS, STEPS, step_name
from startable.games.ur.rules import reasons
from startable.games.ur.rules.flow import end_turn
from startable.games.ur.state.state import Tower, UrState, disc, height, tower_of
from startable.games.ur.state.towers import land, lift, prisoners

FIRST_FORWARD: Final = 3
FIRST_BACKWARD: Final = FIRST_FORWARD + LAST + 1
LEAVE_BLUE: Final = FIRST_BACKWARD + LAST + 1
IN_HAND: Final = -1
"""As a step: before the first one."""
_FROM_TO: Final = Spelling("{}-{}", STEPS, STEPS)


class Travel(Move[UrState]):
    """One disc, by the whole roll. `dst` and `src` are steps on the mover's own path."""

    src: int
    dst: int

    def text(self) -> str:
        return f"{_step(self.src)}-{_step(self.dst)}"

    @abstractmethod
    def length(self) -> int:
        """How many fields the move counts; must equal the roll (UR-202)."""

    @abstractmethod
    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        """Why there is no disc to move so."""

    def astray(self, state: UrState) -> Refusal | None:
        """Why the way does not lead there, if there is more to say than that the roll does not fit."""
        return None

    @abstractmethod
    def carried(self, state: UrState, seat: int) -> int:
        """How many prisoners come along."""

    def untimely(self, state: UrState, mover: int) -> Refusal | None:
        return reasons.untimely(state, mover)

    def check(self, state: UrState, mover: int) -> Refusal | None:
        return (
            reasons.skipped(state)
            or self.unfit(state, mover)
            or self.astray(state)
            or reasons.not_the_roll(state.roll, self.length())
            or reasons.too_high(state, mover, self.dst, self.carried(state, mover))
        )


class Enter(Travel):
    """UR-204: a new disc from the hand."""

    kind: ClassVar[str] = "enter"
    fields: ClassVar[tuple[str, ...]] = ("dst",)
    spelling: ClassVar[Spelling] = Spelling("in-{}", STEPS)

    def __init__(self, dst: int) -> None:
        self.src = IN_HAND
        self.dst = dst
        self.index = 1

    def text(self) -> str:
        return f"in-{_step(self.dst)}"

    def length(self) -> int:
        return self.dst + 1

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return Refusal("UR-204", "ur-hand-empty") if state.hands[seat] == 0 else None

    def astray(self, state: UrState) -> Refusal | None:
        return reasons.not_where_discs_enter(state.roll, self.dst)

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
        self.index = FIRST_FORWARD + src

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = _FROM_TO.read(text)
        return found if found is not None and found[1] > found[0] else None

    def length(self) -> int:
        return self.dst - self.src

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return reasons.not_on_top(state, seat, self.src, back=False)

    def astray(self, state: UrState) -> Refusal | None:
        return reasons.not_into_base(state.roll, self.src, self.dst)

    def carried(self, state: UrState, seat: int) -> int:
        return prisoners(state.towers[PATHS[seat][self.src]])

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        _carry(state, mover, self.src, self.dst, out)


class LeaveBlue(Forward):
    """UR-606: likewise, to base-1, where the disc does not turn red."""

    kind: ClassVar[str] = "leave_blue"
    fields: ClassVar[tuple[str, ...]] = ("src", "dst")
    spelling: ClassVar[Spelling] = Spelling("{}-{}=blue", STEPS, STEPS)

    def __init__(self, src: int, dst: int) -> None:
        super().__init__(src, dst)
        self.index = LEAVE_BLUE

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        return cls.spelling.read(text)

    def text(self) -> str:
        return f"{super().text()}=blue"

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return (
            reasons.no_choice(state)
            or super().unfit(state, seat)
            or reasons.red_already(state, seat, self.src)
        )

    def astray(self, state: UrState) -> Refusal | None:
        return super().astray(state) if self.dst >= LAST else Refusal("UR-606", "ur-blue-elsewhere")

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        _carry(state, mover, self.src, self.dst, out, stays_blue=True)


class Backward(Forward):
    """UR-206: a red disc goes back along its path."""

    kind: ClassVar[str] = "backward"
    fields: ClassVar[tuple[str, ...]] = ("src", "dst")

    def __init__(self, src: int, dst: int) -> None:
        super().__init__(src, dst)
        self.index = FIRST_BACKWARD + src

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = _FROM_TO.read(text)
        back = found is not None and found[1] <= found[0] and not _comes_in_again(found)
        return found if back else None

    def length(self) -> int:
        return self.src - self.dst

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        absent = reasons.not_on_top(state, seat, self.src, back=True)
        if absent is not None or self.dst >= self.src:
            return absent
        return reasons.not_free_to_go_back(state, seat, self.src)

    def astray(self, state: UrState) -> Refusal | None:
        return reasons.not_so_far_back(state.roll, self.src, self.dst)


class Reenter(Travel):
    """UR-208: a red disc on base-1 comes in again like a new one."""

    kind: ClassVar[str] = "reenter"
    fields: ClassVar[tuple[str, ...]] = ("dst",)

    def __init__(self, dst: int) -> None:
        self.src = LAST
        self.dst = dst
        self.index = 2

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = _FROM_TO.read(text)
        return found[1:] if found is not None and _comes_in_again(found) else None

    def length(self) -> int:
        return self.dst + 1

    def unfit(self, state: UrState, seat: int) -> Refusal | None:
        return reasons.not_in_again(state, seat)

    def carried(self, state: UrState, seat: int) -> int:
        return 0

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        load = lift(state, mover, LAST)
        if out is not None:
            out.append(Event("reentered", {"seat": mover, "to": step_name(self.dst)}))
        land(state, mover, self.dst, load, out)
        end_turn(state, mover, out)


def _comes_in_again(way: list[int]) -> bool:
    """From base-1 to where no roll leads back."""
    return way[0] == LAST and way[1] < LAST - max(FACES)


def _step(step: int) -> str:
    """Off the board too: a move past the end is refused by its rule, so it must have a name."""
    return STEPS[step] if 0 <= step <= LAST else f"({step + 1})"


def _carry(
    state: UrState, seat: int, src: int, dst: int, out: list[Event] | None, stays_blue: bool = False
) -> None:
    who: i64 = seat
    load: i64 = lift(state, who, src)
    if out is not None:
        args: dict[str, int | str] = {"seat": seat, "from": step_name(src), "to": step_name(dst)}
        out.append(Event("moved", {**args, "carried": height(int(load)) - 1}))
    land(state, who, dst, load, out, stays_blue)
    end_turn(state, seat, out)


NEW_DISC: Final[list[Tower]] = [tower_of([disc(0, False)]), tower_of([disc(1, False)])]

# By roll, and by source where there is one: moves are made once and shared.
ENTER: Final = [Enter(roll - 1) for roll in range(max(FACES) + 1)]
REENTER: Final = [Reenter(roll - 1) for roll in range(max(FACES) + 1)]
FORWARD: Final = [[Forward(src, src + roll) for src in range(LAST + 1)] for roll in range(max(FACES) + 1)]
LEFT_BLUE: Final = [LeaveBlue(LAST - roll, LAST) for roll in range(max(FACES) + 1)]
BACKWARD: Final = [[Backward(src, src - roll) for src in range(LAST + 1)] for roll in range(max(FACES) + 1)]
