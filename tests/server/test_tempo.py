"""Bots among people: names of their own, and a pace that can be followed."""

from random import Random
from typing import Any

import pytest

from startable.play import catalogue
from startable.play.catalogue import AnyGame
from startable.play.table import Table
from startable.server.people.characters import CHARACTERS, newcomer
from startable.server.storage.records import SeatRecord, TableRecord
from startable.server.tables.bots import BotSeats
from startable.server.tables.messages import BotAnswered
from startable.server.tables.seating import Seating
from startable.server.tables.tempo import pause_ms, reaction_ms

from .conftest import NewServer
from .people import Person
from .servers import Server

BOT = SeatRecord("bot", bot="level3", character="orion")


def characters(server: Server, table: str) -> list[str]:
    return [seat["character"] for seat in server.get(f"/api/tables/{table}")["seats"]]


def test_the_lower_the_level_the_longer_the_pause() -> None:
    levels = [SeatRecord("bot", bot=f"level{n}", character="orion") for n in range(1, 6)]
    pauses = [pause_ms(700, seat, "usual", 0) for seat in levels]
    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) == len(pauses)


def test_what_others_did_is_looked_at_first() -> None:
    pauses = [pause_ms(700, BOT, "usual", news) for news in (0, 1, 2)]
    assert pauses == sorted(set(pauses))
    assert pause_ms(700, BOT, "usual", 4) == pause_ms(700, BOT, "usual", 400)  # but not for ever


def test_people_choose_the_pace() -> None:
    calm, usual, quick = (pause_ms(700, BOT, pace, 1) for pace in ("calm", "usual", "quick"))
    assert calm > usual > quick


def test_in_a_race_nobody_may_ask_for_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("startable.server.tables.tempo.random", lambda: 0.5)
    assert reaction_ms(400, BOT, "quick") == reaction_ms(400, BOT, "usual") < reaction_ms(400, BOT, "calm")


def test_no_two_bots_of_a_table_are_namesakes(server: Server) -> None:
    anna = Person(server).open_table(*["level2"] * 5, game="smugglers")
    names = characters(server, anna.table)[1:]
    assert set(names) <= {each.name for each in CHARACTERS}
    assert len(set(names)) == len(names) == 5
    assert characters(server, anna.table)[0] == ""  # of a person


def test_a_bot_keeps_its_name_when_the_server_starts_again(new_server: NewServer) -> None:
    server = new_server()
    anna = Person(server).open_table("level2", "level2", game="maze").connect()
    before = characters(server, anna.table)
    server.stop()
    server.start()
    assert characters(server, anna.table) == before


def test_a_newcomer_is_somebody_else() -> None:
    here = [each.name for each in CHARACTERS[1:]]
    assert newcomer(here) == CHARACTERS[0].name


def test_whoever_plays_sets_the_pace_for_all(server: Server) -> None:
    anna = Person(server).open_table("level2").connect()
    assert server.get(f"/api/tables/{anna.table}")["pace"] == "usual"
    anna.send("pace", pace="calm")
    while anna.until("room")["pace"] != "calm":
        pass
    assert server.get(f"/api/tables/{anna.table}")["pace"] == "calm"


def test_a_watcher_does_not(server: Server) -> None:
    anna = Person(server).open_table("level2").connect()
    watcher = Person(server).connect(table=anna.table)
    watcher.send("pace", pace="quick")
    assert watcher.until("fault")["fact"] == "not-your-seat"


def test_whoever_has_seen_enough_skips_the_waiting(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=60_000)
    anna = Person(server).open_table("greedy").connect()
    while not anna.frame["legal"]:
        anna.send("skip")
        anna.until("frame")
    while anna.frame["legal"]:
        anna.until_version(anna.play_any())
    anna.send("skip")
    v = anna.frame["v"]
    anna.until("frame")  # within the patience of a test, which is far shorter than the pause
    assert anna.frame["v"] > v


def test_bots_wait_for_whoever_reads(new_server: NewServer) -> None:
    """Somebody alone with them; and they go on at once when it has been read."""
    anna = Person(new_server(bot_pause_ms=1)).open_table("greedy").connect()
    while not anna.frame["legal"]:
        anna.until("frame")
    anna.send("hold", ms=60_000)
    while anna.frame["legal"]:
        anna.until_version(anna.play_any())
    v = anna.ping().frame["v"]
    anna.send("hold", ms=0)
    while not anna.frame["legal"]:
        anna.until("frame")
    assert anna.frame["v"] > v


def test_nobody_is_held_up_by_others_who_read(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=1)
    anna = Person(server).open_table("friend", "random", game="maze").connect()
    bela = Person(server, "Bela").sit(anna.table).connect()
    anna.send("hold", ms=60_000).ping()
    while not any("took" in event["what"] and event["args"]["seat"] == 2 for event in events_of(anna)):
        for each in (anna, bela):
            each.until_version(max(anna.frame["v"], bela.frame["v"]))
            if each.frame["legal"]:
                each.until_version(each.play_any())
        if not anna.frame["legal"] and not bela.frame["legal"]:
            anna.until("frame")


def events_of(person: Person) -> list[dict[str, Any]]:
    return [event for frame in person.heard if frame["t"] == "frame" for event in frame["events"]]


def test_bots_greet_and_a_person_hears_it(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=50)
    anna = Person(server).open_table(*["random"] * 5, game="smugglers").connect()
    greetings = {each.name: each.greeting for each in CHARACTERS}
    wanted = [greetings[name] for name in characters(server, anna.table) if name]
    for text in filter(None, wanted):
        assert anna.until("said")["text"] == text


def asked_table(game: AnyGame) -> Table:
    """Bot B or C has made an offer: all others may answer, and who made it may take it back."""
    pick = Random(1)
    table = Table(game, game.rules(3, {}), pick.randrange)
    while not table.lines or table.lines[-1].move.kind != "offer" or table.lines[-1].mover == 0:
        table.settle()
        seat = pick.choice(table.awaits.each())
        table.play(seat, pick.choice(table.rules.legal(table.state, seat)))
    return table


def bots_of(table: Table) -> BotSeats:
    """Anna sits in seat A."""
    seats = [SeatRecord("person", "Anna"), SeatRecord("bot", bot="level3"), SeatRecord("bot", bot="level3")]
    record = TableRecord("t", "starfarers", table.game.version, {}, False, True, "", 0.0, seats)
    bots = BotSeats(record, Seating(record), 1000)
    bots.happened(table, table.lines[-1].mover, 1)
    return bots


def test_people_get_time_to_answer_what_a_bot_asks() -> None:
    table = asked_table(catalogue.game("starfarers"))
    asker, bots = table.lines[-1].mover, bots_of(table)
    held = BotAnswered(asker, "withdraw", [])
    assert asker in bots.to_ask(table.awaits.each())
    bots.wait(table, asker, {0})
    assert bots.hold(held) > 3000
    bots.happened(table, 3 - asker, 1)  # the other bot has said something: it thinks again
    assert not bots.holds(held)
    assert bots.to_ask([asker]) == [asker]
    bots.wait(table, asker, {0})
    assert bots.hold(held) > 3000  # and she is still asked


def test_nobody_waits_for_an_answer_of_somebody_who_is_not_here() -> None:
    table = asked_table(catalogue.game("starfarers"))
    asker, bots = table.lines[-1].mover, bots_of(table)
    bots.wait(table, asker, set())
    assert bots.hold(BotAnswered(asker, "withdraw", [])) < 3000


def test_what_a_bot_does_is_held_while_somebody_reads() -> None:
    table = asked_table(catalogue.game("starfarers"))
    bots, held = bots_of(table), BotAnswered(1, "decline", [])
    bots.read(60_000)
    assert bots.hold(held) > 50_000
    assert bots.read(0) == [held]
    assert bots.due_ms(1) == 0
    bots.read(60_000)
    assert bots.skip() == [held]
    assert bots.due_ms(1) == 0
