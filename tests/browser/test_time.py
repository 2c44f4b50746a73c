"""A clock on the page, being told that it is one's turn, and giving up: one walk through all of it."""

from playwright.sync_api import expect

from .axe import find_nothing
from .conftest import NewGuest
from .guests import Guest

PRETEND = """() => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = () => Promise.resolve("granted");
  const keys = { p256dh: "B" + "A".repeat(86), auth: "A".repeat(22) };
  const endpoint = "https://fcm.googleapis.com/x";
  const made = { endpoint, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.subscribe = PushManager.prototype.getSubscription = () => Promise.resolve(made);
}"""
"""A browser without a screen shows no notices, and reaches no push service: both only seem to be there."""
WORKER = "navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)"


def open_with_a_bank(anna: Guest) -> Guest:
    anna.go("/").card("open-table").click()
    anna.field("your-name").fill("Anna")
    anna.dialog.get_by_role("radio", name=anna.say("time-bank"), exact=True).check()
    anna.field("time-then").select_option("resign")
    find_nothing(anna)
    anna.button("open-table-do").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.locator(".foyer")).to_contain_text(anna.say("time-up-resign"))
    return anna


def test_a_game_by_the_clock(guest: NewGuest) -> None:
    anna, bela = open_with_a_bank(guest("Anna", service_workers="allow")), guest("Béla")
    anna.page.evaluate(PRETEND)
    bela.sit(anna.link)
    anna.arrive()
    clocks = anna.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(anna.page.locator(".clock.running")).to_have_count(1)
    find_nothing(anna)
    turn = "favicon-turn" if anna.page.title().startswith("●") else "favicon.svg"
    assert turn in str(anna.page.locator('link[rel="icon"]').get_attribute("href"))

    bell, called = anna.button("notices-here"), f"/api/tables/{anna.table}/push"
    if anna.context.request.get(f"{anna.base}/api/push").json()["key"]:
        with anna.page.expect_response(f"**{called}") as answer:
            bell.click()
        assert answer.value.status == 204
        assert anna.page.evaluate(WORKER) == "/sw.js"
        with anna.page.expect_response(f"**{called}/off") as answer:
            bell.click()
        assert answer.value.status == 204
        expect(bell).to_have_attribute("aria-pressed", "false")

    bela.button("abort").click()
    bela.dialog.get_by_role("button", name=bela.say("abort"), exact=True).click()
    expect(bela.page.locator("#result-title")).to_have_text(bela.say("result-aborted"))
    anna.go("/")
    expect(anna.page.locator("li.panel").filter(has_text=anna.say("game-aborted"))).to_be_visible()
    find_nothing(anna)
