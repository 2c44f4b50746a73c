"""Writes the table of all branches of all encounter cards of Starfarers, from their data and our words.

python tools/encounter_table.py > docs/encounters.md
"""

from collections.abc import Iterator

from startable.games.starfarers.box.encounters import (
    ASK,
    CARDS,
    EFFECT_NAMES,
    FIGHT,
    FLEE,
    GIFT,
    NODES,
    RACE,
    ROLL,
    START,
    TOP_SUM,
    Node,
)
from startable.games.starfarers.box.parts import SCENE_CARDS, SCENES
from startable.play.words import words

INTRO = """# Encounters of Starfarers

Every branch of every card, as `encounters.toml` has it and the rules play it. `tools/encounter_table.py`
writes this page; tests walk every branch by play (`test_sf_825_every_branch_of_every_card`) and check that
the page is up to date. L1 is the next player, L2 the one after; R1 is the player before, R2 the one before
that. Whoever met the card wins a tie.

| card | scene, title | branch | what follows |
| ---: | --- | --- | --- |"""

EFFECTS = {
    "any": "a resource of choice",
    "taken_back": "what the deal brought is lost",
    "gift_back": "the gift comes back",
    "medal": "half a medal won",
    "-medal": "half a medal lost",
    "upgrade": "an upgrade of choice",
    "-upgrade": "an upgrade lost",
    "ground": "one ship does not fly",
    "trade_ship": "a free trade ship",
    "jump": "a space jump",
    "draw_all": "a card unseen from every opponent",
    "each_gives": "every opponent gives a card",
    "most_cargo": "half a medal for the most cargo modules",
    "reshuffle": "all cards form the pile again",
    "another": "another card is drawn",
}
SAY = words("en").say
CONTESTS = {FIGHT: "fight", RACE: "race", FLEE: "flight from"}
PLACES = {1: "L1", 2: "L2", -1: "R1", -2: "R2"}

Way = tuple[tuple[int, int], ...]
"""The nodes that asked something, each with its answer."""


def ways(at: int, way: Way = ()) -> Iterator[Way]:
    """All ways through a card; sums of a roll that lead to the same are one."""
    node = NODES[at]
    if not node.next:
        yield way
    for answer, next in enumerate(node.next):
        if node.kind != ROLL or answer == node.next.index(next):
            yield from ways(next, (*way, (at, answer)))


def said(node: Node, answer: int) -> str:
    if node.kind == GIFT:
        return f"{answer} given"
    if node.kind == ASK:
        price = f" (costs {node.amount})" if node.amount and answer else ""
        scene = scene_of(node.card) if node.step == "first" else "unmasked"
        return f"“{SAY(('sf-scene-no', 'sf-scene-yes')[answer], {'scene': scene})}”{price}"
    if node.kind == ROLL:
        return f"sum {sums(node, answer)}"
    if node.kind in CONTESTS:
        return f"{CONTESTS[node.kind]} {PLACES[node.whom]} {('lost', 'won')[answer]}"
    return f"who has more than {node.amount} upgrades loses one"


def sums(node: Node, answer: int) -> str:
    last = max(each for each in range(TOP_SUM + 1) if node.next[each] == node.next[answer])
    return str(answer) if last == answer else f"{answer}–{last}"


def brought(way: Way) -> str:
    names = [EFFECT_NAMES[effect] for at, answer in way for effect in NODES[NODES[at].next[answer]].effects]
    told = [_counted(EFFECTS.get(name, name), names.count(name)) for name in dict.fromkeys(names)]
    return ", ".join(told) or "nothing"


def _counted(what: str, count: int) -> str:
    return what if count == 1 else f"{count} × {what}"


def scene_of(card: int) -> str:
    return next(name for name, cards in zip(SCENES, SCENE_CARDS, strict=True) if card in cards)


def title(card: int) -> str:
    return f"{SAY('sf-scene', {'scene': scene_of(card)})}: {SAY('sf-card', {'card': card + 1})}"


def rows(card: int) -> Iterator[str]:
    for number, way in enumerate(ways(START[card])):
        steps = ", ".join(said(NODES[at], answer) for at, answer in way)
        head = f"{card + 1} | {title(card)}" if number == 0 else " | "
        yield f"| {head} | {steps} | {brought(way)} |"


def page() -> str:
    return "\n".join([INTRO, *[row for card in range(CARDS) for row in rows(card)]]) + "\n"


if __name__ == "__main__":
    print(page(), end="")
