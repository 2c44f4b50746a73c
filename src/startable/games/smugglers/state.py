"""The table: the galaxy with its dice, the tokens, everybody's stocks and cards, and the common pool."""

from typing import Final

from startable.core.state import Fact, Facts, State
from startable.games.smugglers.parts import CARDS, COLOURS, NAMES, Round

COUNTDOWN: Final = 0
DEALING: Final = 1
QUICKEST: Final = 2
BIDDING: Final = 3
FALLING: Final = 4
ENERGY: Final = 5
GOODS: Final = 6
RESTOCKING: Final = 7
ENDED: Final = 8
PHASES: Final = (
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

Dice = tuple[int, ...]
"""The dice on a card in the order they were placed: seat * 8 + value each."""

NO_DICE: Final[Dice] = ()


class Choices:
    """The options of a table (SM-8xx, SM-903, SM-906, SM-907)."""

    def __init__(self, options: dict[str, int]) -> None:
        self.live = options["pace"] == 0
        self.hand_ms = options["hand_ms"]
        self.bid_ms = options["bid_seconds"] * 1000
        self.countdown_ms = options["countdown"] * 1000
        self.stations = bool(options["stations"])
        self.favourite_ships = bool(options["favourite_ships"])
        self.favourite_goods = bool(options["favourite_goods"])
        self.towers = bool(options["towers"])
        self.fall_percent = options["fall_percent"]


class SmugglersState(State):
    """Everything lies open but the cards to come, and of those only which are left is known."""

    def __init__(
        self,
        choices: Choices,
        round: Round,
        seats: int,
        phase: int,
        galaxy: int,
        unseen: list[int],
        cards: list[int],
        dice: list[Dice],
        placed: list[int],
        middle: list[int],
        tokens: list[list[int]],
        energy: list[int],
        goods: list[list[int]],
        pool_energy: int,
        pool_goods: list[int],
        won: list[list[int]],
        paid: list[list[int]],
        up: list[list[int]],
        down: list[list[int]],
        queue: list[int],
        hand: int,
        waited: int,
        clock: int,
    ) -> None:
        self.choices = choices
        self.round = round
        self.seats = seats
        self.phase = phase
        self.galaxy = galaxy  # from 1
        self.unseen = unseen  # 1 for each card that nobody has seen yet, by card
        self.cards = cards  # the galaxy on the table, by place
        self.dice = dice  # by place
        self.placed = placed  # dice out of the hand, by seat
        self.middle = middle  # speed tokens not taken yet, lowest first
        self.tokens = tokens  # by seat
        self.energy = energy  # by seat
        self.goods = goods  # by seat and colour
        self.pool_energy = pool_energy
        self.pool_goods = pool_goods  # by colour
        self.won = won  # by seat, the places that still want a decision in paying
        self.paid = paid  # by seat, the places whose energy is paid while others still choose
        self.up = up  # by seat, cards that are paid
        self.down = down  # by seat, cards that were lost
        self.queue = queue  # seats that have yet to restock
        self.hand = hand  # the seat that chance found quickest, or whose die may fall; -1
        self.waited = waited  # seats that have waited since the last die or token, as a mask
        self.clock = clock  # the number of the clock that runs

    def clone(self) -> "SmugglersState":
        return SmugglersState(
            self.choices,
            self.round,
            self.seats,
            self.phase,
            self.galaxy,
            self.unseen.copy(),
            self.cards.copy(),
            self.dice.copy(),
            self.placed.copy(),
            self.middle.copy(),
            [each.copy() for each in self.tokens],
            self.energy.copy(),
            [each.copy() for each in self.goods],
            self.pool_energy,
            self.pool_goods.copy(),
            [each.copy() for each in self.won],
            [each.copy() for each in self.paid],
            [each.copy() for each in self.up],
            [each.copy() for each in self.down],
            self.queue.copy(),
            self.hand,
            self.waited,
            self.clock,
        )

    def facts(self) -> Facts:
        return {
            "phase": PHASES[self.phase],
            "galaxy": self.galaxy,
            "unseen": [NAMES[card] for card in range(CARDS) if self.unseen[card]],
            "cards": [NAMES[card] for card in self.cards],
            "dice": [write_dice(dice) for dice in self.dice],
            "placed": list(self.placed),
            "middle": list(self.middle),
            "energy": list(self.energy),
            "goods": [write_goods(goods) for goods in self.goods],
            "pool_energy": self.pool_energy,
            "pool_goods": write_goods(self.pool_goods),
            "tokens": _lists(self.tokens),
            "won": _lists(self.won),
            "paid": _lists(self.paid),
            "up": [_names(cards) for cards in self.up],
            "down": [_names(cards) for cards in self.down],
            "queue": list(self.queue),
            "hand": self.hand,
            "waited": self.waited,
            "clock": self.clock,
        }


def _lists(rows: list[list[int]]) -> Fact:
    found: list[Fact] = []
    for row in rows:
        inner: list[Fact] = []
        inner.extend(row)
        found.append(inner)
    return found


def _names(cards: list[int]) -> Fact:
    return " ".join([NAMES[card] for card in cards])


def write_goods(goods: list[int]) -> str:
    return "".join([COLOURS[colour].lower() * goods[colour] for colour in range(4)])


def write_dice(dice: Dice) -> str:
    """As placed: A3B5 is seat A's three, then seat B's five."""
    return "".join([f"{chr(65 + (die >> 3))}{die & 7}" for die in dice])


def new_game(choices: Choices, round: Round, seats: int) -> SmugglersState:
    return SmugglersState(
        choices,
        round,
        seats,
        COUNTDOWN if choices.live else DEALING,
        1,
        [1] * CARDS,
        [],
        [],
        [0] * seats,
        round.tokens.copy(),
        [[] for _ in range(seats)],
        [round.energy] * seats,
        [[round.goods] * 4 for _ in range(seats)],
        0,
        [0, 0, 0, 0],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
        -1,
        0,
        1,
    )
