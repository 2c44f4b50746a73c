"""What is learned from games: positions as sparse features, each with the chances that it should have had."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from startable.bots.selfplay import Record

MOST_SEATS = 6

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass
class Lessons:
    features: NDArray[np.uint16]
    lengths: NDArray[np.int64]
    """By row: how many features."""
    sides: NDArray[np.uint8]
    """By row: whose logit it gives."""
    rows: NDArray[np.int64]
    """By position: how many rows."""
    seats: NDArray[np.int64]
    """By position: how many seats there are."""
    targets: Floats
    """By position and seat."""
    drift: Floats
    """How the chance of whoever chose moved until the next judged position."""
    thought: Floats
    """By position and seat: the chances as they seemed then."""

    def __len__(self) -> int:
        return len(self.rows)


def lessons(record: Record, trace: float) -> Lessons:
    thought = (
        np.frombuffer(record.chances).reshape(-1, record.seats)
        if record.rows
        else np.zeros((0, record.seats))
    )
    end = np.array(record.result or [0.0] * record.seats)
    count = len(thought) if record.result else 0
    rows = _lengths(np.frombuffer(record.rows, np.uint32)[:count].astype(np.int64))
    used = int(rows.sum())
    ends = np.frombuffer(record.ends, np.uint32)[:used].astype(np.int64)
    return Lessons(
        np.frombuffer(record.features, np.uint16)[: int(ends[-1]) if used else 0],
        _lengths(ends),
        np.frombuffer(record.sides, np.uint8)[:used],
        rows,
        np.full(count, record.seats, np.int64),
        _wide(aims(thought[:count], end, trace)),
        _drift(thought[:count], end, np.frombuffer(record.movers, np.int8)[: count + 1]),
        _wide(thought[:count]),
    )


def _wide(by_seat: Floats) -> Floats:
    """Room for the most seats there are."""
    return np.pad(by_seat, ((0, 0), (0, MOST_SEATS - by_seat.shape[1])))


def _lengths(ends: Ints) -> Ints:
    found: Ints = ends - np.concatenate([[0], ends[:-1]])[: len(ends)]
    return found


def aims(thought: Floats, end: Floats, trace: float) -> Floats:
    """For each position, what followed: the next thought, and by the trace all later ones (TD lambda)."""
    found = np.empty_like(thought)
    aim, after = end, end
    for at in range(len(thought) - 1, -1, -1):
        aim = (1.0 - trace) * after + trace * aim
        found[at] = aim
        after = thought[at]
    return found


def _drift(thought: Floats, end: Floats, movers: NDArray[np.int8]) -> Floats:
    """Of those steps that a seat's choice led to, the last one to the end: none, if estimates do not
    contradict each other."""
    after = np.vstack([thought[1:], end[None]])[: len(thought)]
    chosen = np.flatnonzero(movers[1:] >= 0)
    seats = movers[1:][chosen]
    moved: Floats = after[chosen, seats] - thought[chosen, seats]
    return moved


def joined(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(
        *(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(Lessons))
    )
