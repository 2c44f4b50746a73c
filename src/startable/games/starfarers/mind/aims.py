"""What a ship is best for, from where it is: a quarter that nobody has seen, a site, an outpost."""

from typing import Final

from mypy_extensions import i64

from startable.core.movers import NOBODY
from startable.games.starfarers.box.board import CENTRES, NOWHERE, SITE_POINTS
from startable.games.starfarers.box.parts import CARGO, COLONY_SHIP, DOCKS, OUTPOST
from startable.games.starfarers.mind import scales
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.steps import rim_steps, steps
from startable.games.starfarers.rules.space import stations_at
from startable.games.starfarers.state.state import StarState

_USUAL_SPEED: Final = 36
"""In tenths: what the balls show on average."""
_LEAST: Final = scales.UNIT // 2


_FIRST_POINTS: Final = 4
_LAST: Final = 11


def lateness(state: StarState) -> int:
    """How far whoever leads has come."""
    most = _FIRST_POINTS
    for player in state.players:
        most = max(most, player.points)
    return min(most - _FIRST_POINTS, _LAST)


class Aims:
    """Looks for one ship after the other; what was found last stands in its fields."""

    def __init__(self, weights: list[int]) -> None:
        self._weights: Final = weights
        self._far: list[int] = []
        self._step: i64 = 0
        self._turn: i64 = 0
        self._speed: i64 = 0
        self.worth: i64 = 0
        self.point = NOWHERE

    def seek(
        self, chart: Chart, state: StarState, seat: int, kind: int, start: int, aimed: list[int]
    ) -> None:
        """The best goal for such a ship, from there, that no other one of its owner aims at."""
        self.worth, self.point = 0, NOWHERE
        self._far = steps(start)
        self._hasten(state, seat)
        rims = rim_steps(start)
        quarter: i64 = self._weights[scales.QUARTER]
        for slot in chart.quarters:
            value = quarter + self._way(rims[slot])
            if value > self.worth and CENTRES[slot] not in aimed:
                self.worth, self.point = value, CENTRES[slot]
        if kind == COLONY_SHIP:
            self._seek_site(chart, state, seat, aimed)
        else:
            self._seek_dock(chart, state, seat, aimed)

    def _hasten(self, state: StarState, seat: int) -> None:
        """What steps and turns cost: the more, the sooner the game may end."""
        weights = self._weights
        later: i64 = weights[scales.LATER_TURN]
        self._step = weights[scales.STEP]
        self._turn = 10 * (weights[scales.TURN] + later * lateness(state))
        self._speed = _USUAL_SPEED + 10 * state.players[seat].engines()

    def _way(self, far: i64) -> i64:
        """What it costs to go so far."""
        return self._step * far + self._turn * far // self._speed

    def _seek_site(self, chart: Chart, state: StarState, seat: int, aimed: list[int]) -> None:
        player, weights = state.players[seat], self._weights
        cannons, cargo = player.cannons(), player.upgrades[CARGO]
        site_worth: i64 = weights[scales.SITE]
        held: i64 = weights[scales.HELD]
        for at in range(len(chart.sites)):
            point = SITE_POINTS[chart.sites[at]]
            far: i64 = self._far[point]
            value: i64 = site_worth + self._pay(chart, seat, 2 * at) + self._way(far)
            if chart.held[at] > 0:
                if cannons < chart.cannons[at] or cargo < chart.cargo[at]:
                    continue
                value += held * chart.held[at]
            if value > self.worth and point not in aimed:
                self.worth, self.point = value, point

    def _pay(self, chart: Chart, seat: int, at: int) -> i64:
        """What the two planets of a site would pay; more, if the seat has nothing of it yet."""
        weights, paid = self._weights, chart.paid[seat]
        steady: i64 = weights[scales.STEADY]
        share: i64 = weights[scales.SITE_PAY]
        total: i64 = 0
        for planet in range(at, at + 2):
            resource = chart.resources[planet]
            pip: i64 = weights[scales.PIP + resource]
            if paid[resource] == 0:
                pip += steady
            total += pip * chart.pips[planet]
        return total * share >> 6

    def _seek_dock(self, chart: Chart, state: StarState, seat: int, aimed: list[int]) -> None:
        for slot in chart.outposts:
            point = CENTRES[slot]
            value = self._dock(state, seat, OUTPOST[state.board.tiles[slot]]) + self._way(self._far[point])
            if value > self.worth and point not in aimed:
                self.worth, self.point = value, point

    def _dock(self, state: StarState, seat: int, people: int) -> i64:
        there, player = stations_at(state, people), state.players[seat]
        if there >= DOCKS:
            return -1
        holder, weights = state.figures[people], self._weights
        gain: i64 = weights[scales.STATION]
        if holder == NOBODY:
            gain = weights[scales.FIRST_STATION]
        elif holder != seat and player.stations[people] + 1 > state.players[holder].stations[people]:
            gain = weights[scales.MORE_STATIONS]
        missing = there + 1 - player.upgrades[CARGO]
        if missing <= 0:
            return gain
        short: i64 = weights[scales.SHORT]
        return max(_LEAST, gain + short * missing)
