"""Open trade at a live table: who may speak up is shown so, and the turn stays where it is."""

from msgspec.json import decode, encode

from startable.play.table import Table
from startable.server.tables.snapshot import Snapshot

from .helpers import hand, play, position

HANDS = f"active:B A.hand:{hand(food=2)} B.hand:{hand(ore=2)} C.hand:{hand(fuel=1)}"


def table() -> Table:
    return position(HANDS, trade="open")


def frame_for(at: Table, *seats: int) -> tuple[int, list[int], list[tuple[int, str]]]:
    """Whose eyes a connection has, whom the game waits for, and what may be done there."""
    frame = Snapshot(at, [], 0).frame((seats, ""))
    return decode(encode(frame.view))["seat"], frame.awaits, [(each.seat, each.kind) for each in frame.legal]


def test_at_a_shared_screen_the_turn_comes_first() -> None:
    seat, awaits, legal = frame_for(table(), 0, 1, 2)
    assert (seat, awaits) == (1, [1])
    assert legal[0] == (1, "depart")
    assert {who for who, _ in legal} == {0, 1, 2}


def test_whoever_may_speak_up_is_offered_that_alone() -> None:
    seat, awaits, legal = frame_for(table(), 0)
    assert (seat, awaits) == (0, [1])
    assert set(legal) == {(0, "offer")}


def test_a_proposal_can_be_taken_and_taken_back() -> None:
    at = table()
    play(at, "A offer 1 food for 1 ore")
    assert (1, "deal") in frame_for(at, 1)[2]
    assert (0, "withdraw") in frame_for(at, 0)[2]
    assert frame_for(at, 1)[1] == [1]
