"""A small net of integers over sparse features: what the learned value of a game is computed by.

Every feature has a row of weights, one for each hidden unit and one that goes straight to the output. A row
is one large integer with a lane of 24 bits for each weight, so adding up the rows of a position is a handful
of additions at the speed of C, interpreted or compiled. Nothing here is rounded by a machine: both builds and
all systems find the same numbers to the last digit.
"""

from typing import Any, Final

from mypy_extensions import i64

ONE: Final = 1024
"""A weight of 1."""
CAP: Final = 4 * ONE
"""The most that a hidden unit tells."""
LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
MOST_FEATURES: Final = 254
"""More rows than those would flow over their lanes."""
_LANE: Final = 24
_BYTES: Final = 3


def row_of(weights: list[int]) -> int:
    """Lane by lane; each is lifted above zero, so that no lane ever borrows from the next."""
    total = 0
    for weight in reversed(weights):
        total = total << _LANE | (weight - LOWEST)
    return total


class Net:
    """A feature that counts twice is named twice. Logits are in 4096ths (`core.odds`)."""

    def __init__(self, rows: list[list[int]], outputs: list[int]) -> None:
        """Rows by feature, the last one for what is always there; the last weight of a row goes straight."""
        self.features = len(rows) - 1
        self.hidden = len(outputs)
        self._outputs = outputs
        self._rows: list[Any] = [row_of(row) for row in rows]
        """Integers; compiled, what is not called one is added faster when it is large."""
        self._size = (self.hidden + 1) * _BYTES

    def logit(self, features: list[int]) -> int:
        rows = self._rows
        total: Any = rows[self.features]
        for feature in features:
            total += rows[feature]
        return self._told(total, len(features) + 1)

    def _told(self, total: Any, count: int) -> int:
        """What the hidden units tell, each between 0 and CAP, and the straight sum."""
        lanes: bytes = total.to_bytes(self._size, "little")
        outputs = self._outputs
        lifted: i64 = count * -LOWEST
        logit: i64 = 0
        at: i64 = 0
        for unit in range(self.hidden):
            told: i64 = lanes[at] + (lanes[at + 1] << 8) + (lanes[at + 2] << 16)
            told -= lifted
            at += _BYTES
            if told > 0:
                output: i64 = outputs[unit]
                logit += output * (told if told < CAP else CAP)
        straight: i64 = lanes[at] + (lanes[at + 1] << 8) + (lanes[at + 2] << 16)
        return int((logit + (straight - lifted) * ONE) >> 8)
