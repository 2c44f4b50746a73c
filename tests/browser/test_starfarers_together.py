"""Starfarers in company: two people in two browsers, one of them on a phone, and two bots; and before axe."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import PHONE
from .test_starfarers import Stars

ROUNDS = 2000
"""Looks at the table until something must have come; most of them while bots think."""
ANSWERED = re.compile("agrees|declines|would give")


def company(guest: NewGuest) -> tuple[Stars, Stars]:
    anna = guest("Anna")
    link = anna.invite("me", "friend", "greedy", "greedy", game="starfarers", setup=2)
    bela = guest("Béla", "hu", size=PHONE, color_scheme="light").sit(link)
    return Stars(anna.arrive()), Stars(bela)


def may_offer(stars: Stars) -> bool:
    legal = stars.legal()
    return "depart" in legal and any(text.startswith("offer") for text in legal)


def play_until(wanted: Callable[[Stars], bool], *people: Stars) -> Stars:
    """Whoever is asked acts, as somebody without plans would, until that is so for one of them."""
    for _ in range(ROUNDS):
        for each in people:
            asked = each.page.locator(".status.mine").count()  # before, or their turn may come in between
            if wanted(each):
                return each
            if asked:
                each.play()
        people[0].page.wait_for_timeout(50)
    raise AssertionError("that never came")


def test_an_offer_is_answered_by_all(guest: NewGuest) -> None:
    anna, bela = company(guest)
    play_until(lambda each: each is anna and may_offer(each), anna, bela)
    anna.offer()
    answers = anna.page.locator(".offer li")
    expect(answers.filter(has_text=ANSWERED)).to_have_count(2)
    bela.page.locator(".reasons .pill").nth(1).click()
    expect(answers.first).to_contain_text("Béla declines “I need that myself”")
    expect(bela.page.locator(".offer li").first).to_contain_text("„magamnak is kell”")
    with anna.moving():
        anna.button("withdraw").click()
    for each in (anna, bela):
        expect(each.page.locator(".offer .terms")).to_have_count(0)


def test_a_proposal_is_seen_and_taken_back(guest: NewGuest) -> None:
    """Before the one whose turn it is has offered anything; all seats are people's, so nobody is quicker."""
    host, friend = guest("Anna"), guest("Béla")
    friend.sit(host.invite("me", "friend", "me", game="starfarers"))
    anna, bela = Stars(host.arrive()), Stars(friend)
    builder = play_until(lambda each: "depart" in each.legal(), anna, bela)
    other = bela if builder is anna else anna
    proposal = next(text for text in other.legal() if text.startswith("offer"))
    with other.moving():
        other.guest.type(proposal)
    expect(builder.page.locator(".offer li")).to_contain_text(other.guest.name)
    expect(builder.page.locator(".offer li")).to_contain_text("would give")
    with other.moving():
        other.button("take-back").click()
    for each in (builder, other):
        expect(each.page.locator(".offer")).to_have_count(0)


def test_two_rounds(guest: NewGuest) -> None:
    """All four have two turns, and everybody sees the same."""
    anna, bela = company(guest)
    ninth = anna.guest.lines.filter(has_text="Turn 9:")
    play_until(lambda _: ninth.count() > 0, anna, bela)
    expect(bela.guest.lines.filter(has_text="9. kör")).to_be_attached()
    assert anna.guest.lines.filter(has_text="flies ship").count() > 0
    until_alike(anna, bela)


def until_alike(*guests: Stars) -> None:
    """The bots play on, and one page may hear of it a little later than the other."""
    for _ in range(100):
        shown = [sorted(each.page.locator("[data-player] .points").all_inner_texts()) for each in guests]
        if shown[0] == shown[1]:
            return
        guests[0].page.wait_for_timeout(100)
    raise AssertionError(f"they see different points: {shown}")


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).take_table("me", "me", "me", game="starfarers")
    stars = Stars(anna)
    stars.build()
    for tab in ("build", "bank", "trade"):
        anna.page.locator(f"[data-tab={tab}]").click()
        find_nothing(anna)
    anna.page.locator("[data-player] .points").first.click()
    find_nothing(anna)
    anna.page.keyboard.press("Escape")
    stars.take_off()
    stars.close_story()
    stars.lit.last.click()
    expect(stars.button("fly")).to_be_visible()
    find_nothing(anna)
    stars.until(lambda legal: any(text.startswith("answer") for text in legal))
    find_nothing(anna)
    anna.button("settings-text-board").click()
    find_nothing(anna)
    anna.button("help").click()
    find_nothing(anna)
