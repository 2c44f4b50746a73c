"""Positions by clicks: share one, open it, change it, and play on from there."""

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import PHONE, Guest

EASY = "c1:y c3:yB c5:bby A.b2:bYb B.h1:y hand:3,4 turn:B roll:3"
BEGUN = "/position/ur?text=" + quote(EASY)


def notation(anna: Guest) -> str:
    return anna.field("position-text").input_value()


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).go(BEGUN)
    anna.troubles.forgive("400")
    expect(anna.text("position-fine")).to_be_visible()
    expect(anna.page.locator(".editor [data-spot=c1]")).to_be_visible()
    find_nothing(anna)
    anna.field("position-text").fill("c1:y")
    expect(anna.page.locator(".wrong")).to_be_visible()
    find_nothing(anna)


@pytest.mark.quick
def test_share_open_and_play_on(guest: NewGuest) -> None:
    """From a lesson to a live table that begins there."""
    anna = guest(permissions=["clipboard-read", "clipboard-write"]).go("/learn/ur/forward")
    anna.button("position-share-this").click()
    with anna.context.expect_page() as opened:
        anna.link_to("position-look").click()
    anna.page = opened.value
    expect(anna.text("position-fine")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.page.url
    shared = notation(anna)
    anna.button("position-play-on").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.spot("c1")).to_be_visible()
    table = urlsplit(anna.page.url).path.rpartition("/")[2]
    room = anna.page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    assert room["position"] == shared


def test_a_position_is_set_up_by_hand(guest: NewGuest) -> None:
    """On a phone, in Hungarian: a disc more, a disc less, the die; the text and the address follow."""
    bela = guest("Béla", language="hu", size=PHONE).go(BEGUN)
    field = bela.page.locator(".editor [data-spot=c2]")
    field.click()
    expect(bela.field("position-text")).to_have_value(
        "c1:y c3:yB c5:bby A.b2:bYb B.h1:y c2:b hand:2,4 turn:B roll:3"
    )
    bela.page.locator(".editor label", has_text=bela.say("ur-edit-take")).click()
    bela.page.locator(".editor [data-spot=c1]").click()
    bela.page.locator(".editor .choices label", has_text="6").click()
    expect(bela.field("position-text")).to_have_value(
        "c2:b c3:yB c5:bby A.b2:bYb B.h1:y hand:2,5 turn:B roll:6"
    )
    expect(bela.text("position-fine")).to_be_visible()
    assert parse_qs(urlsplit(bela.page.url).query)["text"] == [notation(bela)]


def test_what_cannot_be_is_told_and_mended(guest: NewGuest) -> None:
    anna = guest().go("/position/maze?text=round:1")
    anna.troubles.forgive("400")
    expect(anna.text("position-bad-title")).to_be_visible()
    anna.go(BEGUN)
    anna.field("position-text").fill(EASY.replace("A.b2:bYb", "A.b2:bY"))
    expect(anna.page.locator(".wrong")).to_contain_text("A.b2")
    expect(anna.button("position-play-on")).to_be_disabled()
    anna.field("position-text").fill(EASY)
    expect(anna.text("position-fine")).to_be_visible()
