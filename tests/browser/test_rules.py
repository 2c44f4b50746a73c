"""Rules with pictures: figures, signs, summaries on one sheet, search, rules that open where one plays."""

import re

import pytest
from playwright.sync_api import expect

from startable.play.catalogue import names
from startable.play.figure import figures
from startable.play.rulebook import rulebook

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import Guest

DRAWN = [name for name in names() if figures(name)]
_SHEET = re.compile(rb"/Type\s*/Page\b(?!s)")


def print_all(anna: Guest) -> None:
    """What is far below is fetched too, as it is when the page is printed."""
    anna.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(anna.page.locator("figure[aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("name", DRAWN)
def test_every_figure_is_drawn_by_the_board_and_cannot_be_touched(guest: NewGuest, name: str) -> None:
    anna = guest().go(f"/rules/{name}")
    expect(anna.page.locator("section.rule").first).to_be_visible()
    print_all(anna)
    drawn = anna.page.locator("figure [role=img]").filter(has=anna.page.locator("[inert] *"))
    mentioned = "".join(rule.text for rule in rulebook(f"startable.games.{name}", "en").rules.values())
    expect(drawn).to_have_count(mentioned.count("!["))


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("name", DRAWN)
def test_a_summary_is_one_sheet_of_paper(guest: NewGuest, name: str, language: str) -> None:
    anna = guest("Anna", language).go(f"/rules/{name}/summary")
    expect(anna.heading).to_be_visible()
    expect(anna.page.locator("[data-sign], .legend li").first).to_be_visible()
    print_all(anna)
    assert len(_SHEET.findall(anna.page.pdf(prefer_css_page_size=True))) == 1


@looks
def test_pages_of_the_rules(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look)
    for name in DRAWN:
        anna.go(f"/rules/{name}/summary")
        expect(anna.page.locator("[data-sign], .legend li").first).to_be_visible()
        print_all(anna)
        find_nothing(anna)
    anna.go("/rules")
    expect(anna.page.get_by_role("link", name=anna.say("summary-link")).first).to_be_visible()
    find_nothing(anna)
    anna.field("rules-search-all").fill("ur-303")
    expect(anna.page.locator("mark").first).to_be_visible()
    find_nothing(anna)


def test_rules_of_all_games_are_searched(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").go("/rules")
    anna.field("rules-search-all").press_sequentially("urhajo")
    expect(anna.page.locator("mark", has_text=re.compile("^űrhajó$", re.IGNORECASE)).first).to_be_visible()
    anna.field("rules-search-all").fill("UR-210")
    first = anna.page.locator("main li a").first
    expect(first).to_contain_text("Pontos dobás")
    expect(anna.page).to_have_url(re.compile(r"/rules\?q=UR-210$"))
    anna.page.reload()
    expect(first).to_contain_text("Pontos dobás")
    anna.page.keyboard.press("Tab")
    expect(first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("section.rule", has_text="UR-210").first).to_be_in_viewport()


@pytest.mark.quick
def test_what_was_refused_opens_where_one_plays(guest: NewGuest) -> None:
    anna = guest().take_table("me", "me")
    anna.type("c1-c8")
    anna.toast.get_by_role("link").click()
    expect(anna.dialog.get_by_role("heading")).not_to_have_text("")
    rule = anna.dialog.locator(".where .mono").inner_text()
    assert rule.startswith("UR-")
    assert len(anna.page.context.pages) == 1
    anna.page.keyboard.press("Escape")
    anna.tab("rules").click()
    panel = anna.page.get_by_role("tabpanel")
    expect(panel.locator("details[open][data-rule]").first).to_have_attribute("data-rule", rule)
    panel.get_by_text("Enter", exact=False).first.click()
    expect(panel.locator("details[data-rule='UR-204'][open] figure")).to_be_visible()


def test_help_tells_the_goal_and_the_signs(guest: NewGuest) -> None:
    anna = guest().take_table("me", "me")
    anna.button("help").click()
    expect(anna.dialog).to_contain_text(anna.say("ur-help-goal"))
    anna.dialog.locator("summary", has_text=anna.say("legend-title")).click()
    expect(anna.dialog.locator("[data-sign=guard]")).to_contain_text(anna.say("ur-legend-guard"))
    find_nothing(anna)
