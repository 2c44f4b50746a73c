"""Puzzles by clicks: found, given up, and what follows on the board."""

import re

import pytest
from playwright.sync_api import expect

from startable.play.puzzle import puzzles

from .axe import find_nothing
from .conftest import NewGuest
from .guests import PHONE, Guest, Move


def do(guest: Guest, seat: str, text: str) -> None:
    move = Move(seat, text)
    guest.spot(move.source).click()
    guest.spot(move.target).click()


def is_travel(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z]+\d?-[a-z]+\d", text))


EACH = next(
    each
    for each in puzzles("ur")
    if is_travel(each.tempting) and is_travel(each.steps[0].answers[0]) and "in" not in each.tempting[:2]
)


@pytest.mark.quick
def test_a_puzzle_is_solved_and_what_follows_is_shown(guest: NewGuest) -> None:
    anna = guest("Anna").go(f"/puzzles/ur/{EACH.number}")
    do(anna, EACH.seat, EACH.tempting)
    lost = anna.say("puzzle-wrong", lost="").rstrip(". ")
    expect(anna.page.locator(".said .wrong")).to_contain_text(lost)
    do(anna, EACH.seat, EACH.steps[0].answers[0])
    expect(anna.text("puzzle-right")).to_be_visible()
    anna.button("puzzle-follows").click()
    expect(anna.page.locator("[data-line]")).not_to_have_attribute("data-line", "0")
    find_nothing(anna)
    anna.go("/puzzles/ur")
    expect(anna.page.locator("li.solved")).to_have_count(1)


def test_whoever_is_stuck_is_shown_on_a_phone(guest: NewGuest) -> None:
    anna = guest("Anna", language="hu", size=PHONE).go("/")
    anna.page.locator("a[href='/puzzles/today']").tap()
    anna.button("puzzle-show").tap()
    expect(anna.text("puzzle-shown")).to_be_visible()
    expect(anna.text("puzzle-chances")).to_be_visible()
    find_nothing(anna)


def test_an_unknown_puzzle_leads_back(guest: NewGuest) -> None:
    anna = guest("Anna").go("/puzzles/ur/9999")
    expect(anna.text("puzzles-none-title")).to_be_visible()
    anna.link_to("puzzles-all").click()
    find_nothing(anna)
