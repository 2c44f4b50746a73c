"""A small club evening by three browsers: joined, played, somebody late, a table called off, the end."""

import pytest
from playwright.sync_api import Locator, expect

from .axe import find_nothing
from .conftest import NewGuest
from .guests import PHONE, Guest


def named(guest: Guest, key: str, **args: object) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(key, **args), exact=True)


def open_event(anna: Guest) -> str:
    """Through the form, from the start page; the link to send."""
    anna.go("/").link_to("club-events-go").click()
    expect(anna.text("club-yours-none")).to_be_visible()
    anna.field("club-name").fill("Tuesday")
    anna.field("club-rounds").fill("2")
    find_nothing(anna)
    anna.button("club-open").click()
    expect(anna.heading).to_have_text("Tuesday")
    expect(anna.text("club-people-none")).to_be_visible()
    expect(named(anna, "club-next", number=1)).to_be_disabled()
    find_nothing(anna)
    return anna.page.url


def join(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.field("your-name").fill(guest.name)
    guest.button("club-join").click()
    expect(guest.text("club-you", name=guest.name)).to_be_visible()


def points(guest: Guest) -> list[str]:
    return guest.page.locator("main tbody td strong").all_inner_texts()


@pytest.mark.long
def test_a_club_evening(guest: NewGuest) -> None:
    anna = guest("Anna")
    bela = guest("Béla", "hu", size=PHONE, color_scheme="light")
    link = open_event(anna)
    join(anna, link)
    join(bela, link)
    find_nothing(bela)
    expect(anna.text("club-people-here", count=2)).to_be_visible()

    named(anna, "club-next", number=1).click()
    for each in (anna, bela):
        each.button("club-go").click()
    for each in (anna, bela):
        each.arrive()
    bela.button("resign").click()
    bela.dialog.get_by_role("button", name=bela.say("resign"), exact=True).click()
    for each in (anna, bela):
        each.link_to("club-to-event").click()
        expect(each.page.locator("main tbody tr")).to_have_count(2)
        assert points(each) == ["1", "0"]
        find_nothing(each)

    cili = guest("Cili", "hu")
    join(cili, link)
    bela.button("club-leave").click()
    expect(bela.text("club-you-left")).to_be_visible()
    expect(anna.text("club-people-left").first).to_be_visible()
    named(anna, "club-next", number=2).click()
    cili.button("club-go").click()
    expect(cili.page.locator(".foyer")).to_be_visible()
    expect(cili.link_to("club-to-event")).to_be_visible()
    expect(anna.text("club-came-not", names="Anna")).to_be_visible()
    anna.button("club-call-off").click()
    anna.dialog.get_by_role("button", name=anna.say("club-call-off"), exact=True).click()
    expect(anna.text("club-called-off").first).to_be_visible()
    cili.page.goto(link)
    expect(cili.page.locator("main tbody tr")).to_have_count(3)
    assert points(cili) == ["1", "1", "0"]

    anna.page.get_by_role("radio", name="1", exact=True).check()
    expect(anna.link_to("watch-replay")).to_be_visible()
    anna.button("club-end").click()
    anna.dialog.get_by_role("button", name=anna.say("club-end"), exact=True).click()
    expect(anna.text("club-you-over")).to_be_visible()
    find_nothing(anna)
    anna.go("/events")
    expect(anna.page.locator("main li")).to_contain_text("Tuesday")
    anna.troubles.forgive("404")
    anna.go("/e/nosuchevent")
    expect(anna.heading).to_have_text(anna.say("club-unknown"))
