"""A guided first game, from the start page on: what is new is explained once, to whoever wants it."""

import pytest
from playwright.sync_api import Locator, expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import PHONE, Guest


def guide_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("guide"), exact=True)


def begin(guest: Guest) -> Guest:
    guest.go("/").card("guide-first-game").click()
    guest.page.wait_for_url("**/t/*")
    return guest.arrive()


def play_on(guest: Guest) -> None:
    """Until something is explained, by the first move that there is."""
    while not guest.button("guide-got-it").is_visible():
        expect(guest.turn.or_(guest.button("guide-got-it")).first).to_be_visible()
        if guest.turn.is_visible() and not guest.button("guide-got-it").is_visible():
            guest.play()


@pytest.mark.second_try("how the game goes is left to chance, and bots act while one reads")
def test_a_guided_game_on_a_phone_in_hungarian(guest: NewGuest) -> None:
    """What is explained stays where it is, points at the board, covers nothing, and is told once."""
    anna = begin(guest("Anna", language="hu", size=PHONE))
    guide = guide_of(anna)
    goals = guide.get_by_role("list", name=anna.say("guide-progress")).get_by_role("listitem")
    expect(goals).to_contain_text([anna.say("guide-progress-of", name="", have=0, of=5)] * 2)
    height = guide.bounding_box()
    heard: list[str] = []
    for _ in range(4):
        play_on(anna)
        heard.append(guide.get_by_role("status").inner_text())
        box = guide.bounding_box()
        assert box
        assert height
        assert box["height"] == height["height"]
        words = guide.locator(".words")
        assert words.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), heard[-1]
        anna.button("guide-got-it").click()
        expect(guide.get_by_role("status")).not_to_have_text(heard[-1])
    assert len(set(heard)) == len(heard)
    assert anna.say("ur-first-enter") in heard
    while not anna.button("guide-notes").is_visible():  # something new is explained
        anna.page.keyboard.press("Escape")
    anna.button("guide-notes").click()
    for text in heard:
        expect(anna.dialog.get_by_text(text)).to_be_visible()


@pytest.mark.quick
def test_it_is_switched_off_and_on_and_remembered(guest: NewGuest) -> None:
    anna = begin(guest("Anna"))
    play_on(anna)
    expect(anna.page.locator("div.halo")).to_be_visible()
    told = guide_of(anna).get_by_role("status").inner_text()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("div.halo")).to_have_count(0)
    anna.reload()
    expect(guide_of(anna)).to_be_visible()
    expect(guide_of(anna).get_by_role("status")).not_to_have_text(told)
    anna.button("guide-know").click()
    expect(guide_of(anna)).to_have_count(0)
    anna.reload()
    switch = anna.button("guide")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(guide_of(anna)).to_have_count(0)
    switch.click()
    expect(guide_of(anna)).to_be_visible()


def test_friends_have_it_each_for_themselves(guest: NewGuest) -> None:
    anna, bela = guest("Anna").open_table(discs=3), guest("Bela")
    offer = anna.page.get_by_role("switch", name=anna.say("guide-offer"))
    offer.check()
    bela.sit(anna.link)
    anna.arrive()
    expect(guide_of(anna)).to_be_visible()
    expect(guide_of(bela)).to_have_count(0)


def test_who_has_played_it_is_no_newcomer(guest: NewGuest) -> None:
    anna = guest("Anna").go("/")
    expect(anna.card("guide-first-game")).to_be_visible()
    anna.page.evaluate("localStorage.setItem('startable.played', '[\"ur\"]')")
    anna.page.reload()
    expect(anna.card("open-table")).to_be_visible()
    expect(anna.card("guide-first-game")).to_have_count(0)


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = begin(guest("Anna", **look))
    play_on(anna)
    find_nothing(anna)
    anna.button("guide-got-it").click()
    anna.button("guide-notes").click()
    find_nothing(anna)


def test_another_game_points_at_its_own_board(guest: NewGuest) -> None:
    anna = guest("Anna").go("/")
    anna.card("guide-first-game", of=anna.say("mz-name")).click()
    anna.page.wait_for_url("**/t/*")
    anna.arrive()
    expect(anna.page.locator("div.halo")).to_be_visible()
