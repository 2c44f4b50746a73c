"""The table: the maze with all who are in it, everybody's cards and dice, and how far the round is."""

from typing import Final

from startable.core.bag import Bag
from startable.core.state import Fact, Facts, State
from startable.games.maze.board import BERTH_NAMES, CELL_NAMES, CELLS, Board
from startable.games.maze.parts import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    CREW,
    DECK,
    DICE,
    DIE_NAMES,
    FACE_WORDS,
    KINDS,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    SQUARE,
    SQUARES,
)

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

# A line of the trail is alien * TRAIL + the place it came from, or HANDED where it handed the relic over.
TRAIL: Final = 64
HANDED: Final = 63

SLOTS: Final = 3
"""Dice that a player takes in a round: at slot 0 the movement die, at 1 and 2 the energy dice (MZ-201)."""
NOBODY: Final = -1


class MazeState(State):
    """Open to all but the hands; of the draw pile only its size is. An alien is seat * 3 + colour."""

    def __init__(
        self,
        board: Board,
        seats: int,
        phase: int,
        round: int,
        starter: int,
        seat: int,
        turns: int,
        faces: list[int],
        places: list[int],
        docks: list[int],
        wearer: int,
        glued: bool,
        tokens: list[int],
        hands: list[Bag],
        pile: Bag,
        discard: Bag,
        pool: list[int],
        dice: list[int],
        played: list[int],
        die: int,
        points: list[int],
        trail: list[int],
        winner: int,
    ) -> None:
        self.board = board
        self.seats = seats
        self.phase = phase
        self.round = round  # from 1; 0 during set-up
        self.starter = starter  # the first player of this round
        self.seat = seat  # whose turn it is, or who discards
        self.turns = turns  # finished in this round
        self.faces = faces  # by cell; NO_TILE where none lies
        self.places = places  # by alien
        self.docks = docks  # by seat, the berth of its ship
        self.wearer = wearer  # the alien with the relic; NOBODY: it lies on the relic tile
        self.glued = glued  # whether the wearer has it glued on, until the round ends
        self.tokens = tokens  # by seat
        self.hands = hands  # by seat, counts of cards by kind; each is known to its seat alone
        self.pile = pile  # the draw pile; known to nobody
        self.discard = discard
        self.pool = pool  # by die, how many lie there for the taking
        self.dice = dice  # by seat * SLOTS + slot, the die taken; NO_DIE
        self.played = played  # likewise, the card that it activated; NO_CARD
        self.die = die  # the one taken in this turn; NO_DIE between turns
        self.points = points  # by colour, movement points that are left in this turn
        self.trail = trail  # what may be taken back in this turn
        self.winner = winner

    def clone(self) -> "MazeState":
        return MazeState(
            self.board,
            self.seats,
            self.phase,
            self.round,
            self.starter,
            self.seat,
            self.turns,
            self.faces.copy(),
            self.places.copy(),
            self.docks.copy(),
            self.wearer,
            self.glued,
            self.tokens.copy(),
            [hand.clone() for hand in self.hands],
            self.pile.clone(),
            self.discard.clone(),
            self.pool.copy(),
            self.dice.copy(),
            self.played.copy(),
            self.die,
            self.points.copy(),
            self.trail.copy(),
            self.winner,
        )

    def facts(self) -> Facts:
        tiles: dict[str, Fact] = {CELL_NAMES[cell]: face_name(self.faces[cell]) for cell in self.board.cells}
        return {
            "phase": PHASES[self.phase],
            "round": self.round,
            "starter": self.starter,
            "seat": self.seat,
            "turns": self.turns,
            "tiles": tiles,
            "box": " ".join(unlaid(self)),
            "aliens": {alien_name(alien): place_name(place) for alien, place in enumerate(self.places)},
            "docks": [BERTH_NAMES[berth] for berth in self.docks],
            "relic": wearer_name(self),
            "glued": int(self.glued),
            "tokens": list(self.tokens),
            "hands": [" ".join(card_list(hand)) for hand in self.hands],
            "pile": " ".join(card_list(self.pile)),
            "discard": " ".join(card_list(self.discard)),
            "pool": " ".join(pool_list(self)),
            "dice": [" ".join(panel(self, seat)) for seat in range(self.seats)],
            "die": die_name(self.die),
            "points": points_word(self.points),
            "trail": " ".join([trail_name(line) for line in self.trail]),
            "winner": self.winner,
        }


def alien_name(alien: int) -> str:
    """The seat's letter and the colour's: Ag is the green alien of seat A."""
    return f"{'ABCD'[alien // CREW]}{COLOURS[alien % CREW]}"


def place_name(place: int) -> str:
    if place == ABOARD:
        return "ship"
    return CELL_NAMES[place & CELL_BITS] + ("*" if place & ON_TERMINAL else "")


def wearer_name(state: MazeState) -> str:
    """Who wears the relic; nobody: it lies on the relic tile."""
    return alien_name(state.wearer) if state.wearer != NOBODY else ""


def face_name(face: int) -> str:
    return FACE_WORDS[face] if face != NO_TILE else "-"


def die_name(die: int) -> str:
    return DIE_NAMES[die] if die != NO_DIE else ""


def card_list(bag: Bag) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(bag.counts[kind])]


def pool_list(state: MazeState) -> list[str]:
    return [DIE_NAMES[die] for die in range(DICE) for _ in range(state.pool[die])]


def panel(state: MazeState, seat: int) -> list[str]:
    """The dice on a control panel, each with the card that it activated: g5=r90."""
    found: list[str] = []
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.dice[slot] != NO_DIE:
            card = state.played[slot]
            found.append(DIE_NAMES[state.dice[slot]] + (f"={CARD_NAMES[card]}" if card != NO_CARD else ""))
    return found


def points_word(points: list[int]) -> str:
    return "".join([COLOURS[colour] * points[colour] for colour in range(CREW)])


def trail_name(line: int) -> str:
    """Which alien may go back, and to where; a plus: who gets the relic back."""
    place = line % TRAIL
    return COLOURS[line // TRAIL % CREW] + ("+" if place == HANDED else place_name(place))


def unlaid(state: MazeState) -> list[str]:
    """The tiles that are still in the box."""
    left = tiles_left(state)
    return [SQUARES[square] for square in range(len(SQUARES)) for _ in range(left[square])]


def tiles_left(state: MazeState) -> list[int]:
    """By square, how many are still in the box."""
    left = COPIES.copy()
    for cell in state.board.cells:
        face = state.faces[cell]
        if face != NO_TILE and face != RELIC_TILE:
            left[SQUARE[face]] -= 1
    return left


def new_game(board: Board, seats: int) -> MazeState:
    """MZ-105: the relic tile lies in the centre; MZ-106: all aliens are aboard."""
    faces = [NO_TILE] * CELLS
    faces[board.centre] = RELIC_TILE
    return MazeState(
        board,
        seats,
        LAYING,
        0,
        0,
        0,
        0,
        faces,
        [ABOARD] * (seats * CREW),
        board.docks[seats - 2].copy(),
        NOBODY,
        False,
        [0] * seats,
        [Bag([0] * KINDS) for _ in range(seats)],
        Bag(DECK),
        Bag([0] * KINDS),
        [0] * DICE,
        [NO_DIE] * (seats * SLOTS),
        [NO_CARD] * (seats * SLOTS),
        NO_DIE,
        [0] * CREW,
        [],
        NOBODY,
    )
