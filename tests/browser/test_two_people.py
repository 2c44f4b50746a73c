"""Two people in two browsers, one in English at a desk, one in Hungarian on a phone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from startable.core import seats_in
from startable.play import fair, journal

from .conftest import NewGuest
from .guests import PHONE, Guest, begins, play_on, play_out

RULE = re.compile(r"/rules/ur#UR-50\d$")


def two_at_a_table(guest: NewGuest, discs: int = 10) -> tuple[Guest, Guest]:
    moving = {"reduced_motion": "no-preference"}
    anna = guest("Anna", **moving).open_table(discs=discs)
    zsofi = guest("Zsófi", "hu", size=PHONE, color_scheme="light", **moving).sit(anna.link)
    return anna.arrive(), zsofi


def test_a_whole_game(guest: NewGuest, tmp_path: Path) -> None:
    anna, zsofi = two_at_a_table(guest, discs=3)
    play_on(2, anna, zsofi)
    zsofi_reloads(zsofi)
    anna_opens_a_second_tab(anna, zsofi)
    zsofi_loses_the_line(anna, zsofi)  # all this takes five moves: too few for anybody to win
    play_out(anna, zsofi)

    for each in (anna, zsofi):
        expect(each.result).to_be_in_viewport()
        expect(each.result.get_by_role("link", name="UR-50")).to_have_attribute("href", RULE)
    winner, loser = (anna, zsofi) if anna.result.get_by_text("You won!").is_visible() else (zsofi, anna)
    expect(winner.result).to_contain_text({"Anna": "You won!", "Zsófi": "Nyertél!"}[winner.name])
    expect(loser.result).to_contain_text({"Anna": "Zsófi won", "Zsófi": "Anna nyert"}[loser.name])
    table = anna.table
    they_play_again(anna, zsofi, table)

    anna.go(f"/r/{table}")
    path = tmp_path / "game.play"
    anna.download().save_as(path)
    game = journal.read(path.read_text("utf8"))
    result = game.header.rules.result(journal.replay(game).state)
    assert result
    assert [game.header.seats[seat] for seat in seats_in(result.winners)] == [winner.name]
    assert fair.verify(game) == []
    every_roll_is_checked(anna, table, len(list(fair.draws(game))))


def zsofi_reloads(zsofi: Guest) -> None:
    before = zsofi.position(), zsofi.lines.all_inner_texts()
    zsofi.reload()
    expect(zsofi.lines).to_have_count(len(before[1]))
    assert before == (zsofi.position(), zsofi.lines.all_inner_texts())


def anna_opens_a_second_tab(anna: Guest, zsofi: Guest) -> None:
    """Both tabs hold the same seat, and each sees what is done in the other."""
    tab = anna.second_tab()
    assert tab.position() == anna.position()
    play_on(2, tab, zsofi)
    expect(anna.line(tab.version())).to_be_attached()
    assert tab.position() == anna.position()
    tab.page.close()
    expect(zsofi.page.get_by_text("nincs itt")).to_have_count(0)


def zsofi_loses_the_line(anna: Guest, zsofi: Guest) -> None:
    """A move that is made without a line arrives when it is back, and only once."""
    if begins(anna, zsofi):
        anna.play()
    assert zsofi.awaited()
    v, move = zsofi.version(), zsofi.moves()[0]
    zsofi.context.set_offline(True)
    zsofi.type(move.text)
    expect(zsofi.text("sending")).to_be_visible()
    expect(anna.line(v + 1)).to_have_count(0)
    with zsofi.moving():
        zsofi.context.set_offline(False)
    anna.awaited()
    assert anna.version() == zsofi.version()


def they_play_again(anna: Guest, zsofi: Guest, table: str) -> None:
    follows: list[str] = []
    for each in (anna, zsofi):
        each.page.on(
            "request", lambda sent: follows.append(sent.url) if sent.url.endswith("/follow") else None
        )
    anna.button("rematch").click()
    expect(anna.text("rematch-asked")).to_be_visible()
    zsofi.button("rematch-accept").click()
    for each in (anna, zsofi):
        expect(each.page).not_to_have_url(re.compile(f"/t/{table}$"))
        each.arrive()
    assert anna.table == zsofi.table
    assert len(follows) == 2  # each follow gives a new key, so nobody may do it twice
    play_on(2, anna, zsofi)


def every_roll_is_checked(anna: Guest, table: str, rolls: int) -> None:
    anna.go(f"/f/{table}")
    expect(anna.page.get_by_text(f"All {rolls} rolls are exactly as they were fixed")).to_be_visible()
    expect(anna.page.get_by_role("cell", name="fair", exact=True)).to_have_count(rolls)
    expect(anna.text("fair-commit-same")).to_be_visible()
    expect(anna.page.get_by_text(anna.say("fair-salt-yours"), exact=True)).to_have_count(1)
    expect(anna.text("fair-own-there")).to_be_visible()
    expect(anna.text("fair-seed-good")).to_be_visible()


@pytest.mark.quick
def test_chat_is_plain_text_and_phrases_are_translated(guest: NewGuest) -> None:
    anna, zsofi = two_at_a_table(guest)
    anna.tab("chat").click()
    anna.button("preset-luck").click()
    anna.type("say hi <b>there</b>")
    expect(zsofi.tab("chat")).to_contain_text("2")
    zsofi.tab("chat").click()
    heard = zsofi.page.get_by_role("log")
    expect(heard).to_contain_text("Anna: Sok szerencsét!")
    expect(heard).to_contain_text("Anna: hi <b>there</b>")
    zsofi.field("chat-write").fill("szia")
    zsofi.button("chat-send").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Zsófi: szia")


def test_a_listed_table_is_joined_from_the_start_page(guest: NewGuest) -> None:
    host = guest("Host of the lobby").open_table(listed=True)
    other = guest("Béla", "hu").go("/")
    row = other.page.get_by_role("listitem").filter(has_text=host.name)
    expect(row).to_contain_text("várakozik")
    row.get_by_role("button", name="Leülök").click()
    other.arrive()
    assert other.table == host.arrive().table
    host.go("/")
    expect(host.page.get_by_role("region", name="Your tables")).to_contain_text(
        re.compile("Your turn|to move")
    )
    host.link_to("continue").click()
    host.arrive()
