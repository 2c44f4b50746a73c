"""What Space Maze' net is told about one crew: what its seat may know, its own side first.

What the others do is mostly told by what is said of them; here stands what they mean to this crew.
"""

from typing import Final

from startable.core.net import Features
from startable.games.maze.box.parts import CREW, HAND_LIMIT, KINDS, NO_DIE
from startable.games.maze.mind.bits import FARTHEST, REMOTE
from startable.games.maze.mind.look import NOBODY_WEARS, Look
from startable.games.maze.state.state import ABOARD, ON_TERMINAL

TABLES: Final = 3
"""Two seats, three or four."""
ORDER: Final = 4
TOKENS: Final = 3
RELIC: Final = 3
"""It lies in the maze, is worn by this crew, or by another."""
FREE: Final = 0
MINE: Final = 1
THEIRS: Final = 2
_STEPS: Final = FARTHEST + 1
COUNT: Final = 4
"""Dice, or crews: none, one, two, three or more."""
_PIPS: Final = 7
FAR: Final = REMOTE + 1
HAND: Final = HAND_LIMIT + 2
_HELD: Final = 2
_POINTS: Final = 6

_TURN: Final = 0
_LEFT: Final = _TURN + TABLES * ORDER * 2
OWN_TOKENS: Final = _LEFT + ORDER * 6
_OTHERS_TOKENS: Final = OWN_TOKENS + TABLES * RELIC * TOKENS
_WAYS: Final = _OTHERS_TOKENS + TABLES * RELIC * TOKENS
"""Of the own aliens, the nearest first: steps to the relic through open passages."""
NEAR: Final = _WAYS + RELIC * CREW * _STEPS
"""The same, through closed ones too; for two crews, for more, and for the one that wears it."""
_OTHERS_WAYS: Final = NEAR + 3 * CREW * FAR
"""Of the nearest alien of all others, through open passages and through closed ones."""
HOME: Final = _OTHERS_WAYS + RELIC * (_STEPS + FAR)
"""Steps home of whoever wears the relic, this crew or another; and is a movement die still to come?"""
DICE: Final = HOME + 2 * _STEPS * 2
"""How many dice on the table bring the relic or bring it home; by order, and with how many tokens."""
_BEFORE: Final = DICE + 2 * COUNT * ORDER * 2
"""How many others may take it, or bring it home, before this crew's next turn; and after it."""
FLAGS: Final = _BEFORE + RELIC * 2 * COUNT
_FLAG_COUNT: Final = 16
_CARDS: Final = FLAGS + _FLAG_COUNT
SIZE: Final = _CARDS + KINDS * _HELD
_OTHERS_SIZE: Final = SIZE + HAND
_ENERGY: Final = _OTHERS_SIZE + HAND
"""The highest energy die on the table, of each colour, while one may be taken."""
_ABOARD: Final = _ENERGY + CREW * _PIPS
_TERMINALS: Final = _ABOARD + CREW + 1
_AMID: Final = _TERMINALS + CREW + 1
"""In the middle of a turn, the own or another's: points that are left."""
_MEETING: Final = _AMID + 2 * _POINTS
"""Aliens of others on the tile of the relic, where this crew wears it, or another."""
WIDTH: Final = _MEETING + RELIC * COUNT

_GLUED, _RUNS, TAKES, ARRIVES, _OTHER_TAKES, _OTHER_ARRIVES, _DRAWS = 0, 2, 6, 8, 9, 11, 12


def tell(look: Look, seat: int, found: Features) -> None:
    state = look.state
    status = FREE if look.wearer == NOBODY_WEARS else MINE if look.wearer == seat else THEIRS
    order = (seat - look.next) % state.seats
    _tell_turn(found, look, seat, order)
    _tell_tokens(found, look, seat, status)
    _tell_ways(found, look, seat, status)
    _tell_dice(found, look, seat, status, order)
    _tell_others(found, look, seat, status, order)
    _tell_cards(found, look, seat)
    _tell_crew(found, look, seat, status)


def _tell_turn(found: Features, look: Look, seat: int, order: int) -> None:
    state, panel = look.state, look.state.crews[seat].panel
    found.add(_TURN + ((state.seats - 2) * ORDER + order) * 2 + (1 if look.fresh else 0))
    movement = 1 if look.fresh or panel.movement == NO_DIE else 0
    energy = 2 if look.fresh or panel.first == NO_DIE else 1 if panel.second == NO_DIE else 0
    found.add(_LEFT + order * 6 + movement * 3 + energy)
    if not look.fresh and energy > 0:
        for colour in range(CREW):
            found.add(_ENERGY + colour * _PIPS + look.energy[colour])


def _tell_tokens(found: Features, look: Look, seat: int, status: int) -> None:
    state, most = look.state, 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.crews[other].tokens)
    table = ((state.seats - 2) * RELIC + status) * TOKENS
    found.add(OWN_TOKENS + table + state.crews[seat].tokens)
    found.add(_OTHERS_TOKENS + table + most)


def _tell_ways(found: Features, look: Look, seat: int, status: int) -> None:
    first = seat * CREW
    own = [look.near[at] * _STEPS + look.free[at] for at in range(first, first + CREW)]
    own.sort()
    kind = 2 if status == MINE else 0 if look.state.seats == 2 else 1
    for rank in range(CREW):
        found.add(_WAYS + (status * CREW + rank) * _STEPS + own[rank] % _STEPS)
        found.add(NEAR + (kind * CREW + rank) * FAR + own[rank] // _STEPS)
    free, near = FARTHEST, REMOTE
    for other in range(look.state.seats):
        if other != seat and other != look.wearer:
            free, near = min(free, look.least_free[other]), min(near, look.least_near[other])
    found.add(_OTHERS_WAYS + status * (_STEPS + FAR) + free)
    found.add(_OTHERS_WAYS + status * (_STEPS + FAR) + _STEPS + near)


def _tell_dice(found: Features, look: Look, seat: int, status: int, order: int) -> None:
    state = look.state
    last = 1 if state.crews[seat].tokens == 2 and status != MINE else 0
    mine = 1 if status == MINE else 0
    moves = look.fresh or state.crews[seat].panel.movement == NO_DIE
    if moves and not look.fresh:
        dice = min(look.dice[seat], COUNT - 1)
        found.add(DICE + ((mine * COUNT + dice) * ORDER + order) * 2 + last)
    if look.runs(seat):
        found.add(FLAGS + _RUNS + mine * 2 + last)
    if look.takes(seat):
        found.add(FLAGS + TAKES + last)
    if look.arrives(seat):
        found.add(FLAGS + ARRIVES)
    if status != FREE:
        _tell_wearer(found, look, status)


def _tell_wearer(found: Features, look: Look, status: int) -> None:
    state, wearer = look.state, look.wearer
    comes = look.fresh or state.crews[wearer].panel.movement == NO_DIE
    at = HOME + ((status - MINE) * _STEPS + min(_left(look, wearer), FARTHEST)) * 2
    found.add(at + (1 if comes else 0))
    if state.glued:
        found.add(FLAGS + _GLUED + status - MINE)


def _left(look: Look, seat: int) -> int:
    """Steps home, when the points of this turn are spent."""
    state, wearer = look.state, look.state.wearer
    moves = look.amid and state.turn.seat == seat
    points = state.turn.points[wearer.colour] if moves and wearer is not None else 0
    return max(0, look.home[seat] - points)


def _tell_others(found: Features, look: Look, seat: int, status: int, order: int) -> None:
    """A crew that comes before this one is the more dangerous."""
    state, before, after = look.state, 0, 0
    for other in range(state.seats):
        if other == seat:
            continue
        if look.dice[other] > 0:
            sooner = (other - look.next) % state.seats < order
            before, after = before + (1 if sooner else 0), after + (0 if sooner else 1)
        if look.takes(other):
            found.add(FLAGS + _OTHER_TAKES + (1 if state.crews[other].tokens == 2 else 0))
        if look.arrives(other):
            found.add(FLAGS + _OTHER_ARRIVES)
    if not look.fresh:
        at = _BEFORE + status * 2 * COUNT
        found.add(at + min(before, COUNT - 1))
        found.add(at + COUNT + min(after, COUNT - 1))


def _tell_cards(found: Features, look: Look, seat: int) -> None:
    state = look.state
    counts = state.crews[seat].hand.counts
    for kind in range(KINDS):
        if counts[kind] > 0:
            found.add(_CARDS + kind * _HELD + (1 if counts[kind] > 1 else 0))
    found.add(SIZE + min(look.held[seat], HAND - 1))
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += min(look.held[other], HAND_LIMIT)
    found.add(_OTHERS_SIZE + others // (state.seats - 1))


def _tell_crew(found: Features, look: Look, seat: int, status: int) -> None:
    state, aboard, resting = look.state, 0, 0
    for place in state.crews[seat].places:
        aboard += 1 if place == ABOARD else 0
        resting += 1 if place & ON_TERMINAL else 0
    found.add(_ABOARD + aboard)
    found.add(_TERMINALS + resting)
    if look.amid:
        points = state.turn.points
        left = min(points[0] + points[1] + points[2], _POINTS - 1)
        found.add(_AMID + (0 if state.turn.seat == seat else _POINTS) + left)
    if status != FREE:
        found.add(_MEETING + status * COUNT + min(_meeting(look, seat), COUNT - 1))


def _meeting(look: Look, seat: int) -> int:
    """Around the relic: those of others if this crew wears it, or else its own."""
    if look.wearer != seat:
        return look.there[seat]
    count = 0
    for other in range(look.state.seats):
        count += look.there[other] if other != seat else 0
    return count
