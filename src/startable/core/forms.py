"""How the value of a field is written as one word of a position's text, and read again."""

from abc import abstractmethod
from typing import Any, Sequence

from mypy_extensions import mypyc_attr

from startable.core.bag import Bag
from startable.core.movers import NOBODY
from startable.core.state import Fact
from startable.core.wordlist import misspelt, read_name, read_number

SEATS = "ABCDEF"
"""How seats are written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """Gets the whole state too, for values that are written in terms of others."""

    @abstractmethod
    def write(self, value: Any, state: Any) -> str:
        """Empty where the word is left out."""

    @abstractmethod
    def read(self, text: str, state: Any, key: str) -> Any:
        """Of an empty text, what the left-out word means. Unreadable names the key."""

    def fact(self, value: Any, state: Any) -> Fact:
        """The value for people who write and read tests; different values have different facts."""
        return plain(value)

    def close(self, value: Any) -> Any:
        """What is left of the value for whoever may not know it."""
        raise TypeError("open to all")

    def write_closed(self, value: Any) -> str:
        """Of a value that was closed; empty if it is not, or tells nothing."""
        return ""

    def read_closed(self, text: str, key: str) -> Any:
        raise misspelt(key)


def plain(value: Any) -> Fact:
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value if isinstance(value, str) else int(value)


class Number(Form):
    def __init__(self, most: int, least: int = 0) -> None:
        self._most = most
        self._least = least

    def write(self, value: Any, state: Any) -> str:
        return str(value) if value != 0 else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_number(key, text or str(self._least), self._most, self._least)


class Name(Form):
    """One of several names, by its place among them; where it is left out, the default."""

    def __init__(self, names: Sequence[str], default: int = NOBODY) -> None:
        self._names = names
        self._default = default

    def write(self, value: Any, state: Any) -> str:
        return self._names[value] if value != self._default else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, self._names) if text else self._default

    def fact(self, value: Any, state: Any) -> Fact:
        return self._names[value] if value != self._default else ""


class Names(Form):
    """A list of names, in the order of the list."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def write(self, value: Any, state: Any) -> str:
        return ",".join([self._names[each] for each in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return [read_name(key, each, self._names) for each in text.split(",") if each]

    def fact(self, value: Any, state: Any) -> Fact:
        return " ".join([self._names[each] for each in value])


class Counts(Form):
    """How many of each kind: 1/0/2."""

    def __init__(self, kinds: int, most: int = 99) -> None:
        self._kinds = kinds
        self._most = most

    def write(self, value: Any, state: Any) -> str:
        return "/".join([str(count) for count in value]) if any(value) else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        if not text:
            return [0] * self._kinds
        found = [read_number(key, each, self._most) for each in text.split("/")]
        if len(found) != self._kinds:
            raise misspelt(key)
        return found


class Bags(Form):
    """Cards or the like, written by another form as counts by kind. Closed, only their number is told."""

    def __init__(self, kinds: int, counts: Form) -> None:
        self._kinds = kinds
        self._counts = counts

    def write(self, value: Any, state: Any) -> str:
        return self._counts.write(value.counts, state)

    def read(self, text: str, state: Any, key: str) -> Any:
        return Bag(self._counts.read(text, state, key))

    def fact(self, value: Any, state: Any) -> Fact:
        return f"{value.unknown} unknown" if value.unknown else self._counts.fact(value.counts, state)

    def close(self, value: Any) -> Any:
        bag: Bag = value
        return bag.closed()

    def write_closed(self, value: Any) -> str:
        return str(value.unknown) if value.unknown else ""

    def read_closed(self, text: str, key: str) -> Any:
        return Bag([0] * self._kinds, read_number(key, text, 999))


class Multiset(Form):
    """Counts by kind, written as the names of all that are there: r90,r90,x."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def write(self, value: Any, state: Any) -> str:
        return ",".join(self._listed(value))

    def read(self, text: str, state: Any, key: str) -> Any:
        found = [read_name(key, each, self._names) for each in text.split(",") if each]
        return [found.count(kind) for kind in range(len(self._names))]

    def fact(self, value: Any, state: Any) -> Fact:
        return " ".join(self._listed(value))

    def _listed(self, value: Any) -> list[str]:
        return [name for kind, name in enumerate(self._names) for _ in range(value[kind])]


class Seat(Form):
    """The letter of a seat of this table; left out for nobody."""

    def write(self, value: Any, state: Any) -> str:
        return SEATS[value] if value != NOBODY else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, SEATS[: state.seats]) if text else NOBODY


class Unwritten(Form):
    """A value that follows from the others: the layout's `follow` finds it again."""

    def write(self, value: Any, state: Any) -> str:
        return ""

    def read(self, text: str, state: Any, key: str) -> Any:
        raise misspelt(key)


UNWRITTEN = Unwritten()
