"""A position of Starfarers as text: words `key:value`; what is empty or 0 is left out.

stack:build turn:7 active:B start:A alpha:alpha~0~4,8,11 m:P2~1~4,?,p5 j:merchants A.hand:1/0/2/0/1
A.colonies:d4 A.ports:f3 A.ships:1cf4,2tk14! A.up:2/1/1 A.half:1 bank:12/12/12/12/12 figures:-/A/-/- …

Counts of cards are ore, fuel, carbon, food, goods; of upgrades engines, cannons, cargo modules; of stations
Greens, Merchants, Scientists, Diplomats. A quarter has its turn and its discs behind it; one that is not
named lies face down. A ship with ! has flown in this turn, one with _ may not.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from startable.games.starfarers.board import (
    HOMES,
    NOWHERE,
    POINT_NAMES,
    SITE_POINTS,
    SLOT_NAMES,
    SLOTS,
)
from startable.games.starfarers.encounters import CARDS
from startable.games.starfarers.marks import COLONY, NOBODY, PORT, TERMS
from startable.games.starfarers.parts import (
    DISC_SYMBOLS,
    DISCS,
    FACE_DOWN,
    KINDS,
    SCENES,
    UPGRADES,
)
from startable.games.starfarers.state import (
    StarState,
    closed_sites,
    disc_name,
    frame_name,
    friend_names,
    ship_names,
    sites_of,
    slot_name,
)

_SEATS: Final = "ABCD"
EVERY_HAND: Final = (1 << len(_SEATS)) - 1


def write(state: StarState, open_hands: int = EVERY_HAND) -> str:
    """Of hands that are not in this mask of seats, only how many cards they hold."""
    return " ".join(f"{key}:{value}" for key, value in _words(state, open_hands) if value)


def _words(state: StarState, open_hands: int) -> Iterator[tuple[str, str]]:
    yield "stack", ",".join(frame_name(frame) for frame in state.stack)
    yield "turn", _number(state.turn)
    yield "active", _SEATS[state.active]
    yield "start", _SEATS[state.starter]
    for slot in range(SLOTS):
        yield SLOT_NAMES[slot], slot_name(state, slot) if state.tiles[slot] != FACE_DOWN else ""
    yield "turned", ",".join(disc_name(disc) for disc in _loose(state))
    yield "closed", _site_names(closed_sites(state))
    for seat in range(state.seats):
        yield from _seat_words(state, seat, open_hands >> seat & 1 == 1)
    yield "bank", _counts(state.bank) or "0"
    holders = [_SEATS[holder] if holder != NOBODY else "-" for holder in state.figures]
    yield "figures", "/".join(holders) if max(state.figures) != NOBODY else ""
    yield "cards", ",".join(str(card + 1) for card in range(CARDS) if not state.pile[card])
    yield "base", _number(state.base)
    yield "flying", _number(state.flying + 1)
    yield "origin", POINT_NAMES[state.origin] if state.origin != NOWHERE else ""
    yield "left", _number(state.left)
    yield "jumps", _number(state.jumps)
    yield "spent", _number(state.used)
    yield "scene", SCENES[state.scene] if state.scene != NOBODY else ""
    yield "gift", _counts(state.gift)
    yield "taken", _counts(state.taken)
    yield "rolls", _counts(state.rolls)
    yield "won", _SEATS[state.winner] if state.winner != NOBODY else ""


def _seat_words(state: StarState, seat: int, open_hand: bool) -> Iterator[tuple[str, str]]:
    name = _SEATS[seat]
    hand = state.hands[seat * KINDS : seat * KINDS + KINDS]
    laid = state.laid[seat * KINDS : seat * KINDS + KINDS]
    yield f"{name}.colonies", _site_names(sites_of(state, COLONY + seat))
    yield f"{name}.ports", _site_names(sites_of(state, PORT + seat))
    yield f"{name}.ships", ",".join(str(ship) for ship in ship_names(state, seat))
    if open_hand:
        yield f"{name}.hand", _counts(hand)
        yield f"{name}.laid", _counts(laid)
    else:
        yield f"{name}.cards", _number(sum(hand))
        yield f"{name}.down", _number(sum(laid))
    yield f"{name}.owed", _number(state.owed[seat])
    yield f"{name}.up", _counts(state.upgrades[seat * UPGRADES : seat * UPGRADES + UPGRADES])
    yield f"{name}.half", _number(state.halves[seat])
    yield f"{name}.medals", _number(state.medals[seat])
    yield f"{name}.stations", _counts(state.stations[seat * 4 : seat * 4 + 4])
    yield f"{name}.friends", ",".join(str(card) for card in friend_names(state, seat))
    yield f"{name}.pending", _number(state.pending[seat])
    yield f"{name}.terms", _counts(state.terms[seat * TERMS : seat * TERMS + TERMS])
    yield f"{name}.answer", _number(state.answers[seat])
    yield f"{name}.said", _number(state.said[seat])


def _number(number: int) -> str:
    return str(number) if number else ""


def _counts(counts: Sequence[int]) -> str:
    return "/".join(str(count) for count in counts) if any(counts) else ""


def _site_names(sites: list[int]) -> str:
    return ",".join(POINT_NAMES[SITE_POINTS[site]] for site in sites)


def _loose(state: StarState) -> list[int]:
    """Discs that were turned away from home; those at home are all on their planets."""
    return [disc for disc in range(len(DISCS)) if DISC_SYMBOLS[disc] >= HOMES and not state.unturned[disc]]
