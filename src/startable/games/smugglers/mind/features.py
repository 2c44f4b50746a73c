"""What Space Smugglers' net is told of a seat: its own stocks, dice and hopes, and how far ahead it is.

Everything on the table is open, and what the others have is told by their own logits; so a seat hears of them
only as far as they touch it: who may outbid it, and whom it has to overtake.
"""

from typing import Final

from startable.core.movers import NOBODY
from startable.core.net import Features
from startable.games.smugglers.box.parts import CRUISER, DICE, PLANETS, TOKENS
from startable.games.smugglers.mind.facts import Facts, missing
from startable.games.smugglers.rules.bids import highest, speed
from startable.games.smugglers.rules.scoring import card_worth
from startable.games.smugglers.state.dice import owner, shown
from startable.games.smugglers.state.state import DEALING, ENERGY, RESTOCKING

_LEFT: Final = 9
"""Galaxies to come are told up to eight."""
_SIZES: Final = 3
"""Tables for two, for three or four, and for more: they begin with other stocks."""
_STAGES: Final = 4
_LEADS: Final = 29
_MIDDLE: Final = 14
_PARTS: Final = 8
_ENERGIES: Final = 24
_DEBT: Final = 4
"""Energy is told from minus four on."""
_GOODS: Final = 16
_COUNTS: Final = 5
_LOWEST: Final = TOKENS[0]
_SPEEDS: Final = len(TOKENS)
_TOKENS: Final = _SPEEDS + 2
"""And: none yet, and done with."""
_POOLS: Final = 4
_SEATS: Final = 6
_WORTHS: Final = 5
_VALUES: Final = 6
_THREATS: Final = 4
_TIMES: Final = 3

_STAGE: Final = _SEATS
_OPTIONS: Final = _STAGE + _STAGES * _LEFT
_EXPECTED: Final = _OPTIONS + 4
_PART: Final = _EXPECTED + _LEADS * _LEFT
_POINTS: Final = _PART + _PARTS * _LEFT
_ENERGY: Final = _POINTS + _LEADS * _LEFT
_GOOD: Final = _ENERGY + _SIZES * _ENERGIES * _LEFT
_COLOUR: Final = _GOOD + _SIZES * _GOODS * _LEFT
_LACKING: Final = _COLOUR + _COUNTS * _LEFT
_TOKEN: Final = _LACKING + _COUNTS * _LEFT
_POOL: Final = _TOKEN + _TOKENS * _LEFT
_CHOICE: Final = _POOL + 2 * _SPEEDS * _POOLS
_DICE: Final = _CHOICE + _SPEEDS * _SEATS
_LED: Final = _DICE + (DICE + 1) * _SEATS
_UNPAID: Final = _LED + _WORTHS * _VALUES * _THREATS * _TIMES
_SHORT: Final = _UNPAID + _WORTHS * _THREATS
_LEVEL: Final = _SHORT + 2
_OPEN: Final = _LEVEL + 4
_OWED: Final = _OPEN + _WORTHS * _VALUES * 2 * DICE
_SPLIT: Final = _OWED + 2 * _WORTHS * _TIMES
WIDTH: Final = _SPLIT + 81


def tell(facts: Facts, seat: int, found: Features) -> None:
    _course(found, facts)
    _standing(found, facts, seat)
    _stocks(found, facts, seat)
    _token(found, facts, seat)
    if facts.racing:
        _race(found, facts, seat)
    elif facts.state.phase > DEALING:
        _debts(found, facts, seat)


def _course(found: Features, facts: Facts) -> None:
    state, choices = facts.state, facts.state.choices
    found.add(state.seats - 1)
    stage = 0 if state.phase <= DEALING else 1 if facts.racing else 3 if state.phase == RESTOCKING else 2
    found.add(_STAGE + stage * _LEFT + facts.left)
    if choices.stations:
        found.add(_OPTIONS)
    if choices.favourite_ships:
        found.add(_OPTIONS + 1)
    if choices.favourite_goods:
        found.add(_OPTIONS + 2)
    if choices.towers:
        found.add(_OPTIONS + 3)


def _standing(found: Features, facts: Facts, seat: int) -> None:
    """The lead over the best of the others, in points that are made and in points that are to be expected."""
    best, hoped = -1000, -1000.0
    for other in range(facts.state.seats):
        if other != seat:
            best = max(best, facts.points[other])
            hoped = max(hoped, facts.expected[other])
    eighths = int((facts.expected[seat] - hoped + 1000.0) * _PARTS) - 1000 * _PARTS
    found.add(_EXPECTED + _lead(eighths // _PARTS) * _LEFT + facts.left)
    found.add(_PART + eighths % _PARTS * _LEFT + facts.left)
    found.add(_POINTS + _lead(facts.points[seat] - best) * _LEFT + facts.left)


def _lead(points: int) -> int:
    return min(max(points + _MIDDLE, 0), _LEADS - 1)


def _stocks(found: Features, facts: Facts, seat: int) -> None:
    seats, left, goods = facts.state.seats, facts.left, facts.state.players[seat].goods
    size = 0 if seats == 2 else 1 if seats <= 4 else 2
    energy = min(max(facts.energy[seat] + _DEBT, 0), _ENERGIES - 1)
    found.add(_ENERGY + (size * _ENERGIES + energy) * _LEFT + left)
    found.add(_GOOD + (size * _GOODS + min(max(facts.goods[seat], 0), _GOODS - 1)) * _LEFT + left)
    lacking = 0
    for colour in range(CRUISER):
        found.add(_COLOUR + min(goods[colour], _COUNTS - 1) * _LEFT + left)
        lacking += 1 if goods[colour] == 0 else 0
    found.add(_LACKING + lacking * _LEFT + left)


def _token(found: Features, facts: Facts, seat: int) -> None:
    state, tokens = facts.state, facts.state.players[seat].tokens
    if state.phase <= DEALING or (state.phase == RESTOCKING and seat not in state.queue):
        found.add(_TOKEN + (_SPEEDS + 1) * _LEFT + facts.left)
    elif not tokens:
        found.add(_TOKEN + _SPEEDS * _LEFT + facts.left)
    else:
        value = speed(state, seat) - _LOWEST
        found.add(_TOKEN + value * _LEFT + facts.left)
        found.add(_POOL + value * _POOLS + _pool(state.pool.energy))
        found.add(_POOL + (_SPEEDS + value) * _POOLS + _pool(sum(state.pool.goods)))


def _pool(count: int) -> int:
    return 0 if count == 0 else 1 if count < 3 else 2 if count < 7 else 3


def _race(found: Features, facts: Facts, seat: int) -> None:
    if not facts.state.players[seat].tokens:
        _hand(found, facts, seat)
    for place in range(len(facts.leaders)):
        if facts.leaders[place] == seat:
            _led(found, facts, seat, place)
        elif facts.able[place] >> seat & 1:
            _open(found, facts, seat, place)
    if facts.state.seats == 2:
        found.add(_SPLIT + _split(facts, seat))
    if facts.energy[seat] < 0:
        found.add(_SHORT)
    if facts.goods[seat] < 0:
        found.add(_SHORT + 1)


def _hand(found: Features, facts: Facts, seat: int) -> None:
    """Dice and tokens that it may still place or take, and how many others may."""
    state, hungry, racing = facts.state, 0, 0
    for other in range(state.seats):
        if other != seat:
            hungry += 1 if facts.free(other) else 0
            racing += 0 if state.players[other].tokens else 1
    found.add(_DICE + (DICE - state.players[seat].placed) * _SEATS + hungry)
    found.add(_CHOICE + (state.race.middle[-1] - _LOWEST) * _SEATS + racing)


def _split(facts: Facts, seat: int) -> int:
    """Two may take several of the four tokens (SM-702): where each of them is."""
    state, code = facts.state, 0
    for token in state.set_up.tokens:
        mine, theirs = token in state.players[seat].tokens, token in state.players[1 - seat].tokens
        code = 3 * code + (1 if mine else 2 if theirs else 0)
    return code


def _led(found: Features, facts: Facts, seat: int, place: int) -> None:
    """A card that this seat would win as things are."""
    state, card = facts.state, facts.state.sectors.cards[place]
    threats = min(facts.able[place].bit_count(), _THREATS - 1)
    if missing(state.players[seat].goods, card) > 1 or facts.prices[place] > state.players[seat].energy:
        found.add(_UNPAID + min(PLANETS[card], _WORTHS - 1) * _THREATS + threats)
        return
    worth = min(card_worth(state, seat, card), _WORTHS - 1)
    value = min(facts.prices[place], _VALUES) - 1
    found.add(_LED + ((worth * _VALUES + value) * _THREATS + threats) * _TIMES + _time(facts.left))
    top = highest(state, place)
    for die in state.sectors.dice[place]:
        if shown(die) == top and owner(die) != seat:
            mine, theirs = bool(state.players[seat].tokens), bool(state.players[owner(die)].tokens)
            found.add(_LEVEL + (2 if mine else 0) + (1 if theirs else 0))
            break


def _time(left: int) -> int:
    return 0 if left == 0 else 1 if left < 3 else 2


def _open(found: Features, facts: Facts, seat: int, place: int) -> None:
    """A card that this seat can still bid for."""
    state = facts.state
    worth = min(card_worth(state, seat, state.sectors.cards[place]), _WORTHS - 1)
    at = (worth * _VALUES + facts.lowest[place] - 1) * 2 + (0 if facts.leaders[place] == NOBODY else 1)
    found.add(_OPEN + at * DICE + DICE - 1 - state.players[seat].placed)


def _debts(found: Features, facts: Facts, seat: int) -> None:
    """Cards that are won and not paid for yet."""
    state, player = facts.state, facts.state.players[seat]
    for place in player.won:
        _owed(found, facts, seat, state.sectors.cards[place], state.phase == ENERGY)
    for place in player.paid:
        _owed(found, facts, seat, state.sectors.cards[place], False)


def _owed(found: Features, facts: Facts, seat: int, card: int, energy_due: bool) -> None:
    worth = min(card_worth(facts.state, seat, card), _WORTHS - 1)
    found.add(_OWED + ((_WORTHS if energy_due else 0) + worth) * _TIMES + _time(facts.left))
