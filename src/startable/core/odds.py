"""From logits to chances, by integers and one division: the same to the last digit on every machine.

A logit is a whole number of 4096ths. `math.exp` is not used: its last digit depends on the system's library.
"""

from typing import Final

from mypy_extensions import i64

UNIT: Final = 4096
"""So much is a logit of 1."""
_FINE: Final = 256
_BITS: Final = 30
_MOST: Final = 24
"""Beyond so many logits below the best a seat keeps what it has there: next to nothing."""


def _powers(factor: int, count: int) -> list[int]:
    """1, the factor, its square and so on; all with 60 bits after the point, told with 30."""
    power, found = 1 << 2 * _BITS, []
    for _ in range(count):
        found.append(power >> _BITS)
        power = power * factor >> 2 * _BITS
    return found


def _small_step() -> int:
    """e to the power of -1/4096, with 60 bits after the point: three terms leave less than the last bit."""
    total, term = 0, 1 << 2 * _BITS
    for number in range(1, 8):
        total += term
        term = -term // (UNIT * number)
    return total


def _large_step() -> int:
    step, power = _small_step(), 1 << 2 * _BITS
    for _ in range(_FINE):
        power = power * step >> 2 * _BITS
    return power


_BY_ONE: Final[list[int]] = _powers(_small_step(), _FINE)
_BY_256: Final[list[int]] = _powers(_large_step(), _MOST * UNIT // _FINE)


def weight(below: int) -> int:
    """e to the power of minus so many 4096ths, with 30 bits after the point; at least 1."""
    far: i64 = below
    if far >= _MOST * UNIT:
        return 1
    coarse: i64 = _BY_256[far >> 8]
    fine: i64 = _BY_ONE[far & 255]
    return int(max(1, coarse * fine >> _BITS))


def shares(logits: list[int]) -> list[float]:
    """Of 1, by how far each lies below the highest (softmax)."""
    highest = max(logits)
    weights = [weight(highest - each) for each in logits]
    total = sum(weights)
    return [each / total for each in weights]


def against_even(logit: int) -> float:
    """The share of one of two, where the other's logit is 0."""
    if logit >= 0:
        return (1 << _BITS) / ((1 << _BITS) + weight(logit))
    found = weight(-logit)
    return found / (found + (1 << _BITS))
