"""Reads a position of Starfarers from its text; see position for what the words mean."""

import re
from collections.abc import Sequence
from typing import Final

from startable.core.unreadable import Unreadable
from startable.games.starfarers import possible
from startable.games.starfarers.board import (
    HOMES,
    NOWHERE,
    POINT_NAMES,
    SITE_AT,
    SITE_POINTS,
    SLOT_NAMES,
    SLOTS,
)
from startable.games.starfarers.choices import EXPLORER, STRATEGIC
from startable.games.starfarers.encounters import CARDS
from startable.games.starfarers.frames import FRAME, FRAME_NAMES
from startable.games.starfarers.marks import (
    ANSWER_KINDS,
    CLOSED,
    COLONY,
    NOBODY,
    PORT,
    READY,
    REASONS,
    REFUSED,
    TERMS,
    VACANT,
)
from startable.games.starfarers.parts import (
    CARDS_EACH,
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    EMPTY,
    FACE_DOWN,
    FRIEND_NAMES,
    FRIENDS,
    HIDDEN,
    IS_SYSTEM,
    KINDS,
    SCENES,
    TILE_COUNTS,
    TILE_NAMES,
    TRANSPORTERS,
    UPGRADES,
)
from startable.games.starfarers.state import StarState, disc_name, sites_of
from startable.games.starfarers.stock import rescore

_SEATS: Final = "ABCD"
_SHIP: Final = re.compile(r"([1-3])([ct])([a-x]\d+)([!_]?)")
_FLIGHT: Final = ("base", "left", "jumps", "spent")


def _wrong(key: str) -> Unreadable:
    return Unreadable("position-word", {"word": key[:40]})


class _Words:
    """The words of a position, each asked for once; what nobody asked for is no word of a position."""

    def __init__(self, text: str) -> None:
        pairs = [word.partition(":") for word in text.split()]
        self.given = {key: value for key, _, value in pairs}
        if len(self.given) < len(pairs):
            raise Unreadable("position-twice")

    def take(self, key: str) -> str:
        return self.given.pop(key, "")

    def listed(self, key: str) -> list[str]:
        return [word for word in self.take(key).split(",") if word]

    def number(self, key: str, high: int) -> int:
        return _read_number(key, self.take(key) or "0", high)

    def index(self, key: str, names: Sequence[str], default: int) -> int:
        text = self.take(key)
        return _index(key, text, names) if text else default

    def counts(self, key: str, size: int) -> list[int]:
        text = self.take(key)
        if not text or text == "0":
            return [0] * size
        found = [_read_number(key, word, 99) for word in text.split("/")]
        if len(found) != size:
            raise _wrong(key)
        return found

    def sites(self, key: str) -> list[int]:
        points = [_index(key, name, POINT_NAMES) for name in self.listed(key)]
        if any(SITE_AT[point] == NOWHERE for point in points):
            raise _wrong(key)
        return [SITE_AT[point] for point in points]


def _read_number(key: str, text: str, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= high):
        raise _wrong(key)
    return int(text)


def _index(key: str, text: str, names: Sequence[str]) -> int:
    if text not in names:
        raise _wrong(key)
    return list(names).index(text)


def read(text: str, state: StarState) -> StarState:
    """Fills a new game's state from the text; Unreadable if it is none, or no such position can exist."""
    words = _Words(text)
    state.stack = [_frame(word) for word in words.listed("stack")]
    state.turn = words.number("turn", 9_999_999)
    state.active = words.index("active", _SEATS[: state.seats], 0)
    state.starter = words.index("start", _SEATS[: state.seats], 0)
    _read_board(words, state)
    for seat in range(state.seats):
        _read_seat(words, state, seat)
    _read_rest(words, state)
    if words.given:
        raise _wrong(min(words.given))
    possible.check(state)
    return state


def _frame(word: str) -> int:
    name, _, number = word.partition(".")
    return _index("stack", name, FRAME_NAMES) + FRAME * _read_number("stack", number or "0", 999)


def _read_board(words: _Words, state: StarState) -> None:
    state.unlaid = list(TILE_COUNTS)
    if state.choices.setup in (STRATEGIC, EXPLORER):
        state.unlaid[EMPTY] -= 1
    state.unturned = [1] * len(DISCS)
    for slot in range(SLOTS):
        _read_slot(state, slot, words.take(SLOT_NAMES[slot]))
    names = [disc_name(disc) for disc in range(len(DISCS))]
    for word in words.listed("turned"):
        _turn_disc(state, [disc for disc, name in enumerate(names) if name == word], "turned")
    state.sites = [VACANT] * len(SITE_POINTS)
    for site in words.sites("closed"):
        state.sites[site] = CLOSED


def _read_slot(state: StarState, slot: int, text: str) -> None:
    key = SLOT_NAMES[slot]
    name, _, rest = text.partition("~")
    state.tiles[slot] = _index(key, name, TILE_NAMES) if text else FACE_DOWN
    state.turns[slot] = 0
    state.discs[slot * 3 : slot * 3 + 3] = [HIDDEN] * 3
    if not text:
        return
    state.unlaid[state.tiles[slot]] -= slot >= HOMES
    if not IS_SYSTEM[state.tiles[slot]]:
        if rest:
            raise _wrong(key)
        return
    turn, _, discs = rest.partition("~")
    state.turns[slot] = _read_number(key, turn, 2)
    faces = [_index(key, disc, DISC_NAMES) for disc in discs.split(",")]
    if len(faces) != 3:
        raise _wrong(key)
    state.discs[slot * 3 : slot * 3 + 3] = faces
    if slot < HOMES:
        for face in faces:
            if face != HIDDEN:
                _turn_disc(state, _home_discs(slot, face), key)


def _home_discs(slot: int, face: int) -> list[int]:
    return [disc for disc in range(len(DISCS)) if DISC_SYMBOLS[disc] == slot and DISCS[disc] == face]


def _turn_disc(state: StarState, discs: list[int], key: str) -> None:
    """The first of these equal discs that is still face down."""
    left = [disc for disc in discs if state.unturned[disc]]
    if not left:
        raise _wrong(key)
    state.unturned[left[0]] = 0


def _read_seat(words: _Words, state: StarState, seat: int) -> None:
    name = _SEATS[seat]
    for what, key in ((COLONY, f"{name}.colonies"), (PORT, f"{name}.ports")):
        for site in words.sites(key):
            if state.sites[site] != VACANT:
                raise _wrong(key)
            state.sites[site] = what + seat
    state.ports[seat] = len(sites_of(state, PORT + seat))
    state.colonies[seat] = len(sites_of(state, COLONY + seat)) + state.ports[seat]
    _read_ships(words, state, seat)
    state.hands[seat * KINDS : seat * KINDS + KINDS] = words.counts(f"{name}.hand", KINDS)
    state.laid[seat * KINDS : seat * KINDS + KINDS] = words.counts(f"{name}.laid", KINDS)
    state.owed[seat] = words.number(f"{name}.owed", 99)
    state.upgrades[seat * UPGRADES : seat * UPGRADES + UPGRADES] = words.counts(f"{name}.up", UPGRADES)
    state.halves[seat] = words.number(f"{name}.half", 9999)
    state.medals[seat] = words.number(f"{name}.medals", 9)
    state.stations[seat * 4 : seat * 4 + 4] = words.counts(f"{name}.stations", 4)
    cards = [_index(f"{name}.friends", word, FRIEND_NAMES) for word in words.listed(f"{name}.friends")]
    state.friends[seat * FRIENDS : seat * FRIENDS + FRIENDS] = [cards.count(card) for card in range(FRIENDS)]
    state.pending[seat] = words.number(f"{name}.pending", 999)
    state.terms[seat * TERMS : seat * TERMS + TERMS] = words.counts(f"{name}.terms", TERMS)
    state.answers[seat] = words.number(f"{name}.answer", REFUSED + ANSWER_KINDS * (len(REASONS) - 1))
    state.said[seat] = words.number(f"{name}.said", 99)


def _read_ships(words: _Words, state: StarState, seat: int) -> None:
    key = f"{_SEATS[seat]}.ships"
    for number in range(TRANSPORTERS):
        state.ships[seat * TRANSPORTERS + number] = NOWHERE
        state.kinds[seat * TRANSPORTERS + number] = 0
        state.status[seat * TRANSPORTERS + number] = READY
    for word in words.listed(key):
        found = _SHIP.fullmatch(word)
        ship = seat * TRANSPORTERS + int(found[1]) - 1 if found else NOWHERE
        if found is None or state.ships[ship] != NOWHERE:
            raise _wrong(key)
        state.ships[ship] = _index(key, found[3], POINT_NAMES)
        state.kinds[ship] = "ct".index(found[2])
        state.status[ship] = ["", "!", "_"].index(found[4])


def _read_rest(words: _Words, state: StarState) -> None:
    state.bank = words.counts("bank", KINDS)
    held = [sum(state.hands[kind::KINDS]) + sum(state.laid[kind::KINDS]) for kind in range(KINDS)]
    state.supply = [CARDS_EACH - state.bank[kind] - held[kind] for kind in range(KINDS)]
    holders = words.take("figures") or "-/-/-/-"
    state.figures = [_index("figures", name, f"{_SEATS[: state.seats]}-") for name in holders.split("/")]
    state.figures = [NOBODY if holder == state.seats else holder for holder in state.figures]
    if len(state.figures) != 4:
        raise _wrong("figures")
    for word in words.listed("cards"):
        card = _read_number("cards", word, CARDS)
        if card == 0 or not state.pile[card - 1]:
            raise _wrong("cards")
        state.pile[card - 1] = 0
    state.base, state.left, state.jumps, state.used = [words.number(key, 99) for key in _FLIGHT]
    state.flying = words.number("flying", TRANSPORTERS) - 1
    state.origin = words.index("origin", POINT_NAMES, NOWHERE)
    state.scene = words.index("scene", SCENES, NOBODY)
    state.gift = words.counts("gift", KINDS)
    state.taken = words.counts("taken", KINDS)
    state.rolls = _read_rolls(words.take("rolls"))
    state.winner = words.index("won", _SEATS[: state.seats], NOBODY)
    for seat in range(state.seats):
        rescore(state, seat)


def _read_rolls(text: str) -> list[int]:
    found = [-1 if word == "-1" else _read_number("rolls", word, 12) for word in text.split("/") if word]
    if len(found) not in (0, 4):
        raise _wrong("rolls")
    return found or [0] * 4
