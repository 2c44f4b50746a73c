"""Players that know any game through the contract alone."""

from startable.bots.bot import Bot
from startable.bots.greedy import Greedy
from startable.bots.random import Random
from startable.bots.thinker import Thinker
from startable.core import Unreadable

__all__ = ["LIVE", "NAMES", "Bot", "bot"]

NAMES = ("random", "greedy", "expectimax", "ismcts")
LIVE = ("random", "greedy", "expectimax")
"""Those that people are offered, weakest first."""
_DEPTHS = range(1, 6)
_ITERATIONS = range(1, 1_000_001)


def bot(name: str) -> Bot:
    """A bot by its name; `expectimax:3` looks three decisions ahead, `ismcts:500` through 500 playouts."""
    word, _, depth = name.partition(":")
    if word == "ismcts" and (not depth or (depth.isdigit() and int(depth) in _ITERATIONS)):
        return Thinker(name, int(depth or 400))
    if word == "expectimax" and (not depth or (depth.isdigit() and int(depth) in _DEPTHS)):
        return Greedy(name, int(depth or 2))
    if depth or word not in NAMES:
        raise Unreadable("bot-unknown", {"name": name[:40], "names": ", ".join(NAMES)})
    return Random() if word == "random" else Greedy()
