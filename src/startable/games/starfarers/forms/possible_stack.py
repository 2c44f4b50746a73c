"""Which stacks of stages can be about to happen, for positions that come from outside."""

from typing import Callable, Final

from startable.games.starfarers.box.board import HOMES, PLANETS, SLOT_OF, SLOTS
from startable.games.starfarers.box.encounters import (
    ANOTHER,
    ASK,
    FIGHT,
    GIFT,
    MOST_GIFTS,
    NODES,
    RACE,
    START,
    WEAR,
)
from startable.games.starfarers.box.encounters import ROLL as ROLL_NODE
from startable.games.starfarers.box.parts import FACE_DOWN, HIDDEN, PEOPLES, PIRATES, SCENE_CARDS
from startable.games.starfarers.rules.space import is_system
from startable.games.starfarers.state.stack import (
    AIDING,
    ASKED,
    AT,
    BUILD,
    BY_ITSELF,
    CARD,
    CONTEST,
    DEAL,
    DECIDED_BY,
    DICE,
    DISCARDING,
    DOCK,
    DRAW,
    EFFECT,
    ENDED,
    EQUIP,
    FLY,
    FREE,
    FRIEND,
    GAIN,
    GIVE,
    GROUNDING,
    HAND_OVER,
    HOME,
    LAUNCH,
    LAY,
    OFFER,
    OPENING,
    PLACE,
    REMOVE,
    REVEAL,
    ROBBING,
    ROLL,
    SCENE,
    SETTLE,
    SHAKE,
    STEAL,
    SUPPLY,
    TAKE,
    THEN,
    TURN,
    kind_of,
    number_of,
)
from startable.games.starfarers.state.state import NO_SCENE, StarState

_SETUP: Final = (LAY, HOME, OPENING, DEAL, SETTLE, DOCK, LAUNCH, EQUIP)
_BOTTOM: Final = -1
_INNER: Final = (FLY, THEN)
"""What an encounter lies on: the flight, or the end of one that drew another card."""
_BELOW: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((*_SETUP, DICE, BUILD, SHAKE, FLY, ENDED), (_BOTTOM,)),
    SUPPLY: (BUILD,),
    AIDING: (SUPPLY,),
    DRAW: (BUILD, SUPPLY, DRAW),
    ROBBING: (DRAW, SUPPLY),
    DISCARDING: (ROBBING,),
    STEAL: (DRAW, SUPPLY, BUILD, STEAL, THEN, EFFECT),
    OFFER: (BUILD,),
    PLACE: (BUILD, FLY),
    FREE: (BUILD, FLY),
    TURN: (FLY,),
    REVEAL: (FLY,),
    FRIEND: (FLY,),
    SCENE: _INNER,
    ASKED: _INNER,
    CARD: _INNER,
    GIVE: (CARD, AT, GIVE),
    AT: _INNER,
    THEN: _INNER,
    EFFECT: (THEN, EFFECT),
    CONTEST: _INNER,
    ROLL: (CONTEST, ROLL),
    TAKE: (THEN, EFFECT),
    HAND_OVER: (THEN, EFFECT, HAND_OVER),
    GROUNDING: (THEN, EFFECT),
    REMOVE: (THEN, EFFECT, AT, REMOVE),
    GAIN: (THEN, EFFECT),
}
"""By kind of stage: what may lie right below it."""
_DEEPEST: Final = 40

_A_SEAT: Final[dict[int, int]] = {
    **dict.fromkeys((AIDING, HAND_OVER, REMOVE, DRAW, OPENING, STEAL, DOCK, LAUNCH, EQUIP), 1),
    **dict.fromkeys((SETTLE, DEAL), 3),
}
"""By kind: how many numbers it has for each seat."""
_NUMBERS: Final[dict[int, int]] = {
    **dict.fromkeys((AT, THEN, CONTEST), len(NODES)),
    **dict.fromkeys((LAY, TURN), SLOTS),
    **dict.fromkeys((REVEAL, FREE), PLANETS),
    HOME: HOMES * 3,
    FRIEND: len(PEOPLES),
    EFFECT: ANOTHER + 1,
    ASKED: len(NODES) + 1,
    CARD: MOST_GIFTS + 1,
    ROLL: 2,
}
"""By kind: how many numbers it has; all others have none but 0."""


def stack_fits(state: StarState) -> bool:
    stack = state.stack
    if not 0 < len(stack) <= _DEEPEST or DECIDED_BY[kind_of(stack[-1])] == BY_ITSELF:
        return False
    below = _BOTTOM
    for stage in stack:
        if below not in _BELOW[kind_of(stage)] or not _number_fits(state, kind_of(stage), number_of(stage)):
            return False
        below = kind_of(stage)
    return _each_can_give(state)


def _number_fits(state: StarState, kind: int, number: int) -> bool:
    many = state.seats * _A_SEAT[kind] if kind in _A_SEAT else _NUMBERS.get(kind, 1)
    return number < many and (kind not in _SENSIBLE or _SENSIBLE[kind](state, number))


def _each_can_give(state: StarState) -> bool:
    """Whoever is to give something has it, and so often."""
    for seat, player in enumerate(state.players):
        cards = player.hand.size()
        gifts = _count(state, STEAL, seat) + _count(state, HAND_OVER, seat)
        if seat == state.active:
            gifts += _count(state, GIVE, 0)
        if gifts > cards or _count(state, REMOVE, seat) > player.upgrade_count():
            return False
    return True


def _count(state: StarState, kind: int, number: int) -> int:
    return sum([kind_of(stage) == kind and number_of(stage) == number for stage in state.stack])


# --- what numbers mean ---


def _somebody_else(state: StarState, number: int) -> bool:
    return number != state.active


def _face_down(state: StarState, number: int) -> bool:
    return number >= HOMES and state.board.tiles[number] == FACE_DOWN


def _unrevealed(state: StarState, number: int) -> bool:
    return is_system(state, SLOT_OF[number]) and state.board.discs[number] == HIDDEN


def _held(state: StarState, number: int) -> bool:
    return state.board.discs[number] >= PIRATES


def _contested(state: StarState, number: int) -> bool:
    return NODES[number].kind in (FIGHT, RACE, ROLL_NODE)


def _asked(state: StarState, number: int) -> bool:
    """At first what the scene asks; the Tooth of Time asks nothing."""
    if number:
        return state.encounter.scene != NO_SCENE and NODES[number - 1].kind in (GIFT, ASK)
    return _cards_are_left(state) and _first_kind(state) != WEAR


def _answered(state: StarState, number: int) -> bool:
    """By an answer that the scene's cards know."""
    if not _cards_are_left(state):
        return False
    answers = NODES[START[SCENE_CARDS[state.encounter.scene][0]]].next
    return number == 0 if _first_kind(state) == WEAR else number < len(answers)


def _first_kind(state: StarState) -> int:
    return NODES[START[SCENE_CARDS[state.encounter.scene][0]]].kind


def _cards_are_left(state: StarState) -> bool:
    scene = state.encounter.scene
    return scene != NO_SCENE and any([state.encounter.pile[card] for card in SCENE_CARDS[scene]])


_SENSIBLE: Final[dict[int, Callable[[StarState, int], bool]]] = {
    STEAL: _somebody_else,
    HAND_OVER: _somebody_else,
    LAY: _face_down,
    TURN: _face_down,
    REVEAL: _unrevealed,
    FREE: _held,
    CONTEST: _contested,
    ASKED: _asked,
    CARD: _answered,
}
"""By kind: whether its number makes sense on this table."""
