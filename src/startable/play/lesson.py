"""Lessons: a position and something to do, in TOML beside a game's words, which say the rest.

    [[lesson]]
    name = "base"
    rules = ["UR-210"]
    position = "A.b2:b hand:0,10 turn:A roll:1"

    [[lesson.step]]
    show = ["b2-b1"]
    wrong = { "in-h1" = "UR-204" }
    then = ["* 4"]

A step asks for the moves of `show`, one after the other, or for one of `also`; with `until` for whatever
leads there, and `show` is one way. `then` is what others, chance and the clock do after it. What stands in
`wrong` is tried by the tests: refused by that rule or, where none is named, allowed but not what is asked.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from startable.core import Rules, Unreadable
from startable.play.catalogue import AnyGame, game

FILE = "lessons.toml"


@dataclass(frozen=True)
class Step:
    show: list[str]
    also: list[str] = field(default_factory=list)
    until: Mapping[str, Any] = field(default_factory=dict)
    then: list[str] = field(default_factory=list)
    wrong: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    game: AnyGame
    name: str
    rules: list[str]
    """That it teaches."""
    position: str
    steps: list[Step]
    seat: str = "A"
    """Of whoever learns."""
    seats: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    example: bool = False
    """Is it a worked example of the rulebook?"""

    def key(self, part: str = "") -> str:
        """Of its words: `ur-lesson-base`, `ur-lesson-base.step-1`."""
        name = self.game.key(f"lesson-{self.name}")
        return f"{name}.{part}" if part else name

    def table_rules(self) -> Rules[Any]:
        return self.game.rules(self.seats, self.options)


@cache
def course(name: str) -> list[Lesson]:
    """The lessons of a game, in their order; a game may have none."""
    found = game(name)
    path = files(found.package).joinpath(FILE)
    if not path.is_file():
        return []
    return [_lesson(found, data) for data in tomllib.loads(path.read_text("utf8"))["lesson"]]


def _lesson(found: AnyGame, data: dict[str, Any]) -> Lesson:
    steps = [Step(**step) for step in data.pop("step")]
    return Lesson(game=found, steps=steps, **data)


def lesson(name: str, of: str) -> Lesson:
    lessons = {each.name: each for each in course(of)}
    if name not in lessons:
        raise Unreadable("lesson-unknown", {"name": name[:40], "names": ", ".join(lessons)})
    return lessons[name]
