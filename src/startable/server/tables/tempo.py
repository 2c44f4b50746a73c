"""How long bots wait before they act: until people have seen what came before, and longer at lower levels."""

from random import random
from typing import Final

from startable.bots import LEVELS, bot
from startable.server.people.characters import character
from startable.server.protocol.fields import Pace
from startable.server.storage.records import SeatRecord

PACES: Final[dict[Pace, float]] = {"calm": 2.0, "usual": 1.0, "quick": 0.3}
"""What people at a table may choose, and how many times the usual pause that is."""
PATIENT: Final = dict(zip(LEVELS, (1.5, 1.3, 1.15, 1.0, 0.9), strict=True))
LOOK: Final = 0.5
"""So much of a pause more for each thing that somebody else has just done."""
MOST_LOOKS: Final = 4
ANSWER: Final = 18.0
"""So many pauses people get who are asked something by a bot, as by an offer, before it goes on."""


def pause_ms(usual_ms: int, seat: SeatRecord, pace: Pace, news: int) -> float:
    """Before the bot of this seat acts, when others have just done so many things."""
    looks = 1.0 + LOOK * min(news, MOST_LOOKS)
    own = PATIENT.get(seat.bot, 1.0) * character(seat.character).percent / 100
    return usual_ms * looks * own * PACES[pace]


def answer_ms(usual_ms: int, pace: Pace) -> float:
    """For people to answer what a bot has just asked."""
    return usual_ms * ANSWER * PACES[pace]


def reaction_ms(hand_ms: int, seat: SeatRecord, pace: Pace) -> float:
    """In a race a bot reacts in its own time, more or less; people may ask for calm, but not for haste."""
    return hand_ms * bot(seat.bot).reaction * (0.7 + 0.6 * random()) * max(1.0, PACES[pace])
