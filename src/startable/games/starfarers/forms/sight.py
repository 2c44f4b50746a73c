"""What learners see of one game of Starfarers, kept from look to look: a move changes few of its numbers."""

from startable.core.rules import Rules
from startable.core.sight import Piece, Sight
from startable.games.starfarers.forms.kept import (
    KeptBoard,
    KeptCards,
    KeptFlight,
    KeptList,
    KeptPlayer,
    KeptShips,
)
from startable.games.starfarers.forms.numbers import MOVES
from startable.games.starfarers.forms.observation import NOBODY_ROWS, add_last, add_stage, space
from startable.games.starfarers.state.state import StarState


class StarSight(Sight[StarState]):
    def __init__(self, rules: Rules[StarState]) -> None:
        super().__init__(rules, MOVES)
        self.forget()

    def forget(self) -> None:
        seats = self.rules.seats
        self._board = KeptBoard(seats)
        self._ships = KeptShips(seats)
        self._players = [KeptPlayer() for _ in range(seats)]
        self._cards = [KeptCards() for _ in range(seats)]
        self._pile = KeptList()
        self._unturned = KeptList()
        self._flight = KeptFlight()

    def add_seen(self, pieces: list[Piece], state: StarState, seat: int) -> None:
        """In the order of the observation."""
        seats = state.seats
        pieces.append(self._board.row(state, seat))
        pieces.append(space(state, seat))
        self._ships.look(state)
        for offset in range(seats):
            who = (seat + offset) % seats
            self._players[who].add(pieces, state, who)
            pieces.append(self._ships.row(who))
        pieces.append(NOBODY_ROWS[seats])
        add_stage(pieces, state)
        pieces.append(self._cards[seat].row(state, seat))
        pieces.append(self._pile.row(state.encounter.pile))
        pieces.append(self._unturned.row(state.board.unturned))
        pieces.append(self._flight.row(state))
        add_last(pieces, state, seat)
