"""What a learner asked for and cannot have is told in a sentence."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import index

from startable.core import Unreadable
from startable.play.words import words


@contextmanager
def in_sentences() -> Iterator[None]:
    try:
        yield
    except Unreadable as error:
        raise ValueError(words("en").say(error.fact, error.details)) from None


def whole(name: str, value: object, least: int | None = None) -> int:
    """As an int of Python, which compiled code wants; NumPy's are welcome too."""
    try:
        found = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {value!r}") from None
    if least is not None and found < least:
        raise ValueError(f"{name} must be at least {least}, not {found}")
    return found


def choices(options: object) -> Mapping[str, object] | None:
    """Options of a game, if it is given any."""
    if options is None or isinstance(options, Mapping):
        return options
    raise TypeError(f"options must be names with values, as {{'discs': 3}}, not {options!r}")
