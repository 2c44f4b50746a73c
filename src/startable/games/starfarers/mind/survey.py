"""What a position shows to all: found once, for the features of every seat."""

from typing import Final

from startable.games.starfarers.box.board import PLANETS, PORT_POINTS, SECOND_PLANET
from startable.games.starfarers.box.parts import KINDS
from startable.games.starfarers.mind.goals import Aim, Goals, pips
from startable.games.starfarers.rules.space import resource_of
from startable.games.starfarers.state.board import PORT, is_settled, settler
from startable.games.starfarers.state.stack import DICE
from startable.games.starfarers.state.state import StarState


class Survey:
    def __init__(self, state: StarState) -> None:
        self.state: Final = state
        self.goals: Final = Goals(state)
        self.next: Final = next_seat(state)
        self.paid: Final = [[0] * KINDS for _ in range(state.seats)]
        """By seat and resource: on how many of the 36 rolls a card comes, all planets together."""
        self.ports: Final[list[list[int]]] = [[] for _ in range(state.seats)]
        """By seat: for each of its spaceports a point where ships start."""
        for site in range(PLANETS):
            if is_settled(state.board.sites[site]):
                self._add(site, state.board.sites[site])

    def _add(self, site: int, there: int) -> None:
        seat, second = settler(there), SECOND_PLANET[site]
        paid = self.paid[seat]
        paid[resource_of(self.state, site)] += pips(self.state, site)
        paid[resource_of(self.state, second)] += pips(self.state, second)
        if there >= PORT:
            self.ports[seat].append(PORT_POINTS[site][0])

    def launch(self, seat: int, kind: int) -> Aim:
        """The best goal for a ship that is not built yet, from whichever spaceport."""
        best = Aim()
        for point in self.ports[seat]:
            aim = self.goals.aim(seat, kind, point, [])
            if aim.worth > best.worth:
                best = aim
        return best


def next_seat(state: StarState) -> int:
    """Who rolls next. While a turn lasts that is the following seat: so all moves of a turn are compared as
    if it ended with them."""
    if state.turn == 0:
        return state.starter
    return state.active if state.stage() == DICE else (state.active + 1) % state.seats
