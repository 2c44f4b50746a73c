"""From values to places on a chart, and where its lines are drawn."""

from math import ceil, floor, log10
from typing import NamedTuple


class Scale(NamedTuple):
    """Places are in per cent of the width or height, so that a chart fits any screen."""

    low: float
    high: float

    def at(self, value: float) -> float:
        return round(100 * (value - self.low) / (self.high - self.low), 2)

    def inside(self, value: float) -> float:
        """The place, or the nearest end."""
        return min(100.0, max(0.0, self.at(value)))

    def ticks(self, most: int = 5) -> list[float]:
        """Round values within, at most so many steps."""
        step = nice_step((self.high - self.low) / most)
        first = ceil(self.low / step - 1e-9)
        return [each * step for each in range(first, floor(self.high / step + 1e-9) + 1)]


def nice_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def around(values: list[float], most: int = 5) -> Scale:
    """A scale that begins and ends on round values and holds all of these."""
    low, high = min(values), max(values)
    step = nice_step(max(high - low, 1e-6) / most)
    return Scale(floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step)
