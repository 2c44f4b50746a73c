"""A seat's logit: what it has, each thing by its weight. Another's hand is never looked into.

Whole numbers only: both builds and all machines find the same.
"""

from typing import Final

from mypy_extensions import i64

from startable.games.starfarers.box.parts import CARGO, FRIENDS, GREEN, KINDS, RATE
from startable.games.starfarers.mind import scales
from startable.games.starfarers.mind.aims import lateness
from startable.games.starfarers.mind.cards import PURCHASES, WHOLE, nearness, open_purchases, rates_of
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.fleets import Fleets
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.state import StarState

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 4
_STEADY: Final = 4
_FULL_HAND: Final = 7


class Ledger:
    def __init__(self, weights: list[int]) -> None:
        self._weights: Final = weights
        self.fleets: Final = [Fleets(weights) for _ in range(MOST_SEATS)]
        """By seat."""

    def order(self, seats: int, next: int) -> list[int]:
        """By seat: what it counts how many come before it."""
        start = scales.ORDER + (seats - FEWEST_SEATS) * MOST_SEATS
        return [self._weights[start + (seat - next) % seats] for seat in range(seats)]

    def fixed(self, chart: Chart, state: StarState, seat: int) -> int:
        """All but the cards."""
        player = state.players[seat]
        late = lateness(state)
        total: i64 = self._standing(player)
        total += self._bases(chart, player)
        total += self._planets(chart.paid[seat], player) * self._left(scales.LATER_PIPS, late) >> 6
        total += self._mothership(player) * self._left(scales.LATER_UPGRADES, late) >> 6
        total += self._friends(chart.paid[seat], player) * self._left(scales.LATER_FRIENDS, late) >> 6
        return int(total)

    def parts(self, chart: Chart, state: StarState, seat: int) -> list[int]:
        """Of a logit: points, ships, bases, planets, the mothership, friends, cards."""
        player, fleets, late = state.players[seat], self.fleets[seat], lateness(state)
        fleets.look(chart, state, seat)
        return [
            int(self._standing(player)),
            fleets.total,
            int(self._bases(chart, player)),
            int(self._planets(chart.paid[seat], player) * self._left(scales.LATER_PIPS, late) >> 6),
            int(self._mothership(player) * self._left(scales.LATER_UPGRADES, late) >> 6),
            int(self._friends(chart.paid[seat], player) * self._left(scales.LATER_FRIENDS, late) >> 6),
            self.cards(state, seat, player.hand.counts, fleets.hopes),
        ]

    def _left(self, later: int, late: i64) -> i64:
        """64ths: what things are still worth at this point of the game."""
        lost: i64 = self._weights[later]
        return WHOLE - lost * late

    def _standing(self, player: Player) -> i64:
        weights = self._weights
        point: i64 = weights[scales.POINT]
        total: i64 = point * player.points
        if player.halves % 2:
            total += weights[scales.HALF]
        return total

    def _planets(self, paid: list[int], player: Player) -> i64:
        weights = self._weights
        total: i64 = 0
        steady: i64 = 0
        for kind in range(KINDS):
            rolls: i64 = paid[kind]
            pip: i64 = weights[scales.PIP + kind]
            total += pip * rolls
            steady += min(rolls, _STEADY)
        each: i64 = weights[scales.STEADY]
        ports: i64 = weights[scales.PORTS]
        return total + each * steady + ports * player.ports

    def _mothership(self, player: Player) -> i64:
        weights = self._weights
        total: i64 = 0
        for upgrade in range(3):
            count: i64 = player.upgrades[upgrade]
            each: i64 = weights[scales.UPGRADE + upgrade]
            first: i64 = weights[scales.FIRST_UPGRADES + upgrade]
            total += each * count + first * min(count, 2)
        return total

    def _bases(self, chart: Chart, player: Player) -> i64:
        near: i64 = 0
        cannons: i64 = player.cannons()
        cargo: i64 = player.upgrades[CARGO]
        for need in chart.pirates:
            near += _nearness(cannons, need)
        for need in chart.ice:
            near += _nearness(cargo, need)
        each: i64 = self._weights[scales.BASES]
        return each * near >> 6

    def _friends(self, paid: list[int], player: Player) -> i64:
        weights = self._weights
        greens: i64 = weights[scales.GREENS]
        rates: i64 = weights[scales.RATES]
        total: i64 = 0
        for card in range(FRIENDS):
            count: i64 = player.friends[card]
            if count > 0:
                each: i64 = weights[scales.FRIEND + card]
                total += each * count
                if GREEN <= card < GREEN + KINDS:
                    total += greens * paid[card - GREEN]
                elif RATE <= card < RATE + KINDS:
                    total += rates * paid[card - RATE]
        return total

    # --- cards ---

    def cards(self, state: StarState, seat: int, hand: list[int], hopes: list[int]) -> int:
        weights = self._weights
        total: i64 = 0
        size: i64 = 0
        for kind in range(KINDS):
            count: i64 = hand[kind]
            card: i64 = weights[scales.CARD + kind]
            size += count
            total += card * count
        if size > _FULL_HAND:
            excess: i64 = weights[scales.EXCESS]
            total += excess * (size - _FULL_HAND)
        total += self._plan(state, seat, hand, hopes)
        return int(total * self._left(scales.LATER_CARDS, lateness(state)) >> 6)

    def _plan(self, state: StarState, seat: int, hand: list[int], hopes: list[int]) -> i64:
        """The purchase that the hand is best for."""
        rates, purchases, weights = rates_of(state, seat), open_purchases(state, seat), self._weights
        almost: i64 = weights[scales.ALMOST]
        best: i64 = 0
        for purchase in range(PURCHASES):
            if purchases >> purchase & 1:
                worth: i64 = weights[scales.PLAN + purchase]
                if purchase < 2:
                    hope: i64 = hopes[purchase]
                    share: i64 = weights[scales.HOPE + purchase]
                    worth += share * hope >> 6
                near: i64 = nearness(rates, hand, purchase)
                if near < WHOLE:
                    worth = worth * almost * near * near >> 18
                best = max(best, worth)
        return best


def _nearness(have: i64, need: i64) -> i64:
    """64ths; the last modules count most."""
    part = min(have, need) * 8 // need
    return part * part
