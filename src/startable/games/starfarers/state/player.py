"""What belongs to a seat: its cards, its mothership, its pieces, and what it says in a trade."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.core.bag import Bag
from startable.games.starfarers.box.parts import (
    BOTH,
    CANNON,
    CARGO,
    ENGINE,
    FRIENDS,
    KINDS,
    PEOPLES,
    TWO_CANNONS,
    TWO_ENGINES,
    UPGRADES,
)
from startable.games.starfarers.state.lists import with_more

# Answers to an offer.
SILENT: Final = 0
AGREED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3
ANSWER_KINDS: Final = 4
"""A refusal with a reason is REFUSED + ANSWER_KINDS * reason."""
REASONS: Final = ("", "missing", "need", "little", "leader")
UNASKED: Final = REFUSED + ANSWER_KINDS * len(REASONS)
"""SF-407: the offer is for somebody else."""
NO_CARDS: Final = 1
NEEDED: Final = 2
TOO_LITTLE: Final = 3
LEADING: Final = 4


@mypyc_attr(acyclic=True)
class Terms:
    """An offer or a counter-offer, by what the player whose turn it is gives and gets. Never changed."""

    def __init__(self, gives: list[int], gets: list[int]) -> None:
        self.gives: Final = gives
        self.gets: Final = gets


NO_TERMS: Final = Terms([0] * KINDS, [0] * KINDS)
NOTHING_LAID: Final = Bag([0] * KINDS)
NO_UPGRADES: Final = [0] * UPGRADES
NO_STATIONS: Final = [0] * len(PEOPLES)
NO_FRIENDS: Final = [0] * FRIENDS
"""Of most players, and of all in the beginning: one for all tables of a batch."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """Only the hand is changed in place; the rest is replaced when it changes, so clones can share it."""

    hand: Bag
    laid: Bag
    owed: int
    upgrades: list[int]
    halves: int
    medals: int
    points: int
    colonies: int
    ports: int
    stations: list[int]
    friends: list[int]
    ships: list[int]
    pending: int
    terms: Terms
    answer: int
    said: int

    def clone(self) -> "Player":
        copy = self.lend()
        copy.hand = self.hand.clone()
        return copy

    def lend(self) -> "Player":
        """A copy that shares everything."""
        copy = Player()
        copy.hand = self.hand
        copy.laid = self.laid
        copy.owed = self.owed
        copy.upgrades = self.upgrades
        copy.halves = self.halves
        copy.medals = self.medals
        copy.points = self.points
        copy.colonies = self.colonies
        copy.ports = self.ports
        copy.stations = self.stations
        copy.friends = self.friends
        copy.ships = self.ships
        copy.pending = self.pending
        copy.terms = self.terms
        copy.answer = self.answer
        copy.said = self.said
        return copy

    # --- cards ---

    def has_card(self, kind: int) -> bool:
        return 0 <= kind < KINDS and self.hand.counts[kind] > 0

    def can_pay(self, cost: list[int]) -> bool:
        counts = self.hand.counts
        for kind in range(KINDS):
            if counts[kind] < cost[kind]:
                return False
        return True

    def lay_down(self, kind: int) -> None:
        """SF-309: for a 7."""
        self.hand.take(kind)
        self.laid = Bag(with_more(self.laid.counts, kind))
        self.owed -= 1

    def cards(self) -> int:
        """In the hand, and laid down for a 7 until all have."""
        return self.hand.size() + self.laid.size()

    # --- the mothership and its friends ---

    def is_friend(self, card: int) -> bool:
        return self.friends[card] > 0

    def befriend(self, card: int) -> None:
        self.friends = with_more(self.friends, card)

    def add_station(self, people: int) -> None:
        self.stations = with_more(self.stations, people)

    def equip(self, upgrade: int, count: int = 1) -> None:
        self.upgrades = with_more(self.upgrades, upgrade, count)

    def engines(self) -> int:
        """SF-505, SF-614: on the mothership and on the Scientists' cards."""
        return self.upgrades[ENGINE] + self.friends[BOTH] + 2 * self.friends[TWO_ENGINES]

    def cannons(self) -> int:
        return self.upgrades[CANNON] + self.friends[BOTH] + 2 * self.friends[TWO_CANNONS]

    def upgrade_count(self) -> int:
        """SF-821: Scientists' cards do not count."""
        return self.upgrades[ENGINE] + self.upgrades[CANNON] + self.upgrades[CARGO]

    # --- trade ---

    def reply(self, answer: int) -> None:
        """Terms of its own that it named before are no longer meant."""
        self.answer = answer
        self.terms = NO_TERMS

    def has_answered(self) -> bool:
        """With yes or no; a counter-offer is no last word."""
        return self.answer != SILENT and self.answer != COUNTERED

    def is_asked(self) -> bool:
        """SF-407: unless the offer is for somebody else."""
        return self.answer != UNASKED

    def has_agreed(self) -> bool:
        """To the offer, or to what it named itself."""
        return self.answer == AGREED or self.answer == COUNTERED
