"""What one sees at a glance: names on the map, moments to share, boards that stand still."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import Guest
from .test_coach import until_a_choice


def box(what: Locator) -> dict[str, float]:
    found: Any = what.bounding_box()
    assert found
    return dict(found)


def test_a_moment_of_a_replay_can_be_sent_to_somebody(guest: NewGuest, finished: str) -> None:
    anna: Guest = guest().go(f"/r/{finished}#5")
    slider = anna.field("replay-slider")
    expect(slider).to_have_value("4")
    anna.button("step-forward").click()
    anna.page.wait_for_url("**#6")
    bela: Guest = guest("Béla")
    bela.page.goto(anna.page.url)
    expect(bela.field("replay-slider")).to_have_value("5")


def test_a_game_without_secrets_is_seen_alike_by_all(guest: NewGuest, finished: str) -> None:
    anna: Guest = guest().go(f"/r/{finished}")
    expect(anna.button("flip-board")).to_be_visible()
    expect(anna.text("replay-eyes")).to_have_count(0)
    expect(anna.page.locator(".die").first, "the opening roll").to_contain_text(re.compile("[1-6]"))
    assert anna.page.locator(".die").count() % 2 == 0, "one for each, and again after a tie"


def test_the_map_of_starfarers_tells_what_is_on_it(guest: NewGuest) -> None:
    anna: Guest = guest().take_table("me", "me", "me", game="starfarers")
    planet = box(anna.page.locator("[data-recess=k] .planet").first)
    anna.page.mouse.move(planet["x"] + planet["width"] / 2, planet["y"] + planet["height"] / 2)
    expect(anna.page.locator(".tag")).to_contain_text("Planet 1 of k")
    expect(anna.page.locator(".axes text", has_text=re.compile("^e$"))).to_have_count(2)
    anna.button("sf-legend-title").click()
    expect(anna.dialog).to_contain_text(anna.say("sf-legend-closed"))


def test_the_board_stands_still_while_bots_think(guest: NewGuest) -> None:
    anna: Guest = until_a_choice(guest().take_table("me", "level1"))
    before = box(anna.page.locator(".picture").first)
    anna.button("hint").click()
    expect(anna.page.locator("section.hint ol")).to_be_visible()
    assert box(anna.page.locator(".picture").first) == before
    anna.play()
    assert box(anna.page.locator(".picture").first) == before


def test_notices_lie_below_the_log(guest: NewGuest) -> None:
    anna: Guest = guest().take_table("me", "me")
    anna.type("c1-c8")
    expect(anna.toast).to_be_visible()
    panels = anna.page.locator(".panels")
    expect(panels).not_to_have_css("margin-bottom", "0px")
    log = box(panels)
    assert box(anna.toast)["y"] >= log["y"] + log["height"] - 1


def test_what_a_galaxy_brought_is_told_where_nobody_hurries(guest: NewGuest) -> None:
    anna: Guest = guest().take_table("me", "me", game="smugglers", pace=1)
    told = anna.page.locator("dialog .recap")
    for _ in range(40):
        if told.count():
            break
        moves = [move.text for move in anna.moves()]
        token = next((text for text in moves if text.startswith("t")), moves[0])
        with anna.moving():
            anna.type(token)
    expect(told.locator("tbody tr")).to_have_count(2)
    anna.button("sm-recap-on").click()
    expect(told).to_have_count(0)
