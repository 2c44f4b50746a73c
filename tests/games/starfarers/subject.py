"""What the checks should know of Starfarers: its parts, and how its walks are made to end."""

from typing import Any

from startable.core import Facts
from startable.games.starfarers import GAME
from startable.testing import Subject


def parts(facts: Facts) -> object:
    """Cards by resource, quarters, and no friendship card too often (SF-101, SF-102, SF-104)."""
    at: Any = facts
    piles = [at["bank"], at["supply"], *at["hand"], *at["laid"]]
    cards = [sum(pile[kind] for pile in piles) for kind in range(5)]
    laid = [quarter.partition("~")[0] for quarter in at["tiles"].values() if quarter != "?"]
    friends = " ".join(at["friends"]).split()
    twice = {name for name in friends if friends.count(name) > {"both": 3, "fame": 2}.get(name, 1)}
    return cards, sorted([*laid, *at["unlaid"].split()]), twice


# A deal shows cards that go from hand to hand, and those for a 7 are laid open when the last one lies.
# Random flights found little: games are long.
SUBJECT = Subject(
    GAME,
    500,
    parts=parts,
    revealing=frozenset({"deal", "discard"}),
    ending=GAME.in_turns,
    end_within=60_000,
)
