"""What lies on the table, read once for all seats before the net is told of it."""

from startable.core.movers import NOBODY
from startable.games.smugglers.box.parts import CRUISER, DICE, SHIPS
from startable.games.smugglers.mind.prospects import prospects
from startable.games.smugglers.rules.bids import lowest_bid, price, winner
from startable.games.smugglers.rules.scoring import cards_lost, cards_worth, ship_bonus
from startable.games.smugglers.state.state import DEALING, FALLING, SmugglersState


def missing(goods: list[int], card: int) -> int:
    """How many of a card's ships would go without; one may (SM-405)."""
    ships, lacking, over = SHIPS[card], 0, 0
    for colour in range(CRUISER):
        gap = ships[colour] - goods[colour]
        if gap > 0:
            lacking += gap
        else:
            over -= gap
    return lacking + max(0, ships[CRUISER] - over)


class Facts:
    def __init__(self, state: SmugglersState) -> None:
        seats = range(state.seats)
        self.state = state
        self.racing = DEALING < state.phase <= FALLING
        self.left = state.set_up.galaxies - state.galaxy + (1 if state.phase <= DEALING else 0)
        """Galaxies that are still to be bid for, after the one on the table."""
        self.points = [
            cards_worth(state, seat) - cards_lost(state, seat) + ship_bonus(state, seat) for seat in seats
        ]
        self.expected = [prospects(state, seat) for seat in seats]
        self.energy = [player.energy for player in state.players]
        """What is left when everything that is about to be won is paid."""
        self.goods = [sum(player.goods) for player in state.players]
        self.leaders: list[int] = []
        self.prices: list[int] = []
        self.lowest: list[int] = []
        self.able: list[int] = []
        """By place: the seats that could still bid for it, as a mask."""
        if self.racing:
            self._read_race()
        else:
            self._read_debts()

    def _read_race(self) -> None:
        state = self.state
        for place in range(len(state.sectors.dice)):
            leader, cost = winner(state, place), price(state, place)
            self.leaders.append(leader)
            self.prices.append(cost)
            self.lowest.append(lowest_bid(state, place))
            if leader != NOBODY:
                self.energy[leader] -= cost
                self.goods[leader] -= given(state.sectors.cards[place])
        for place in range(len(state.sectors.dice)):
            self.able.append(self._able(place))

    def _able(self, place: int) -> int:
        mask = 0
        for seat in range(self.state.seats):
            if seat != self.leaders[place] and self.free(seat) and self._pays(seat, place):
                mask |= 1 << seat
        return mask

    def _pays(self, seat: int, place: int) -> bool:
        """Whether it could pay the least that it would have to bid."""
        goods, card = self.state.players[seat].goods, self.state.sectors.cards[place]
        return self.energy[seat] >= self.lowest[place] and missing(goods, card) <= 1

    def free(self, seat: int) -> bool:
        """Whether this seat may still place a die."""
        player = self.state.players[seat]
        return not player.tokens and player.placed < DICE

    def _read_debts(self) -> None:
        state = self.state
        for seat in range(state.seats):
            for place in state.players[seat].won:
                self.goods[seat] -= given(state.sectors.cards[place])
            for place in state.players[seat].paid:
                self.goods[seat] -= given(state.sectors.cards[place])


def given(card: int) -> int:
    """Goods that a card costs, one left out."""
    total = -1
    for count in SHIPS[card]:
        total += count
    return max(0, total)
