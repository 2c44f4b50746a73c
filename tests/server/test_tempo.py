"""Bots among people: names of their own, and a pace that can be followed."""

import pytest

from startable.server.people.characters import CHARACTERS, newcomer
from startable.server.storage.records import SeatRecord
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


def test_bots_greet_and_a_person_hears_it(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=50)
    anna = Person(server).open_table(*["random"] * 5, game="smugglers").connect()
    greetings = {each.name: each.greeting for each in CHARACTERS}
    wanted = [greetings[name] for name in characters(server, anna.table) if name]
    for text in filter(None, wanted):
        assert anna.until("said")["text"] == text
