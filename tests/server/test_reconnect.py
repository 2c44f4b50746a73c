"""A lost line costs nothing: whoever comes back gets what was missed, and no move is lost or doubled."""

from typing import Any

import pytest

from startable.core import CHANCE
from startable.games.ur.rules.moves.turn import Pass
from startable.play import fair, journal
from startable.play.lines import Line
from startable.server.tables.last_move import last_move

from .conftest import NewServer
from .people import Message, Person, one_move, play_out, table_for_two
from .servers import Server


class Recorded:
    """A finished game and every event of it, as somebody heard them who was there all the time."""

    def __init__(self, server: Server) -> None:
        anna, bela = table_for_two(server)
        play_out(anna, bela)
        self.server = server
        self.table = bela.table
        self.keys = {"anna": anna.keys, "bela": bela.keys, "watcher": {}}
        self.last = bela.frame
        self.events = [
            event for message in bela.heard if message["t"] == "frame" for event in message["events"]
        ]

    def after(self, v: int) -> list[Message]:
        return [event for event in self.events if event["v"] > v]

    def comes_back(self, who: str, v: int) -> Message:
        """The frame that somebody gets who knows version v."""
        person = Person(self.server, who)
        person.keys = self.keys[who]
        frame = person.connect(v, self.table).until("frame")
        person.cut()
        return frame


@pytest.fixture(scope="module")
def recorded(server: Server) -> Recorded:
    return Recorded(server)


@pytest.mark.parametrize("who", ["anna", "bela", "watcher"])
def test_back_at_every_version_of_a_recorded_game(recorded: Recorded, who: str) -> None:
    for v in range(recorded.last["v"] + 1):
        frame = recorded.comes_back(who, v)
        assert frame["events"] == recorded.after(v)
        assert {**frame, "events": []} == {**recorded.last, "events": []}


def test_cut_at_every_version_while_the_other_plays_on(server: Server) -> None:
    """Anna's line breaks after each version; what she hears then and now is what Béla heard."""
    anna, bela = table_for_two(server)
    cuts = 0
    while not bela.frame["result"]:
        v = anna.frame["v"]
        anna.cut()
        cuts += 1
        if bela.frame["legal"]:
            bela.until_version(bela.play_any())
        anna.connect(v).until("frame")
        if anna.frame["legal"]:
            bela.until_version(anna.play_any())
            anna.until_version(bela.frame["v"])
        assert anna.frame["view"] == bela.frame["view"]
    assert cuts > 15
    assert heard_events(anna) == heard_events(bela)
    assert anna.frame["v"] == len(journal.read(server.journal(anna.table)).lines)


def heard_events(person: Person) -> list[Any]:
    """Every event in the order of hearing; one that was told twice would be there twice."""
    return [event for message in person.heard if message["t"] == "frame" for event in message["events"]]


def test_a_version_from_the_future_is_no_trouble(recorded: Recorded) -> None:
    frame = recorded.comes_back("anna", 10**6)
    assert (frame["view"], frame["events"]) == (recorded.last["view"], [])


def test_two_tabs_at_one_seat(server: Server) -> None:
    anna, bela = table_for_two(server)
    tab = Person(server, "Anna", 2)
    tab.keys = anna.keys
    tab.connect(table=anna.table).until("frame")
    assert tab.seats == anna.seats
    anna.leave()
    assert here(bela.until("room")) == [True, True]
    play_out(tab, bela)
    assert tab.frame["result"]


def here(room: Message) -> list[bool]:
    return [seat["here"] for seat in room["seats"]]


def test_both_tabs_see_what_either_does(server: Server) -> None:
    anna, bela = table_for_two(server)
    tab = Person(server, "Anna", 2)
    tab.keys = anna.keys
    tab.connect(table=anna.table).until("frame")
    tabs = [anna, tab]
    while anna.n < 3 or tab.n < 3:
        if anna.frame["legal"]:
            tabs.reverse()
        one_move(*tabs, bela)
    assert heard_events(anna)[-1] == heard_events(tab)[-1] == heard_events(bela)[-1]


def mover_of(*people: Person) -> Person:
    return next(person for person in people if person.frame["legal"])


def test_the_same_move_again_gives_the_same_answer_and_one_line(server: Server) -> None:
    anna, bela = table_for_two(server)
    mover, choice = mover_of(anna, bela), mover_of(anna, bela).choose()
    first = mover.try_move(choice)
    lines = server.stored_lines(anna.table)
    assert mover.try_move(choice, n=mover.n) == first
    mover.cut()
    mover.connect()
    assert mover.try_move(choice, n=mover.n) == first
    assert server.stored_lines(anna.table) == lines


def test_a_move_whose_answer_was_lost_is_made_once(server: Server) -> None:
    """The line breaks right after sending; whether the move arrived or not, sending it again is right."""
    anna, bela = table_for_two(server)
    while not bela.frame["result"]:
        mover, other = (anna, bela) if anna.frame["legal"] else (bela, anna)
        choice = mover.choose()
        mover.n += 1
        mover.send("move", n=mover.n, seat=choice["seat"], kind=choice["kind"], args=choice["args"])
        mover.cut()
        mover.connect()
        answer = mover.try_move(choice, n=mover.n)
        assert answer["t"] == "ack"
        other.until_version(answer["v"])
        mover.until_version(other.frame["v"])
    tags = [tag for _, tag in server.stored_lines(anna.table) if tag]
    assert len(tags) == len(set(tags)) == anna.n + bela.n


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_starts_again_remembers_the_answers(new_server: NewServer, how: str) -> None:
    server = new_server()
    anna, bela = table_for_two(server)
    for _ in range(6):
        one_move(anna, bela)
    mover, choice = mover_of(anna, bela), mover_of(anna, bela).choose()
    first = mover.try_move(choice)
    lines = server.stored_lines(anna.table)
    getattr(server, how)()
    assert anna.until_closed() in (1006, 1012)
    server.start()
    mover.connect(0)
    bela.connect() if mover is anna else anna.connect()
    assert mover.try_move(choice, n=mover.n) == first
    assert server.stored_lines(anna.table) == lines
    frame = Person(server, "Carl").connect(0, anna.table).until("frame")
    assert frame["view"] == mover.frame["view"]
    assert frame["events"] == [event for event in mover.frame["events"] if event in frame["events"]]
    play_out(anna.until_version(frame["v"]), bela.until_version(frame["v"]))


def test_the_dice_go_on_where_they_were_after_a_restart(new_server: NewServer) -> None:
    server = new_server()
    anna, bela = table_for_two(server)
    for _ in range(3):
        for _ in range(3):
            one_move(anna, bela)
        server.kill()
        server.start()
        anna.connect()
        bela.connect()
    play_out(anna, bela)
    assert fair.verify(journal.read(server.journal(anna.table))) == []


def test_who_comes_back_hears_what_was_said(server: Server) -> None:
    anna, bela = table_for_two(server)
    for number in range(60):
        anna.send("say", text=f"word {number}")
        bela.until("said", text=f"word {number}")
    bela.leave()
    bela.connect()
    heard = [bela.until("said")["text"] for _ in range(50)]
    assert heard == [f"word {number}" for number in range(10, 60)]


def told(person: Person) -> int:
    """What the last welcome said of their own last move."""
    return int([each for each in person.heard if each["t"] == "welcome"][-1]["moved"])


def test_whoever_comes_back_is_told_their_last_move(server: Server) -> None:
    anna, bela = table_for_two(server)
    assert (told(anna), told(bela)) == (0, 0)
    mover = next(person for person in (anna, bela) if person.frame["legal"])
    v = mover.play_any()
    assert told(mover.leave().connect()) == v
    other = anna if mover is bela else bela
    assert told(other.leave().connect()) == 0


def test_what_a_bot_did_for_somebody_is_news_to_them() -> None:
    lines = [Line(mover, Pass()) for mover in (CHANCE, 0, 1, 0, 1, 0)]
    assert last_move(lines, (0,), []) == 6
    assert last_move(lines, (0,), ["A bot 3"]) == 2
    assert last_move(lines, (0,), ["A bot 1", "A back 4"]) == 6
    assert last_move(lines, (0, 1), ["A bot 3"]) == 5
    assert last_move(lines, (), []) == 0
