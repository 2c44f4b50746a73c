"""Space Smugglers on the page: the race by hand."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

ON_ITS_SIDE = (844, 390)

BOT = "greedy"


def value(guest: Guest, pips: int) -> Locator:
    group = guest.page.get_by_role("group", name=guest.say("sm-values"))
    return group.get_by_role("button", name=str(pips), exact=True)


def race(guest: Guest, *seats: str, **options: int) -> Guest:
    """At the table, when the bidding is open."""
    guest.take_table(*seats, game="smugglers", countdown=1, **options)
    expect(guest.page.locator(".sector.live").first).to_be_visible()
    return guest


def test_a_die_in_the_hand_stays_there_while_a_bot_bids(guest: NewGuest) -> None:
    anna = race(guest(), "me", BOT, BOT, hand_ms=2000)
    value(anna, 6).click()
    bid = anna.page.locator(".sector .die:not(.ghost)")
    held = anna.page.locator(".values [aria-pressed=true]", has_text="6")
    expect(anna.page.locator(".sm").filter(has=bid).filter(has=held)).to_be_visible()  # at the same time


@pytest.mark.quick
def test_two_bids_typed_at_once_are_both_made(guest: NewGuest) -> None:
    anna = race(guest(), "me", "me")
    anna.page.keyboard.type("3a2b")
    expect(anna.text("sm-hand-empty")).to_be_attached()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_values_stand_still(guest: NewGuest, size: tuple[int, int]) -> None:
    anna = race(guest(size=size), "me", "me", fall_percent=0)
    before = value(anna, 3).bounding_box()
    for keys, left in (("3a", 1), ("2b", 0)):
        anna.page.keyboard.type(keys)
        expect(anna.page.locator(".hand .die:not(.hollow)")).to_have_count(left)
        assert value(anna, 3).bounding_box() == before


def test_on_a_phone_on_its_side_the_race_begins_in_sight(guest: NewGuest) -> None:
    """Though one has scrolled down to say "ready"."""
    anna = guest(size=ON_ITS_SIDE, has_touch=True, is_mobile=True)
    anna.open_only("me", BOT, BOT, BOT, game="smugglers", countdown=1)
    expect(anna.button("ready-do")).to_be_visible()
    anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    anna.button("ready-do").dispatch_event("click")  # where it is, without scrolling back to it
    expect(anna.page.locator(".sector.live").first).to_be_visible()
    for part in (anna.page.locator(".sector.live").first, value(anna, 1), value(anna, 6)):
        expect(part).to_be_in_viewport(ratio=0.9)
