"""Bots as people meet them: names, pace, what they say; and what was rolled so far."""

import pytest
from playwright.sync_api import expect

from startable.server.people.characters import CHARACTERS

from .conftest import NewGuest, NewServer
from .guests import DESKTOP, PHONE, Guest, play_on
from .test_sight import box

FOREVER = 60_000
"""Milliseconds that no test waits for."""


def test_three_bots_of_one_level_are_no_namesakes(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").take_table("me", *["level2"] * 3, game="maze")
    called = anna.page.locator(".seat .name strong").all_inner_texts()
    known = {anna.say(f"bot-name-{each.name}") for each in CHARACTERS}
    assert len(set(called)) == 4
    assert set(called) - {"Anna"} <= known
    expect(anna.seat_of(anna.say("bot-level2"))).to_have_count(3)  # how strong they are is told too
    anna.reload()
    assert anna.page.locator(".seat .name strong").all_inner_texts() == called


def test_whoever_has_seen_enough_skips_the_waiting(guest: NewGuest, new_server: NewServer) -> None:
    anna = guest(at=new_server(bot_pause_ms=FOREVER)).take_table("me", "greedy")
    for _ in range(3):
        if not anna.turn.is_visible():
            anna.button("skip").click()
        assert anna.awaited()
        expect(anna.button("skip")).to_have_count(0)
        anna.play()


def test_a_pace_that_was_chosen_stays(guest: NewGuest) -> None:
    anna = guest().take_table("me", "greedy")
    expect(anna.field("pace")).to_have_value("usual")
    anna.field("pace").select_option("calm")
    anna.reload()
    expect(anna.field("pace")).to_have_value("calm")
    anna.go("/").card("play-bots-now", count=1).click()
    anna.arrive()
    expect(anna.field("pace")).to_have_value("calm")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_somebody_says_stands_on_the_board(guest: NewGuest, size: tuple[int, int]) -> None:
    anna, bela = guest("Anna", size=size), guest("Béla", "hu")
    bela.sit(anna.invite("me", "friend"))
    anna.arrive()
    bela.tab("chat").click()
    bela.button("preset-luck").click()
    bubble = anna.page.locator(".bubble", has_text=anna.say("preset-luck"))
    expect(bubble).to_be_in_viewport(ratio=1)
    turn = box(anna.status)
    assert box(bubble)["y"] >= turn["y"] + turn["height"]
    expect(bubble).to_have_count(0)  # it goes by itself
    anna.tab("chat").click()
    expect(anna.page.get_by_role("log")).to_contain_text(anna.say("preset-luck"))
    anna.reload()
    anna.tab("chat").click()
    expect(anna.page.get_by_role("log")).to_contain_text(anna.say("preset-luck"))
    expect(anna.page.locator(".bubble")).to_have_count(0)  # what was said before is no news


def test_nobody_hears_what_is_said_at_a_muted_table(guest: NewGuest) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    bela.sit(anna.invite("me", "friend"))
    anna.arrive().tab("chat").click()
    anna.choice("chat-mute").check()
    bela.tab("chat").click()
    bela.button("preset-luck").click()
    expect(bela.page.locator(".bubble")).to_be_visible()
    expect(anna.page.locator(".bubble")).to_have_count(0)


def test_what_was_rolled_is_counted_also_after_a_reload(guest: NewGuest) -> None:
    anna = guest().take_table("me", "me")
    play_on(3, anna)
    rolled = anna.page.locator("button[data-v]", has_text="rolls").count()
    anna.reload().button("tallies").click()
    expect(anna.dialog.locator("tfoot .total")).to_have_text(str(rolled))


def heights(anna: Guest) -> int:
    return int(anna.page.evaluate("document.documentElement.scrollHeight"))


def test_space_maze_stays_within_the_screen_whatever_bots_do(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").take_table("me", *["random"] * 3, game="maze")
    seen = set()
    for _ in range(6):
        expect(anna.turn).to_be_visible()
        seen.add(heights(anna))
        with anna.moving():
            anna.type(anna.moves()[0].text)
        seen.add(heights(anna))
    assert seen == {DESKTOP[1]}
