"""The table: what each player has, sectors with their dice, the race for tokens, and the common pool."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.core.movers import NOBODY
from startable.core.state import State
from startable.games.smugglers.box.parts import SetUp
from startable.games.smugglers.state.choices import Choices
from startable.games.smugglers.state.dice import Dice

CHOOSING: Final = 0
COUNTDOWN: Final = 1
DEALING: Final = 2
QUICKEST: Final = 3
BIDDING: Final = 4
FALLING: Final = 5
ENERGY: Final = 6
GOODS: Final = 7
RESTOCKING: Final = 8
ENDED: Final = 9
PHASES: Final = (
    "choosing",
    "countdown",
    "dealing",
    "quickest",
    "bidding",
    "falling",
    "energy",
    "goods",
    "restocking",
    "ended",
)

NOWHERE: Final = -1
"""Where a place is named: none of them."""

Several = tuple[int, ...]
"""Cards, places or tokens. They change seldom, so clones share them."""

EMPTY: Final[Several] = ()


@mypyc_attr(acyclic=True)
class Stock:
    """Energy and goods, by colour: of a player, or in the common pool."""

    def __init__(self, energy: int, goods: list[int]) -> None:
        self.energy = energy
        self.goods = goods

    def hand_energy(self, other: "Stock", count: int) -> None:
        self.energy -= count
        other.energy += count

    def hand_goods(self, other: "Stock", counts: list[int]) -> None:
        for colour in range(len(counts)):
            self.goods[colour] -= counts[colour]
            other.goods[colour] += counts[colour]


@final
@mypyc_attr(acyclic=True)
class Player(Stock):
    """What lies before a player."""

    def __init__(self, energy: int, goods: list[int], sheet: int) -> None:
        super().__init__(energy, goods)
        self.sheet = sheet
        self.placed = 0
        self.tokens = EMPTY
        self.won = EMPTY
        self.paid = EMPTY
        self.up = EMPTY
        self.down = EMPTY

    def clone(self) -> "Player":
        copy = Player(self.energy, self.goods.copy(), self.sheet)
        copy.placed = self.placed
        copy.tokens = self.tokens
        copy.won = self.won
        copy.paid = self.paid
        copy.up = self.up
        copy.down = self.down
        return copy


@final
@mypyc_attr(acyclic=True)
class Sectors:
    """The cards: those of the galaxy on the table with their dice, by place, and those yet unseen."""

    def __init__(self, cards: Several, dice: list[Dice], unseen: list[int]) -> None:
        self.cards = cards
        self.dice = dice
        self.unseen = unseen

    def clone(self) -> "Sectors":
        return Sectors(self.cards, self.dice.copy(), self.unseen.copy())


@final
@mypyc_attr(acyclic=True)
class Race:
    """The bidding: the tokens in the middle, and whose hand it is where chance decides that."""

    def __init__(self, middle: Several) -> None:
        self.middle = middle
        self.quickest = NOBODY
        self.tower = NOWHERE
        self.waited = 0
        self.clock = 1

    def clone(self) -> "Race":
        copy = Race(self.middle)
        copy.quickest = self.quickest
        copy.tower = self.tower
        copy.waited = self.waited
        copy.clock = self.clock
        return copy


@final
@mypyc_attr(acyclic=True)
class SmugglersState(State):
    """Everything lies open but the cards to come, and of those only which are left is known.

    The fields are told one by one in layout.py.
    """

    def __init__(
        self,
        choices: Choices,
        set_up: SetUp,
        players: list[Player],
        sectors: Sectors,
        race: Race,
        pool: Stock,
    ) -> None:
        self.choices = choices
        self.set_up = set_up
        self.seats = len(players)
        self.players = players
        self.sectors = sectors
        self.race = race
        self.pool = pool
        self.phase = COUNTDOWN
        self.galaxy = 1
        self.queue = EMPTY

    def clone(self) -> "SmugglersState":
        players = [player.clone() for player in self.players]
        pool = Stock(self.pool.energy, self.pool.goods.copy())
        copy = SmugglersState(
            self.choices, self.set_up, players, self.sectors.clone(), self.race.clone(), pool
        )
        copy.phase = self.phase
        copy.galaxy = self.galaxy
        copy.queue = self.queue
        return copy
