"""Starfarers' course by clicks: on a phone in Hungarian, on a desk in English."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from startable.core import Move

from .axe import find_nothing, looks
from .conftest import NewGuest
from .courses import Pupil, both_looks, finish

RESOURCES = ("ore", "fuel", "carbon", "food", "goods")
BUILDS = {"colony": "colony_ship", "trade": "trade_ship"}
TOGETHER = ("go", "discard")
"""A flight of several steps is one press of its end; cards that must go are given back at once."""


class Farer(Pupil):
    def deeds(self, moves: list[Move[Any]]) -> list[list[Move[Any]]]:
        found: list[list[Move[Any]]] = []
        for move in moves:
            if found and move.kind in TOGETHER and found[-1][-1].kind == move.kind:
                found[-1].append(move)
            else:
                found.append([move])
        return found

    def do_all(self, moves: list[Move[Any]]) -> None:
        if moves[0].kind == "discard":
            self.discard([move.text().split()[1] for move in moves])
        else:
            self.do(moves[-1].text())

    def do(self, text: str) -> None:
        what, *more = text.split()
        ways: dict[str, Callable[..., None]] = {
            "settle": self.settle,
            "go": self.fly,
            "bank": self.bank,
            "offer": self.offer,
            "deal": self.deal,
            "build": self.build,
            "port": self.port,
            "buy": self.buy,
        }
        ways.get(what, self.simple)(text, *more)

    def move(self, name: str) -> Locator:
        return self.page.locator(f'[data-move="{name}"]')

    def simple(self, text: str, *_: str) -> None:
        """A button of its own; what an encounter has told is closed first."""
        choice = self.page.locator(f'[data-choice="{text}"]')
        button = self.move(text.split()[0])
        expect(choice.or_(button)).to_be_visible()
        self.press(choice.or_(button))

    def aim(self, point: str) -> None:
        if self.guest.spot(point).get_attribute("aria-pressed") != "true":
            self.press(self.guest.spot(point))

    def settle(self, _: str, point: str) -> None:
        self.aim(point)
        self.press(self.move("confirm"))

    def fly(self, _: str, ship: str, point: str) -> None:
        expect(self.page.locator(f'[data-ship-button="{ship}"]')).to_have_attribute("aria-pressed", "true")
        self.aim(point)
        self.press(self.move("fly"))

    def discard(self, names: list[str]) -> None:
        for name in names:
            self.press(self.page.locator(f'[data-discard="{name}"]'))
        self.press(self.move("discard"))

    def tab(self, name: str) -> None:
        self.press(self.page.locator(f'[data-tab="{name}"]'))

    def bank(self, _: str, give: str, get: str) -> None:
        self.tab("bank")
        for side, name in enumerate((give, get)):
            self.press(
                self.page.locator(".bank fieldset").nth(side).locator("button").nth(RESOURCES.index(name))
            )
        self.press(self.guest.button("sf-bank-trade"))

    def offer(self, _: str, *terms: str) -> None:
        """`1 food for 1 goods`; where an offer stands it is changed."""
        self.tab("trade")
        for side, (count, name) in enumerate((terms[:2], terms[3:])):
            amount = (
                self.page.locator(".compose fieldset").nth(side).locator(".amount").nth(RESOURCES.index(name))
            )
            while amount.locator("strong").inner_text() != count:
                self.press(amount.locator("button").first)
        self.press(self.move("offer"))

    def deal(self, _: str, seat: str, __: str) -> None:
        self.press(self.page.locator(f'[data-deal="{"ABCD".index(seat)}"]'))

    def build(self, _: str, kind: str, point: str) -> None:
        self.press(self.page.locator(f'[data-build="{BUILDS[kind]}"]'))
        self.settle("", point)

    def port(self, _: str, point: str) -> None:
        self.press(self.page.locator('[data-build="spaceport"]'))
        self.settle("", point)

    def buy(self, _: str, upgrade: str) -> None:
        self.press(self.page.locator(f'[data-build="{upgrade}"]'))


@both_looks
def test_the_whole_course(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    finish(Farer(guest("Anna", language=language, size=size)), "starfarers")


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = guest("Anna", **look).go("/learn/starfarers/found")
    expect(anna.button("lesson-show")).to_be_visible()
    find_nothing(anna)
