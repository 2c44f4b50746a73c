"""A small net of integers over sparse features: what the learned value of a game is computed by.

Every feature has a row of weights, one for each hidden unit and one that goes straight to the output. The
weights to three units share one number, each in a lane of 21 bits, so adding up the rows of a position is a
handful of machine additions when compiled. Nothing here is rounded by a machine: both builds and all systems
find the same numbers to the last digit.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

ONE: Final = 1024
"""A weight of 1."""
CAP: Final = 4 * ONE
"""The most that a hidden unit tells, and the most that a feature says to one."""
LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
MOST_FEATURES: Final = 254
"""More rows than those would flow over their lanes."""
_BITS: Final = 21
_MASK: Final = (1 << _BITS) - 1
_ZERO: Final = 1 << (_BITS - 1)
"""Lanes are lifted so far, so that none ever borrows from the next."""
_LIFTED: Final = _ZERO | _ZERO << _BITS | _ZERO << (2 * _BITS)
UNITS: Final = 18
"""Of one row: six numbers with three lanes each. Wider nets have several rows for a feature."""


def _packed(weights: list[int], at: int) -> int:
    """Three weights from there on; what is missing is 0."""
    total = 0
    for unit in range(at + 2, at - 1, -1):
        total = (total << _BITS) + (weights[unit] if unit < len(weights) else 0)
    return total


class Row:
    """What a feature says to 18 hidden units, and straight to the output."""

    def __init__(self, weights: list[int], straight: int = 0, lift: int = 0) -> None:
        self.a: i64 = _packed(weights, 0) + lift
        self.b: i64 = _packed(weights, 3) + lift
        self.c: i64 = _packed(weights, 6) + lift
        self.d: i64 = _packed(weights, 9) + lift
        self.e: i64 = _packed(weights, 12) + lift
        self.f: i64 = _packed(weights, 15) + lift
        self.straight: i64 = straight


class Features:
    """To whom a game tells the features of a position, one by one; twice what counts twice."""

    @abstractmethod
    def add(self, feature: i64) -> None: ...


class FeatureList(Features):
    """Keeps them."""

    def __init__(self) -> None:
        self.all: list[int] = []

    def add(self, feature: i64) -> None:
        self.all.append(int(feature))


class Sum(Features):
    """Adds up their rows, beginning with what is always there. Further units of a wide net are in `more`."""

    def __init__(self, part: "Part", more: "Sum | None") -> None:
        start = part.always
        self._part = part
        self._rows = part.rows
        self._more = more
        self._a: i64 = start.a
        self._b: i64 = start.b
        self._c: i64 = start.c
        self._d: i64 = start.d
        self._e: i64 = start.e
        self._f: i64 = start.f
        self._straight: i64 = start.straight

    def add(self, feature: i64) -> None:
        row = self._rows[feature]
        self._a += row.a
        self._b += row.b
        self._c += row.c
        self._d += row.d
        self._e += row.e
        self._f += row.f
        self._straight += row.straight
        if self._more is not None:
            self._more.add(feature)

    def told(self) -> i64:
        """What the hidden units tell, each between 0 and CAP, and the straight sum."""
        by = self._part.outputs
        told: i64 = self._straight * ONE
        told += _told(self._a, by.a) + _told(self._b, by.b) + _told(self._c, by.c)
        told += _told(self._d, by.d) + _told(self._e, by.e) + _told(self._f, by.f)
        return told if self._more is None else told + self._more.told()

    def logit(self) -> int:
        """In 4096ths (`core.odds`)."""
        return int(self.told() >> 8)


def _told(sums: i64, outputs: i64) -> i64:
    """By three units; the outputs are lifted like the sums."""
    return _lane(sums, outputs) + _lane(sums >> 21, outputs >> 21) + _lane(sums >> 42, outputs >> 42)


def _lane(sums: i64, outputs: i64) -> i64:
    told: i64 = (sums & _MASK) - _ZERO
    if told <= 0:
        return 0
    if told > CAP:
        told = CAP
    return ((outputs & _MASK) - _ZERO) * told


class Part:
    """Of a net: 18 of its hidden units."""

    def __init__(self, rows: list[list[int]], outputs: list[int], start: int) -> None:
        hidden = len(outputs)
        end, last = min(start + UNITS, hidden), len(rows) - 1
        straight = [row[hidden] if start == 0 else 0 for row in rows]
        self.rows = [Row(rows[at][start:end], straight[at]) for at in range(last)]
        self.always = Row(rows[last][start:end], straight[last], _LIFTED)
        self.outputs = Row(outputs[start:end], 0, _LIFTED)


class Net:
    def __init__(self, rows: list[list[int]], outputs: list[int]) -> None:
        """Rows by feature, the last one for what is always there; the last weight of a row goes straight."""
        self.features = len(rows) - 1
        self.hidden = len(outputs)
        self.straight = [row[-1] for row in rows]
        """By feature: what goes straight to the output."""
        self._parts = [Part(rows, outputs, start) for start in range(0, self.hidden, UNITS)]

    def sum(self) -> Sum:
        """Of no features yet."""
        found: Sum | None = None
        for at in range(len(self._parts) - 1, -1, -1):
            found = Sum(self._parts[at], found)
        assert found is not None
        return found

    def logit(self, features: list[int]) -> int:
        """In 4096ths. A feature that counts twice is named twice."""
        found = self.sum()
        for feature in features:
            found.add(feature)
        return found.logit()
