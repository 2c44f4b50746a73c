"""The table: the maze, everybody's crew and cards, and how far the round and the turn are."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.core.bag import Bag
from startable.core.state import State
from startable.games.maze.box.aliens import Alien
from startable.games.maze.box.board import Board
from startable.games.maze.box.parts import CREW, MOVEMENT, NO_CARD, NO_DIE

LAYING: Final = 0
DEALING: Final = 1
OPENING: Final = 2
ROLLING: Final = 3
TAKING: Final = 4
PLAYING: Final = 5
MOVING: Final = 6
DRAWING: Final = 7
DISCARDING: Final = 8
ENDED: Final = 9
PHASES: Final = (
    "laying",
    "dealing",
    "opening",
    "rolling",
    "taking",
    "playing",
    "moving",
    "drawing",
    "discarding",
    "ended",
)

# A place is a cell, a cell with ON_TERMINAL added, or ABOARD.
ABOARD: Final = 25
ON_TERMINAL: Final = 32
CELL_BITS: Final = 31

# A line of the trail is colour * TRAIL + the place it came from, or HANDED where it handed the relic over.
TRAIL: Final = 64
HANDED: Final = 63

TURNS_EACH: Final = 3
"""In a round: one for a movement die and two for energy dice (MZ-201)."""


@final
@mypyc_attr(acyclic=True)
class Panel:
    """The dice that a player took in this round. Never changed but replaced, so clones share it."""

    def __init__(self, movement: int, first: int, second: int, first_card: int, second_card: int) -> None:
        self.movement = movement  # the movement die; NO_DIE
        self.first = first  # the energy dice, as they were taken; NO_DIE
        self.second = second
        self.first_card = first_card  # what each of them activated; NO_CARD
        self.second_card = second_card

    def with_die(self, die: int) -> "Panel":
        if die >= MOVEMENT:
            return Panel(die, self.first, self.second, self.first_card, self.second_card)
        if self.first == NO_DIE:
            return Panel(self.movement, die, NO_DIE, NO_CARD, NO_CARD)
        return Panel(self.movement, self.first, die, self.first_card, NO_CARD)

    def with_card(self, card: int) -> "Panel":
        """The card lies under the energy die taken last."""
        if self.second == NO_DIE:
            return Panel(self.movement, self.first, NO_DIE, card, NO_CARD)
        return Panel(self.movement, self.first, self.second, self.first_card, card)

    def has_room(self, die: int) -> bool:
        return self.movement == NO_DIE if die >= MOVEMENT else self.second == NO_DIE

    def last_card(self) -> int:
        """What the energy die taken last activated."""
        return self.first_card if self.second == NO_DIE else self.second_card

    def energy(self) -> list[tuple[int, int]]:
        """The energy dice, each with the card that it activated."""
        pairs = [(self.first, self.first_card), (self.second, self.second_card)]
        return [pair for pair in pairs if pair[0] != NO_DIE]

    def dice(self) -> list[int]:
        return [die for die in (self.movement, self.first, self.second) if die != NO_DIE]

    def take_cards(self, counts: list[int]) -> None:
        """Takes the cards that were activated out of these counts by kind."""
        if self.first_card != NO_CARD:
            counts[self.first_card] -= 1
        if self.second_card != NO_CARD:
            counts[self.second_card] -= 1

    def cards(self) -> list[int]:
        return [card for card in (self.first_card, self.second_card) if card != NO_CARD]


EMPTY_PANEL: Final = Panel(NO_DIE, NO_DIE, NO_DIE, NO_CARD, NO_CARD)


@final
@mypyc_attr(acyclic=True)
class Crew:
    """What belongs to a seat: its aliens, ship, tokens and panel, all open, and its hand."""

    def __init__(self, places: list[int], dock: int, tokens: int, panel: Panel, hand: Bag) -> None:
        self.places = places  # by colour
        self.dock = dock  # the berth of the ship
        self.tokens = tokens
        self.panel = panel
        self.hand = hand

    def clone(self) -> "Crew":
        return Crew(self.places.copy(), self.dock, self.tokens, self.panel, self.hand.clone())

    def lend(self) -> "Crew":
        return Crew(self.places, self.dock, self.tokens, self.panel, self.hand)


@final
@mypyc_attr(acyclic=True)
class Turn:
    """Who is at it, with which die, and what is left of its points."""

    def __init__(self, seat: int, die: int, points: list[int], trail: list[int], resting: int) -> None:
        self.seat = seat
        self.die = die
        self.points = points  # by colour
        self.trail = trail
        self.resting = resting  # as bits, the colours that stay on the terminal which they used

    def clone(self) -> "Turn":
        return Turn(self.seat, self.die, self.points.copy(), self.trail.copy(), self.resting)

    def clear(self) -> None:
        self.die = NO_DIE
        self.resting = 0
        self.trail.clear()
        for colour in range(CREW):
            self.points[colour] = 0


@final
@mypyc_attr(acyclic=True)
class MazeState(State):
    """Open to all but the hands and the draw pile; `layout` says what each field is for."""

    phase: int
    round: int
    starter: int
    turns: int
    faces: tuple[int, ...]
    wearer: Alien | None
    glued: bool
    crews: list[Crew]
    pool: list[int]
    discard: Bag
    pile: Bag
    turn: Turn
    winner: int

    def __init__(self, board: Board, seats: int, acts_on: bool) -> None:
        """Without its fields: a new game, a clone or a text fills them in."""
        self.board = board
        self.seats = seats
        self.acts_on = acts_on  # MZ-310: whether an alien may act on after it used a terminal

    def clone(self) -> "MazeState":
        copy = self._sharing()
        copy.crews = [crew.clone() for crew in self.crews]
        copy.pool = self.pool.copy()
        copy.discard = self.discard.clone()
        copy.pile = self.pile.clone()
        copy.turn = self.turn.clone()
        return copy

    def lend(self) -> "MazeState":
        copy = self._sharing()
        copy.crews = [crew.lend() for crew in self.crews]
        copy.pool = self.pool
        copy.discard = self.discard
        copy.pile = self.pile
        copy.turn = self.turn
        return copy

    def _sharing(self) -> "MazeState":
        """With all that is never changed but replaced."""
        copy = MazeState(self.board, self.seats, self.acts_on)
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.turns = self.turns
        copy.faces = self.faces
        copy.wearer = self.wearer
        copy.glued = self.glued
        copy.winner = self.winner
        return copy
