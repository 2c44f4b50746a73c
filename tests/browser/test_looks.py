"""How the page looks: languages, themes, motion, small screens and large letters."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import PHONE, Guest, play_on
from .test_coach import tips, until_a_choice

AT_200_PERCENT = (720, 450)
"""To enlarge the page halves the screen of a desk as the page sees it."""
SIZES = [PHONE, (320, 640), AT_200_PERCENT]
ON_ITS_SIDE = (844, 390)
SAID_WHOLE = "(p => p.scrollHeight <= p.clientHeight)(document.querySelector('.status p'))"
CUT_LISTS = """() => [...document.querySelectorAll("select")].filter((list) => {
    const copy = list.cloneNode(true);
    copy.style.cssText = "position: absolute; width: max-content";
    list.after(copy);
    const wanted = copy.offsetWidth;
    copy.remove();
    return list.offsetWidth > 0 && wanted > list.offsetWidth + 1;
}).map((list) => list.textContent)"""
WIDEST = "Math.max(document.documentElement.scrollWidth, innerWidth)"


def theme_of(anna: Guest) -> tuple[str, bool]:
    """What was chosen, and whether the page is dark."""
    chosen = anna.page.locator("html").get_attribute("data-theme") or "system"
    colour = anna.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return chosen, sum(int(part) for part in colour[4:-1].split(",")) < 200


@pytest.mark.quick
def test_the_language_is_the_browsers_until_one_is_chosen(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").go("/")
    expect(anna.heading).to_have_text("Ülj le és játssz!")
    expect(anna.page.locator("html")).to_have_attribute("lang", "hu")
    anna.page.get_by_role("button", name="EN – English").click()
    expect(anna.heading).to_have_text("Sit down and play")
    anna.page.reload()
    expect(anna.heading).to_have_text("Sit down and play")
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    other_tab = anna.context.new_page()
    other_tab.goto(f"{anna.base}/rules/ur")
    expect(other_tab.get_by_role("heading", level=1)).to_have_text("The rules of UR")
    anna.page.get_by_role("button", name="HU – Magyar").click()
    expect(other_tab.get_by_role("heading", level=1)).to_have_text("UR: a játékszabály")


def test_a_language_that_we_do_not_speak(guest: NewGuest) -> None:
    expect(guest("Aino", locale="fi").go("/").heading).to_have_text("Sit down and play")


def test_the_theme_is_the_systems_until_one_is_chosen(guest: NewGuest) -> None:
    anna = guest("Anna", color_scheme="light").go("/")
    expect(anna.heading).to_be_visible()
    assert theme_of(anna) == ("system", False)
    anna.page.emulate_media(color_scheme="dark")
    assert theme_of(anna) == ("system", True)
    anna.button("settings").click()
    anna.page.get_by_role("radio", name="Light").check()
    assert theme_of(anna) == ("light", False)
    anna.page.reload()
    expect(anna.heading).to_be_visible()
    assert theme_of(anna) == ("light", False)


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_discs_fly_unless_motion_is_unwanted(guest: NewGuest, motion: str, flies: bool) -> None:
    anna = guest(reduced_motion=motion)
    anna.context.add_init_script("""
        window.animated = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.animated += 1;
          return animate.apply(this, how);
        };
    """)
    anna.take_table("me", "me")
    play_on(2, anna)
    if flies:
        assert anna.comes_true("window.animated > 0")
    else:
        assert anna.page.evaluate("window.animated + document.getAnimations().length") == 0


def test_nothing_is_wider_than_the_screen(guest: NewGuest, finished: str) -> None:
    """In Hungarian, whose words are the longer ones."""
    anna = guest("Szerencsés Hullócsillag", "hu", size=PHONE)
    anna.troubles.forgive("404.*/nowhere", "status of 404")
    too_wide = [found for place in places(anna, finished) for found in sizes_too_small(anna, place)]
    assert too_wide == []


def sizes_too_small(anna: Guest, place: str) -> Iterator[tuple[str, int, int]]:
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        if not anna.comes_true(f"{WIDEST} === {width}"):
            yield place, width, anna.page.evaluate(WIDEST)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def places(anna: Guest, finished: str) -> Iterator[str]:
    for path in ("/", "/rules/ur", f"/f/{finished}", f"/r/{finished}", f"/t/{finished}", "/nowhere"):
        expect(anna.go(path).heading).to_have_count(1)
        yield path
    anna.go(f"/r/{finished}#review")
    expect(anna.field("review-graph")).to_be_visible()
    yield "review"
    anna.go("/").button("settings").click()
    yield "settings"
    anna.open_table()
    expect(anna.field("invite-link")).to_be_visible()
    yield "waiting"
    until_a_choice(anna.take_table("me", "greedy")).button("hint").click()
    expect(tips(anna).first).to_be_visible()
    yield "hint"
    for tab in ("players", "log", "chat", "rules"):
        anna.tab(tab).dispatch_event("click")  # on the smallest screens an open hint may lie over it
        yield tab
    anna.type("c1-c8")
    expect(anna.toast).to_be_visible()
    yield "refused"
    anna.button("settings-text-board").click()
    yield "in words"
    anna.button("help").click()
    yield "help"


def test_the_table_can_be_played_at_200_percent(guest: NewGuest) -> None:
    anna = guest(size=AT_200_PERCENT, device_scale_factor=2).take_table("me", "me")
    for _ in range(2):
        assert anna.awaited()
        move = anna.moves()[0]
        anna.spot(move.source).click()
        with anna.moving():
            anna.spot(move.target).click()


def test_whose_turn_it_is_is_said_whole_on_a_phone(guest: NewGuest) -> None:
    """In Hungarian, and where much is said: what to bid, and how it ends."""
    anna = guest("Anna", "hu", size=PHONE).take_table("me", "me", game="smugglers", countdown=1)
    expect(anna.status).to_contain_text(anna.say("sm-todo-bid"))
    assert anna.comes_true(SAID_WHOLE)
    for tab in ("players", "rules"):
        expect(anna.tab(tab)).to_be_in_viewport(ratio=1)


def whole_on_its_side(anna: Guest, game: str, board: Locator) -> None:
    """At a table, and in a puzzle, which has less room for it."""
    anna.page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
    anna.go(f"/puzzles/{game}/1")
    expect(board).to_be_in_viewport(ratio=0.95)
    anna.open_only("me", "me", game=game)
    expect(board).to_be_in_viewport(ratio=0.95)


def test_no_list_hides_its_words(guest: NewGuest) -> None:
    """Wherever a table is opened, and where it waits."""
    anna = guest("Anna", "hu").go("/")
    cards = anna.page.get_by_role("article")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        card.get_by_role("button", name=anna.say("open-table"), exact=True).click()
        for summary in anna.dialog.locator("summary").all():
            summary.click()
        assert anna.page.evaluate(CUT_LISTS) == []
        anna.page.keyboard.press("Escape")
    anna.open_only("me", "friend")
    expect(anna.page.locator("select").first).to_be_visible()
    assert anna.page.evaluate(CUT_LISTS) == []


def test_who_comes_for_the_review_sees_it_on_a_phone(guest: NewGuest, finished: str) -> None:
    anna = guest(size=PHONE).go(f"/r/{finished}#review")
    expect(anna.field("review-graph")).to_be_in_viewport()
