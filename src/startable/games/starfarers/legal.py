"""The moves of a seat, as shared instances in a fixed order."""

from startable.core.move import Move
from startable.games.starfarers.frames import (
    AIDING,
    BUILD,
    BY_FOUNDER,
    DISCARDING,
    FLY,
    FRAME,
    FRIEND,
    OFFER,
    PLACE,
    ROBBING,
    WHO,
)
from startable.games.starfarers.moves.answers import replies
from startable.games.starfarers.moves.bank import add_banks
from startable.games.starfarers.moves.building import DEPART, add_builds, places
from startable.games.starfarers.moves.deals import bargains
from startable.games.starfarers.moves.flight import flights
from startable.games.starfarers.moves.founding import foundings
from startable.games.starfarers.moves.offers import add_offers
from startable.games.starfarers.moves.settling import befriendings
from startable.games.starfarers.moves.sevens import aids, discards, robberies
from startable.games.starfarers.state import StarState


def legal_moves(state: StarState, seat: int) -> list[Move[StarState]]:
    kind = state.stack[-1] % FRAME
    if kind == FLY:
        return flights(state, seat)
    if kind == BUILD:
        return _work(state, seat)
    if kind == OFFER:
        return bargains(state, seat)
    if WHO[kind] == BY_FOUNDER:
        return foundings(state)
    return _rest(state, seat, kind)


def _work(state: StarState, seat: int) -> list[Move[StarState]]:
    moves: list[Move[StarState]] = [DEPART]
    add_builds(state, seat, moves)
    add_banks(state, seat, moves)
    add_offers(state, seat, moves)
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
