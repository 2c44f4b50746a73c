"""Which stacks of frames can be about to happen, for positions that come from outside."""

from typing import Final

from startable.games.starfarers.board import HOMES, NOWHERE, PLANETS, POINTS, SLOTS
from startable.games.starfarers.choices import FIRST_GAME, STRATEGIC
from startable.games.starfarers.encounters import ANOTHER, ASK, GIFT, MOST_GIFTS, NODES, START, WEAR
from startable.games.starfarers.frames import (
    AIDING,
    ASKED,
    AT,
    BUILD,
    BY_FOUNDER,
    BY_ITSELF,
    CARD,
    CONTEST,
    DEAL,
    DICE,
    DISCARDING,
    DOCK,
    DRAW,
    EFFECT,
    ENDED,
    EQUIP,
    FLY,
    FRAME,
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
    OPEN,
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
    WHO,
)
from startable.games.starfarers.marks import FLOWN, NOBODY, NOT_FLYING, READY, USED_FAME, USED_HELP, USED_RATE
from startable.games.starfarers.parts import (
    FACE_DOWN,
    HIDDEN,
    PIRATES,
    SCENE_CARDS,
    SCENES,
    TRANSPORTERS,
)
from startable.games.starfarers.space import (
    beaten_planet,
    can_finish,
    free_port_points,
    hidden_planet,
    is_system,
    unknown_slot,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import bank_size, hand_size, supply_size, upgrade_count
from startable.games.starfarers.terms import offer_fits

_BOTTOM: Final = -1
_SETUP: Final = (LAY, HOME, OPEN, DEAL, SETTLE, DOCK, LAUNCH, EQUIP)
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
"""By kind of frame: what may lie right below it."""
_DEEPEST: Final = 40


def stack_fits(state: StarState) -> bool:
    stack = state.stack
    if not 0 < len(stack) <= _DEEPEST or WHO[stack[-1] % FRAME] == BY_ITSELF:
        return False
    below = _BOTTOM
    for frame in stack:
        if below not in _BELOW[frame % FRAME] or not _number_fits(state, frame % FRAME, frame // FRAME):
            return False
        below = frame % FRAME
    kinds = [frame % FRAME for frame in stack]
    return _turn_fits(state, kinds) and _top_fits(state, kinds) and _rest_is_idle(state, kinds)


def _number_fits(state: StarState, kind: int, number: int) -> bool:
    if WHO[kind] == BY_FOUNDER:
        return number < state.seats * (3 if kind == SETTLE else 1)
    if kind in (AIDING, HAND_OVER, REMOVE, DRAW, OPEN):
        return number < state.seats
    if kind == STEAL:
        return number < state.seats and number != state.active and hand_size(state, number) > 0
    if kind in (AT, THEN, CONTEST):
        return number < len(NODES)
    if kind in (LAY, TURN):
        return HOMES <= number < SLOTS and state.tiles[number] == FACE_DOWN
    if kind == HOME:
        return number < HOMES * 3
    return _other_number_fits(state, kind, number)


def _other_number_fits(state: StarState, kind: int, number: int) -> bool:
    if kind == REVEAL:
        return number < PLANETS and is_system(state, number // 3) and state.discs[number] == HIDDEN
    if kind == FREE:
        return number < PLANETS and state.discs[number] >= PIRATES
    if kind == DEAL:
        return number < 3 * state.seats
    if kind == FRIEND:
        return number < 4
    if kind == EFFECT:
        return number <= ANOTHER
    if kind == ASKED:
        return number <= len(NODES) and (number == 0 or NODES[number - 1].kind in (GIFT, ASK))
    if kind == CARD:
        return number <= MOST_GIFTS
    return number <= 1 if kind == ROLL else number == 0


def _turn_fits(state: StarState, kinds: list[int]) -> bool:
    """Set-up comes before the first turn; its frames are there as the set-up asks for."""
    if (kinds[0] in _SETUP) != (state.turn == 0):
        return False
    if kinds[0] in (LAY, HOME, SETTLE, DOCK, LAUNCH, EQUIP) and state.choices.setup == FIRST_GAME:
        return False
    if kinds[0] == LAY and state.choices.setup != STRATEGIC:
        return False
    if kinds[0] in _SETUP[2:] or state.turn > 0:
        return HIDDEN not in state.discs[: HOMES * 3]
    return True


def _top_fits(state: StarState, kinds: list[int]) -> bool:
    """Whoever is awaited can do something."""
    kind, number, seat = kinds[-1], state.stack[-1] // FRAME, state.active
    if kind in (DRAW, DEAL):
        return supply_size(state) > 0
    if kind in (AIDING, TAKE):
        return bank_size(state) > 0
    if kind == PLACE:
        return state.pending[seat] > 0 and len(free_port_points(state, seat)) > 0
    if kind in (GIVE, HAND_OVER):
        return hand_size(state, number if kind == HAND_OVER else seat) > 0
    if kind == REMOVE:
        return upgrade_count(state, number) > 0
    if kind == ROBBING:
        return any([hand_size(state, each) > 0 for each in range(state.seats) if each != seat])
    if kind == FREE:
        return beaten_planet(state, seat) == number
    return _busy_top_fits(state, kind)


def _busy_top_fits(state: StarState, kind: int) -> bool:
    seat = state.active
    if kind in (HOME, LAY):
        return sum(state.colonies) == 0
    if kind == GROUNDING:
        ships = range(seat * TRANSPORTERS, seat * TRANSPORTERS + TRANSPORTERS)
        return any([state.ships[ship] != NOWHERE and state.status[ship] == READY for ship in ships])
    if kind in (ASKED, CARD):
        return _card_fits(state, kind)
    if kind == SCENE:
        return sum(state.pile) > 0
    if kind == FLY and state.flying != NOT_FLYING:
        return _flight_fits(state)
    return True


def _card_fits(state: StarState, kind: int) -> bool:
    """A scene that has cards left; the Tooth of Time asks nothing."""
    if not 0 <= state.scene < len(SCENES):
        return False
    wears = NODES[START[SCENE_CARDS[state.scene][0]]].kind == WEAR
    left = any([state.pile[card] for card in SCENE_CARDS[state.scene]])
    later = kind == ASKED and state.stack[-1] // FRAME > 0
    return later or (left and wears <= (kind == CARD and state.stack[-1] // FRAME == 0))


def _flight_fits(state: StarState) -> bool:
    """There is such a ship, it has found all there is to find, and it can still come down somewhere."""
    ship = state.active * TRANSPORTERS + state.flying
    point = state.ships[ship]
    if point == NOWHERE or state.status[ship] != READY or not 0 <= state.origin < POINTS:
        return False
    known = unknown_slot(state, point) == NOWHERE and hidden_planet(state, point) == NOWHERE
    return known and can_finish(state, ship, point, state.origin, state.left)


def _rest_is_idle(state: StarState, kinds: list[int]) -> bool:
    """What belongs to a phase is there in that phase alone."""
    in_flight = state.flying != NOT_FLYING
    if in_flight and kinds[0] != FLY and kinds[0] != ENDED:
        return False
    if (in_flight != (state.origin != NOWHERE)) or (not in_flight and state.left):
        return False
    if kinds[0] == FLY and state.base == 0:
        return False
    if kinds[-1] != DISCARDING and (any(state.owed) or any(state.laid)):
        return False
    if kinds[-1] == DISCARDING and not _owed_fits(state):
        return False
    return offer_fits(state, kinds[-1] == OFFER) and _used_fits(state) and _sets_fit(state)


def _owed_fits(state: StarState) -> bool:
    owing = [state.owed[seat] <= hand_size(state, seat) for seat in range(state.seats)]
    return any(state.owed) and all(owing)


def _used_fits(state: StarState) -> bool:
    return state.used <= USED_RATE | USED_FAME | USED_HELP


def _sets_fit(state: StarState) -> bool:
    """Only ships of the player whose turn it is have flown in it, or are grounded."""
    for ship in range(len(state.status)):
        if state.status[ship] != READY and ship // TRANSPORTERS != state.active:
            return False
        if state.status[ship] >= FLOWN and state.base == 0:
            return False
    in_encounter = state.scene != NOBODY
    return in_encounter or not (any(state.gift) or any(state.taken))
