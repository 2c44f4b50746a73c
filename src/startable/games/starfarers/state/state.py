"""The table: the board with all on it, everybody's cards and motherships, and what is about to happen.

What each field holds is said in the layout.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.core.bag import Bag
from startable.core.state import State
from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.state.board import Board
from startable.games.starfarers.state.choices import Choices
from startable.games.starfarers.state.fleet import SHIPS_OF, Fleet
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.stack import STAGES

NOT_FLYING: Final = -1
NO_SCENE: Final = -1
OUT_OF_IT: Final = -1
"""As a roll for the start: somebody else has rolled higher."""

# What was used in this turn, as a mask.
USED_RATE: Final = 1
USED_FAME: Final = 2
USED_HELP: Final = 4


@mypyc_attr(acyclic=True)
class Flight:
    base: int
    flying: int
    origin: int
    left: int
    jumps: int

    def clone(self) -> "Flight":
        copy = Flight()
        copy.base = self.base
        copy.flying = self.flying
        copy.origin = self.origin
        copy.left = self.left
        copy.jumps = self.jumps
        return copy


@mypyc_attr(acyclic=True)
class Encounter:
    """The pile is never changed but replaced, so clones share it."""

    pile: list[int]
    scene: int
    gift: list[int]
    taken: list[int]

    def clone(self) -> "Encounter":
        copy = Encounter()
        copy.pile = self.pile
        copy.scene = self.scene
        copy.gift = self.gift.copy()
        copy.taken = self.taken.copy()
        return copy


@final
@mypyc_attr(acyclic=True)
class StarState(State):
    """Hidden are the hands, what is laid down for a 7 until all have, and the supply pile.

    The figures are never changed but replaced, so clones share them.
    """

    choices: Choices
    seats: int
    stack: list[int]
    turn: int
    active: int
    starter: int
    board: Board
    fleet: Fleet
    players: tuple[Player, ...]
    bank: list[int]
    supply: Bag
    figures: list[int]
    encounter: Encounter
    flight: Flight
    used: int
    done: list[int]
    undone: int
    rolls: list[int]
    winner: int

    def clone(self) -> "StarState":
        copy = self._shared()
        copy.stack = self.stack.copy()
        copy.board = self.board.clone()
        copy.fleet = self.fleet.clone()
        copy.players = tuple([player.clone() for player in self.players])
        copy.bank = self.bank.copy()
        copy.supply = self.supply.clone()
        copy.encounter = self.encounter.clone()
        copy.flight = self.flight.clone()
        copy.rolls = self.rolls.copy()
        return copy

    def lend(self) -> "StarState":
        copy = self._shared()
        copy.players = tuple([player.lend() for player in self.players])
        return copy

    def _shared(self) -> "StarState":
        copy = StarState()
        copy.choices = self.choices
        copy.seats = self.seats
        copy.stack = self.stack
        copy.turn = self.turn
        copy.active = self.active
        copy.starter = self.starter
        copy.board = self.board
        copy.fleet = self.fleet
        copy.players = self.players
        copy.bank = self.bank
        copy.supply = self.supply
        copy.figures = self.figures
        copy.encounter = self.encounter
        copy.flight = self.flight
        copy.used = self.used
        copy.done = self.done
        copy.undone = self.undone
        copy.rolls = self.rolls
        copy.winner = self.winner
        return copy

    # --- what is about to happen ---

    def stage(self) -> int:
        """The kind of what is next."""
        return self.stack[-1] % STAGES

    def number(self) -> int:
        """The number of what is next."""
        return self.stack[-1] // STAGES

    def push(self, kind: int, number: int = 0) -> None:
        self.stack.append(kind + STAGES * number)

    def pop(self) -> int:
        """What was next is done; its number."""
        return self.stack.pop() // STAGES

    # --- whose turn it is ---

    def active_player(self) -> Player:
        return self.players[self.active]

    def speed(self) -> int:
        """SF-505: of the player whose turn it is."""
        return self.flight.base + self.players[self.active].engines()

    def others(self) -> list[int]:
        """The other seats, clockwise from the one whose turn it is."""
        return [(self.active + offset) % self.seats for offset in range(1, self.seats)]

    def ship_in_flight(self) -> int:
        """NOWHERE if none is."""
        flying = self.flight.flying
        return SHIPS_OF[self.active][flying] if flying != NOT_FLYING else NOWHERE
