"""Games that no rule ends: somebody resigns, aborts, or nobody comes any more; and what is told of it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from startable.play import journal
from startable.play.ends import End, read_end
from startable.server import wall
from startable.server.http.reading import _notes
from startable.server.protocol import Abort, Ended, Resign, TakeBack
from startable.server.tables.history import journal_of
from startable.server.tables.messages import LookDue
from startable.server.tables.results import ahead, playing_on, result_of
from startable.server.tables.room import Room

from .memory import House, Visitor

DAY = 86_400.0


def scene(act: Callable[[House], Awaitable[None]], **settings: object) -> None:
    async def main() -> None:
        await act(House(**settings))

    asyncio.run(main())


def begun(house: House, *kinds: str, game: str = "ur") -> tuple[Room, list[Visitor]]:
    """A table at which everybody has moved."""
    room, keys = house.open(*kinds, game=game)
    people = [Visitor(room, key) for kind, key in zip(kinds, keys, strict=True) if kind == "me"]
    while room.abortable:
        step(house, room, people)
    return room, people


def step(house: House, room: Room, people: list[Visitor]) -> None:
    """Whoever is awaited does the first thing that is allowed."""
    seat = room.table.awaits.first
    if room.seating.plays_itself(seat):
        asked = next(each for each in reversed(house.desk.asked) if each.thought.seat == seat)
        move = room.table.rules.legal(room.table.state, seat)[0]
        asked.answer(move.kind, list(move.args()))
    else:
        next(each for each in people if seat in each.connection.seats).move()


def test_of_two_the_other_has_won() -> None:
    async def act(house: House) -> None:
        _, (anna, bela) = begun(house, "me", "me")
        anna.asks(Resign(1))
        assert anna.heard("fault")[0]["fact"] == "not-your-seat"
        anna.asks(Resign(0))
        assert bela.frame["result"] == {"winners": [1], "rule": "", "how": "resigned", "seat": 0}
        assert bela.frame["awaits"] == []
        assert bela.frame["legal"] == []
        bela.n += 1
        for again in (Resign(1), Abort()):
            bela.heard()
            bela.asks(again)
            assert bela.heard("fault")[0]["fact"] == "not-playing"

    scene(act)


def test_nobody_moves_after_the_end_also_not_after_a_restart() -> None:
    async def act(house: House) -> None:
        room, people = begun(house, "me", "me")
        mover = room.table.awaits.first
        choice = people[mover].frame["legal"][0]
        people[1 - mover].asks(Resign(1 - mover))
        house.restart()
        again = house.room(room.record.id)
        late = Visitor(again, f"{room.record.id}-{mover}")
        late.n = 1000
        late.move(choice)
        assert late.heard("fault")[0]["fact"] == "not-playing"
        assert late.frame["result"]["winners"] == [mover]
        assert again.status == "over"

    scene(act)


def test_of_more_a_bot_plays_on_for_good_and_cannot_win() -> None:
    async def act(house: House) -> None:
        room, people = begun(house, "me", "me", "me", game="maze")
        people[0].asks(Resign(0))
        assert room.status == "playing"
        assert people[1].heard("room")[-1]["seats"][0]["resigned"]
        people[0].asks(TakeBack(0))
        assert people[0].heard("fault")[-1]["fact"] == "seat-resigned"
        assert playing_on(room.record) == [1, 2]
        people[2].asks(Resign(2))
        assert room.record.end
        assert (room.record.end.winners, room.record.end.how) == ([1], "resigned")
        assert room.record.hand_overs == [f"A resigned {room.version}", f"C resigned {room.version}"]

    scene(act)


def test_if_bots_alone_are_left_whoever_of_them_is_ahead_has_won() -> None:
    async def act(house: House) -> None:
        room, (anna,) = begun(house, "me", "level1", "level1", game="maze")
        anna.asks(Resign(0))
        assert room.status == "over"
        assert anna.frame["result"]["winners"] == ahead(room.table, [1, 2])
        assert 0 not in anna.frame["result"]["winners"]

    scene(act)


def test_a_seat_that_was_given_up_does_not_win_by_the_rules_either() -> None:
    house = House()
    room, keys = house.open("me", "me", discs=1)
    both = [Visitor(room, key) for key in keys]
    while room.status == "playing":
        both[room.table.awaits.first].move()
    (winner,) = room.info().result.winners  # type: ignore[union-attr]
    room.record.seats[winner].resigned = True
    found = result_of(room.table, room.record)
    assert found
    assert found.winners == [1 - winner]
    assert found.rule


def test_till_everybody_has_moved_whoever_plays_may_abort() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela, watcher = Visitor(room, keys[0]), Visitor(room, keys[1]), Visitor(room)
        watcher.asks(Abort())
        assert watcher.heard("fault")[0]["fact"] == "not-your-seat"
        assert anna.heard("room")[-1]["abortable"]
        bela.asks(Abort())
        assert anna.frame["result"] == {"winners": [], "rule": "", "how": "aborted", "seat": 1}
        room, (anna, _) = begun(house, "me", "me")
        anna.heard()
        anna.asks(Abort())
        assert anna.heard("fault")[0]["fact"] == "all-moved"

    scene(act)


def test_a_table_that_was_left_ends_without_a_winner_and_is_found_by_its_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def act(house: House) -> None:
        room, people = begun(house, "me", "me")
        for each in people:
            each.leave()
        began, id = wall.now(), room.record.id
        house.restart()
        for days, status in ((89.0, "playing"), (91.0, "over")):
            monkeypatch.setattr(wall, "now", lambda days=days: began + days * DAY)
            await house.lobby.wake()
            house.room(id).post(LookDue(wall.now()))
            assert house.room(id).status == status
            house.restart()
        info = house.room(id).info()
        assert info.status == "over"
        assert info.result == Ended([], "", "left", -1)

    scene(act, left_days=90)


def test_coming_by_is_enough_to_keep_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House) -> None:
        room, people = begun(house, "me", "me")
        began, id = wall.now(), room.record.id
        for each in people:
            each.leave()
        for days in (60.0, 120.0):
            monkeypatch.setattr(wall, "now", lambda days=days: began + days * DAY)
            house.restart()
            await house.lobby.wake()
            assert house.room(id).status == "playing"
            Visitor(house.room(id), f"{id}-0").leave()

    scene(act, left_days=90)


def test_the_journal_tells_it_and_reads_as_before() -> None:
    async def act(house: House) -> None:
        room, (anna, _) = begun(house, "me", "me")
        anna.asks(Resign(0))
        text = journal.write(journal_of(room.record, room.table, _notes(room.record)))
        assert f"note hand-over A resigned {room.version}\n" in text
        assert f"note end resigned B {room.version}\n" in text
        read = journal.read(text)
        assert journal.write(read) == text
        assert len(journal.replay(read).lines) == room.version
        assert read_end(read.header) == End("resigned", [1], room.version)

    scene(act)
