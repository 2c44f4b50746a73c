"""Somebody disturbs: hidden, muted, reported, put out; and what the keeper of the server sees of it."""

from playwright.sync_api import Locator, expect

from .axe import LOOKS, find_nothing
from .conftest import NewGuest, NewServer
from .guests import PHONE, Guest

KEY = "a key of the keeper's"


def foyer(anna: Guest) -> Guest:
    anna.page.goto(anna._opened("smugglers", ("me", "friend", "friend"), {}))
    expect(anna.page.locator(".foyer")).to_be_visible()
    return anna


def sits(guest: Guest, link: str) -> Guest:
    guest.page.goto(link)
    guest.field("your-name").fill(guest.name)
    guest.button("sit-down").click()
    return guest


def says(guest: Guest, text: str) -> None:
    guest.tab("chat").click()
    guest.field("chat-write").fill(text)
    guest.button("chat-send").click()


def log(guest: Guest) -> Locator:
    guest.tab("chat").click()
    return guest.page.get_by_role("log")


def about(guest: Guest, name: str) -> Guest:
    """Opens what can be done about somebody."""
    guest.page.get_by_role("button", name=guest.say("manners-about", name=name), exact=True).click()
    return guest


def toggle(guest: Guest, key: str) -> Locator:
    return guest.dialog.get_by_role("switch", name=guest.say(key), exact=True)


def closes(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_somebody_who_disturbs(guest: NewGuest, new_server: NewServer) -> None:
    server = new_server(keeper_key=KEY)
    anna, bela = foyer(guest("Anna", at=server)), guest("Béla", at=server)
    sits(bela, anna.link)
    says(bela, "boo")
    expect(log(anna)).to_contain_text("boo")

    toggle(about(anna, "Béla"), "ignore").check()
    find_nothing(anna)
    closes(anna)
    expect(log(anna)).not_to_contain_text("boo")
    toggle(about(anna, "Béla"), "ignore").uncheck()
    toggle(anna, "mute").check()
    closes(anna)
    expect(log(anna)).to_contain_text("boo")
    says(bela, "more")
    expect(bela.toast).to_contain_text(bela.say("chat-muted-here"))
    expect(bela.page.get_by_text(bela.say("chat-silent"))).to_be_visible()
    find_nothing(bela)

    about(anna, "Béla")
    anna.field("report-reason").select_option("words")
    anna.field("report-text").fill("He shouts.")
    anna.button("report-send").click()
    expect(anna.dialog).to_contain_text(anna.say("report-done"))
    anna.button("put-out-ask").click()
    anna.button("put-out-do").click()
    expect(bela.page.get_by_role("heading", name=bela.say("put-out-title"))).to_be_visible()
    bela.page.reload()
    expect(bela.page.get_by_role("heading", name=bela.say("put-out-title"))).to_be_visible()

    host = guest("Cili", at=server, **LOOKS["hu-phone"])
    keeps(host)
    deals(host)
    assert host.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def shows(host: Guest, tab: str) -> None:
    host.page.get_by_role("tab", name=host.say(f"keeper-{tab}"), exact=True).click()


def keeps(host: Guest) -> None:
    host.go("/keeper")
    host.field("keeper-key").fill("wrong")
    host.troubles.forgive("401")
    host.button("keeper-enter").click()
    expect(host.page.get_by_role("alert")).to_have_text(host.say("keeper-only"))
    find_nothing(host)
    host.field("keeper-key").fill(KEY)
    host.button("keeper-enter").click()
    expect(host.page.get_by_text(host.say("machine-started"))).to_be_visible()
    find_nothing(host)
    shows(host, "tables")
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Anna")
    find_nothing(host)
    host.button("close-table").first.click()
    expect(host.dialog).to_contain_text(host.say("keeper-close-text"))
    find_nothing(host)
    host.dialog.get_by_role("button", name=host.say("close-table"), exact=True).click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text(host.say("keeper-status-closed"))
    shows(host, "players")
    expect(host.page.get_by_role("tabpanel")).to_contain_text(host.say("keeper-no-players"))


def deals(host: Guest) -> None:
    shows(host, "reports")
    panel = host.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("He shouts.")
    expect(panel).to_contain_text("boo")
    find_nothing(host)
    host.button("keeper-deal").click()
    expect(panel).to_contain_text(host.say("keeper-no-reports"))
