"""What Starfarers' net is told about a seat: what it has on the board and in its hand, its ships' goals, and
how it stands beside the others. Another's hand is never looked into.

Games are long and few, so there are few weights: what can be counted is named as often as it counts. All
start from the hand-made worths that bots went by before (`primed`).
"""

from typing import Final

from startable.core.movers import NOBODY
from startable.core.net import MOST_FEATURES
from startable.games.starfarers.box.board import SECOND_PLANET
from startable.games.starfarers.box.parts import (
    CARGO,
    COLONY_SHIP,
    FRIEND_NAMES,
    FRIENDS,
    GREEN,
    KINDS,
    PEOPLES,
    PIRATES,
)
from startable.games.starfarers.mind.cards import (
    COSTS,
    FIRST_UPGRADE,
    PORT_BUY,
    missing,
    nearest,
    open_purchases,
    rates_of,
    swaps,
)
from startable.games.starfarers.mind.goals import (
    FIRST_STATION,
    GOAL_KINDS,
    MORE_STATIONS,
    PIP,
    POINT,
    QUARTER,
    SITE,
    STATION,
    Aim,
    pips,
)
from startable.games.starfarers.mind.survey import Survey
from startable.games.starfarers.rules.space import stations_at
from startable.games.starfarers.state.fleet import GROUNDED
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.state import StarState

UNIT: Final = 51
"""What a hand-made worth of 1 is as a weight to begin with, in 1024ths of a logit."""

_POINTS: Final = 17
_LEADS: Final = 13
_PHASES: Final = 3
_SEATS: Final = 4
_FEW: Final = 4
_PAID: Final = 12
_FAR: Final = 16
_TURNS: Final = 4
_PIPS: Final = 10
_FULL_HAND: Final = 7
_PLAN: Final = 4.0
"""Quarters of a worth, of the nearest purchase."""

_HALF: Final = _POINTS
_LEAD: Final = _HALF + 1
_ORDER: Final = _LEAD + _PHASES * _LEADS
_URGENT: Final = _ORDER + 2 * _SEATS
_PRODUCTION: Final = _URGENT + _FEW * _SEATS
"""By resource, for every second pip;"""
_STEADY: Final = _PRODUCTION + KINDS
"""and for the first ones."""
_VARIETY: Final = _STEADY + KINDS
_GREENS: Final = _VARIETY + KINDS + 1
_UPGRADES: Final = _GREENS + 1
"""By kind, for each; and for the first two."""
_FIRST_UPGRADES: Final = _UPGRADES + 3
_PORTS: Final = _FIRST_UPGRADES + 3
_FLYING: Final = _PORTS + _FEW
_PENDING: Final = _FLYING + 2 * _FEW
_STATIONS: Final = _PENDING + 1
_FRIENDS: Final = _STATIONS + len(PEOPLES) * 3 * _FEW
_AIM: Final = _FRIENDS + FRIENDS
"""By the kind of a ship's goal; then for each step, turn, pip and missing cargo module."""
_HELD: Final = _AIM + GOAL_KINDS
_STEPS: Final = _HELD + 1
_TO_GO: Final = _STEPS + 2
_SITE_PIPS: Final = _TO_GO + 2
_SHORT: Final = _SITE_PIPS + 1
_GROUNDED: Final = _SHORT + 1
_LAUNCH: Final = _GROUNDED + 1
"""By ship and kind of goal: what a ship would aim at that is not built yet; then for every second step."""
_LAUNCH_STEPS: Final = _LAUNCH + 2 * GOAL_KINDS
_SPENT: Final = _LAUNCH_STEPS + 2
"""The hand of whoever has just had its turn: what it did not buy then. Then the same for the others, who hold
what will buy something in their next one: the two are not mixed up."""
_EXCESS: Final = KINDS
_NEAREST: Final = _EXCESS + 1
_MISSING: Final = _NEAREST + 1
_HAND: Final = _MISSING + FIRST_UPGRADE
WIDTH: Final = _SPENT + 2 * _HAND


def features(survey: Survey, seat: int, hand: list[int]) -> list[int]:
    """With these cards in its hand: what it has, or what it would have after a deal."""
    state = survey.state
    player = state.players[seat]
    found: list[int] = []
    _standing(found, survey, seat)
    _planets(found, survey.paid[seat], player)
    _mothership(found, player)
    _friends(found, state, seat)
    _ships(found, survey, seat)
    waits = (seat + 1) % state.seats != survey.next
    _cards(found, state, seat, hand, _SPENT + _HAND * waits)
    return found if len(found) <= MOST_FEATURES else found[:MOST_FEATURES]


def _count(found: list[int], feature: int, times: int) -> None:
    for _ in range(times):
        found.append(feature)


# --- how it stands beside the others ---


def _standing(found: list[int], survey: Survey, seat: int) -> None:
    state = survey.state
    player, most = state.players[seat], 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].points)
    points = min(player.points, _POINTS - 1)
    found.append(points)
    if player.halves % 2:
        found.append(_HALF)
    leader = max(points, most)
    phase = 0 if leader < 8 else 1 if leader < 12 else 2
    found.append(_LEAD + phase * _LEADS + min(max(points - most + 6, 0), _LEADS - 1))
    order = (seat - survey.next) % state.seats
    found.append(_ORDER + (state.seats - 3) * _SEATS + order)
    if points > 10:
        found.append(_URGENT + min(points - 11, _FEW - 1) * _SEATS + order)


# --- what stands ---


def _planets(found: list[int], paid: list[int], player: Player) -> None:
    kinds, greens = 0, 0
    for kind in range(KINDS):
        _count(found, _PRODUCTION + kind, min(paid[kind], _PAID) // 2)
        _count(found, _STEADY + kind, min(paid[kind], 4))
        kinds += 1 if paid[kind] > 0 else 0
        if player.friends[GREEN + kind] > 0:
            greens += paid[kind]
    found.append(_VARIETY + kinds)
    _count(found, _GREENS, min(greens // 2, 5))
    found.append(_PORTS + player.ports)


def _mothership(found: list[int], player: Player) -> None:
    for upgrade in range(3):
        count = player.upgrades[upgrade]
        _count(found, _UPGRADES + upgrade, count)
        _count(found, _FIRST_UPGRADES + upgrade, min(count, 2))


def _friends(found: list[int], state: StarState, seat: int) -> None:
    player = state.players[seat]
    for people in range(len(PEOPLES)):
        holder = state.figures[people]
        side = 0 if holder == NOBODY else 1 if holder == seat else 2
        own = min(player.stations[people], _FEW - 1)
        found.append(_STATIONS + (people * 3 + side) * _FEW + own)
    for card in range(FRIENDS):
        _count(found, _FRIENDS + card, player.friends[card])


# --- ships ---


def _ships(found: list[int], survey: Survey, seat: int) -> None:
    state, counts = survey.state, [0, 0]
    speed = 3 + state.players[seat].engines()
    aims: list[int] = []
    for ship in state.players[seat].ships:
        if state.fleet.flies(ship):
            kind = state.fleet.kinds[ship]
            counts[kind] += 1
            aim = survey.goals.aim(seat, kind, state.fleet.at[ship], aims)
            aims.append(aim.point)
            _ship(found, survey, seat, kind, aim, speed)
            if state.fleet.status[ship] == GROUNDED:
                found.append(_GROUNDED)
    for kind in range(2):
        found.append(_FLYING + kind * _FEW + counts[kind])
        aim = survey.launch(seat, kind)
        found.append(_LAUNCH + kind * GOAL_KINDS + aim.kind)
        _count(found, _LAUNCH_STEPS + kind, min(aim.far, _FAR) // 2)
    _count(found, _PENDING, min(state.players[seat].pending, 3))


def _ship(found: list[int], survey: Survey, seat: int, kind: int, aim: Aim, speed: int) -> None:
    state = survey.state
    side = 0 if kind == COLONY_SHIP else 1
    found.append(_AIM + aim.kind)
    _count(found, _STEPS + side, min(aim.far, _FAR))
    _count(found, _TO_GO + side, min((aim.far + speed - 1) // speed, _TURNS))
    if aim.kind == SITE:
        second = SECOND_PLANET[aim.place]
        _count(found, _SITE_PIPS, min(pips(state, aim.place) + pips(state, second), _PIPS))
        if state.board.discs[aim.place] >= PIRATES or state.board.discs[second] >= PIRATES:
            found.append(_HELD)
    elif aim.kind > SITE:
        short = stations_at(state, aim.place) + 1 - state.players[seat].upgrades[CARGO]
        _count(found, _SHORT, min(max(short, 0), 3))


# --- cards ---


def _cards(found: list[int], state: StarState, seat: int, hand: list[int], room: int) -> None:
    size = 0
    for kind in range(KINDS):
        size += hand[kind]
        _count(found, room + kind, min(hand[kind], 8))
    _count(found, room + _EXCESS, min(max(size - _FULL_HAND, 0), 8))
    rates, purchases = rates_of(state, seat), open_purchases(state, seat)
    _count(found, room + _NEAREST, int(_PLAN * nearest(rates, hand, purchases) + 0.5))
    for purchase in range(PORT_BUY + 1):
        if purchases >> purchase & 1:
            short = missing(hand, COSTS[purchase]) - swaps(rates, hand, COSTS[purchase])
            _count(found, room + _MISSING + purchase, min(max(short, 0), 4))


# --- weights to begin with ---

_HALF_MEDAL: Final = 4.5
_EACH_UPGRADE: Final = (2.4, 2.0, 2.0)
_EACH_OF_TWO: Final = (1.4, 0.3, 2.2)
_FRIEND_WORTHS: Final = {"both": 7.0, "engines": 7.0, "fame": 6.0, "aid": 5.0}
_FRIEND_WORTH: Final = 4.0
_SPREAD: Final = 0.9
_CARD: Final = 0.82
_FREE_SHIP: Final = 7.0
_SHIP: Final = 1.0
_NEAR: Final = 0.75
_STEP: Final = 0.25
_LACK: Final = 3.5
_AIMS: Final = {QUARTER: 9.0, SITE: 7.5, FIRST_STATION: 18.75, MORE_STATIONS: 18.75, STATION: 3.75}
_TURN: Final = 8.0
"""To be the next to roll, against having had one's turn."""
_LATER: Final = 0.15
"""What a goal is worth to a ship that is not built yet."""


def primed() -> dict[int, float]:
    """By feature, in hand-made worths."""
    found = {point: POINT * point for point in range(_POINTS)}
    found[_HALF] = _HALF_MEDAL
    for order in range(_SEATS):
        found[_ORDER + order] = _TURN * (1.0 - order / 2)
        found[_ORDER + _SEATS + order] = _TURN * (1.0 - order / 3)
    for kind in range(KINDS):
        found[_PRODUCTION + kind] = 2 * PIP
        found[_STEADY + kind] = _SPREAD
    for upgrade in range(3):
        found[_UPGRADES + upgrade] = _EACH_UPGRADE[upgrade]
        found[_FIRST_UPGRADES + upgrade] = _EACH_OF_TWO[upgrade]
    for card in range(FRIENDS):
        found[_FRIENDS + card] = _FRIEND_WORTHS.get(FRIEND_NAMES[card], _FRIEND_WORTH)
    return found | _primed_ships() | _primed_cards()


def _primed_ships() -> dict[int, float]:
    found = {_PENDING: _FREE_SHIP, _GROUNDED: -_SHIP, _HELD: _NEAR * POINT, _SITE_PIPS: _NEAR * PIP}
    found[_SHORT] = -_NEAR * _LACK
    for goal, worth in _AIMS.items():
        found[_AIM + goal] = _SHIP + worth
        for side in range(2):
            found[_LAUNCH + side * GOAL_KINDS + goal] = _LATER * worth
    for side in range(2):
        found[_STEPS + side] = -_STEP
        found[_LAUNCH_STEPS + side] = -2 * _LATER * _STEP
    return found


def _primed_cards() -> dict[int, float]:
    found: dict[int, float] = {}
    for room in (_SPENT, _SPENT + _HAND):
        for kind in range(KINDS):
            found[room + kind] = _CARD
        found[room + _EXCESS] = -0.6 * _CARD
        found[room + _NEAREST] = 1.0 / _PLAN
    return found


def kept() -> list[int]:
    """All but whose turn is next. What a seat has goes along with winning in ways that are no reason to get
    it: a bot that learned to value its cards, upgrades or lead by that made less of them, and lost."""
    return [feature for feature in range(WIDTH) if not _ORDER <= feature < _URGENT]
