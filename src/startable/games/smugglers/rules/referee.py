"""What a referee says to a move at the wrong time: what has to be done first, or what is over already.

The same for whoever is awaited for something else and for whoever is not awaited at all.
"""

from typing import Final

from startable.core.refusal import Refusal
from startable.games.smugglers.box.parts import NO_SHEET
from startable.games.smugglers.rules.bids import speed
from startable.games.smugglers.rules.flow import next_to_choose
from startable.games.smugglers.state.state import (
    CHOOSING,
    COUNTDOWN,
    DEALING,
    ENERGY,
    FALLING,
    GOODS,
    RESTOCKING,
    SmugglersState,
)

_NOT_OPEN: Final = {
    CHOOSING: Refusal("SM-108", "sm-colours-first"),
    COUNTDOWN: Refusal("SM-902", "sm-countdown-runs"),
    DEALING: Refusal("SM-201", "sm-cards-turn"),
}
_OVER: Final = Refusal("SM-208", "sm-bidding-over")
_MAY_FALL: Final = Refusal("SM-812", "sm-die-may-fall")
_NOT_QUICKEST: Final = Refusal("SM-907", "sm-not-quickest")


def at_table(state: SmugglersState, mover: int) -> bool:
    """Is this a player, and not chance, the clock or a seat that is not there?"""
    return 0 <= mover < state.seats


def no_choosing(state: SmugglersState, seat: int) -> Refusal | None:
    if not state.choices.colours_chosen:
        return Refusal("SM-108", "sm-colours-by-seat")
    if state.players[seat].sheet != NO_SHEET:
        return Refusal("SM-108", "sm-has-colour")
    return None if next_to_choose(state) == seat else Refusal("SM-108", "sm-others-choose")


def no_bidding(state: SmugglersState) -> Refusal | None:
    """It is not open yet, or over."""
    return _OVER if state.phase >= ENERGY else _NOT_OPEN.get(state.phase)


def hand_held(state: SmugglersState, seat: int) -> Refusal | None:
    """Everybody waits for a tower, or for a quicker hand."""
    if state.phase == FALLING:
        return _MAY_FALL
    return None if state.choices.live or state.race.quickest == seat else _NOT_QUICKEST


def done_bidding(state: SmugglersState, seat: int) -> Refusal | None:
    """SM-207: who has a token is done; with two players only with placing dice (SM-702)."""
    tokens = state.players[seat].tokens
    if not tokens or state.seats == 2:
        return None
    return Refusal("SM-207", "sm-has-token", {"token": tokens[0]})


def no_energy_due(state: SmugglersState, seat: int) -> Refusal | None:
    if state.phase != ENERGY:
        early = state.phase < ENERGY
        return Refusal("SM-401", "sm-paid-later") if early else Refusal("SM-401", "sm-energy-is-paid")
    return None if state.players[seat].won else Refusal("SM-403", "sm-no-choice")


def no_goods_due(state: SmugglersState) -> Refusal | None:
    if state.phase < ENERGY:
        return Refusal("SM-404", "sm-paid-later")
    if state.phase == ENERGY:
        return Refusal("SM-401", "sm-energy-first")
    return Refusal("SM-404", "sm-all-is-paid") if state.phase == RESTOCKING else None


def no_restocking(state: SmugglersState, seat: int) -> Refusal | None:
    if state.phase == RESTOCKING:
        return None if state.queue[0] == seat else _not_your_turn(state, seat)
    if state.players[seat].won:
        return _pays_first(state)
    paying = state.phase in (ENERGY, GOODS)
    return Refusal("SM-501", "sm-others-pay") if paying else Refusal("SM-501", "sm-restock-later")


def _pays_first(state: SmugglersState) -> Refusal:
    if state.phase == ENERGY:
        return Refusal("SM-401", "sm-pay-first")
    return Refusal("SM-404", "sm-give-first")


def _not_your_turn(state: SmugglersState, seat: int) -> Refusal:
    if seat in state.queue:
        return Refusal("SM-503", "sm-faster-first")
    if speed(state, seat) == 0:
        return Refusal("SM-504", "sm-token-allows", {"token": 0})
    return Refusal("SM-503", "sm-restocked")
