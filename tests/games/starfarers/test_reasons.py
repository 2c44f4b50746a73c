"""What the coach says about moves of Starfarers is true: each fact, from the board, cards and costs."""

from collections.abc import Callable
from itertools import product

import pytest

from startable.games.starfarers.box.board import CENTRES, HOMES, LINES, RIMS, SITE_POINTS, SLOTS
from startable.games.starfarers.box.parts import BOX, DISC_NAMES, FACE_DOWN, IS_SYSTEM, PEOPLES, RESOURCES
from startable.games.starfarers.rules.moves.colonies import FOUNDS
from startable.games.starfarers.rules.space import resource_of
from startable.games.starfarers.state.fleet import READY
from startable.games.starfarers.state.stack import FLY, STAGES
from startable.games.starfarers.state.state import NOT_FLYING, StarState

from ...coach.decisions import Claim, all_hold
from ...effort import examples

PRICES = {
    "colony": BOX["costs"]["colony_ship"],
    "trade": BOX["costs"]["trade_ship"],
    "port": BOX["costs"]["spaceport"],
    **{name: BOX["costs"][name] for name in ("engine", "cannon", "cargo")},
}


# --- income ---


def paid(state: StarState, seat: int) -> list[int]:
    """By resource: the cards of all 36 rolls together, planet by planet."""
    found = [0] * len(RESOURCES)
    for one, other in product(range(1, 7), range(1, 7)):
        for site in range(SLOTS * 3):
            if 0 < state.board.sites[site] < 9 and (state.board.sites[site] - 1) % 4 == seat:
                for planet in (site, site // 3 * 3 + (site + 1) % 3):
                    numbers = DISC_NAMES[state.board.discs[planet]].split("/")
                    if str(one + other) in numbers:
                        found[resource_of(state, planet)] += 1
    return found


def more_income(claim: Claim) -> bool:
    more = sum(paid(claim.after, claim.seat)) - sum(paid(claim.before, claim.seat))
    return bool(more == claim.arg("cards") > 0)


def first(claim: Claim) -> bool:
    kind = RESOURCES.index(claim.arg("resource"))
    return paid(claim.before, claim.seat)[kind] == 0 < paid(claim.after, claim.seat)[kind]


def gained(claim: Claim) -> int:
    return int(claim.after.players[claim.seat].points - claim.before.players[claim.seat].points)


# --- ways ---


def barred(state: StarState) -> set[int]:
    """SF-106: the middles of systems and of what nobody has seen."""
    tiles = state.board.tiles
    return {CENTRES[slot] for slot in range(SLOTS) if tiles[slot] == FACE_DOWN or IS_SYSTEM[tiles[slot]]}


def circles(state: StarState, start: int) -> list[set[int]]:
    """The points one step away, two steps away and so on."""
    closed = barred(state)
    found, seen = [{start}], {start}
    while found[-1]:
        ends = {b for a, b in LINES if a in found[-1]} | {a for a, b in LINES if b in found[-1]}
        found.append(ends - seen - closed)
        seen |= ends
    return found


def may_found(state: StarState, seat: int, number: int, point: int) -> bool:
    """By the rule itself, if the ship were there; nobody else may be."""
    world, ship = state.clone(), state.players[seat].ships[number]
    if point in [at for each, at in enumerate(state.fleet.at) if each != ship]:
        return False
    world.stack.append(FLY % STAGES)
    world.active, world.flight.flying = seat, NOT_FLYING
    world.fleet.move(ship, point)
    world.fleet.mark(ship, READY)
    return FOUNDS[number].check(world, seat) is None


def nearest(claim: Claim, number: int) -> tuple[int, list[int]]:
    """How many steps it is to a goal, and which goals are so near."""
    at = claim.after.fleet.at[claim.after.players[claim.seat].ships[number]]
    for steps, points in enumerate(circles(claim.after, at)):
        if goals := [point for point in points if may_found(claim.after, claim.seat, number, point)]:
            return steps, goals
    return -1, []


def ship_of(claim: Claim) -> int:
    """The ship that moved, or that is new."""
    ships = claim.before.players[claim.seat].ships
    return next(
        n for n, ship in enumerate(ships) if claim.before.fleet.at[ship] != claim.after.fleet.at[ship]
    )


def planets_at(state: StarState, point: int) -> list[str]:
    site = SITE_POINTS.index(point)
    return [RESOURCES[resource_of(state, planet)] for planet in (site, site // 3 * 3 + (site + 1) % 3)]


def comes_nearer(claim: Claim, goal: int, steps: int) -> bool:
    """A new ship has not been farther away."""
    at = claim.before.fleet.at[claim.before.players[claim.seat].ships[ship_of(claim)]]
    return at < 0 or not any(goal in points for points in circles(claim.before, at)[: steps + 1])


def site(claim: Claim) -> bool:
    steps, goals = nearest(claim, ship_of(claim))
    named = [claim.arg("one"), claim.arg("two")]
    fits = [goal for goal in goals if goal in SITE_POINTS and planets_at(claim.after, goal) == named]
    return steps == claim.arg("steps") and any(comes_nearer(claim, goal, steps) for goal in fits)


def dock(claim: Claim) -> bool:
    steps, goals = nearest(claim, ship_of(claim))
    tiles = [claim.after.board.tiles[CENTRES.index(goal)] for goal in goals if goal in CENTRES]
    return steps == claim.arg("steps") and claim.arg("people") in [
        BOX["tiles"][tile]["name"] for tile in tiles
    ]


def unseen_rims(state: StarState) -> set[int]:
    return {
        point for slot in range(HOMES, SLOTS) if state.board.tiles[slot] == FACE_DOWN for point in RIMS[slot]
    }


def to_rim(state: StarState, at: int) -> int:
    return next((n for n, points in enumerate(circles(state, at)) if points & unseen_rims(state)), 999)


def explores(claim: Claim) -> bool:
    ship = claim.before.players[claim.seat].ships[ship_of(claim)]
    before, after = (
        to_rim(claim.before, claim.before.fleet.at[ship]),
        to_rim(claim.after, claim.after.fleet.at[ship]),
    )
    return nearest(claim, ship_of(claim))[1] == [] and before > after == claim.arg("steps") > 0


def discovers(claim: Claim) -> bool:
    return claim.after.fleet.at[claim.after.players[claim.seat].ships[ship_of(claim)]] in unseen_rims(
        claim.after
    )


# --- the mothership ---


def strengths(state: StarState, seat: int) -> dict[str, int]:
    return {"p": state.players[seat].cannons(), "i": state.players[seat].upgrades[2]}


def beaten(claim: Claim, letter: str) -> int:
    discs = [DISC_NAMES[disc] for disc in claim.before.board.discs]
    need = [int(disc[1:]) for disc in discs if disc.startswith(letter)]
    was, now = strengths(claim.before, claim.seat)[letter], strengths(claim.after, claim.seat)[letter]
    return sum(was < each <= now for each in need)


def docks(claim: Claim) -> bool:
    """SF-606: as many cargo modules as stations there, and one more."""
    people = PEOPLES.index(claim.arg("people"))
    there = sum(player.stations[people] for player in claim.before.players)
    cargo = [state.players[claim.seat].upgrades[2] for state in (claim.before, claim.after)]
    return cargo == [there, there + 1] and there < 5


# --- cards ---


def hand_after(claim: Claim) -> list[int]:
    """With the deal that is offered, if it is only an offer."""
    hand = list(claim.before.players[claim.seat].hand.counts)
    if claim.move.kind == "offer":
        give, count, get, wanted = claim.move.args()
        hand[give] -= count
        hand[get] += wanted
        return hand
    if claim.move.kind == "agree":
        terms = claim.before.players[claim.before.active].terms
        return [
            have - asked + given for have, asked, given in zip(hand, terms.gets, terms.gives, strict=True)
        ]
    return list(claim.after.players[claim.seat].hand.counts)


def suffices(hand: list[int], what: str) -> bool:
    return all(have >= need for have, need in zip(hand, PRICES[what], strict=True))


def change(claim: Claim) -> tuple[bool, bool]:
    before = list(claim.before.players[claim.seat].hand.counts)
    return suffices(before, claim.arg("what")), suffices(hand_after(claim), claim.arg("what"))


def limit(claim: Claim) -> int:
    return 12 if claim.before.players[claim.seat].friends[-4:][0] else 7


def sizes(claim: Claim) -> list[int]:
    return [sum(state.players[claim.seat].hand.counts) for state in (claim.before, claim.after)]


def leader(claim: Claim) -> bool:
    points = [player.points for seat, player in enumerate(claim.before.players) if seat != claim.seat]
    mine = claim.before.players[claim.arg("other")].points
    return claim.move.args() == (claim.arg("other"),) and mine == max(points) and points.count(mine) == 1


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "points": lambda claim: gained(claim) == claim.arg("points") > 0,
    "loses": lambda claim: -gained(claim) == claim.arg("points") > 0,
    "half": lambda claim: claim.after.players[claim.seat].halves > claim.before.players[claim.seat].halves,
    "income": more_income,
    "first": first,
    "discovers": discovers,
    "site": site,
    "dock": dock,
    "explores": explores,
    "speed": lambda claim: (
        claim.after.players[claim.seat].engines() == claim.before.players[claim.seat].engines() + 1
    ),
    "docks": docks,
    "pirates": lambda claim: beaten(claim, "p") == claim.arg("count") > 0,
    "ice": lambda claim: beaten(claim, "i") == claim.arg("count") > 0,
    "affords": lambda claim: change(claim) == (False, True) and claim.move.kind not in ("offer", "agree"),
    "would": lambda claim: change(claim) == (False, True) and claim.move.kind in ("offer", "agree"),
    "forgoes": lambda claim: change(claim) == (True, False),
    "hoards": lambda claim: claim.arg("cards") == sizes(claim)[0] > limit(claim),
    "spends": lambda claim: claim.arg("cards") == sizes(claim)[1] <= limit(claim) < sizes(claim)[0],
    "leader": leader,
}


RARE = {"loses", "ice", "pirates", "leader", "half", "docks"}
"""Not met in every few games."""


def test_every_reason_is_true() -> None:
    all_hold("starfarers", CHECKS, range(2 + examples(12)), 29, RARE | {"first", "discovers", "explores"})


@pytest.mark.slow
def test_every_reason_is_true_where_space_is_unknown() -> None:
    all_hold("starfarers", CHECKS, range(2 + examples(12)), 29, RARE, setup="wild")
