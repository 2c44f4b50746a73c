"""Fields of Starfarers that are written otherwise than as one word each: the board, sites and ships.

A quarter has its turn and its discs behind it: P2~1~4,?,p5; one that is not named lies face down. A ship is
its number, c or t, and its point; with ! it has flown in this turn, with _ it may not.
"""

import re
from typing import Any, Final, Sequence

from startable.core.forms import SEATS
from startable.core.layout import Field, spelt
from startable.core.state import Fact
from startable.core.wordlist import WordList, misspelt, read_name, read_number
from startable.games.starfarers.box.board import (
    HOME_PLANETS,
    HOMES,
    NOWHERE,
    PLANETS_OF,
    POINT_NAMES,
    SITE_AT,
    SITE_POINTS,
    SLOT_NAMES,
    SLOT_OF,
    SLOTS,
)
from startable.games.starfarers.box.parts import (
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    FACE_DOWN,
    HIDDEN,
    IS_SYSTEM,
    SHIP_NAMES,
    SYMBOLS,
    TILE_NAMES,
)
from startable.games.starfarers.state.board import CLOSED, COLONY, PORT, VACANT, Board
from startable.games.starfarers.state.fleet import ship_number
from startable.games.starfarers.state.written import listed

_SHIP: Final = re.compile(r"([1-3])([ct])([a-x]\d+)([!_]?)")
_STATUS: Final = ("", "!", "_")


# --- the board ---


class Quarters(Field):
    """A word for each recess; it tells the turns and the discs too."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(SLOT_NAMES[slot], _quarter_name(state.board, slot)) for slot in range(SLOTS)]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        for slot in range(SLOTS):
            _read_quarter(state.board, slot, words.take(SLOT_NAMES[slot]))

    def fact(self, state: Any) -> Fact:
        return {SLOT_NAMES[slot]: _quarter_name(state.board, slot) or "?" for slot in range(SLOTS)}


def _quarter_name(board: Board, slot: int) -> str:
    tile = board.tiles[slot]
    if tile == FACE_DOWN:
        return ""
    if not IS_SYSTEM[tile]:
        return TILE_NAMES[tile]
    discs = ",".join([DISC_NAMES[board.discs[planet]] for planet in PLANETS_OF[slot]])
    return f"{TILE_NAMES[tile]}~{board.turns[slot]}~{discs}"


def _read_quarter(board: Board, slot: int, text: str) -> None:
    key = SLOT_NAMES[slot]
    name, _, rest = text.partition("~")
    tile = read_name(key, name, TILE_NAMES) if text else FACE_DOWN
    turn, discs = _read_planets(key, rest) if text and IS_SYSTEM[tile] else (0, [HIDDEN] * 3)
    if rest and not IS_SYSTEM[tile]:
        raise misspelt(key)
    board.lay(slot, tile, turn)
    for planet, disc in zip(PLANETS_OF[slot], discs, strict=True):
        board.turn_disc(planet, disc)


def _read_planets(key: str, text: str) -> tuple[int, list[int]]:
    turn, _, discs = text.partition("~")
    faces = [read_name(key, disc, DISC_NAMES) for disc in discs.split(",")]
    if len(faces) != 3:
        raise misspelt(key)
    return read_number(key, turn, 2), faces


class TurnedDiscs(Field):
    """The discs that were turned away from home; those at home are all on their planets."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(self.word, ",".join(_turned(state.board, HOMES)))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        board: Board = state.board
        board.unturned = [1] * len(DISCS)
        for planet in range(HOME_PLANETS):
            if board.discs[planet] != HIDDEN:
                name = disc_name(SLOT_OF[planet], board.discs[planet])
                _turn_disc(board, name, SLOT_NAMES[SLOT_OF[planet]])
        for name in listed(words.take(self.word)):
            _turn_disc(board, name, self.word)


def disc_name(symbol: int, face: int) -> str:
    """Of a disc of the box: its symbol and its face."""
    return SYMBOLS[symbol] + DISC_NAMES[face]


def _turned(board: Board, first_symbol: int) -> list[str]:
    return [
        disc_name(DISC_SYMBOLS[disc], DISCS[disc])
        for disc in range(len(DISCS))
        if DISC_SYMBOLS[disc] >= first_symbol and not board.unturned[disc]
    ]


def _turn_disc(board: Board, name: str, key: str) -> None:
    """The first of the equal discs that is still face down."""
    for disc in range(len(DISCS)):
        if board.unturned[disc] and disc_name(DISC_SYMBOLS[disc], DISCS[disc]) == name:
            board.take_disc(disc)
            return
    raise misspelt(key)


# --- sites and ships ---


def site_names(sites: Sequence[int]) -> str:
    return ",".join([POINT_NAMES[SITE_POINTS[site]] for site in sites])


def _read_sites(board: Board, what: int, text: str, key: str) -> int:
    """How many there are."""
    names = listed(text)
    for name in names:
        site = SITE_AT[read_name(key, name, POINT_NAMES)]
        if site == NOWHERE or board.sites[site] != VACANT:
            raise misspelt(key)
        board.stand(site, what)
    return len(names)


class ClosedSites(Field):
    """The sites that nobody can settle; the others are told by who has settled there."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(self.word, site_names(state.board.sites_with(CLOSED)))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        state.board.sites = [VACANT] * len(SITE_POINTS)
        _read_sites(state.board, CLOSED, words.take(self.word), self.word)

    def fact(self, state: Any) -> Fact:
        return {
            POINT_NAMES[SITE_POINTS[site]]: site_name(there)
            for site, there in enumerate(state.board.sites)
            if there != VACANT
        }


def site_name(there: int) -> str:
    """The letter of who has settled there, with * a spaceport; x: closed."""
    if there == CLOSED:
        return "x"
    return f"{SEATS[(there - PORT)]}*" if there >= PORT else SEATS[there - COLONY]


class Colonies(Field):
    """Counted in the state; in the text, where they are. Spaceports are counted too."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(self._key(self.word, seat), site_names(state.board.sites_with(COLONY + seat)))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        key = self._key(self.word, seat)
        self.put(state, seat, _read_sites(state.board, COLONY + seat, words.take(key), key))


class Ports(Field):
    """Likewise."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(self._key(self.word, seat), site_names(state.board.sites_with(PORT + seat)))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        key = self._key(self.word, seat)
        count = _read_sites(state.board, PORT + seat, words.take(key), key)
        self.put(state, seat, count)
        state.players[seat].colonies += count


class Ships(Field):
    """Each ship that flies."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(self._key(self.word, seat), ",".join(_ship_names(state, seat)))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        key = self._key(self.word, seat)
        for ship in self.get(state, seat):
            state.fleet.put_back(ship)
        for word in listed(words.take(key)):
            found = _SHIP.fullmatch(word)
            if found is None or state.fleet.flies(self.get(state, seat)[int(found[1]) - 1]):
                raise misspelt(key)
            ship = self.get(state, seat)[int(found[1]) - 1]
            state.fleet.put(ship, "ct".index(found[2]), read_name(key, found[3], POINT_NAMES))
            state.fleet.mark(ship, _STATUS.index(found[4]))

    def fact(self, state: Any) -> Fact:
        return [[*_ship_names(state, seat)] for seat in range(state.seats)]


def _ship_names(state: Any, seat: int) -> list[str]:
    fleet = state.fleet
    return [
        f"{ship_number(ship) + 1}{SHIP_NAMES[fleet.kinds[ship]][0]}"
        f"{POINT_NAMES[fleet.at[ship]]}{_STATUS[fleet.status[ship]]}"
        for ship in state.players[seat].ships
        if fleet.flies(ship)
    ]
