"""A position of Space Maze as text: words `key:value`; what is empty or as in the beginning is left out.

phase:moving round:3 start:B 1:RYBB,RRRR,… 2:… relic:Ag A.g:c3 A.p:b2* A.hand:r90,x A.dice:ggpo,g5=r90
A.tokens:1 B.dock:e4e pool:g2,p6,gppo discard:run1 die:ggpo points:gp trail:gship,gb2

Rows list their tiles by the gates to the north, east, south and west; a place with * is the terminal there.
"""

from collections.abc import Iterator

from startable.core.bag import Bag
from startable.core.unreadable import Unreadable
from startable.games.maze import possible
from startable.games.maze.board import BERTH_NAMES, SIZE
from startable.games.maze.flow import hand_too_big
from startable.games.maze.parts import (
    CARD_NAMES,
    COLOURS,
    CREW,
    DECK,
    DIE_NAMES,
    FACE_WORDS,
    KINDS,
    MOVEMENT,
    NO_DIE,
    NO_TILE,
)
from startable.games.maze.state import (
    ABOARD,
    DISCARDING,
    ENDED,
    HANDED,
    NOBODY,
    ON_TERMINAL,
    PHASES,
    SLOTS,
    TRAIL,
    MazeState,
    card_list,
    die_name,
    face_name,
    panel,
    place_name,
    points_word,
    pool_list,
    trail_name,
    wearer_name,
)

_SEATS = "ABCD"
EVERY_HAND = (1 << len(_SEATS)) - 1
_PLACES = {place_name(place): place for cell in range(ABOARD) for place in (cell, cell | ON_TERMINAL)}
_PLACES["ship"] = ABOARD


def write(state: MazeState, open_hands: int = EVERY_HAND) -> str:
    """Of hands that are not in this mask of seats, only how many cards they hold."""
    return " ".join(f"{key}:{value}" for key, value in _words(state, open_hands) if value)


def _words(state: MazeState, open_hands: int) -> Iterator[tuple[str, str]]:
    yield "phase", PHASES[state.phase]
    if state.round:
        yield "round", str(state.round)
        yield "start", _SEATS[state.starter]
    for row in range(SIZE):
        yield str(row + 1), ",".join(face_name(state.faces[cell]) for cell in _row(state, row))
    yield "relic", wearer_name(state)
    yield "glue", "yes" if state.glued else ""
    for seat in range(state.seats):
        yield from _seat_words(state, seat)
        yield _hand_word(state, seat, open_hands)
    yield "pool", ",".join(pool_list(state))
    yield "discard", ",".join(card_list(state.discard))
    yield "die", die_name(state.die)
    yield "points", points_word(state.points)
    yield "trail", ",".join(trail_name(line) for line in state.trail)
    yield "won", _SEATS[state.winner] if state.winner != NOBODY else ""


def _row(state: MazeState, row: int) -> list[int]:
    return [cell for cell in state.board.cells if cell // SIZE == row]


def _seat_words(state: MazeState, seat: int) -> Iterator[tuple[str, str]]:
    name = _SEATS[seat]
    for colour in range(CREW):
        place = state.places[seat * CREW + colour]
        yield f"{name}.{COLOURS[colour]}", place_name(place) if place != ABOARD else ""
    begun = state.board.docks[state.seats - 2][seat]
    yield f"{name}.dock", BERTH_NAMES[state.docks[seat]] if state.docks[seat] != begun else ""
    yield f"{name}.tokens", str(state.tokens[seat] or "")
    yield f"{name}.dice", ",".join(panel(state, seat))


def _hand_word(state: MazeState, seat: int, open_hands: int) -> tuple[str, str]:
    hand = state.hands[seat]
    if open_hands >> seat & 1:
        return f"{_SEATS[seat]}.hand", ",".join(card_list(hand))
    return f"{_SEATS[seat]}.cards", str(hand.size() or "")


class _Words:
    """The words of a position, each asked for once; what nobody asked for is no word of a position."""

    def __init__(self, text: str) -> None:
        pairs = [word.partition(":") for word in text.split()]
        self.given = {key: value for key, _, value in pairs}
        if len(self.given) < len(pairs):
            raise Unreadable("position-twice")

    def take(self, key: str) -> str:
        return self.given.pop(key, "")

    def number(self, key: str, high: int) -> int:
        text = self.take(key) or "0"
        if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= high):
            raise _wrong(key)
        return int(text)

    def index(self, key: str, names: list[str] | str, default: int) -> int:
        """Where the word's value is among these names."""
        text = self.take(key)
        return _index(key, text, list(names)) if text else default

    def indexes(self, key: str, names: list[str]) -> list[int]:
        return [_index(key, text, names) for text in self.take(key).split(",") if text]

    def cards(self, key: str) -> Bag:
        found = self.indexes(key, CARD_NAMES)
        return Bag([found.count(kind) for kind in range(KINDS)])


def _wrong(key: str) -> Unreadable:
    return Unreadable("position-word", {"word": key[:40]})


def _index(key: str, text: str, names: list[str]) -> int:
    if text not in names:
        raise _wrong(key)
    return names.index(text)


def read(text: str, state: MazeState) -> MazeState:
    """Fills a new game's state from the text; Unreadable if it is none, or no such position can exist."""
    words = _Words(text)
    state.phase = words.index("phase", list(PHASES), -1)
    if state.phase < 0:
        raise _wrong("phase")
    state.round = words.number("round", 9_999_999)
    state.starter = words.index("start", _SEATS[: state.seats], 0)
    for row in range(SIZE):
        _read_row(words, state, row)
    for seat in range(state.seats):
        _read_seat(words, state, seat)
    _read_rest(words, state)
    if words.given:
        raise _wrong(min(words.given))
    possible.check(state)
    return state


def _read_row(words: _Words, state: MazeState, row: int) -> None:
    cells = _row(state, row)
    faces = words.indexes(str(row + 1), [*FACE_WORDS, "-"])
    if cells and len(faces) != len(cells):
        raise _wrong(str(row + 1))
    for cell, face in zip(cells, faces, strict=True):
        state.faces[cell] = face if face < len(FACE_WORDS) else NO_TILE


def _read_seat(words: _Words, state: MazeState, seat: int) -> None:
    name = _SEATS[seat]
    for colour in range(CREW):
        at = words.take(f"{name}.{COLOURS[colour]}") or "ship"
        state.places[seat * CREW + colour] = _place(f"{name}.{COLOURS[colour]}", at)
    state.docks[seat] = words.index(f"{name}.dock", BERTH_NAMES, state.docks[seat])
    state.tokens[seat] = words.number(f"{name}.tokens", 9)
    state.hands[seat] = words.cards(f"{name}.hand")
    _read_panel(words, state, seat)


def _place(key: str, text: str) -> int:
    if text not in _PLACES:
        raise _wrong(key)
    return _PLACES[text]


def _read_panel(words: _Words, state: MazeState, seat: int) -> None:
    """The movement die has a slot of its own, the energy dice share two (MZ-201)."""
    key, free = f"{_SEATS[seat]}.dice", [seat * SLOTS + 2, seat * SLOTS + 1]
    for word in [word for word in words.take(key).split(",") if word]:
        name, _, card = word.partition("=")
        die = _index(key, name, DIE_NAMES)
        slot = seat * SLOTS if die >= MOVEMENT else free.pop() if free else NOBODY
        if slot == NOBODY or state.dice[slot] != NO_DIE:
            raise Unreadable("mz-too-many-dice", {}, "MZ-201")
        state.dice[slot] = die
        if card:
            state.played[slot] = _index(key, card, CARD_NAMES)


def _read_rest(words: _Words, state: MazeState) -> None:
    aliens = [f"{seat}{colour}" for seat in _SEATS[: state.seats] for colour in COLOURS]
    state.wearer = words.index("relic", aliens, NOBODY)
    state.glued = words.index("glue", ["yes"], NOBODY) == 0
    for die in words.indexes("pool", DIE_NAMES):
        state.pool[die] += 1
    state.discard = words.cards("discard")
    state.die = words.index("die", DIE_NAMES, NO_DIE)
    points = words.take("points")
    if set(points) - set(COLOURS) or len(points) > len(DIE_NAMES[-1]):
        raise _wrong("points")
    state.points = [points.count(colour) for colour in COLOURS]
    state.winner = words.index("won", _SEATS[: state.seats], NOBODY)
    state.pile = Bag([_left(state, kind) for kind in range(KINDS)])
    _read_turn(state)
    state.trail = [_trail(state, word) for word in words.take("trail").split(",") if word]


def _left(state: MazeState, kind: int) -> int:
    """Cards that are in no hand, on no panel and not discarded."""
    held = sum(hand.counts[kind] for hand in state.hands)
    return DECK[kind] - held - state.played.count(kind) - state.discard.counts[kind]


def _read_turn(state: MazeState) -> None:
    """Whose turn it is follows from how many dice were taken."""
    taken = sum(die != NO_DIE for die in state.dice)
    unfinished = state.die != NO_DIE or state.phase == ENDED
    state.turns = taken - 1 if unfinished and taken else taken
    state.seat = (state.starter + state.turns) % state.seats
    if state.phase == DISCARDING:
        state.turns = state.seats * SLOTS
        state.seat = max(0, hand_too_big(state))


def _trail(state: MazeState, word: str) -> int:
    if not word or word[0] not in COLOURS:
        raise _wrong("trail")
    alien = state.seat * CREW + COLOURS.index(word[0])
    return alien * TRAIL + (HANDED if word[1:] == "+" else _place("trail", word[1:]))
