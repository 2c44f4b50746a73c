"""Parts of what learners see of Starfarers, each made anew only when something in it has changed.

Whether it has is told by numbers into which counts are packed, eight bits each, and by lists that are never
changed but replaced.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from startable.core.bag import Bag
from startable.core.sight import Piece
from startable.games.starfarers.forms.observation import (
    QUARTERS,
    SITES,
    SPACE,
    add_sites,
    cards,
    counted,
    flight,
    lying,
    ships,
)
from startable.games.starfarers.state.board import Board
from startable.games.starfarers.state.fleet import Fleet
from startable.games.starfarers.state.player import NO_TERMS, NOTHING_LAID, Player
from startable.games.starfarers.state.state import StarState


def _packed(counts: list[int]) -> i64:
    found: i64 = 0
    for count in counts:
        found = found << 8 | count
    return found


@final
@mypyc_attr(acyclic=True)
class KeptSites:
    """What stands on the planets, by the seat that looks."""

    def __init__(self, seats: int) -> None:
        self._sites: list[int] = []
        self._rows = [b""] * seats

    def row(self, state: StarState, seat: int) -> bytes:
        if state.board.sites is not self._sites:
            self._sites, self._rows = state.board.sites, [b""] * state.seats
        if not self._rows[seat]:
            pieces: list[Piece] = []
            add_sites(pieces, state, seat)
            self._rows[seat] = b"".join(pieces)
        return self._rows[seat]


@final
@mypyc_attr(acyclic=True)
class Told:
    """From what the first parts of the row were made that was told last."""

    def __init__(self) -> None:
        self._tiles: list[int] = []
        self._turns: list[int] = []
        self._discs: list[int] = []
        self._sites = b""
        self._at: list[int] = []
        self._kinds: list[int] = []

    def still(self, state: StarState, sites: bytes) -> int:
        """How much of the row that stands; from now on this one is told."""
        quarters, ships = self._has_quarters(state.board), self._has_ships(state.fleet)
        same = sites is self._sites
        self._sites = sites
        if not quarters:
            return 0
        return QUARTERS + SITES + SPACE if same and ships else QUARTERS

    def _has_quarters(self, board: Board) -> bool:
        if board.discs is self._discs and board.tiles is self._tiles and board.turns is self._turns:
            return True
        self._tiles, self._turns, self._discs = board.tiles, board.turns, board.discs
        return False

    def _has_ships(self, fleet: Fleet) -> bool:
        if fleet.at is self._at and fleet.kinds is self._kinds:
            return True
        self._at, self._kinds = fleet.at, fleet.kinds
        return False


@final
@mypyc_attr(acyclic=True)
class KeptShips:
    """What each player's ships are. Where they are is made anew at every look: long, and mostly zeros."""

    def __init__(self, seats: int) -> None:
        self._at: list[int] = []
        self._kinds: list[int] = []
        self._status: list[int] = []
        self._rows = (b"",) * seats

    def look(self, state: StarState) -> None:
        fleet = state.fleet
        moved = fleet.at is not self._at or fleet.kinds is not self._kinds
        if moved or fleet.status is not self._status:
            self._at, self._kinds, self._status = fleet.at, fleet.kinds, fleet.status
            self._rows = tuple([ships(state, who) for who in range(state.seats)])

    def row(self, who: int) -> bytes:
        return self._rows[who]


@final
@mypyc_attr(acyclic=True)
class KeptPlayer:
    """What everybody sees of one player but the ships: counts, and what changes less often."""

    def __init__(self) -> None:
        self._counts: i64 = -1
        self._said: i64 = -1
        self._answer: i64 = -1
        self._upgrades: list[int] = []
        self._stations: list[int] = []
        self._figures: list[int] = []
        self._friends: list[int] = []
        self._terms = NO_TERMS
        self.counted = b""
        self._lying = b""

    def add(self, pieces: list[Piece], state: StarState, who: int) -> None:
        player = state.players[who]
        self._count(state, player, who)
        self._look(state, player, who)
        pieces.append(self.counted)
        pieces.append(self._lying)

    def _count(self, state: StarState, player: Player, who: int) -> None:
        said: i64 = player.said << 1 | (1 if state.active == who else 0)
        counts: i64 = _counts(player)
        fitted = player.upgrades is not self._upgrades or player.stations is not self._stations
        if fitted or counts != self._counts or said != self._said:
            self._upgrades, self._stations = player.upgrades, player.stations
            self._counts, self._said = counts, said
            self.counted = counted(state, who)

    def _look(self, state: StarState, player: Player, who: int) -> None:
        lies = state.figures is self._figures and player.friends is self._friends
        if not lies or player.terms is not self._terms or player.answer != self._answer:
            self._figures, self._friends = state.figures, player.friends
            self._terms, self._answer = player.terms, player.answer
            self._lying = lying(state, who)


def _counts(player: Player) -> i64:
    found: i64 = player.points
    found = found << 8 | player.cards()
    found = found << 8 | player.owed
    found = found << 8 | player.halves
    found = found << 8 | player.medals
    return found << 8 | player.pending


@final
@mypyc_attr(acyclic=True)
class KeptCards:
    """Those that one seat sees; only what it laid down for a 7 is replaced, the rest is changed in place."""

    def __init__(self) -> None:
        self._hand: i64 = -1
        self._bank: i64 = -1
        self._laid: Bag = NOTHING_LAID
        self._row = b""

    def row(self, state: StarState, seat: int) -> bytes:
        player = state.players[seat]
        hand: i64 = _packed(player.hand.counts)
        bank: i64 = _packed(state.bank)
        if hand != self._hand or bank != self._bank or player.laid is not self._laid:
            self._hand, self._bank, self._laid = hand, bank, player.laid
            self._row = cards(state, seat)
        return self._row


@final
@mypyc_attr(acyclic=True)
class KeptList:
    """One that is never changed but replaced."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._row = b""

    def row(self, counts: list[int]) -> bytes:
        if counts is not self._counts:
            self._counts, self._row = counts, bytes(counts)
        return self._row


@final
@mypyc_attr(acyclic=True)
class KeptFlight:
    def __init__(self) -> None:
        self._counts: i64 = -1
        self._row = b""

    def row(self, state: StarState) -> bytes:
        at = state.flight
        counts: i64 = state.supply.size()
        counts = counts << 8 | at.base
        counts = counts << 8 | (state.speed() if at.base else 0)
        counts = counts << 8 | at.left
        counts = counts << 8 | at.jumps
        counts = counts << 8 | state.used
        if counts != self._counts:
            self._counts = counts
            self._row = flight(state)
        return self._row
