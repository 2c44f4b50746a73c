"""What the coach says about moves of UR is true: each fact, by the rules and the position alone."""

from collections.abc import Iterator

from startable.core import CHANCE, Event
from startable.games.ur import GAME
from startable.games.ur.box.board import PATHS
from startable.games.ur.rules.flow import begin_turn
from startable.games.ur.rules.moves.turn import ROLLS
from startable.games.ur.state.state import UrState, discs_of, height

from ...coach.decisions import Claim, all_hold
from ...effort import examples

RULES = GAME.rules()


def replies(state: UrState, seat: int) -> Iterator[list[UrState]]:
    """For each roll of this seat: where it takes something, the positions after that."""
    start = state.clone()
    begin_turn(start, seat)
    for roll in ROLLS.moves:
        rolled = start.clone()
        roll.apply(rolled, CHANCE, None)
        found = []
        for move in RULES.legal(rolled, seat):
            after, events = rolled.clone(), list[Event]()
            move.apply(after, seat, events)
            if any(event.what == "captured" for event in events):
                found.append(after)
        yield found


def hits(state: UrState, seat: int) -> int:
    return sum(bool(found) for found in replies(state, seat))


def hits_on(state: UrState, seat: int, field: int) -> int:
    high = height(state.towers[field])
    return sum(any(height(after.towers[field]) > high for after in found) for found in replies(state, seat))


def captives(state: UrState, seat: int) -> int:
    """UR-305, disc by disc."""
    return sum(
        piece >> 1 == seat and any(above >> 1 != seat for above in tower[place + 1 :])
        for tower in map(discs_of, state.towers)
        for place, piece in enumerate(tower)
    )


def topmost(state: UrState, field: int, seat: int) -> int:
    """How many discs of this seat lie on each other at the top."""
    tower, count = discs_of(state.towers[field]), 0
    while count < len(tower) and tower[-1 - count] >> 1 == seat:
        count += 1
    return count


def reds(state: UrState, seat: int) -> int:
    return sum(piece == 2 * seat + 1 for tower in state.towers for piece in discs_of(tower))


def takes(claim: Claim) -> bool:
    field = PATHS[claim.seat][claim.move.args()[-1]]
    return bool(topmost(claim.before, field, 1 - claim.seat) == claim.arg("count") > 0)


def saves(claim: Claim) -> bool:
    source, target = claim.move.args() if len(claim.move.args()) == 2 else (13, claim.move.args()[0])
    path, other = PATHS[claim.seat], 1 - claim.seat
    now = hits_on(claim.after, other, path[target])
    return now == 0 and hits_on(claim.before, other, path[source]) == claim.arg("rolls") > 0


def freed(claim: Claim) -> int:
    return captives(claim.before, claim.seat) - captives(claim.after, claim.seat)


CHECKS = {
    "takes": takes,
    "removes": lambda claim: (
        claim.after.out[1 - claim.seat] - claim.before.out[1 - claim.seat] == claim.arg("count") > 0
    ),
    "frees": lambda claim: freed(claim) == claim.arg("count") > 0,
    "red": lambda claim: reds(claim.after, claim.seat) == reds(claim.before, claim.seat) + 1,
    "saves": saves,
    "safe": lambda claim: hits(claim.after, 1 - claim.seat) == 0,
    "exposed": lambda claim: hits(claim.after, 1 - claim.seat) == claim.arg("rolls") > 0,
    "threatens": lambda claim: hits(claim.after, claim.seat) == claim.arg("rolls") > 0,
    "enters": lambda claim: claim.after.hands[claim.seat] == claim.before.hands[claim.seat] - 1,
}


def test_every_reason_is_true() -> None:
    all_hold("ur", CHECKS, range(2 + examples(20)))
