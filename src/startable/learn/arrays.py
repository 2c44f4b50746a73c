"""The arrays that a batch writes into: made once, written again at every step."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.bots.rows import RULE_LETTERS, Out
from startable.play.catalogue import AnyGame


@dataclass
class Arrays:
    """A row for each game. They are written over by the next step: copy what you keep."""

    seen: NDArray[np.uint8]
    """What the seat sees that decides next."""
    masks: NDArray[np.int8]
    """By number: 1 for a legal move of that seat."""
    seats: NDArray[np.int8]
    """Which seat that is."""
    rewards: NDArray[np.float32]
    """What the last decision brought the seat that made it."""
    totals: NDArray[np.float32]
    """Where a game ended: by seat, what everybody got."""
    ended: NDArray[np.bool_]
    """By a rule."""
    cut: NDArray[np.bool_]
    """By its length."""
    last: NDArray[np.uint8]
    """Where a game ended: what its learner saw at the end. The row already shows the next game."""
    last_seats: NDArray[np.int8]
    """Where a game ended: the learner's seat."""
    refusals: NDArray[np.bytes_]
    """Where a game ended by a number that is no legal move: the rule that it broke."""

    played: NDArray[np.int64]
    """The number by which the last step was made."""

    def clear(self) -> None:
        """Before a step: nothing has ended yet."""
        for each in (self.rewards, self.totals, self.ended, self.cut):
            each.fill(0)
        self.refusals.fill(b"")

    def rows(self, start: int, end: int) -> "Arrays":
        """These rows of them; the same memory."""
        return Arrays(**{name: each[start:end] for name, each in vars(self).items()})

    def copy_to(self, other: "Arrays") -> None:
        for name, each in vars(self).items():
            np.copyto(getattr(other, name), each)

    def out(self) -> Out:
        """The same memory, for the compiled loop."""
        floats = [memoryview(each.reshape(-1).data) for each in (self.rewards, self.totals)]
        before = (self.seen, self.masks, self.seats)
        after = (self.ended, self.cut, self.last, self.last_seats, self.refusals, self.played)
        return Out(*[_flat(each) for each in before], *floats, *[_flat(each) for each in after])


def _flat(array: NDArray[Any]) -> memoryview:
    return memoryview(array.reshape(-1).view(np.uint8).data)


Shapes = dict[str, tuple[tuple[int, ...], Any]]


def shapes(game: AnyGame, rows: int, seats: int) -> Shapes:
    """Of each array: its shape and its type."""
    width, moves = game.numbers.WIDTH, game.numbers.MOVES
    return {
        "seen": ((rows, width), np.uint8),
        "masks": ((rows, moves), np.int8),
        "seats": ((rows,), np.int8),
        "rewards": ((rows,), np.float32),
        "totals": ((rows, seats), np.float32),
        "ended": ((rows,), np.bool_),
        "cut": ((rows,), np.bool_),
        "last": ((rows, width), np.uint8),
        "last_seats": ((rows,), np.int8),
        "refusals": ((rows,), f"S{RULE_LETTERS}"),
        "played": ((rows,), np.int64),
    }


def new_arrays(wanted: Shapes) -> Arrays:
    made: dict[str, Any] = {name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items()}
    return Arrays(**made)


def check(arrays: Arrays, wanted: Shapes) -> None:
    """Arrays of somebody else must be as ours are, and in one piece."""
    for name, (shape, kind) in wanted.items():
        given = getattr(arrays, name)
        if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous:
            raise ValueError(f"{name} must be a contiguous array of {np.dtype(kind)} with the shape {shape}")
