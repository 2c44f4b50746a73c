"""What the game is about to do: a stack of stages, each a kind with a number; the top one is next.

A stage is one number, kind + STAGES * number. Stages that nobody is awaited for run by themselves (see flow).
"""

from typing import Final

STAGES: Final = 64

# Set-up, by chance: quarters, home discs, the roll for the start, the first supply cards.
LAY: Final = 0
HOME: Final = 1
OPENING: Final = 2
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

STAGE_NAMES: Final[list[str]] = [
    *("lay", "home", "open", "deal", "settle", "dock", "launch", "equip"),
    *("dice", "aid", "discard", "rob", "steal", "draw", "supply"),
    *("build", "offer", "place"),
    *("shake", "fly", "turn", "reveal", "free", "friend"),
    *("scene", "ask", "give", "card", "at", "effect", "then", "roll", "contest", "take"),
    *("handover", "ground", "remove", "gain", "ended"),
]


def kind_of(stage: int) -> int:
    return stage % STAGES


def number_of(stage: int) -> int:
    return stage // STAGES


# --- whom a stage waits for ---

BY_ITSELF: Final = 0
BY_CHANCE: Final = 1
BY_ACTIVE: Final = 2
BY_NUMBER: Final = 3
BY_FOUNDER: Final = 4
BY_SEVERAL: Final = 5
BY_NOBODY: Final = 6

_DECIDED: Final[dict[int, tuple[int, ...]]] = {
    BY_CHANCE: (
        *(LAY, HOME, OPENING, DEAL, DICE, STEAL, DRAW),
        *(SHAKE, TURN, REVEAL, FREE, SCENE, CARD, ROLL),
    ),
    BY_ACTIVE: (ROBBING, BUILD, PLACE, FLY, FRIEND, ASKED, GIVE, TAKE, GROUNDING, GAIN),
    BY_NUMBER: (AIDING, HAND_OVER, REMOVE),
    BY_FOUNDER: (SETTLE, DOCK, LAUNCH, EQUIP),
    BY_SEVERAL: (DISCARDING, OFFER),
    BY_NOBODY: (ENDED,),
}


def _decided_by(kind: int) -> int:
    return next((who for who, kinds in _DECIDED.items() if kind in kinds), BY_ITSELF)


DECIDED_BY: Final[list[int]] = [_decided_by(kind) for kind in range(len(STAGE_NAMES))]
"""By kind: the seat whose turn it is, the one that the number names, those who found, chance and so on."""
