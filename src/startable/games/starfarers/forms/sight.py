"""What learners see of one game of Starfarers, kept from look to look: a move changes few of its numbers."""

from mypy_extensions import i64

from startable.core.rules import Rules
from startable.core.sight import Piece, Sight
from startable.games.starfarers.forms.kept import (
    KeptCards,
    KeptFlight,
    KeptList,
    KeptPlayer,
    KeptShips,
    KeptSites,
    Told,
)
from startable.games.starfarers.forms.numbers import MOVES
from startable.games.starfarers.forms.observation import (
    NOBODY_ROWS,
    QUARTERS,
    add_last,
    add_quarters,
    add_stage,
    space,
)
from startable.games.starfarers.state.state import StarState


class StarSight(Sight[StarState]):
    def __init__(self, rules: Rules[StarState]) -> None:
        super().__init__(rules, MOVES)
        self.forget()

    def forget(self) -> None:
        seats = self.rules.seats
        self._told = Told()
        self._sites = KeptSites(seats)
        self._ships = KeptShips(seats)
        self._players = tuple([KeptPlayer() for _ in range(seats)])
        self._cards = tuple([KeptCards() for _ in range(seats)])
        self._pile = KeptList()
        self._unturned = KeptList()
        self._flight = KeptFlight()

    def fetch(self, state: StarState) -> i64:
        found: i64 = state.flight.base + state.encounter.scene + state.bank[0] + state.supply.unknown
        found += len(state.stack) + len(state.board.sites) + len(state.fleet.at)
        for player in state.players:
            found += player.said + player.hand.unknown
        for kept in self._players:
            found += len(kept.counted)
        return found

    def still(self, state: StarState, seat: int) -> int:
        return self._told.still(state, self._sites.row(state, seat))

    def add_seen(self, pieces: list[Piece], state: StarState, seat: int) -> None:
        self.add_rest(pieces, state, seat, 0)

    def add_rest(self, pieces: list[Piece], state: StarState, seat: int, still: int) -> None:
        """In the order of the observation."""
        if not still:
            add_quarters(pieces, state)
        if still <= QUARTERS:
            pieces.append(self._sites.row(state, seat))
            pieces.append(space(state, seat))
        self._add_players(pieces, state, seat)
        add_stage(pieces, state)
        pieces.append(self._cards[seat].row(state, seat))
        pieces.append(self._pile.row(state.encounter.pile))
        pieces.append(self._unturned.row(state.board.unturned))
        pieces.append(self._flight.row(state))
        add_last(pieces, state, seat)

    def _add_players(self, pieces: list[Piece], state: StarState, seat: int) -> None:
        seats = state.seats
        self._ships.look(state)
        for offset in range(seats):
            who = (seat + offset) % seats
            self._players[who].add(pieces, state, who)
            pieces.append(self._ships.row(who))
        pieces.append(NOBODY_ROWS[seats])
