"""What the checks should know of Space Smugglers: its parts, and how its walks are made to end."""

from typing import Any

from startable.core import Facts
from startable.games.smugglers import GAME
from startable.testing import Subject


def parts(facts: Facts) -> object:
    """Goods by colour, all energy, the speed tokens, and every card in one place (SM-101, SM-107)."""
    at: Any = facts
    goods = "".join([*at["goods"], at["pool_goods"]])
    energy = sum(at["energy"]) + at["pool_energy"]
    tokens = sorted([*at["middle"], *[token for tokens in at["tokens"] for token in tokens]])
    return [goods.count(colour) for colour in "rygb"], energy, tokens, _cards_twice(at)


def _cards_twice(at: Any) -> set[str]:
    """From paying on a card of the galaxy may lie in a pile too; else each is in one place or in the box."""
    piles = " ".join([*at["up"], *at["down"]]).split()
    paying = at["phase"] in ("energy", "goods", "restocking", "ended")
    seen = [*at["unseen"], *piles, *[card for card in at["cards"] if not paying or card not in piles]]
    return {card for card in seen if seen.count(card) > 1}


SUBJECT = Subject(GAME, 400, parts=parts, end_within=2000)

FITTED = ((2, 60), (3, 30), (4, 30), (6, 14))
"""Seats and games over which the chances are held to how games end."""
