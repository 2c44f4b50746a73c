"""Players that know any game through the contract alone."""

from collections.abc import Callable

from startable.bots.bot import Bot
from startable.bots.casual import Casual
from startable.bots.follower import Follower, TurnFollower
from startable.bots.greedy import Greedy
from startable.bots.level import LEVELS, Level
from startable.bots.random import Random
from startable.bots.searcher import Searcher
from startable.core import Unreadable

__all__ = ["LEVELS", "NAMES", "Bot", "bot"]

NAMES = (*LEVELS, "random", "greedy", "expectimax", "ismcts", "rollouts", "turns")

_Maker = Callable[[str, int], Bot]
_MAKERS: dict[str, tuple[range, int, _Maker]] = {
    "expectimax": (range(1, 6), 2, Greedy),
    "ismcts": (range(1, 1_000_001), 400, Searcher),
    "rollouts": (range(1, 100_001), 200, Follower),
    "turns": (range(1, 100_001), 200, TurnFollower),
}
"""What may follow the colon, what stands for nothing, and who is made of it."""
_WARMTHS = range(1, 1000)


def bot(name: str) -> Bot:
    """A bot by its name: `level3`, `expectimax:3` that looks three decisions ahead, `ismcts:500` that tries
    500 ways on; `greedy~20` is greedy that now and then gives away 2 % of its chance."""
    word, tilde, warmth = name.partition("~")
    if tilde:
        return _casual(name, bot(word), warmth)
    word, colon, number = name.partition(":")
    if word in _MAKERS:
        allowed, usual, make = _MAKERS[word]
        return make(name, _number(name, number, allowed) if colon else usual)
    if colon or word not in NAMES:
        raise _unknown(name)
    return Level(name, bot) if word in LEVELS else Random() if word == "random" else Greedy()


def _casual(name: str, thinker: Bot, warmth: str) -> Bot:
    if not isinstance(thinker, Greedy):
        raise _unknown(name)
    return Casual(name, thinker, _number(name, warmth, _WARMTHS))


def _number(name: str, text: str, allowed: range) -> int:
    if (
        not (text.isascii() and text.isdigit())
        or len(text) > len(str(allowed[-1]))
        or int(text) not in allowed
    ):
        raise _unknown(name)
    return int(text)


def _unknown(name: str) -> Unreadable:
    return Unreadable("bot-unknown", {"name": name[:40], "names": ", ".join(NAMES)})
