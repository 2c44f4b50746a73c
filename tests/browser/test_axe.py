"""axe, which checks accessibility, finds nothing: dark and light, in both languages, desk and phone."""

import pytest
from playwright.sync_api import expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import play_on
from .test_coach import tips, until_a_choice


@looks
def test_pages_to_read(guest: NewGuest, finished: str, look: dict[str, str]) -> None:
    anna = guest(**look)
    anna.troubles.forgive("404")
    shown = {
        "/": anna.card("play-bots-now", count=1),
        "/rules/ur#UR-210": anna.page.locator("section.rule").first,
        f"/f/{finished}": anna.text("fair-seed-good"),
        f"/r/{finished}": anna.spot("c1"),
        f"/r/{finished}#review": anna.field("review-graph"),
        f"/t/{finished}": anna.result.and_(anna.page.locator(":has-text('UR-50')")),
        "/t/none": anna.text("table-unknown-text"),
        "/nowhere": anna.text("nowhere-text"),
    }
    for path, content in shown.items():
        anna.go(path)
        expect(content).to_be_visible()
        find_nothing(anna)


@looks
def test_dialogs(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).go("/")
    for opener in (anna.button("settings"), anna.card("open-table")):
        opener.click()
        for summary in anna.dialog.locator("summary").all():
            summary.click()
        find_nothing(anna)
        anna.page.keyboard.press("Escape")
    anna.take_table("me", "me")
    for key in ("share-table", "help"):
        anna.button(key).click()
        find_nothing(anna)
        anna.page.keyboard.press("Escape")


@looks
def test_a_table_that_waits(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).open_table()
    expect(anna.field("invite-link")).to_be_visible()
    find_nothing(anna)
    friend = guest("Béla", **look)
    friend.page.goto(anna.link)
    expect(friend.button("sit-down")).to_be_visible()
    find_nothing(friend)


@pytest.mark.quick
@looks
def test_a_table_where_a_game_goes_on(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).take_table("me", "me")
    play_on(6, anna)
    assert anna.awaited()
    anna.spot(anna.moves()[0].source).click()
    find_nothing(anna)
    anna.button("settings-text-board").click()
    for tab in ("chat", "rules"):
        anna.tab(tab).click()
        find_nothing(anna)
    anna.type("c1-c8")
    expect(anna.toast).to_be_visible()
    anna.tab("log").click()
    anna.line(3).click()
    expect(anna.button("back-to-now")).to_be_visible()
    find_nothing(anna)


@looks
def test_the_coach(guest: NewGuest, finished: str, look: dict[str, str]) -> None:
    anna = until_a_choice(guest(**look).take_table("me", "level1"))
    anna.button("hint").click()
    tips(anna).first.get_by_role("button").first.focus()
    find_nothing(anna)
    anna.go(f"/r/{finished}#review")
    anna.page.get_by_role("list", name=anna.say("review-costliest")).get_by_role("button").first.click()
    anna.button("review-show-move").click()
    anna.page.locator("summary", has_text=anna.say("review-table")).click()
    find_nothing(anna)
