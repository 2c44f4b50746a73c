"""Starfarers in company: two people in two browsers, one of them on a phone, and two bots; Explorer."""

import re
import time

from playwright.sync_api import expect

from .conftest import NewGuest
from .guests import PHONE
from .test_starfarers import Stars

ROUNDS = 300
SOON = 3.0
"""Seconds for an answer that takes less than one, on a machine that does much else."""
ANSWERED = re.compile("agrees|declines|would give")


def company(guest: NewGuest) -> tuple[Stars, Stars]:
    anna = guest("Anna")
    link = anna.invite("me", "friend", "greedy", "greedy", game="starfarers", setup=2)
    bela = guest("Béla", "hu", size=PHONE, color_scheme="light").sit(link)
    return Stars(anna.arrive()), Stars(bela)


def may_offer(stars: Stars) -> bool:
    legal = stars.legal()
    return "depart" in legal and any(text.startswith("offer") for text in legal)


def play_on(*people: Stars) -> None:
    """Whoever is asked acts, as somebody without plans would."""
    for each in people:
        if each.page.locator(".status.mine").count():
            each.play(each.legal())
    people[0].page.wait_for_timeout(50)


def test_an_offer_is_answered_by_all(guest: NewGuest) -> None:
    anna, bela = company(guest)
    for _ in range(ROUNDS):
        if may_offer(anna):
            break
        play_on(anna, bela)
    anna.offer()
    asked = time.monotonic()
    answers = anna.page.locator(".offer li")
    expect(answers.filter(has_text=ANSWERED)).to_have_count(2)
    assert time.monotonic() - asked < SOON
    bela.page.locator(".reasons .pill").nth(1).click()
    expect(answers.first).to_contain_text("Béla declines “I need that myself”")
    expect(bela.page.locator(".offer li").first).to_contain_text("„magamnak is kell”")
    with anna.moving():
        anna.button("withdraw").click()
    for each in (anna, bela):
        expect(each.page.locator(".offer")).to_have_count(0)


def test_two_rounds(guest: NewGuest) -> None:
    """All four have two turns, and everybody sees the same."""
    anna, bela = company(guest)
    ninth = anna.guest.lines.filter(has_text="Turn 9:")
    for _ in range(ROUNDS):
        if ninth.count():
            break
        play_on(anna, bela)
    expect(ninth).to_be_attached()
    expect(bela.guest.lines.filter(has_text="9. kör")).to_be_attached()
    assert anna.guest.lines.filter(has_text="flies ship").count() > 0
    shown = [each.page.locator("[data-player] .points").all_inner_texts() for each in (anna, bela)]
    assert sorted(shown[0]) == sorted(shown[1])
