"""Space Smugglers live: everybody at once, against the clock of everybody's hands (SM-9xx)."""

import time
from typing import Any

import pytest

from startable.play.fair import verify
from startable.play.journal import read, replay

from .conftest import NewServer
from .people import Message, Person
from .servers import Server

RACE: dict[str, Any] = {"game": "smugglers", "countdown": 1, "hand_ms": 200}


def bidding(person: Person) -> Message:
    """Listens until the bidding is open."""
    return person.until("frame", lambda frame: frame["view"]["phase"] == "bidding")


def three_people(server: Server, **options: Any) -> list[Person]:
    """One after the other: from one address nobody takes a seat before the one before has come."""
    anna = Person(server, "Anna").open_table("friend", "friend", **{**RACE, **options}).connect()
    bea = Person(server, "Bea", 2).sit(anna.table).connect()
    return [anna, bea, Person(server, "Csaba", 3).sit(anna.table).connect()]


def test_sm_902_bidding_opens_for_all_at_the_same_instant(new_server: NewServer) -> None:
    people = three_people(new_server())
    counting = people[0].until("frame")
    assert counting["view"]["phase"] == "countdown"
    assert counting["view"]["cards"] == [], "nobody sees a card before it opens"
    assert 0 < counting["clock_ms"] <= 1000
    frames = [bidding(person) for person in people]
    assert len({frame["v"] for frame in frames}) == 1
    assert frames[0]["awaits"] == [0, 1, 2]


def test_sm_904_a_bid_overtaken_on_the_way_is_refused_and_the_die_stays(new_server: NewServer) -> None:
    anna, bea, _ = three_people(new_server())
    bidding(anna)
    bidding(bea)
    five, four = ({"seat": 0, "kind": "place", "args": [0, 5]}, {"seat": 1, "kind": "place", "args": [0, 4]})
    assert anna.try_move(five)["t"] == "ack"
    answer = bea.try_move(four)
    assert (answer["t"], answer["rule"]) == ("refused", "SM-204")
    assert bea.frame["view"]["placed"] == [1, 0, 0]


def test_sm_903_a_hand_does_one_thing_at_a_time(new_server: NewServer) -> None:
    anna, _, _ = three_people(new_server(), hand_ms=600)
    bidding(anna)
    began = time.monotonic()
    assert anna.try_move({"seat": 0, "kind": "place", "args": [0, 1]})["t"] == "ack"
    assert anna.try_move({"seat": 0, "kind": "place", "args": [1, 1]})["t"] == "ack"
    assert time.monotonic() - began > 0.6, "the second die waits until the hand is free"


def test_sm_903_a_hand_that_holds_something_takes_nothing_else(new_server: NewServer) -> None:
    anna, _, _ = three_people(new_server(), hand_ms=3000)
    bidding(anna)
    assert anna.try_move({"seat": 0, "kind": "place", "args": [0, 1]})["t"] == "ack"
    anna.send("move", n=77, seat=0, kind="place", args=[1, 1])
    anna.send("move", n=78, seat=0, kind="place", args=[1, 2])
    answer = anna.until("refused", n=78)
    assert answer["rule"] == "SM-903"


def test_sm_906_the_bid_clock_ends_the_bidding(new_server: NewServer) -> None:
    anna, *_ = three_people(new_server(), bid_seconds=1)
    assert bidding(anna)["clock_ms"] > 0
    frame = anna.until("frame", lambda frame: frame["view"]["phase"] != "bidding")
    assert "time_up" in [event["what"] for event in frame["events"]]
    assert sorted(token for tokens in frame["view"]["tokens"] for token in tokens) == [-1, 1, 2]


@pytest.mark.slow
def test_a_whole_game_with_bots_is_recorded_and_verifies(new_server: NewServer) -> None:
    """The person rushes; bots bid at their own pace, pay and restock."""
    server = new_server()
    anna = Person(server).open_table("greedy", "random", **{**RACE, "hand_ms": 0}).connect()
    while not anna.frame["result"]:
        if anna.frame["legal"]:
            anna.try_move(_rushed(anna.frame))
        else:
            anna.until("frame")
    journal = read(server.ask("GET", f"/api/tables/{anna.table}/journal").text)
    assert replay(journal).over
    assert verify(journal) == []


def _rushed(frame: Message) -> Message:
    """The first token, the first payment, or nothing."""
    tokens = [choice for choice in frame["legal"] if choice["kind"] == "take"]
    chosen: Message = (tokens or frame["legal"])[0]
    return chosen


def test_sm_904_who_delays_the_echo_of_beats_is_decided_no_sooner(new_server: NewServer) -> None:
    anna, *_ = three_people(new_server())
    anna.echo_after = 0.15
    bidding(anna)
    assert "beat" in [message["t"] for message in anna.heard]
    start = time.monotonic()
    assert anna.try_move(anna.choose())["t"] == "ack"
    assert time.monotonic() - start > 0.03, "her line seems long, and her move is decided at once"
