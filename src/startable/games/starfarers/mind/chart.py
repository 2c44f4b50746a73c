"""What the board shows to all: found once, kept while it stays as it is."""

from typing import Final

from startable.games.starfarers.box.board import HOMES, NOWHERE, PLANETS, PORT_POINTS, SECOND_PLANET, SLOTS
from startable.games.starfarers.box.parts import (
    FACE_DOWN,
    HIDDEN,
    ICE,
    IS_SYSTEM,
    KINDS,
    OUTPOST,
    PIPS,
    PIRATES,
    STRENGTH,
)
from startable.games.starfarers.rules.space import resource_of
from startable.games.starfarers.state.board import PORT, VACANT, Board, is_settled, settler
from startable.games.starfarers.state.state import StarState

_UNKNOWN_PIPS: Final = 3


def pips(board: Board, planet: int) -> int:
    disc = board.discs[planet]
    return _UNKNOWN_PIPS if disc == HIDDEN else PIPS[disc]


class Chart:
    def __init__(self, state: StarState) -> None:
        board = state.board
        self._tiles: Final = board.tiles.copy()
        self._discs: Final = board.discs.copy()
        self._sites: Final = board.sites.copy()
        self.quarters: Final[list[int]] = []
        """That nobody has seen."""
        self.outposts: Final[list[int]] = []
        self.sites: Final[list[int]] = []
        """Free ones; and beside each how many of its planets are held, and the cannons and cargo modules that
        it takes to free them. What its two planets give, and on how many rolls, stands side by side."""
        self.resources: Final[list[int]] = []
        self.pips: Final[list[int]] = []
        self.held: Final[list[int]] = []
        self.cannons: Final[list[int]] = []
        self.cargo: Final[list[int]] = []
        self.pirates: Final[list[int]] = []
        """The strength of each base that all can see; and that of each ice planet."""
        self.ice: Final[list[int]] = []
        self.paid: Final = [[0] * KINDS for _ in range(state.seats)]
        """By seat and resource: on how many of the 36 rolls a card comes, all planets together."""
        self.ports: Final[list[list[int]]] = [[] for _ in range(state.seats)]
        """By seat: for each of its spaceports a point where ships start."""
        for site in range(PLANETS):
            there = board.sites[site]
            if is_settled(there):
                self._add_settled(state, site, there)
            if board.discs[site] >= PIRATES:
                self._add_held(board.discs[site])
        for slot in range(HOMES, SLOTS):
            self._add_slot(state, slot)

    def holds(self, state: StarState) -> bool:
        board = state.board
        return board.sites == self._sites and board.discs == self._discs and board.tiles == self._tiles

    def _add_held(self, disc: int) -> None:
        (self.ice if disc >= ICE else self.pirates).append(STRENGTH[disc])

    def _add_slot(self, state: StarState, slot: int) -> None:
        board = state.board
        tile = board.tiles[slot]
        if tile == FACE_DOWN:
            self.quarters.append(slot)
        elif IS_SYSTEM[tile]:
            for site in range(slot * 3, slot * 3 + 3):
                if board.sites[site] == VACANT:
                    self._add_free(state, site)
        elif OUTPOST[tile] != NOWHERE:
            self.outposts.append(slot)

    def _add_settled(self, state: StarState, site: int, there: int) -> None:
        seat, second = settler(there), SECOND_PLANET[site]
        if seat < state.seats:
            paid = self.paid[seat]
            paid[resource_of(state, site)] += pips(state.board, site)
            paid[resource_of(state, second)] += pips(state.board, second)
            if there >= PORT:
                self.ports[seat].append(PORT_POINTS[site][0])

    def _add_free(self, state: StarState, site: int) -> None:
        board, held, cannons, cargo = state.board, 0, 0, 0
        for planet in (site, SECOND_PLANET[site]):
            disc = board.discs[planet]
            if disc >= ICE:
                held, cargo = held + 1, max(cargo, STRENGTH[disc])
            elif disc >= PIRATES:
                held, cannons = held + 1, max(cannons, STRENGTH[disc])
        self.sites.append(site)
        for planet in (site, SECOND_PLANET[site]):
            self.resources.append(resource_of(state, planet))
            self.pips.append(pips(board, planet))
        self.held.append(held)
        self.cannons.append(cannons)
        self.cargo.append(cargo)
