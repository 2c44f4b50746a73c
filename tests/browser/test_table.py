"""Who is at the table: watchers, leavers, people who may not look; and a server or a line that fails."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest, NewServer
from .guests import PHONE, Guest, begins, play_on


def two_at_a_table(guest: NewGuest) -> tuple[Guest, Guest]:
    anna = guest("Anna").open_table()
    bela = guest("Béla", "hu").sit(anna.link)
    return anna.arrive(), bela


@pytest.mark.quick
def test_a_watcher_sees_the_game_and_who_is_there(guest: NewGuest) -> None:
    anna, bela = two_at_a_table(guest)
    watcher = guest("Cili", "en", size=PHONE).visit(anna.page.url)
    expect(anna.text("watchers", count=1)).to_be_visible()
    expect(bela.page.get_by_text("1 néző")).to_be_visible()
    play_on(2, anna, bela)
    expect(watcher.line(anna.version())).to_be_attached()
    assert watcher.moves() == []
    expect(watcher.movable).to_have_count(0)
    watcher.tab("players").click()
    expect(watcher.seat_of("Béla")).to_contain_text("here")
    bela.page.close()
    expect(watcher.seat_of("Béla")).to_contain_text("away")
    expect(watcher.seat_of("Anna")).to_contain_text("here")
    expect(watcher.button("let-bot-play")).to_have_count(0)
    watcher.page.close()
    expect(anna.text("watchers", count=1)).to_have_count(0)


def test_a_bot_plays_for_a_leaver_who_takes_the_seat_back(guest: NewGuest) -> None:
    anna, bela = two_at_a_table(guest)
    table = bela.page.url
    bela.go("/")
    soon = anna.page.get_by_text(re.compile(r"In 0:0[123] a bot may step in\."))
    expect(soon.or_(anna.button("let-bot-play"))).to_be_visible()
    anna.button("let-bot-play").click()
    expect(anna.seat_of("Béla")).to_contain_text("Captain bot plays for them")
    v = anna.version()
    while anna.version() < v + 4:
        assert anna.awaited()
        anna.play()

    bela.visit(table)
    expect(bela.seat_of("Béla")).to_contain_text("helyette játszik: Kapitány bot")
    bela.button("take-seat-back").click()
    expect(anna.seat_of("Béla")).to_contain_text("here")
    play_on(3, anna, bela)


def test_a_move_does_not_begin_the_countdown_anew(guest: NewGuest, new_server: NewServer) -> None:
    server = new_server(away_ms=60_000)
    anna = guest("Anna", at=server)
    anna.page.clock.install()
    link = anna.open_table().link
    bela = guest("Béla", at=server).sit(link)
    if not begins(anna.arrive(), bela):
        bela.play()
    assert anna.awaited()
    bela.page.close()
    expect(anna.page.get_by_text(re.compile(r"In (1:00|0:5\d) a bot may step in\."))).to_be_visible()
    anna.page.clock.fast_forward("00:40")
    anna.play()
    anna.page.clock.fast_forward("00:30")
    expect(anna.button("let-bot-play")).to_be_visible()


def test_nobody_watches_a_private_table(guest: NewGuest) -> None:
    anna = guest("Anna").open_table(watch=False)
    link = anna.link
    bela = guest("Béla", "hu")
    bela.page.goto(link)
    expect(bela.text("sit-text-private")).to_be_visible()
    bela.sit(link)
    stranger = guest("Cili")
    stranger.troubles.forgive("403")
    for page in "trf":
        stranger.page.goto(link.replace("/t/", f"/{page}/"))
        expect(stranger.heading).to_have_text("This table is private")
    expect(anna.arrive().text("watchers", count=1)).to_have_count(0)
    play_on(2, anna, bela)


def test_who_waits_at_the_door_hears_that_the_last_seat_is_taken(guest: NewGuest) -> None:
    anna = guest("Anna").open_table(watch=False)
    link = anna.link
    cili = guest("Cili")
    cili.page.goto(link)
    expect(cili.text("sit-text-private")).to_be_visible()
    guest("Béla", "hu").sit(link)
    expect(cili.heading).to_have_text("This table is private")
    expect(cili.text("table-private-full")).to_be_visible()


def test_a_table_that_is_not_there(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.troubles.forgive("404")
    for page in "trf":
        anna.go(f"/{page}/nosuchtable")
        expect(anna.heading).to_have_text("There is no such table")
    anna.go("/no/such/page")
    expect(anna.heading).to_have_text("There is nothing here")
    anna.link_to("go-home").click()
    expect(anna.heading).to_have_text("Sit down and play")


@pytest.mark.quick
def test_the_server_is_killed_and_comes_back(guest: NewGuest, new_server: NewServer) -> None:
    server = new_server()
    anna = guest("Anna", at=server).take_table("me", "greedy")
    for _ in range(3):
        assert anna.awaited()
        anna.play()
    assert anna.awaited()
    before = anna.position()
    anna.troubles.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED")
    server.kill()
    expect(anna.page.get_by_text("The connection is lost. Reconnecting…")).to_be_visible()
    move = anna.moves()[0]
    with anna.moving():
        anna.type(move.text)  # it is kept and made when the server is back
        expect(anna.text("sending")).to_be_visible()
        assert anna.position() == before
        server.start()
    expect(anna.text("reconnecting")).to_have_count(0)
    assert anna.awaited()
    anna.play()


def test_a_dead_line_is_noticed(guest: NewGuest) -> None:
    """No socket says that it is dead; the page asks now and then and gives up waiting."""
    anna = guest("Anna")
    anna.page.clock.install()
    anna.take_table("me", "me")
    assert anna.awaited()
    anna.troubles.forgive("ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    anna.page.clock.fast_forward("00:16")
    anna.page.clock.fast_forward("00:09")
    expect(anna.text("reconnecting")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.text("reconnecting")).to_have_count(0)
    anna.play()
