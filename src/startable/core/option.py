"""Table options: what players may switch, each with the rule that describes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from startable.core.unreadable import Unreadable

Options = dict[str, int]

_WORDS = {"yes": 1, "on": 1, "true": 1, "no": 0, "off": 0, "false": 0}


@dataclass(frozen=True)
class Option:
    """A number from low to high; a switch is one from 0 to 1; with choices it is an index into them."""

    name: str
    rule: str
    default: int
    low: int = 0
    high: int = 1
    choices: tuple[str, ...] = ()
    without: tuple[int, ...] = ()
    """Numbers between low and high that are not offered."""

    @property
    def switch(self) -> bool:
        return not self.choices and (self.low, self.high) == (0, 1)

    def read(self, given: object) -> int:
        """A value as typed or sent: a number, yes or no, or the name of a choice."""
        value = self._number(given)
        if value is None or not self.offers(value):
            raise Unreadable(
                "option-value", {"name": self.name, "value": str(given)[:40], "values": self.values()}
            )
        return value

    def offers(self, value: int) -> bool:
        return self.low <= value <= self.high and value not in self.without

    def _number(self, given: object) -> int | None:
        text = str(given).strip().lower()
        if text in self.choices:
            return self.choices.index(text)
        if self.switch and text in _WORDS:
            return _WORDS[text]
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None

    def write(self, value: int) -> str:
        if self.choices:
            return self.choices[value]
        return ("no", "yes")[value] if self.switch else str(value)

    def values(self) -> str:
        if self.choices:
            return ", ".join(self.choices)
        return "yes, no" if self.switch else ", ".join(self._ranges())

    def _ranges(self) -> list[str]:
        """The numbers from low to high, cut at those that are not offered."""
        cuts = [self.low - 1, *sorted(self.without), self.high + 1]
        between = [(low + 1, high - 1) for low, high in pairwise(cuts)]
        return [str(low) if low == high else f"{low}–{high}" for low, high in between if low <= high]


def read_options(offered: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Every offered option with its given or default value."""
    unknown = set(given) - {option.name for option in offered}
    if unknown:
        raise Unreadable("option-unknown", {"name": min(unknown)[:40]})
    return {option.name: option.read(given.get(option.name, option.default)) for option in offered}
