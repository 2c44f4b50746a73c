"""A game's whole course by clicks: what is the same whatever lies on the board.

finish(Maze(anna), "maze")
"""

import re
from abc import ABC, abstractmethod
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from startable.core import Move
from startable.play.lesson import Lesson, course
from startable.play.practice import Practice

from .guests import DESKTOP, PHONE, Guest

both_looks = pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("hu", PHONE, id="hu-phone"), pytest.param("en", DESKTOP, id="en-desk")],
)


class Pupil(ABC):
    """Somebody who does lessons on one game's board."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = "A"
        """In the lesson that is being done."""
        self.phone = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))

    @abstractmethod
    def do(self, text: str) -> None:
        """A move as it is made on this board."""

    def deeds(self, moves: list[Move[Any]]) -> list[list[Move[Any]]]:
        """What is done at once: each move by itself, unless the board knows better."""
        return [[move] for move in moves]

    def do_all(self, moves: list[Move[Any]]) -> None:
        self.do(moves[-1].text())

    def press(self, what: Locator) -> None:
        what.tap() if self.phone else what.click()

    def has_made(self, moves: int) -> None:
        """All of them have arrived, and the next one may be made."""
        expect(self.page.locator(f'[data-made="{moves}"][aria-busy="false"]')).to_be_attached()

    @property
    def steps(self) -> Locator:
        """Those of the lesson that are done."""
        return self.page.locator(".steps .done")


def finish(pupil: Pupil, game: str) -> None:
    """From the start page to the last star, which is still there after a reload."""
    anna, lessons = pupil.guest.go("/"), course(game)
    pupil.press(anna.page.locator(f"a[href='/learn/{game}']").first)
    pupil.press(anna.link_to("learn-begin"))
    for number, each in enumerate(lessons, 1):
        told = anna.say("lesson-number", number=number, of=len(lessons))
        expect(anna.page.get_by_text(told, exact=True)).to_be_visible()
        do_lesson(pupil, each)
        expect(anna.text("lesson-finished")).to_be_visible()
        if number < len(lessons):
            pupil.press(anna.link_to("lesson-next"))
    pupil.press(anna.link_to("learn-back"))
    anna.page.reload()
    done = anna.say("learn-progress", done=len(lessons), all=len(lessons))
    expect(anna.page.get_by_text(re.compile(re.escape(done))).first).to_be_visible()


def do_lesson(pupil: Pupil, each: Lesson) -> None:
    practice, made = Practice(each), 0
    pupil.seat = each.seat
    while not practice.done:
        for moves in pupil.deeds(practice.way()):
            pupil.has_made(made)
            pupil.do_all(moves)
            made += len(moves)
            for move in moves:
                practice.make(move)
            pupil.has_made(made)
        expect(pupil.steps).to_have_count(practice.step)
