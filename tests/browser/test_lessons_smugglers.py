"""The course of Space Smugglers by clicks: on a phone in Hungarian, on a desk in English."""

import re

from playwright.sync_api import expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .courses import Pupil, both_looks, finish

BID = re.compile(r"([a-e])([1-6])")
TOKEN = re.compile(r"t(-?\d)")


class Smuggler(Pupil):
    def do(self, text: str) -> None:
        if bid := BID.fullmatch(text):
            self.bid("abcde".index(bid[1]), int(bid[2]))
        elif token := TOKEN.fullmatch(text):
            self.press(self.page.locator(f'[data-spot="middle-{token[1]}"] button'))
        else:
            self.pay(text)

    def bid(self, place: int, value: int) -> None:
        values = self.page.get_by_role("group", name=self.guest.say("sm-values"))
        self.press(values.locator("button").nth(value - 1))
        self.press(self.page.locator(f'[data-place="{place}"]'))

    def pay(self, text: str) -> None:
        """On a phone ways to pay for one of two sectors are folded away."""
        way = self.page.locator(f'.console [data-move="{text}"]')
        expect(way).to_be_attached()
        if not way.is_visible():
            self.press(self.page.locator(".console details", has=way).locator("summary"))
        self.press(way)


@both_looks
def test_the_whole_course(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    finish(Smuggler(guest("Anna", language=language, size=size)), "smugglers")


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = guest("Anna", **look).go("/learn/smugglers/outbid")
    expect(anna.button("lesson-show")).to_be_visible()
    find_nothing(anna)
