"""What each game's own tests tell the checks about it, found beside them: `tests/games/<name>/subject.py`."""

from importlib import import_module
from types import ModuleType

from startable.play import catalogue
from startable.testing import Subject


def told_by(name: str) -> ModuleType:
    return import_module(f"tests.games.{name}.subject")


SUBJECTS: dict[str, Subject] = {name: told_by(name).SUBJECT for name in catalogue.names()}


def listed(what: str) -> list[tuple[str, int, int]]:
    """Names, seats and games, for those games that list such figures."""
    return [(name, *each) for name in catalogue.names() for each in getattr(told_by(name), what, ())]
