"""Whom the game awaits, and for what (SF-209 to SF-214, SF-309, SF-406)."""

from typing import Final

from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.starfarers.state.choices import SPEAKING_MS
from startable.games.starfarers.state.player import COUNTERED, SILENT
from startable.games.starfarers.state.stack import (
    BUILD,
    BY_ACTIVE,
    BY_CHANCE,
    BY_FOUNDER,
    BY_NOBODY,
    BY_NUMBER,
    DECIDED_BY,
    DISCARDING,
    EQUIP,
    SETTLE,
)
from startable.games.starfarers.state.state import StarState

_SEATS: Final = [Awaits(mask) for mask in range(16)]
_BUILDING: Final = [
    [Awaits(1 << active, free=(1 << seats) - 1 - (1 << active)) for active in range(4)] for seats in range(5)
]
"""By how many play and whose turn it is: the others may propose something."""
_BARGAINING: Final = [
    [Awaits(mask, pace_ms=SPEAKING_MS, free=free) for free in range(16)] for mask in range(16)
]
"""By who is to speak, and who may take an answer back."""


def awaited(state: StarState) -> Awaits:
    kind = state.stage()
    who = DECIDED_BY[kind]
    if who == BY_ACTIVE:
        live = kind == BUILD and state.choices.live
        return _BUILDING[state.seats][state.active] if live else _SEATS[1 << state.active]
    if who == BY_CHANCE:
        return CHANCE_NEXT
    if who == BY_NUMBER:
        return _SEATS[1 << state.number()]
    if who == BY_FOUNDER:
        return _SEATS[1 << founder(state)]
    if who == BY_NOBODY:
        return OVER
    if kind == DISCARDING:
        return _SEATS[debtors(state)]
    speakers = bargainers(state)
    return _BARGAINING[speakers][answerers(state)] if state.choices.live else _SEATS[speakers]


def founder(state: StarState) -> int:
    return founder_of(state, state.stage(), state.number())


def founder_of(state: StarState, kind: int, number: int) -> int:
    """SF-209 to SF-214: there and back, there again; then back, and back from the start player."""
    seats = state.seats
    if kind == SETTLE:
        place = number % seats
        return (state.starter + (seats - 1 - place if number // seats == 1 else place)) % seats
    if kind == EQUIP:
        return (state.starter + seats - number) % seats
    return (state.starter + seats - 1 - number) % seats


def debtors(state: StarState) -> int:
    """SF-309: who still has cards to lay down."""
    mask = 0
    for seat in range(state.seats):
        if state.players[seat].owed > 0:
            mask |= 1 << seat
    return mask


def bargainers(state: StarState) -> int:
    """SF-406: live, whose turn it is and all who may still speak; in turns, one after the other."""
    mask = 1 << state.active if state.choices.live else 0
    for offset in range(1, state.seats):
        seat = (state.active + offset) % state.seats
        answer = state.players[seat].answer
        if answer == SILENT:
            if not state.choices.live:
                return 1 << seat
            mask |= 1 << seat
        elif answer == COUNTERED:
            mask |= 1 << seat
    return mask or 1 << state.active


def answerers(state: StarState) -> int:
    """SF-406: live, those who have answered and may take it back."""
    mask = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if player.has_answered() and player.is_asked() and player.said < state.choices.offers:
            mask |= 1 << seat
    return mask
