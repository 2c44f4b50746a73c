"""The waiting room on the page: ready, bots for free seats, away before the game, and a closed table."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import Guest

RACE: dict[str, Any] = {"game": "smugglers", "countdown": 1}


def foyer(guest: Guest, *seats: str, game: str = "ur", **options: int) -> Guest:
    """At a table of their own, before it begins."""
    guest.page.goto(guest._opened(game, seats, options))
    expect(guest.page.locator(".foyer")).to_be_visible()
    return guest


def row(guest: Guest, name: str) -> Locator:
    return guest.page.locator(".ready li").filter(has_text=name)


@pytest.mark.quick
def test_a_race_begins_when_both_have_said_ready(guest: NewGuest) -> None:
    anna, bela = foyer(guest("Anna"), "me", "friend", **RACE), guest("Béla")
    bela.page.goto(anna.link)
    bela.field("your-name").fill("Béla")
    bela.button("sit-down").click()
    anna.button("ready-do").click()
    expect(row(bela, "Anna")).to_contain_text(bela.say("ready-yes"))
    expect(row(anna, "Béla")).to_contain_text(anna.say("ready-not-yet"))
    anna.page.reload()
    expect(anna.button("ready-said")).to_be_disabled()
    bela.button("ready-do").click()
    for each in (anna, bela):
        expect(each.page.locator(".sm .galaxy")).to_be_visible()


def test_the_host_fills_a_seat_with_a_bot(guest: NewGuest) -> None:
    anna = foyer(guest(), "me", "friend")
    anna.field("bot-level").select_option("level1")
    anna.button("seat-bot").click()
    anna.arrive()
    expect(anna.seat_of(anna.say("bot-level1"))).to_be_visible()


def test_the_seat_of_one_who_is_away_is_opened(guest: NewGuest) -> None:
    anna, bela = foyer(guest("Anna"), "me", "friend", "friend", game="maze"), guest("Béla")
    bela.page.goto(anna.link)
    bela.field("your-name").fill("Béla")
    bela.button("sit-down").click()
    expect(anna.seat_of("Béla")).to_be_visible()
    bela.page.goto("about:blank")
    anna.button("open-seat").click()
    expect(anna.seat_of("Béla")).to_have_count(0)


def test_a_closed_table_says_so_to_everybody(guest: NewGuest) -> None:
    anna, bela = foyer(guest("Anna"), "me", "friend"), guest("Béla")
    bela.page.goto(anna.link)
    expect(bela.button("sit-down")).to_be_visible()
    anna.button("close-table").click()
    anna.dialog.get_by_role("button", name=anna.say("close-table"), exact=True).click()
    for each in (anna, bela):
        expect(each.text("table-closed-title")).to_be_visible()


def test_home_tells_whose_turn_it_is(guest: NewGuest) -> None:
    anna = guest().take_table("me", "me", discs=1)
    anna.go("/")
    expect(anna.page.locator(".chip.mine")).to_have_text(anna.say("your-turn"))


def test_what_happened_since_ones_own_move_is_there_after_a_reload(guest: NewGuest) -> None:
    anna = guest().take_table("me", "random")
    anna.awaited()
    anna.play()
    anna.awaited()
    expect(anna.button("again")).to_be_enabled()
    anna.reload()
    expect(anna.button("again")).to_be_enabled()
