"""What commands take from the command line, checked once for all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from startable.cli.parameters import Argument, Option
from startable.core import Unreadable
from startable.play.journal import Journal, read
from startable.play.lines import write_mover
from startable.play.texts import read_text

DEFAULT_GAME = "ur"

GameName = Annotated[str, Argument(metavar="GAME", help="param-game")]
AsJson = Annotated[bool, Option("--json", help="param-json")]
Pairs = Annotated[list[str], Option("--option", metavar="NAME=VALUE", help="param-option")]
OneFile = Annotated[Path, Argument(metavar="FILE", help="param-journal")]


@contextmanager
def about(path: Path) -> Iterator[None]:
    """What turns out unreadable in here is told with the name of this file."""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(error.fact, {**error.details, "file": str(path)}, error.rule) from None


def journal(path: Path) -> Journal:
    with about(path):
        return read(read_text(path))


def options(pairs: list[str]) -> dict[str, object]:
    """From name=value, as typed; whether the game offers them is for the game to say."""
    split = [pair.partition("=") for pair in pairs]
    for name, equals, _ in split:
        if not equals:
            raise Unreadable("option-form", {"text": name[:40]})
    return {name.strip(): value for name, _, value in split}


def at_least(low: int, value: int, name: str) -> int:
    if value < low:
        raise Unreadable("number-too-low", {"name": name, "low": low})
    return value


def at_most(high: int, value: int, name: str) -> int:
    if value > high:
        raise Unreadable("number-too-high", {"name": name, "high": str(high)})
    return value


def seat(letter: str, seats: int) -> int:
    letters = [write_mover(each) for each in range(seats)]
    if letter.upper() not in letters:
        raise Unreadable("seat-unknown", {"text": letter[:40], "letters": ", ".join(letters)})
    return letters.index(letter.upper())


def bots(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]
