"""What the coach says about moves of Space Maze is true: each fact, by walking the maze by the rules."""

from typing import Any

from startable.core import Event
from startable.games.maze import GAME
from startable.games.maze.box.parts import CREW, DICE, MOVEMENT, NO_DIE
from startable.games.maze.rules.moves.dice import TAKES
from startable.games.maze.rules.moves.relic import GRABS
from startable.games.maze.state.state import DRAWING, MOVING, TAKING, MazeState

from ...coach.decisions import Claim, all_hold
from ...effort import examples

PLENTY = 40
GOALS = {"grabbed": "relic", "robbed": "relic", "won_at_home": "home"}


def walked(state: MazeState, seat: int, colour: int) -> tuple[int, str] | None:
    """The fewest points in which this alien gets the relic or brings it home by the rules; and which."""
    rules, edge, seen = GAME.rules(state.seats), [state], {state.crews[seat].places[colour]}
    for spent in range(1, PLENTY):
        beyond = []
        for here in edge:
            for move in rules.legal(here, seat):
                if move.kind in ("go", "grab", "enter") and move.args()[0] == colour:
                    after, events = here.clone(), list[Event]()
                    move.apply(after, seat, events)
                    if found := [GOALS[event.what] for event in events if event.what in GOALS]:
                        return spent, found[0]
                    place = after.crews[seat].places[colour]
                    if move.kind == "go" and place not in seen:
                        seen.add(place)
                        beyond.append(after)
        edge = beyond
    return None


def with_points(state: MazeState, seat: int, colour: int, points: int) -> MazeState:
    """As if this alien could walk now."""
    world = state.clone()
    world.phase, world.turn.seat, world.turn.resting = MOVING, seat, 0
    world.turn.trail.clear()
    world.turn.points = [points if each == colour else 0 for each in range(CREW)]
    return world


def shortest(state: MazeState, seat: int) -> tuple[int, str] | None:
    found = [walked(with_points(state, seat, colour, PLENTY), seat, colour) for colour in range(CREW)]
    return min([each for each in found if each], default=None)


def way(claim: Claim, seat: int) -> bool:
    """Before and after, as it was said."""
    args = claim.reason.args
    before, after = shortest(claim.before, seat), shortest(claim.after, seat)
    was = (args["before"], args["goal"]) if "before" in args else None
    now = (args["steps"], args["goal"]) if "steps" in args else None
    return (before, after) == (was, now)


def own_way(claim: Claim) -> bool:
    return way(claim, claim.seat)


def others_way(claim: Claim) -> bool:
    return claim.arg("other") != claim.seat and way(claim, claim.arg("other"))


def follows(claim: Claim) -> bool:
    """Of this one alien."""
    colour = "gpo".index(claim.arg("alien"))
    found = [
        walked(with_points(state, claim.seat, colour, PLENTY), claim.seat, colour)
        for state in (claim.before, claim.after)
    ]
    was, now = (each[0] if each else PLENTY for each in found)
    return bool(was > now == claim.arg("steps"))


def approaches(claim: Claim) -> bool:
    """What it needs, less the footprints of the die, is less than anybody needs now."""
    colour = "gpo".index(claim.arg("alien"))
    found = walked(with_points(claim.after, claim.seat, colour, PLENTY), claim.seat, colour)
    now = shortest(claim.after, claim.seat)
    if found is None or now is None:
        return False
    left = found[0] - claim.after.turn.points[colour]
    return bool(0 < left == claim.arg("steps") < now[0] and found[1] == claim.arg("goal"))


def this_turn(goal: str) -> Any:
    def check(claim: Claim) -> bool:
        found = walked(claim.after, claim.seat, "gpo".index(claim.arg("alien")))
        return found is not None and found[1] == goal

    return check


def playable(claim: Claim) -> int:
    """How many different cards the moves that follow lay under the die."""
    found = set()
    for move in claim.rules.legal(claim.after, claim.seat):
        if move.kind != "done":
            found.add((move.kind, move.args()[0] if move.kind in ("turn", "run") else 0))
    return len(found)


def reachable(state: MazeState, other: int, goal: str) -> bool:
    """With some movement die of the pool, if it were the other's turn."""
    for die in range(MOVEMENT, DICE):
        if state.pool[die]:
            world = state.clone()
            world.phase, world.turn.seat, world.turn.resting = TAKING, other, 0
            TAKES[die].apply(world, other, None)
            found = [walked(world, other, colour) for colour in range(CREW)]
            if any(each and each[1] == goal for each in found):
                return True
    return False


def dice(claim: Claim) -> tuple[bool, bool]:
    other, goal = claim.arg("other"), claim.arg("goal")
    assert claim.before.crews[other].panel.movement == NO_DIE
    return reachable(claim.before, other, goal), reachable(claim.after, other, goal)


def relic(claim: Claim) -> bool:
    tokens = [state.crews[claim.seat].tokens for state in (claim.before, claim.after)]
    wearer = claim.after.wearer
    return tokens == [claim.arg("tokens") - 1, claim.arg("tokens")] and wearer.seat == claim.seat


def glued(claim: Claim) -> bool:
    """Whoever stands beside the wearer is refused."""
    world, wearer = claim.after.clone(), claim.after.wearer
    other = (claim.seat + 1) % world.seats
    world.crews[other].places[0] = world.crews[wearer.seat].places[wearer.colour]
    refusal = GRABS[0].check(with_points(world, other, 0, 1), other)
    return refusal is not None and refusal.rule == "MZ-413"


CHECKS = {
    "relic": relic,
    "reaches": this_turn("relic"),
    "brings": this_turn("home"),
    "opens": own_way,
    "nearer": own_way,
    "farther": own_way,
    "follows": follows,
    "approaches": approaches,
    "shuts": others_way,
    "delays": others_way,
    "helps": others_way,
    "glued": glued,
    "card": lambda claim: claim.after.phase == DRAWING and claim.told("used") != [],
    "plays": lambda claim: playable(claim) == claim.arg("cards"),
    "denies": lambda claim: dice(claim) == (True, False),
    "leaves": lambda claim: dice(claim) == (True, True),
}


def test_every_reason_is_true() -> None:
    all_hold("maze", CHECKS, range(6 + examples(20)), every=12)
