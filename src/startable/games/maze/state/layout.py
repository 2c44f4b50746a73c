"""The fields of a position of Space Maze; what is empty or as in the beginning is left out of its text.

phase:moving round:3 start:B 1:RYBB,RRRR,… 2:… relic:Ag A.g:c3 A.p:b2* A.tokens:1 A.dice:ggpo,g5=r90
A.hand:r90,x B.dock:e4e pool:g2,p6,gppo discard:run1 die:ggpo points:gp trail:gship,gb2

Rows list their tiles by the gates to the north, east, south and west; a place with * is the terminal there.
"""

from typing import Any, Final

from startable.core.bag import Bag
from startable.core.forms import UNWRITTEN, Bags, Multiset, Name, Number, Seat
from startable.core.known import Pick
from startable.core.layout import OWN, SECRET, Field, Layout, Told, spelt
from startable.core.state import Fact
from startable.core.wordlist import WordList, misspelt, read_name
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.board import BERTH_NAMES, SIZE
from startable.games.maze.box.parts import CARD_NAMES, COLOURS, DIE_NAMES, FACE_WORDS, KINDS, NO_DIE, NO_TILE
from startable.games.maze.state.hands import hand_too_big, unseen
from startable.games.maze.state.state import ABOARD, DISCARDING, ENDED, TURNS_EACH, MazeState
from startable.games.maze.state.written import (
    BARE,
    SHIP,
    Faces,
    Glue,
    Panels,
    Phase,
    Points,
    Resting,
    Starter,
    Trail,
    Wearer,
    face_name,
    place_name,
    read_place,
)

_CARDS: Final = Bags(KINDS, Multiset(CARD_NAMES))
_FACES: Final = [*FACE_WORDS, BARE]


class Rows(Field):
    """Each row of tiles is a word."""

    def words(self, state: Any, seat: int) -> list[str]:
        rows = [[face_name(state.faces[cell]) for cell in _row(state, row)] for row in range(SIZE)]
        return [spelt(str(row + 1), ",".join(names)) for row, names in enumerate(rows)]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        faces = list(state.faces)
        for row in range(SIZE):
            key, cells = str(row + 1), _row(state, row)
            names = [name for name in words.take(key).split(",") if name]
            if len(names) != len(cells):
                raise misspelt(key)
            for cell, name in zip(cells, names, strict=True):
                faces[cell] = read_name(key, name, _FACES) if name != BARE else NO_TILE
        state.faces = tuple(faces)


def _row(state: MazeState, row: int) -> list[int]:
    return [cell for cell in state.board.cells if cell // SIZE == row]


class Aliens(Field):
    """Each alien that is not aboard is a word."""

    def words(self, state: Any, seat: int) -> list[str]:
        places = self.get(state, seat)
        found = [(colour, place) for colour, place in zip(COLOURS, places, strict=True) if place != ABOARD]
        return [spelt(self._key(colour, seat), place_name(place)) for colour, place in found]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        keys = [self._key(colour, seat) for colour in COLOURS]
        self.put(state, seat, [read_place(key, words.take(key) or SHIP) for key in keys])

    def fact(self, state: Any) -> Fact:
        """By name: Ag is the green alien of seat A."""
        return {
            ALIENS[seat][colour].name: place_name(place)
            for seat in range(self.count(state))
            for colour, place in enumerate(self.get(state, seat))
        }


class Dock(Field):
    """Left out where the ship began."""

    def words(self, state: Any, seat: int) -> list[str]:
        berth = self.get(state, seat)
        moved = berth != state.board.docks[state.seats][seat]
        return [spelt(self._key(self.word, seat), BERTH_NAMES[berth])] if moved else []

    def read(self, words: WordList, state: Any, seat: int) -> None:
        key = self._key(self.word, seat)
        if text := words.take(key):
            self.put(state, seat, read_name(key, text, BERTH_NAMES))


def _follow(state: MazeState) -> None:
    """Whose turn it is follows from how many dice were taken; what was seen nowhere is in the pile."""
    taken = sum([len(crew.panel.dice()) for crew in state.crews])
    unfinished = state.turn.die != NO_DIE or state.phase == ENDED
    state.turns = taken - 1 if unfinished and taken else taken
    state.turn.seat = (state.starter + state.turns) % state.seats
    if state.phase == DISCARDING:
        state.turns = state.seats * TURNS_EACH
        state.turn.seat = max(0, hand_too_big(state))
    hidden = sum([crew.hand.unknown for crew in state.crews])
    left = Bag(unseen(state))
    state.pile = left if hidden == 0 else Bag([0] * KINDS, left.size() - hidden)


def _fill(state: MazeState, seat: int, pick: Pick) -> None:
    """Deals the hidden hands from the cards that were seen nowhere; the others are in the pile."""
    left = Bag(unseen(state))
    size = left.size()
    for crew in state.crews:
        hand = crew.hand
        for count in range(size, size - hand.unknown, -1):
            kind = left.at(pick(count))
            left.take(kind)
            hand.put(kind)
        size -= hand.unknown
        hand.unknown = 0
    state.pile = left


LAYOUT: Final[Layout[MazeState]] = Layout(
    [
        Field("phase", Phase(), "what is being done"),
        Field("round", Number(9_999_999), "from 1; 0 during set-up"),
        Field("starter", Starter(), "the first player of this round", "start"),
        Rows("faces", Faces(), "by cell, the tile as it is turned"),
        Field("wearer", Wearer(), "the alien with the relic; none: it lies on the relic tile", "relic"),
        Field("glued", Glue(), "whether the wearer has it glued on, until the round ends", "glue"),
        Aliens("crews.*.places", UNWRITTEN, "by colour, where each alien is"),
        Dock("crews.*.dock", Name(BERTH_NAMES), "the berth of the ship"),
        Field("crews.*.tokens", Number(9), "how often this crew has taken the relic"),
        Field("crews.*.panel", Panels(), "the dice taken in this round and the cards they activated", "dice"),
        Field("crews.*.hand", _CARDS, "cards in hand", knows=OWN, closed="cards"),
        Field("pool", Multiset(DIE_NAMES), "by die, how many lie there for the taking"),
        Field("discard", _CARDS, "cards that are done with, until the pile is empty"),
        Told("pile", _CARDS, "the draw pile, of which everybody knows the size", SECRET),
        Told("turns", UNWRITTEN, "that are finished in this round"),
        Told("turn.seat", UNWRITTEN, "whose turn it is, or who discards"),
        Field("turn.die", Name(DIE_NAMES, NO_DIE), "the one taken in this turn; none between turns"),
        Field("turn.points", Points(), "by colour, movement points that are left"),
        Field("turn.trail", Trail(), "what may be taken back"),
        Field("turn.resting", Resting(), "who stays on a terminal in this turn (MZ-310)", "rest"),
        Field("winner", Seat(), "nobody until the end", "won"),
    ],
    given=["board", "seats", "acts_on"],
    follow=_follow,
    fill=_fill,
)
