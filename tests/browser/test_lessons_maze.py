"""Space Maze's course by clicks: dice, aliens and cards, on a phone in Hungarian and on a desk in English."""

import re

from playwright.sync_api import Locator, expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .courses import Pupil, both_looks, finish

DIE = re.compile(r"[gpo]{4}|[gpo]\d")
STEP = re.compile(r"([gpo]) ([a-e][1-5])")
ACT = re.compile(r"([gpo]) (in|use|grab)")


class Maze(Pupil):
    def do(self, text: str) -> None:
        if DIE.fullmatch(text):
            self.take(text)
        elif step := STEP.fullmatch(text):
            self.choose(step[1])
            self.press(self.guest.spot(step[2]))
        elif act := ACT.fullmatch(text):
            self.choose(act[1])
            self.press(self.button(text))
        elif text == "done":
            self.press(self.button(text))
        else:
            self.play(text)

    def button(self, text: str) -> Locator:
        return self.page.locator(f'.actions [data-move="{text}"]')

    def take(self, die: str) -> None:
        self.press(self.page.locator(f'[data-die="{die}"]').first)
        if self.phone:
            self.press(self.guest.button("mz-take-it"))

    def choose(self, colour: str) -> None:
        alien = self.page.locator(f'.actions [data-colour="{colour}"]')
        self.press(alien)
        expect(alien).to_have_attribute("aria-pressed", "true")

    def play(self, text: str) -> None:
        """A card, then the tile that it is for unless only one can be, then how it is meant."""
        card, *more = text.split()
        self.press(self.page.locator(f'[data-card="{card}"]'))
        expect(self.page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        if not self.button(text).count() and more:
            self.press(self.guest.spot(more[0]))
        if self.phone or self.button(text).count():
            self.press(self.button(text))


@both_looks
def test_the_whole_course(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    finish(Maze(guest("Anna", language=language, size=size)), "maze")


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = guest("Anna", **look).go("/learn/maze/cards")
    expect(anna.button("lesson-show")).to_be_visible()
    find_nothing(anna)
