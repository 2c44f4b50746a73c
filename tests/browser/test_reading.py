"""Pages that one reads: replays, fair dice, rules."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from startable.play import fair, journal

from ..server.servers import Server
from .conftest import NewGuest


@pytest.mark.quick
def test_a_replay_is_stepped_through(guest: NewGuest, server: Server, finished: str) -> None:
    lines = journal.read(server.journal(finished)).lines
    last = len(lines)
    moved = next(n for n, line in enumerate(lines, 1) if line.move.kind not in ("open", "roll", "pass"))
    anna = guest().go(f"/r/{finished}")

    def place(n: int) -> Locator:
        return anna.page.get_by_text(f"{n} of {last}", exact=True)

    expect(place(1)).to_be_visible()
    for n in range(2, moved + 1):
        anna.button("step-forward").click()
        expect(place(n)).to_be_visible()
    expect(anna.page.locator(".picture .last .reached")).to_have_count(1)
    anna.button("step-back").click()
    expect(place(moved - 1)).to_be_visible()
    anna.page.locator("main").focus()
    anna.page.keyboard.press("End")
    expect(place(last)).to_be_visible()
    anna.page.keyboard.press("ArrowLeft")
    expect(place(last - 1)).to_be_visible()
    anna.field("replay-slider").fill("4")
    expect(place(5)).to_be_visible()
    anna.line(3).click()
    expect(place(3)).to_be_visible()
    expect(anna.line(3)).to_have_attribute("aria-current", "step")


def test_a_replay_plays_by_itself(guest: NewGuest, finished: str) -> None:
    anna = guest().go(f"/r/{finished}")
    anna.choice("replay-speed").select_option("2")
    anna.button("replay-play").click()
    expect(anna.field("replay-slider")).not_to_have_value("0")
    anna.button("replay-pause").click()
    expect(anna.button("replay-play")).to_be_visible()


def test_a_replay_is_seen_from_each_side(guest: NewGuest, finished: str) -> None:
    anna = guest("Anna", "hu").go(f"/r/{finished}")
    expect(anna.heading).to_have_text("UR: visszajátszás")
    nearest = anna.page.locator("[data-spot]").last
    for own in (re.compile("^B"), re.compile("^A")):
        anna.button("flip-board").click()
        expect(nearest).to_have_attribute("data-spot", own)


def test_fair_dice_of_somebody_else(guest: NewGuest, server: Server, finished: str) -> None:
    rolls = len(list(fair.draws(journal.read(server.journal(finished)))))
    anna = guest("Anna", "hu").go(f"/f/{finished}")
    expect(anna.text("fair-yes", count=rolls)).to_be_visible()
    expect(anna.page.get_by_role("cell", name=anna.say("fair-good"), exact=True)).to_have_count(rolls)
    assert fair.verify(journal.read(anna.download().path().read_text("utf8"))) == []


@pytest.mark.quick
def test_false_dice_are_found(guest: NewGuest, finished: str) -> None:
    """The browser computes for itself: it does not believe a server that lies about a roll."""
    anna = guest()

    def lie(route: Route) -> None:
        record = route.fetch().json()
        record["draws"][1] |= {"low": 6, "high": 7}
        route.fulfill(json=record)

    anna.page.route("**/fair", lie)
    anna.go(f"/f/{finished}")
    expect(anna.text("fair-no")).to_be_visible()
    expect(anna.page.get_by_role("cell", name="not fair", exact=True)).to_have_count(1)


def test_the_secret_of_a_game_that_goes_on_is_not_shown(guest: NewGuest) -> None:
    anna = guest().take_table("me", "me")
    anna.page.get_by_role("link", name="Fair dice").click()
    expect(anna.text("fair-not-yet")).to_be_visible()
    expect(anna.text("fair-seed-hidden")).to_be_visible()
    expect(anna.button("download-journal")).to_have_count(0)


@pytest.mark.parametrize(("language", "title"), [("en", "The rules of UR"), ("hu", "UR: a játékszabály")])
def test_rules_are_found(guest: NewGuest, language: str, title: str) -> None:
    anna = guest("Anna", language).go("/rules/ur#UR-309")
    expect(anna.heading).to_have_text(title)
    rules = anna.page.locator("section.rule")
    expect(rules.filter(has_text="UR-309")).to_be_in_viewport()
    anna.field("rules-search").fill("UR-210")
    expect(rules.first).to_contain_text("UR-210")
    anna.field("rules-search").fill("qwertz")
    expect(anna.text("rules-none")).to_be_visible()
