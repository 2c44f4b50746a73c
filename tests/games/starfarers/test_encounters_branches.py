"""Every branch of every encounter card, played to its end (SF-825)."""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from startable.games.starfarers.box.encounters import CARDS, EFFECT_NAMES, KIND_NAMES, NODES, START
from startable.play.table import Table

from .helpers import SEATS, awaited, fact, hand, met, of, play, scene_of, size, stage, tooth, word

ROOT = Path(__file__).resolve().parents[3]
RICH = f"A.hand:{hand(2, 2, 2, 2, 2)} A.up:3/3/3 A.half:6 A.ships:1cf6,2tg6"
OTHERS = f"B.hand:{hand(ore=1)} C.hand:{hand(fuel=1)} D.hand:{hand(food=1)}"
WINS = {"fight": ["* shake yr", "* shake kb"], "race": ["* shake yr", "* shake kb"]}
LOSES = {"fight": ["* shake kb", "* shake yr"], "race": ["* shake kb", "* shake yr"]}
SUMS = {0: "kb", 3: "by", 4: "yr"}
"""A roll for each row of the cards: 1 or 2, 3, 4 or 5."""


def paths(at: int, way: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The answers of every way through a card."""
    node = NODES[at]
    if not node.next:
        yield way
    answers = range(len(node.next))
    for answer in answers:
        if KIND_NAMES[node.kind] != "roll" or answer == node.next.index(node.next[answer]):
            yield from paths(node.next[answer], (*way, answer))


EVERY = [(card + 1, way) for card in range(CARDS) for way in paths(START[card])]


def effects_of(card: int, way: tuple[int, ...]) -> list[str]:
    found, at = [], START[card - 1]
    for answer in way:
        at = NODES[at].next[answer]
        found += [EFFECT_NAMES[effect] for effect in NODES[at].effects]
    return found


def engines_for(card: int, way: tuple[int, ...]) -> str:
    """Everybody is slower than A, or faster where A must be caught."""
    at = START[card - 1]
    for answer in way:
        if KIND_NAMES[NODES[at].kind] == "flee" and answer == 0:
            return "B.up:6/3/0 C.up:6/3/0 D.up:6/3/0"
        at = NODES[at].next[answer]
    return "B.up:3/3/0 C.up:3/3/0 D.up:3/3/0"


def walk(card: int, way: tuple[int, ...]) -> Table:
    """Plays a card along a way, with every choice the first one offered."""
    asks = KIND_NAMES[NODES[START[card - 1]].kind] != "wear"
    text = f"{RICH} {OTHERS} {engines_for(card, way)}"
    table = met(scene_of(card), text) if asks else tooth(text)
    at, first = START[card - 1], True
    for answer in way:
        node = NODES[at]
        kind = KIND_NAMES[node.kind]
        settle(table)
        if kind in ("gift", "ask"):
            play(table, f"A answer {answer}")
            settle(table)
        if first:
            play(table, f"* card {card}")
            first = False
        if kind in WINS:
            play(table, *(WINS[kind] if answer else LOSES[kind]))
        if kind == "roll":
            play(table, f"* shake {SUMS[answer]}")
        at = node.next[answer]
    settle(table)
    return table


def settle(table: Table) -> None:
    """Whatever is to be chosen on the way is chosen."""
    while stage(table) in ("give", "take", "gain", "remove", "ground", "handover", "place", "steal"):
        if awaited(table) == "*":
            table.deal()
        else:
            seat = SEATS.index(awaited(table))
            table.play(seat, table.rules.legal(table.state, seat)[0])


@pytest.mark.parametrize(("card", "way"), EVERY)
def test_sf_825_every_branch_of_every_card(card: int, way: tuple[int, ...]) -> None:
    table = walk(card, way)
    effects = effects_of(card, way)
    asks = NODES[START[card - 1]]
    paid = (
        way[0]
        if KIND_NAMES[asks.kind] == "gift"
        else asks.amount * way[0]
        if KIND_NAMES[asks.kind] == "ask"
        else 0
    )
    gained = sum(effects.count(name) for name in ("ore", "fuel", "carbon", "food", "goods", "any"))
    drawn = 3 * (effects.count("draw_all") + effects.count("each_gives"))
    back = paid * effects.count("gift_back") - effects.count("any") * effects.count("taken_back")
    worn = int(card == 31) * (9 > 8) + int(card == 32)
    assert size(table, "A") == 10 - paid + gained + drawn + back
    assert sum(of(table, "A", "upgrades")) == 9 + effects.count("upgrade") - effects.count("-upgrade") - worn
    cargo = effects.count("most_cargo")
    assert of(table, "A", "halves") == 6 + effects.count("medal") - effects.count("-medal") + cargo
    assert fact(table, "jumps") == effects.count("jump")
    assert sum(each.endswith("_") for each in of(table, "A", "ships")) == effects.count("ground")
    assert len(of(table, "A", "ships")) == 2 + effects.count("trade_ship")
    assert stage(table) == ("scene" if "another" in effects else "fly")
    used = [] if "reshuffle" in effects else [card]
    assert word(table, "cards") == [str(card) for card in used]


def test_the_page_of_all_branches_is_up_to_date() -> None:
    """python tools/encounter_table.py > docs/encounters.md"""
    made = run_path(str(ROOT / "tools" / "encounter_table.py"))["page"]()
    assert made == (ROOT / "docs" / "encounters.md").read_text("utf8")
    assert made.count("\n| ") - 2 == len(EVERY), "a row for every branch that is walked here"
