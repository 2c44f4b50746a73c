"""What the ships of a seat promise, and what one more would: kept while nothing changes that it hangs on."""

from typing import Final

from mypy_extensions import i64

from startable.games.starfarers.box.parts import TRANSPORTERS
from startable.games.starfarers.mind import scales
from startable.games.starfarers.mind.aims import Aims, lateness
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.state.fleet import GROUNDED
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.state import StarState


class Fleets:
    """Of one seat: as it was seen last."""

    def __init__(self, weights: list[int]) -> None:
        self._weights: Final = weights
        self._aims: Final = Aims(weights)
        self._chart: Chart | None = None
        self._player: Player | None = None
        self._ships: list[int] = []
        self._figures: list[int] = []
        self._stations: list[list[int]] = []
        self._late = 0
        self.total = 0
        self.hopes = [0, 0]
        """By kind: the best goal of a ship that is not built yet; replaced, never changed."""

    def look(self, chart: Chart, state: StarState, seat: int) -> None:
        player, ships, late = state.players[seat], _ships(state, seat), lateness(state)
        if chart is not self._chart or late != self._late or ships != self._ships:
            self._chart, self._late, self._ships = chart, late, ships
        elif self._is_same(state, player):
            return
        self._player = player.lend()
        self._figures = state.figures.copy()
        self._stations = [each.stations for each in state.players]
        self._find(chart, state, seat)

    def _is_same(self, state: StarState, player: Player) -> bool:
        """What a mothership has is replaced when it changes, so that to be the same list says it all."""
        last = self._player
        if last is None or last.upgrades is not player.upgrades or last.friends is not player.friends:
            return False
        if last.pending != player.pending or state.figures != self._figures:
            return False
        for seat in range(state.seats):
            if state.players[seat].stations is not self._stations[seat]:
                return False
        return True

    def _find(self, chart: Chart, state: StarState, seat: int) -> None:
        weights, aims = self._weights, self._aims
        aimed: list[int] = []
        total: i64 = 0
        for ship in state.players[seat].ships:
            if state.fleet.flies(ship):
                kind = state.fleet.kinds[ship]
                aims.seek(chart, state, seat, kind, state.fleet.at[ship], aimed)
                aimed.append(aims.point)
                total += aims.worth + weights[scales.SHIP + kind]
                if state.fleet.status[ship] == GROUNDED:
                    total += weights[scales.GROUNDED]
        pending: i64 = weights[scales.PENDING]
        self.total = int(total + pending * state.players[seat].pending)
        more = len(aimed) < TRANSPORTERS
        self.hopes = [self._launch(chart, state, seat, kind, aimed) if more else 0 for kind in range(2)]

    def _launch(self, chart: Chart, state: StarState, seat: int, kind: int, aimed: list[int]) -> int:
        best: i64 = 0
        for point in chart.ports[seat]:
            self._aims.seek(chart, state, seat, kind, point, aimed)
            best = max(best, self._aims.worth)
        return int(best)


def _ships(state: StarState, seat: int) -> list[int]:
    """Where they are, of which kind, and what they may still do."""
    found: list[int] = []
    fleet = state.fleet
    for ship in state.players[seat].ships:
        found.append(fleet.at[ship])
        found.append(fleet.kinds[ship] * 4 + fleet.status[ship])
    return found
