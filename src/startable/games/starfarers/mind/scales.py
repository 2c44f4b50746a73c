"""What everything is worth that a seat has: one number for each kind of thing, found by contests.

`PRIMED` is what learning starts from: worths by hand, in which a point counts 10.
"""

from typing import Final

from startable.games.starfarers.box.parts import FRIEND_NAMES, KINDS

UNIT: Final = 115
"""What a worth of 1 is as a weight, in 4096ths of a logit: so that chances come true in its own games."""

POINT: Final = 0
HALF: Final = 1
PIP: Final = 2
"""By resource: for each of the 36 rolls on which it comes;"""
STEADY: Final = PIP + KINDS
"""and for the first few of them, together."""
GREENS: Final = STEADY + 1
"""A roll that brings one more, or cards that the bank swaps for fewer."""
RATES: Final = GREENS + 1
FRIEND: Final = RATES + 1
"""By friendship card."""
UPGRADE: Final = FRIEND + len(FRIEND_NAMES)
"""By kind, for each; and for the first two."""
FIRST_UPGRADES: Final = UPGRADE + 3
PORTS: Final = FIRST_UPGRADES + 3
SHIP: Final = PORTS + 1
"""By kind."""
QUARTER: Final = SHIP + 2
"""Goals of ships: a quarter that nobody has seen, a site with what its planets pay and who holds them, how
near one is to freeing such planets, a friendship that can be won or taken, a station for its card alone,
cargo modules that are missing for it."""
SITE: Final = QUARTER + 1
SITE_PAY: Final = SITE + 1
"""64ths of what its planets would pay."""
HELD: Final = SITE_PAY + 1
BASES: Final = HELD + 1
"""A planet that is held, by how near one's mothership is to freeing it;"""
FIRST_STATION: Final = BASES + 1
MORE_STATIONS: Final = FIRST_STATION + 1
STATION: Final = MORE_STATIONS + 1
SHORT: Final = STATION + 1
STEP: Final = SHORT + 1
"""A step to the goal, and a turn."""
TURN: Final = STEP + 1
LATER_TURN: Final = TURN + 1
"""By how much more, with each point of whoever leads."""
CARD: Final = LATER_TURN + 1
"""By resource."""
EXCESS: Final = CARD + KINDS
PLAN: Final = EXCESS + 1
"""By purchase, when its cards are there."""
HOPE: Final = PLAN + 6
"""By kind of ship: 64ths of its goal, if it could be built."""
ALMOST: Final = HOPE + 2
"""64ths of a plan, when all but nothing is there."""
PENDING: Final = ALMOST + 1
GROUNDED: Final = PENDING + 1
JUMP: Final = GROUNDED + 1
LATER_PIPS: Final = JUMP + 1
"""64ths by which things lose of their worth with each point of whoever leads."""
LATER_CARDS: Final = LATER_PIPS + 1
LATER_UPGRADES: Final = LATER_CARDS + 1
LATER_FRIENDS: Final = LATER_UPGRADES + 1
ORDER: Final = LATER_FRIENDS + 1
"""By how many seats there are, and how many come before this one: what is not contested."""
WIDTH: Final = ORDER + 8

_FRIENDS: Final = {
    **{"green-ore": 1.2, "green-fuel": 1.7, "green-carbon": 1.3, "green-food": 1.5, "green-goods": 1.6},
    **{"trade-ore": 1.6, "trade-fuel": 1.8, "trade-carbon": 1.8, "trade-food": 1.8, "trade-goods": 3.0},
    **{"both": 6.0, "cannons": 4.0, "engines": 8.5, "levy": 3.5, "fame": 7.5, "help": 2.5, "aid": 5.0},
}
_NEXT: Final = (16.0, 8.3, 0.0, 0.0, 20.8, 14.1, 7.2, 0.0)
"""As its own games ended."""


def _spread() -> dict[int, float]:
    found = {FRIEND + at: _FRIENDS[name] for at, name in enumerate(FRIEND_NAMES)}
    found |= dict(enumerate((0.5, 0.7, 0.45, 0.6, 0.5), PIP))
    found |= dict(enumerate((0.7, 0.7, 0.7, 0.5, 0.5), CARD))
    found |= dict(enumerate((2.7, 1.7, 1.6, 1.8, 0.1, 2.3), UPGRADE))
    found |= dict(enumerate((2.0, 1.6, 3.4, 0.8, 0.5, 0.5), PLAN))
    return found | dict(enumerate(_NEXT, ORDER))


PRIMED: Final[dict[int, float]] = {
    **{POINT: 14.0, HALF: 6.0, STEADY: 0.5, GREENS: 0.45, RATES: 0.27, PORTS: 0.5, SHIP: 1.0, SHIP + 1: 1.0},
    **{
        QUARTER: 12.0,
        SITE: 10.0,
        SITE_PAY: 70 / UNIT,
        HELD: 7.0,
        BASES: 1.0,
        FIRST_STATION: 28.0,
        MORE_STATIONS: 19.0,
    },
    **{STATION: 4.5, SHORT: -3.2, STEP: -0.1, TURN: -1.2, LATER_TURN: -0.05, EXCESS: -0.5, HOPE: 18 / UNIT},
    **{HOPE + 1: 10 / UNIT, ALMOST: 38 / UNIT, PENDING: 7.5, GROUNDED: -1.0, JUMP: 3.0},
    **{LATER_PIPS: 2 / UNIT, LATER_CARDS: 0.0, LATER_UPGRADES: 0.0, LATER_FRIENDS: 0.0},
    **_spread(),
}
"""By place, in worths; shares of others are whole numbers of 64ths."""

_LEAST: Final = {BASES: 1.0, STEP: 0.08, TURN: 0.4, LATER_TURN: 0.1, PORTS: 1.5}
_LEAST_SHARES: Final = {SITE_PAY: 16, HOPE: 4, HOPE + 1: 4, ALMOST: 4}
_LEAST_LATER: Final = dict.fromkeys(range(LATER_PIPS, ORDER), 1.5)


def _stride(place: int) -> float:
    """A quarter of what it starts from, but not too little; a point, on which all else is measured, less."""
    share = 0.12 if place == POINT else 0.25
    shares = _LEAST_SHARES | _LEAST_LATER
    least = shares[place] / UNIT if place in shares else _LEAST.get(place, 0.15)
    return max(share * abs(PRIMED[place]), least)


STRIDES: Final[dict[int, float]] = {place: _stride(place) for place in range(ORDER)}
"""How far contests go from a weight."""
