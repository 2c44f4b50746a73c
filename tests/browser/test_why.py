"""Whatever does not go says why, with its rule."""

import re

from playwright.sync_api import Locator, expect

from ..server.people import Person
from ..server.servers import Server
from .conftest import NewGuest
from .guests import Guest

IN_FRONT = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === node;
}"""


def test_a_refused_move_names_its_rule_and_links_to_it(guest: NewGuest) -> None:
    anna = guest("Anna").take_table("me", "me")
    assert anna.awaited()
    position = anna.position()
    anna.type("c1-c8")
    expect(anna.toast).to_contain_text(re.compile(r"\w+ · UR-\d{3}"))
    link = anna.toast.get_by_role("link", name="Read this rule")
    rule = (link.get_attribute("href") or "").removeprefix("/rules/ur#")
    expect(anna.toast).to_contain_text(rule)
    link.click()
    expect(anna.dialog).to_contain_text(rule)
    anna.page.keyboard.press("Escape")
    expect(anna.dialog).to_be_hidden()
    assert anna.position() == position


def test_a_disc_that_cannot_move_says_why_and_one_passes(guest: NewGuest, server: Server) -> None:
    program = until_somebody_must_pass(server)
    anna = guest("Anna").take_over(program.table, program.keys)
    letter = anna.moves()[0].letter
    own_disc(anna, letter).click()
    expect(anna.toast).to_contain_text("Exact roll · UR-210")
    expect(anna.toast).to_contain_text(re.compile("You rolled [2-6], but .* base-1"))
    anna.spot(f"hand.{letter}").click()
    expect(anna.toast).to_contain_text("You have no disc left in your hand.")
    button = anna.page.locator(".pass").get_by_role("button", name="Pass")
    assert button.evaluate(IN_FRONT), "the notice covers the button"
    passes = anna.lines.filter(has_text="passes: no disc can move by")
    expect(passes).to_have_count(0)
    with anna.moving():
        button.click()
    expect(passes).to_have_count(1)


def until_somebody_must_pass(server: Server) -> Person:
    """With one disc each somebody soon stands before the base and rolls too much, unless caught before."""
    while True:
        both = Person(server).open_table("me", discs=1).connect().until_version(1)
        while both.frame["legal"] and both.choose()["kind"] != "pass":
            both.until_version(both.play_any())
        both.leave()
        if both.frame["legal"]:
            return both


def own_disc(anna: Guest, letter: str) -> Locator:
    colour = {"A": "black", "B": "yellow"}[letter]
    return anna.page.locator("[data-spot]").and_(
        anna.page.get_by_role("button", name=re.compile(f": {colour} disc, "))
    )


def test_a_move_that_would_go_is_not_refused(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").take_table("me", "me")
    assert anna.awaited()
    v = anna.version()
    anna.type(f"miért {anna.moves()[0].text}")
    expect(anna.toast).to_be_visible()
    expect(anna.toast).not_to_contain_text("UR-")
    assert anna.version() == v
