"""Tables that begin from a position: they are played, stored, verified and played again like any other."""

import pytest

from startable.coach.review import review
from startable.core import CLOCK, NOBODY, Stream
from startable.play import fair, journal
from startable.play.catalogue import game, names
from startable.play.diagram import Diagram, of_table
from startable.play.table import Table
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.storage.records import TableRecord
from startable.server.tables.history import journal_of
from startable.server.tables.listing import entry
from startable.server.tables.opening import once_more, opened
from startable.server.tables.room import Room

from ..journals import before_the_end, finished
from .memory import Forgotten, House
from .people import Person
from .servers import Server

EASY = "c1:y c3:yB c5:bbby c6:bby c8:b A.b2:bYb B.h1:y B.h2:y B.b2:Y hand:0,0 turn:B roll:6 turns:60"
HIDING = [name for name in names() if not game(name).layout.open]


def wished(table: Table, position: str) -> TableRecord:
    seats = [WantedSeat("bot", bot="greedy") for _ in range(table.rules.seats)]
    return opened(OpenTable(table.game.name, seats, table.rules.options, position=position), False)[0]


def room_of(house: House, record: TableRecord) -> Room:
    house.store.keep(record, Forgotten())
    return house.room(record.id)


def play_on(table: Table) -> None:
    """Everybody makes any move, until it is over or they have had enough."""
    stream = Stream(3)
    while not table.over and len(table.lines) < 60:
        if table.deal():
            continue
        seats = table.awaits.each()
        seat = seats[0] if seats else CLOCK
        moves = table.rules.legal(table.state, seat) if seats else []
        move = moves[stream.below(len(moves))] if seats else table.rules.time_up
        assert move
        assert table.play(seat, move) is None


@pytest.mark.parametrize("name", names())
def test_a_table_begins_where_its_position_says(name: str) -> None:
    house, there = House(), before_the_end(name, 12)
    for seat in range(NOBODY, there.rules.seats):
        room = room_of(house, wished(there, of_table(there, seat).text))
        assert room.table.known(seat) == there.known(seat)
        assert room.info().position == there.known(NOBODY)
        assert entry(room.record, set()).position


@pytest.mark.parametrize("name", names())
def test_its_journal_replays_and_its_dice_are_verified(name: str) -> None:
    house, there = House(), before_the_end(name, 12)
    room = room_of(house, wished(there, of_table(there, 0).text))
    play_on(room.table)
    assert len(room.table.lines) > 3
    notes = fair.notes(
        room.record.id, bytes.fromhex(room.record.seed), [seat.salt for seat in room.record.seats]
    )
    text = journal.write(journal_of(room.record, room.table, notes))
    read = journal.read(text)
    layout = there.game.layout
    assert f"\nposition {room.record.start}\n" in text
    assert layout.write(journal.replay(read).state) == layout.write(room.table.state)
    assert fair.verify(read) == []
    assert journal.write(read) == text


@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_is_dealt_anew_and_told_to_nobody(name: str) -> None:
    there = before_the_end(name, 60)
    asked = of_table(there, 0).text
    records = [wished(there, asked) for _ in range(8)]
    assert len({record.start for record in records}) > 1
    for record in records:
        table = Diagram(there.game, there.rules, record.start).table()
        assert table.known(0) == asked
        room = room_of(House(), record)
        assert room.info().position == table.known(NOBODY) != record.start


@pytest.mark.parametrize("name", HIDING)
def test_a_rematch_begins_there_again_with_other_hidden_cards(name: str) -> None:
    there = before_the_end(name, 60)
    first = wished(there, of_table(there, NOBODY).text)
    again = [once_more(first, set()) for _ in range(8)]
    assert {record.position for record in again} == {first.position}
    assert len({record.start for record in again}) > 1


def test_a_review_begins_with_the_chances_there() -> None:
    there = before_the_end("ur", 6)
    header = journal.Header(there.game, there.rules, ("", ""), position=there.known(NOBODY))
    assert max(review(journal.Journal(header, [])).first) > 0.6


@pytest.mark.parametrize(
    ("position", "fact"),
    [
        ("c1:y", ""),
        ("x" * 2001, "bad-request"),
        ("", "ok"),
    ],
)
def test_a_table_with_a_position_that_makes_no_sense(server: Server, position: str, fact: str) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = server.ask("POST", "/api/tables", json={"game": "ur", "seats": seats, "position": position})
    assert answer.status_code == (201 if fact == "ok" else 400)
    if answer.status_code == 400:
        assert fact in answer.json()["fact"]


def test_nobody_plays_on_from_a_game_that_is_over() -> None:
    there = before_the_end("ur", 1)
    line = finished("ur").lines[-1]
    there.play(line.mover, line.move)
    assert there.over
    with pytest.raises(ValueError, match="position-over"):
        wished(there, there.known(NOBODY))


def test_a_live_game_from_a_position(server: Server) -> None:
    """Opened over HTTP, played to the end against a bot; its history and its dice begin there."""
    body = {
        "game": "ur",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}],
        "options": {"draw_after": 70},
        "position": EASY,
    }
    anna = Person(server)
    anna._seated(server.ask("POST", "/api/tables", json=body)).connect()
    assert server.get(f"/api/tables/{anna.table}")["position"] == EASY
    while not anna.frame["result"]:
        anna.until("frame")
        if anna.frame["legal"]:
            anna.play_any()
    played = journal.read(server.journal(anna.table))
    assert played.header.position == EASY
    assert fair.verify(played) == []
    history = server.get(f"/api/tables/{anna.table}/history?seat=0")
    assert len(history["moments"]) == len(played.lines)
    assert len(server.get(f"/api/tables/{anna.table}/fair")["draws"]) > 0
    assert len(server.get(f"/api/tables/{anna.table}/review")["looks"]) == len(played.lines)
