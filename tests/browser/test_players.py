"""A known player: made with a passkey of the browser, known on a second device with the same games."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..server.servers import Server
from . import needs
from .axe import find_nothing
from .guests import PHONE, Guest

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def two(browser: Browser, server: Server) -> Iterator[tuple[Guest, Guest]]:
    """Two devices with passkeys of their own, at a host with a name: passkeys are for names only."""
    base = server.url.replace("127.0.0.1", "localhost")
    laptop = Guest.come(browser, base, "Anna", "en")
    phone = Guest.come(browser, base, "Anna", "hu", size=PHONE, color_scheme="light")
    for each in (laptop, phone):
        session = each.context.new_cdp_session(each.page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield laptop, phone
    for each in (laptop, phone):
        each.context.close()
    assert not [*laptop.troubles, *phone.troubles]


def accessible(guest: Guest) -> None:
    if needs.AXE.is_file():
        find_nothing(guest)


def exported(guest: Guest) -> Any:
    with guest.page.expect_download() as coming:
        guest.link_to("player-export").click()
    return json.loads(Path(coming.value.path()).read_text("utf8"))


@pytest.mark.long
def test_a_player_on_two_devices(two: tuple[Guest, Guest]) -> None:
    laptop, phone = two
    table = laptop.take_table("me", "level1").table
    laptop.go("/games")
    expect(laptop.page.locator("main li")).to_have_count(1)

    laptop.go("/me")
    laptop.field("player-name").fill("Anna Nova")
    accessible(laptop)
    laptop.button("player-make").click()
    expect(laptop.heading).to_contain_text("Anna Nova")
    expect(laptop.toast).to_contain_text(laptop.say("player-brought", count=1))
    laptop.button("device-more").click()
    link = laptop.field("device-link").input_value()
    accessible(laptop)

    phone.page.goto(link)
    expect(phone.heading).to_contain_text("Anna Nova")
    assert "#" not in phone.page.url
    phone.button("device-add-do").click()
    expect(phone.page.get_by_role("heading", name=phone.say("devices-title"))).to_be_visible()
    expect(phone.page.locator("main section li")).to_have_count(2)
    accessible(phone)
    phone.go("/")
    accessible(phone)
    phone.page.get_by_role("link", name=phone.say("continue"), exact=True).click()
    phone.arrive()
    assert phone.table == table
    phone.tab("players").click()
    expect(phone.seat_of("Anna Nova").get_by_role("link", name=phone.say("known-player"))).to_be_visible()
    phone.tab("log").click()
    assert phone.awaited()
    phone.play()

    phone.go("/games")
    expect(phone.page.locator("main li")).to_have_count(1)
    phone.page.get_by_role("radio", name=phone.say("filter-over"), exact=True).check()
    expect(phone.text("my-games-none-such")).to_be_visible()
    accessible(phone)

    laptop.go("/me").button("player-leave").click()
    expect(laptop.heading).to_have_text(laptop.say("player-make-title"))
    laptop.go("/me").field("player-name").fill("ANNA NOVA")
    laptop.troubles.forgive("409")
    laptop.button("player-make").click()
    expect(laptop.text("name-worn", name="ANNA NOVA")).to_be_visible()
    laptop.button("player-come-back").click()
    expect(laptop.heading).to_contain_text("Anna Nova")
    laptop.field("player-shown").check()
    laptop.page.get_by_role("link", name=laptop.say("player-page-own-look")).click()
    expect(laptop.heading).to_contain_text("Anna Nova")
    expect(laptop.text("player-no-games")).to_be_visible()
    accessible(laptop)

    laptop.go("/").card("open-table").click()
    laptop.field("rated").check()
    laptop.field("seat-who", seat=laptop.say("seat-label", letter="B")).select_option("bot")
    accessible(laptop)
    laptop.button("open-table-do").click()
    laptop.page.wait_for_url("**/t/*")
    laptop.arrive()
    laptop.go("/best/ur")
    expect(laptop.page.locator("tbody tr").first).to_be_visible()
    accessible(laptop)

    laptop.go("/me")
    told = exported(laptop)
    assert told["player"]["name"] == "Anna Nova"
    assert len(told["passkeys"]) == 2
    assert table in [each["game"]["table"] for each in told["games"]]
    laptop.button("player-delete").click()
    laptop.button("player-delete-do").click()
    expect(laptop.heading).to_have_text(laptop.say("player-make-title"))
    phone.go("/me")
    expect(phone.heading).to_have_text(phone.say("player-make-title"))


@pytest.mark.long
def test_where_passkeys_do_not_work_the_page_says_what_to_do(browser: Browser, server: Server) -> None:
    anna = Guest.come(browser, server.url, "Anna", "en")
    anna.go("/me")
    expect(anna.text("passkeys-not-here.address")).to_be_visible()
    anna.page.get_by_role("link", name=anna.say("passkeys-localhost")).click()
    anna.page.wait_for_url("http://localhost:*/me")
    expect(anna.heading).to_have_text(anna.say("player-make-title"))
    anna.context.close()
    assert not [*anna.troubles]
