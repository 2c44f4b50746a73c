"""What the checks should know of each game in the catalogue: its parts, and how its walks are made to end."""

from typing import Any

from startable.core import Facts
from startable.play.catalogue import game
from startable.testing import Subject


def ur_discs(facts: Facts) -> object:
    """By colour: in hand, on the board and out of the game (UR-101)."""
    at: Any = facts
    board = "".join(at["towers"].values()).lower()
    return [at["hands"][seat] + at["out"][seat] + board.count("by"[seat]) for seat in range(2)]


def smugglers_parts(facts: Facts) -> object:
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


def maze_parts(facts: Facts) -> object:
    """Every card and every tile once, wherever they are (MZ-101)."""
    at: Any = facts
    panels = " ".join(at["dice"]).split()
    played = [die.partition("=")[2] for die in panels if "=" in die]
    cards = " ".join([*at["hands"], at["pile"], at["discard"], *played]).split()
    laid = [gates for gates in at["tiles"].values() if gates != "-"]
    return sorted(cards), sorted(_any_turn(gates) for gates in [*laid, *at["box"].split()])


def _any_turn(gates: str) -> str:
    return min(gates[turn:] + gates[:turn] for turn in range(4))


def starfarers_parts(facts: Facts) -> object:
    """Cards by resource, quarters, and no friendship card too often (SF-101, SF-102, SF-104)."""
    at: Any = facts
    seats = at["seats"]
    cards = [
        at["bank"][kind] + at["supply"][kind] + sum(seat["hand"][kind] + seat["laid"][kind] for seat in seats)
        for kind in range(5)
    ]
    laid = [quarter.partition("~")[0] for quarter in at["board"].values() if quarter != "?"]
    quarters = sorted([*laid, *[name for name, count in at["unlaid"].items() for _ in range(count)]])
    friends = [name for seat in seats for name in seat["friends"]]
    twice = {name for name in friends if friends.count(name) > {"both": 3, "fame": 2}.get(name, 1)}
    return cards, quarters, twice


SUBJECTS = {
    # Red discs can shuttle for ever, and under a low tower limit nobody can be caught: UR-601 ends it.
    "ur": Subject(game("ur"), 400, parts=ur_discs, ending={"draw_after": 150}, end_within=400),
    # Random crews find the relic by chance alone; in the smallest maze that does not take long.
    "maze": Subject(game("maze"), 300, parts=maze_parts, ending={"layout": "small"}, end_within=20_000),
    # A deal shows cards that go from hand to hand, and those for a 7 are laid open when the last one lies.
    # Random flights found little: games are long.
    "starfarers": Subject(
        game("starfarers"),
        500,
        parts=starfarers_parts,
        revealing=frozenset({"deal", "discard"}),
        ending={"trade": "turns"},
        end_within=60_000,
    ),
    "smugglers": Subject(game("smugglers"), 400, parts=smugglers_parts, end_within=2000),
}
