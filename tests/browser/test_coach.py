"""The coach on the page: hints in a game against bots, and the review of one that is over."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import PHONE, Guest


def until_a_choice(anna: Guest) -> Guest:
    """Plays on until there is something to choose, and so something to ask the coach."""
    while anna.awaited() and len(anna.moves()) < 2:
        anna.play()
    return anna


def card(anna: Guest) -> Locator:
    return anna.page.get_by_role("region", name=anna.say("hint-title"))


def tips(anna: Guest) -> Locator:
    return card(anna).get_by_role("listitem")


def graph(anna: Guest) -> Locator:
    return anna.page.get_by_role("slider", name=anna.say("review-graph"))


@pytest.mark.quick
def test_a_hint_is_shown_on_the_board_and_played(guest: NewGuest) -> None:
    anna = until_a_choice(guest("Anna").take_table("me", "level1"))
    anna.button("hint").click()
    expect(tips(anna).first).to_contain_text(re.compile(r"\d\.\d%"))
    assert tips(anna).count() <= 3
    shown = tips(anna).all_inner_texts()
    assert not any(move.text in text for move in anna.moves() for text in shown), "in words, not in notation"
    tips(anna).first.hover()
    expect(anna.page.locator(".picture .target.pointed")).to_be_visible()
    with anna.moving():
        tips(anna).first.get_by_role("button").last.click()
    expect(card(anna)).to_have_count(0)
    assert anna.awaited()


def test_a_hint_by_the_keyboard(guest: NewGuest) -> None:
    anna = until_a_choice(guest("Anna", "hu").take_table("me", "level1"))
    anna.tab("log").press("i")
    expect(card(anna)).to_be_focused()
    expect(tips(anna).first).to_contain_text(re.compile(r"\d,\d%"))
    anna.page.keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)
    anna.type("tanács")
    expect(tips(anna).first).to_be_visible()
    with anna.moving():
        anna.play()
    expect(card(anna)).to_have_count(0)


def test_on_a_phone_a_hint_leaves_the_board_where_it_is(guest: NewGuest) -> None:
    anna = until_a_choice(guest("Anna", size=PHONE).take_table("me", "level1"))
    board = anna.page.locator(".picture").first
    before = board.bounding_box()
    anna.button("hint").tap()
    expect(tips(anna).first).to_be_visible()
    assert board.bounding_box() == before
    tips(anna).first.get_by_role("button").first.tap()
    expect(anna.page.locator(".picture .target.pointed")).to_be_visible()


def test_no_hints_where_people_play_each_other(guest: NewGuest) -> None:
    anna = until_a_choice(guest("Anna").take_table("me", "me"))
    expect(anna.button("hint")).to_have_count(0)
    anna.type("hint")
    expect(anna.toast).to_contain_text("in games against bots")


def test_what_the_coach_cannot_do_is_said(guest: NewGuest) -> None:
    anna = until_a_choice(guest("Anna").take_table("me", "level1"))
    anna.troubles.forgive("429")
    anna.page.route("**/hint?*", lambda route: route.fulfill(status=429, json={"fact": "too-many-requests"}))
    anna.button("hint").click()
    expect(card(anna)).to_contain_text(anna.say("too-many-requests"))


def test_a_review_of_a_finished_game(guest: NewGuest, finished: str) -> None:
    anna = guest("Anna").go(f"/t/{finished}")
    anna.link_to("review-game").click()
    expect(graph(anna)).to_be_visible()
    expect(anna.tab("review")).to_have_attribute("aria-selected", "true")
    anna.tab("log").click()
    expect(anna.page).not_to_have_url(re.compile("review"))
    anna.tab("review").click()
    expect(anna.page).to_have_url(re.compile("#review"))
    expect(anna.page.get_by_role("heading", name=anna.say("review-seats"))).to_be_visible()

    first = graph(anna).get_attribute("aria-valuetext")
    graph(anna).press("End")
    last = graph(anna).get_attribute("aria-valuemax") or ""
    expect(graph(anna)).to_have_attribute("aria-valuenow", last)
    expect(graph(anna)).to_have_attribute("aria-valuetext", re.compile(r"100\.0%"))
    graph(anna).press("Home")
    expect(graph(anna)).to_have_attribute("aria-valuetext", first or "")
    graph(anna).click()
    expect(graph(anna)).not_to_have_attribute("aria-valuenow", "1")
    middle = int(graph(anna).get_attribute("aria-valuenow") or "")
    assert abs(middle / int(last) - 0.5) < 0.15
    expect(anna.text("replay-place", place=middle, last=int(last))).to_be_visible()


def test_the_costliest_moves_lead_to_their_place(guest: NewGuest, finished: str) -> None:
    anna = guest("Anna", "hu", size=PHONE).go(f"/r/{finished}#review")
    worst = anna.page.get_by_role("list", name=anna.say("review-costliest")).get_by_role("button").first
    worst.click()
    expect(worst).to_have_attribute("aria-current", "step")
    show = anna.button("review-show-move")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".picture .target.pointed")).to_be_visible()
    graph(anna).press("ArrowRight")
    expect(anna.page.locator(".picture .target.pointed")).to_have_count(0)
    anna.page.locator("summary", has_text=anna.say("review-table")).click()
    rows = anna.page.get_by_role("region", name=anna.say("review-table")).locator("tbody tr")
    expect(rows).to_have_count(int(graph(anna).get_attribute("aria-valuemax") or 0))


def test_a_game_that_goes_on_has_no_review(guest: NewGuest) -> None:
    anna = guest("Anna").take_table("me", "me")
    anna.go(f"/r/{anna.table}#review")
    expect(anna.tab("log")).to_be_visible()
    expect(anna.tab("review")).to_have_count(0)
