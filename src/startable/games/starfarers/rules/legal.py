"""The moves of a seat, as shared instances in a fixed order."""

from startable.core.move import Move
from startable.games.starfarers.rules.moves.answers import replies
from startable.games.starfarers.rules.moves.bank import add_banks
from startable.games.starfarers.rules.moves.building import DEPART, add_builds, places
from startable.games.starfarers.rules.moves.colonies import befriendings
from startable.games.starfarers.rules.moves.deals import add_deals, bargains, proposals
from startable.games.starfarers.rules.moves.flight import flights
from startable.games.starfarers.rules.moves.founding import foundings
from startable.games.starfarers.rules.moves.income import aids, discards, robberies
from startable.games.starfarers.rules.moves.offers import add_offers
from startable.games.starfarers.rules.moves.offers_to_one import add_offers_to_one
from startable.games.starfarers.rules.moves.undo import add_undo
from startable.games.starfarers.state.stack import (
    AIDING,
    BUILD,
    BY_FOUNDER,
    DECIDED_BY,
    DISCARDING,
    FLY,
    FRIEND,
    OFFER,
    PLACE,
    ROBBING,
)
from startable.games.starfarers.state.state import StarState


def legal_moves(state: StarState, seat: int) -> list[Move[StarState]]:
    kind = state.stage()
    if kind == FLY:
        return flights(state, seat)
    if kind == BUILD:
        return _work(state, seat)
    if kind == OFFER:
        return bargains(state, seat)
    if DECIDED_BY[kind] == BY_FOUNDER:
        return foundings(state)
    return _rest(state, seat, kind)


def _work(state: StarState, seat: int) -> list[Move[StarState]]:
    if seat != state.active:
        return proposals(state, seat)
    moves: list[Move[StarState]] = [DEPART]
    add_builds(state, seat, moves)
    add_banks(state, seat, moves)
    add_undo(state, moves)
    add_offers(state, seat, moves)
    if state.choices.live:
        add_deals(state, moves)
        add_offers_to_one(state, seat, moves)
    return moves


def _rest(state: StarState, seat: int, kind: int) -> list[Move[StarState]]:
    if kind == DISCARDING:
        return discards(state, seat)
    if kind == ROBBING:
        return robberies(state, seat)
    if kind == AIDING:
        return aids(state)
    if kind == PLACE:
        return places(state, seat)
    if kind == FRIEND:
        return befriendings(state)
    return replies(state, seat)
