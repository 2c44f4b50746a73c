"""What the game is about to do: a stack of frames, each a kind with a number; the top one is next.

A frame is kind + FRAME * number. Frames that nobody is awaited for run by themselves (see flow).
"""

from typing import Final

FRAME: Final = 64

# Set-up, by chance: quarters, home discs, the roll for the start, the first supply cards.
LAY: Final = 0
HOME: Final = 1
OPEN: Final = 2
DEAL: Final = 3
# Set-up, by seats; the number counts the decisions of each kind.
SETTLE: Final = 4
DOCK: Final = 5
LAUNCH: Final = 6
EQUIP: Final = 7
# Income.
DICE: Final = 8
AIDING: Final = 9
DISCARDING: Final = 10
ROBBING: Final = 11
STEAL: Final = 12
DRAW: Final = 13
SUPPLY: Final = 14
# Trade and build.
BUILD: Final = 15
OFFER: Final = 16
PLACE: Final = 17
# Flight.
SHAKE: Final = 18
FLY: Final = 19
TURN: Final = 20
REVEAL: Final = 21
FREE: Final = 22
FRIEND: Final = 23
# Encounters.
SCENE: Final = 24
ASKED: Final = 25
GIVE: Final = 26
CARD: Final = 27
AT: Final = 28
EFFECT: Final = 29
THEN: Final = 30
ROLL: Final = 31
CONTEST: Final = 32
TAKE: Final = 33
HAND_OVER: Final = 34
GROUNDING: Final = 35
REMOVE: Final = 36
GAIN: Final = 37
ENDED: Final = 38

FRAME_NAMES: Final[list[str]] = [
    *("lay", "home", "open", "deal", "settle", "dock", "launch", "equip"),
    *("dice", "aid", "discard", "rob", "steal", "draw", "supply"),
    *("build", "offer", "place"),
    *("shake", "fly", "turn", "reveal", "free", "friend"),
    *("scene", "ask", "give", "card", "at", "effect", "then", "roll", "contest", "take"),
    *("handover", "ground", "remove", "gain", "ended"),
]

CHANCES: Final = (LAY, HOME, OPEN, DEAL, DICE, STEAL, DRAW, SHAKE, TURN, REVEAL, FREE, SCENE, CARD, ROLL)
ACTIVES: Final = (ROBBING, BUILD, PLACE, FLY, FRIEND, ASKED, GIVE, TAKE, GROUNDING, GAIN)
"""Frames in which the seat whose turn it is decides."""
NAMED: Final = (AIDING, HAND_OVER, REMOVE)
"""Frames whose number is the seat that decides."""
FOUNDING: Final = (SETTLE, DOCK, LAUNCH, EQUIP)

BY_CHANCE: Final = 1
BY_ACTIVE: Final = 2
BY_NUMBER: Final = 3
BY_FOUNDER: Final = 4
BY_SEVERAL: Final = 5
BY_NOBODY: Final = 6
BY_ITSELF: Final = 0


def _who(kind: int) -> int:
    if kind in CHANCES:
        return BY_CHANCE
    if kind in ACTIVES:
        return BY_ACTIVE
    if kind in NAMED:
        return BY_NUMBER
    if kind in FOUNDING:
        return BY_FOUNDER
    if kind == ENDED:
        return BY_NOBODY
    return BY_SEVERAL if kind in (DISCARDING, OFFER) else BY_ITSELF


WHO: Final[list[int]] = [_who(kind) for kind in range(len(FRAME_NAMES))]
