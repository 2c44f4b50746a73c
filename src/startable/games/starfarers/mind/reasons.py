"""What is true of a move in Starfarers and matters: points, income, where ships get to, what can be built."""

from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.reason import Reason
from startable.games.starfarers.box.board import CENTRES, NOWHERE, SECOND_PLANET, SLOTS
from startable.games.starfarers.box.parts import (
    CARGO,
    ENGINE,
    ICE,
    KINDS,
    LEVY,
    PEOPLES,
    PIRATES,
    RESOURCES,
    STRENGTH,
)
from startable.games.starfarers.mind.means import (
    income,
    nearest_goal,
    nearest_unknown,
    newly_paid,
    steps_from,
)
from startable.games.starfarers.rules.income import HAND_LIMIT, LEVY_LIMIT
from startable.games.starfarers.rules.moves.bank import Bank
from startable.games.starfarers.rules.moves.building import BuildShip, Depart, Upgrade
from startable.games.starfarers.rules.moves.deals import Agree, Deal
from startable.games.starfarers.rules.moves.flight import Go, Jump
from startable.games.starfarers.rules.moves.founding import Equip, Launch
from startable.games.starfarers.rules.moves.income import Discard, Rob
from startable.games.starfarers.rules.moves.offers import Offer
from startable.games.starfarers.rules.space import (
    can_dock,
    people_at,
    resource_of,
    site_at,
    strength_against,
    unknown_slot,
)
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import free_transporter


def reasons(world: StarState, seat: int, move: Move[StarState]) -> list[Reason]:
    after = world.clone()
    move.apply(after, seat, None)
    if after.winner != NOBODY:
        return []
    found: list[Reason] = []
    _add_gains(found, world, after, seat)
    if isinstance(move, (Go, Jump)):
        _add_flight(found, world, after, world.players[seat].ships[move.ship])
    elif isinstance(move, (BuildShip, Launch)):
        _add_start(found, world, after, seat)
    elif isinstance(move, (Upgrade, Equip)):
        _add_upgrade(found, world, after, seat, move.upgrade)
    elif isinstance(move, Rob):
        _add_robbed(found, world, seat, move.seat)
    else:
        _add_cards(found, world, after, seat, move)
    _add_seven(found, world, after, seat, move)
    return found


def _add_gains(found: list[Reason], world: StarState, after: StarState, seat: int) -> None:
    """Points, half medals and what planets pay."""
    was, now = world.players[seat], after.players[seat]
    if now.points > was.points:
        found.append(Reason("points", {"points": now.points - was.points}))
    elif now.points < was.points:
        found.append(Reason("loses", {"points": was.points - now.points}, good=False))
    elif now.halves > was.halves:
        found.append(Reason("half"))
    before, then = income(world, seat), income(after, seat)
    if sum(then) > sum(before):
        found.append(Reason("income", {"cards": sum(then) - sum(before)}))
    for kind in range(KINDS):
        if then[kind] > 0 and before[kind] == 0:
            found.append(Reason("first", {"resource": RESOURCES[kind], "count": 2}))


# --- ships ---


def _add_flight(found: list[Reason], world: StarState, after: StarState, ship: int) -> None:
    """The nearest goal of the ship where it is now, if it is nearer than before."""
    here, there = world.fleet.at[ship], after.fleet.at[ship]
    if unknown_slot(after, there) != NOWHERE:
        found.append(Reason("discovers"))
    far, before = steps_from(after, there), steps_from(world, here)
    goal = nearest_goal(after, ship, far)
    if goal != NOWHERE:
        if far[goal] < before[goal]:
            found.append(_goal(after, goal, far[goal]))
        return
    rim, was = nearest_unknown(after, far), nearest_unknown(world, before)
    if rim != NOWHERE and was != NOWHERE and 0 < far[rim] < before[was]:
        found.append(Reason("explores", {"steps": far[rim]}))


def _goal(state: StarState, point: int, steps: int) -> Reason:
    """No names of points: a site is known by its planets, an outpost by its people."""
    site = site_at(state, point)
    if site == NOWHERE:
        return Reason("dock", {"people": PEOPLES[people_at(state, point)], "steps": steps})
    one, two = resource_of(state, site), resource_of(state, SECOND_PLANET[site])
    return Reason("site", {"one": RESOURCES[one], "two": RESOURCES[two], "steps": steps})


def _add_start(found: list[Reason], world: StarState, after: StarState, seat: int) -> None:
    ship = free_transporter(world, seat)
    far = steps_from(after, after.fleet.at[ship])
    goal = nearest_goal(after, ship, far)
    if goal != NOWHERE:
        found.append(_goal(after, goal, far[goal]))


# --- the mothership ---


def _add_upgrade(found: list[Reason], world: StarState, after: StarState, seat: int, upgrade: int) -> None:
    if upgrade == ENGINE:
        found.append(Reason("speed"))
    if upgrade == CARGO:
        _add_dock(found, world, after, seat)
    _add_beaten(found, world, after, seat)


def _add_dock(found: list[Reason], world: StarState, after: StarState, seat: int) -> None:
    for slot in range(SLOTS):
        people = people_at(world, CENTRES[slot])
        if people != NOWHERE and can_dock(after, seat, people) and not can_dock(world, seat, people):
            found.append(Reason("docks", {"people": PEOPLES[people]}))
            return


def _add_beaten(found: list[Reason], world: StarState, after: StarState, seat: int) -> None:
    beaten = [disc for disc in world.board.discs if _newly_beaten(world, after, seat, disc)]
    ice = len([disc for disc in beaten if disc >= ICE])
    if len(beaten) > ice:
        found.append(Reason("pirates", {"count": len(beaten) - ice}))
    if ice > 0:
        found.append(Reason("ice", {"count": ice}))


def _newly_beaten(world: StarState, after: StarState, seat: int, disc: int) -> bool:
    weak = disc >= PIRATES and strength_against(world, seat, disc) < STRENGTH[disc]
    return weak and strength_against(after, seat, disc) >= STRENGTH[disc]


# --- cards ---


def _add_cards(
    found: list[Reason], world: StarState, after: StarState, seat: int, move: Move[StarState]
) -> None:
    """What the cards are enough for afterwards, or no longer."""
    before, then = world.players[seat].hand.counts, after.players[seat].hand.counts
    sure = isinstance(move, (Bank, Deal, Discard))
    if isinstance(move, Offer):
        then = _swapped(before, move.give, move.count, move.get, move.wanted)
    elif isinstance(move, Agree):
        terms = world.active_player().terms
        then = [before[kind] - terms.gets[kind] + terms.gives[kind] for kind in range(KINDS)]
    elif not sure:
        return
    gained, lost = newly_paid(before, then), newly_paid(then, before)
    if gained:
        found.append(Reason("affords" if sure else "would", {"what": gained}))
    if lost:
        found.append(Reason("forgoes", {"what": lost}, good=False))


def _swapped(cards: list[int], give: int, count: int, get: int, wanted: int) -> list[int]:
    changed = cards.copy()
    changed[give] -= count
    changed[get] += wanted
    return changed


def _add_seven(
    found: list[Reason], world: StarState, after: StarState, seat: int, move: Move[StarState]
) -> None:
    """SF-309: of too many cards a 7 takes half."""
    limit = _limit(world.players[seat])
    was, now = world.players[seat].hand.size(), after.players[seat].hand.size()
    if isinstance(move, Depart) and was > limit:
        found.append(Reason("hoards", {"cards": was}, good=False))
    elif was > limit >= now:
        found.append(Reason("spends", {"cards": now}))


def _limit(player: Player) -> int:
    return LEVY_LIMIT if player.is_friend(LEVY) else HAND_LIMIT


def _add_robbed(found: list[Reason], world: StarState, seat: int, other: int) -> None:
    points = world.players[other].points
    for each in range(world.seats):
        if each not in (seat, other) and world.players[each].points >= points:
            return
    found.append(Reason("leader", {"other": other, "points": points}))
