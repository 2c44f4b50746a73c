"""The page as an app: what makes it one, and its start without a connection."""

from playwright.sync_api import expect

from .axe import find_nothing
from .conftest import NewGuest


def test_the_page_starts_without_a_connection(guest: NewGuest) -> None:
    anna = guest("Anna", service_workers="allow").go("/")
    expect(anna.card("open-table")).to_be_visible()
    link = anna.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = anna.context.request.get(f"{anna.base}{link}").json()
    for icon in manifest["icons"]:
        answer = anna.context.request.get(f"{anna.base}/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert anna.comes_true("navigator.serviceWorker.controller !== null")

    missing = ("Failed to fetch", "Unable to preload CSS")  # a part, by whichever is asked for first
    anna.troubles.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", *missing)
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name=anna.say("offline-title"))).to_be_visible()
    expect(anna.page.get_by_role("heading", name=anna.say("home-title"))).to_be_visible()
    find_nothing(anna)
    anna.page.goto(f"{anna.base}/rules/ur")
    expect(anna.page.get_by_text(anna.say("offline-part"))).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(anna.say("ur-name"))


def test_full_screen_is_in_the_settings(guest: NewGuest) -> None:
    anna = guest("Anna").go("/")
    anna.button("settings").click()
    anna.button("screen-fill").click()
    assert anna.comes_true("document.fullscreenElement === document.documentElement")
    anna.button("settings").click()
    find_nothing(anna)
    anna.button("screen-leave").click()
    assert anna.comes_true("document.fullscreenElement === null")
