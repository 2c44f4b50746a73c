"""What a seat knows, as numbers for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.known import Known
from startable.games.smugglers.box.parts import (
    CRUISER,
    NO_SHEET,
    PLACES,
    PLANET_COLOURS,
    SHIPS,
    STATION,
    TOKENS,
)
from startable.games.smugglers.rules.scoring import card_worth, score
from startable.games.smugglers.state.dice import owner, shown
from startable.games.smugglers.state.state import CHOOSING, COUNTDOWN, PHASES, Several, SmugglersState

_SEATS: Final = 6
_PLACES: Final = len(PLACES)
_TOKENS: Final = len(TOKENS)
_LOWEST_TOKEN: Final = TOKENS[0]
_BIDS: Final = 11
"""Where the bids of the seats begin among the numbers of a card: the highest die of each, then how many."""
_CARD: Final = _BIDS + 2 * _SEATS + 2
_STOCK: Final = 10
"""Where the tokens begin among the numbers of a seat."""
_HELD: Final = _STOCK + _TOKENS
_SEAT: Final = _HELD + 2 + 4 + 5 + 2

_ROUND: Final = len(PHASES) - 1
"""Behind the phases, but for the choosing of colours, which is none of the others."""
_CARDS: Final = _ROUND + 2 + 4 + _TOKENS
_PLAYERS: Final = _CARDS + _PLACES * _CARD
_SHEETS: Final = _PLAYERS + _SEATS * _SEAT
WIDTH: Final = _SHEETS + _SEATS * NO_SHEET


def observe(known: Known[SmugglersState]) -> bytearray:
    """The phase, galaxies left, the pool and the middle; each card on the table; each seat; each sheet."""
    state, seat = known.state, known.seat
    values = [0] * WIDTH
    if state.phase != CHOOSING:
        values[state.phase - COUNTDOWN] = 1
    values[_ROUND] = state.set_up.galaxies - state.galaxy
    values[_ROUND + 1] = state.pool.energy
    _write_counts(values, _ROUND + 2, state.pool.goods)
    _write_tokens(values, _ROUND + 6, state.race.middle)
    for place in range(len(state.sectors.cards)):
        _write_card(values, _CARDS + place * _CARD, state, place, seat)
    for offset in range(state.seats):
        who = (seat + offset) % state.seats
        _write_seat(values, _PLAYERS + offset * _SEAT, state, who)
        _write_sheet(values, _SHEETS + offset * NO_SHEET, state.players[who].sheet)
    return bytearray(values)


def _write_counts(values: list[int], start: int, counts: list[int]) -> None:
    for index, count in enumerate(counts):
        if count:
            values[start + index] = count


def _write_tokens(values: list[int], start: int, tokens: Several) -> None:
    for token in tokens:
        values[start + token - _LOWEST_TOKEN] = 1


def _write_card(values: list[int], start: int, state: SmugglersState, place: int, seat: int) -> None:
    """Its ships, planets and station, what it is worth to this seat, the bids, what is to be paid."""
    card = state.sectors.cards[place]
    _write_counts(values, start, SHIPS[card])
    _write_counts(values, start + 5, PLANET_COLOURS[card])
    values[start + 9] = int(STATION[card])
    values[start + 10] = card_worth(state, seat, card)
    if state.sectors.dice:
        for die in state.sectors.dice[place]:
            _write_die(values, start + _BIDS + (owner(die) - seat) % state.seats, shown(die))
    player = state.players[seat]
    values[start + _CARD - 2] = int(place in player.won)
    values[start + _CARD - 1] = int(place in player.paid)


def _write_die(values: list[int], at: int, value: int) -> None:
    if values[at] < value:
        values[at] = value
    values[at + _SEATS] += 1


def _write_sheet(values: list[int], start: int, sheet: int) -> None:
    if sheet != NO_SHEET:
        values[start + sheet] = 1


def _write_seat(values: list[int], start: int, state: SmugglersState, who: int) -> None:
    """Stocks, dice placed, turns of phases, tokens, cards with their planets and ships, points or debts.

    While a die may fall, the place of its tower counts as the quickest hand, as ever.
    """
    player, race = state.players[who], state.race
    values[start] = player.energy
    _write_counts(values, start + 1, player.goods)
    values[start + 5] = player.placed
    values[start + 6] = int(who in (race.quickest, race.tower))
    values[start + 7] = race.waited >> who & 1
    values[start + 8] = int(who in state.queue)
    values[start + 9] = len(player.won)
    _write_tokens(values, start + _STOCK, player.tokens)
    values[start + _HELD] = len(player.up)
    values[start + _HELD + 1] = len(player.down)
    for card in player.up:
        for colour in range(CRUISER):
            values[start + _HELD + 2 + colour] += PLANET_COLOURS[card][colour]
        for kind in range(CRUISER + 1):
            values[start + _HELD + 6 + kind] += SHIPS[card][kind]
    points = score(state, who)
    values[start + _SEAT - 2] = max(0, points)
    values[start + _SEAT - 1] = max(0, -points)
