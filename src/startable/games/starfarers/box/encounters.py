"""The 32 encounter cards as numbered nodes, read from encounters.toml and checked when loaded (SF-8xx).

An encounter is at a node. On arrival the node's `effects` happen in their order; then it asks by its `kind`,
and the answer picks the next node, `next[answer]`:

    DONE  nothing; the encounter is over, and `next` is empty
    GIFT  how many cards to give away, 0 up to `amount`; they are paid before the next node
    ASK   NO or YES; a yes costs `amount` cards, paid before the next node
    FIGHT LOST or WON: strength of the mover and of the seat `whom` places on; the mover wins a tie
    RACE  LOST or WON: the same with speed
    FLEE  LOST or WON: the same with engines alone, no roll
    ROLL  the sum of a roll of the mothership, 0 to TOP_SUM
    WEAR  always 0, once everybody with more than `amount` upgrades has removed one

`whom` counts in turn order from the mover: L1 is 1, R2 is -2, so `(mover + whom) % seats` is the other seat
for any number of seats (SF-802). The effects 0 to 4 are the resources. An effect that happens twice is listed
twice. ANOTHER comes last of all: it starts the encounter again at START of the card that is drawn.

Whoever has the printed cards may correct them: `starfarers-encounters.toml` in the folder that the
environment names as STARTABLE_PARTS replaces ours.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from startable.core.own_parts import Parts, with_own_parts
from startable.core.unreadable import Unreadable

CARDS: Final = 32
MOST_GIFTS: Final = 3
TOP_SUM: Final = 6
"""Two red balls; no mix of balls shows more (SF-502)."""

# --- kinds and answers ---

DONE: Final = 0
GIFT: Final = 1
ASK: Final = 2
FIGHT: Final = 3
RACE: Final = 4
FLEE: Final = 5
ROLL: Final = 6
WEAR: Final = 7
KIND_NAMES: Final = ("done", "gift", "ask", "fight", "race", "flee", "roll", "wear")

NO: Final = 0
YES: Final = 1
LOST: Final = 0
WON: Final = 1

# --- effects ---

ANY: Final = 5
TAKEN_BACK: Final = 6
GIFT_BACK: Final = 7
MEDAL: Final = 8
LOSE_MEDAL: Final = 9
UPGRADE: Final = 10
LOSE_UPGRADE: Final = 11
GROUND: Final = 12
TRADE_SHIP: Final = 13
JUMP: Final = 14
DRAW_ALL: Final = 15
EACH_GIVES: Final = 16
MOST_CARGO: Final = 17
RESHUFFLE: Final = 18
ANOTHER: Final = 19
EFFECT_NAMES: Final = (
    *("ore", "fuel", "carbon", "food", "goods", "any", "taken_back", "gift_back"),
    *("medal", "-medal", "upgrade", "-upgrade", "ground", "trade_ship", "jump"),
    *("draw_all", "each_gives", "most_cargo", "reshuffle", "another"),
)

_SEATS: Final[dict[str, int]] = {"L1": 1, "L2": 2, "R1": -1, "R2": -2}
_CONTESTS: Final[dict[str, int]] = {"strength": FIGHT, "speed": RACE, "engines": FLEE}


class Node:
    """Where an encounter can be."""

    def __init__(
        self, card: int, step: str, kind: int, whom: int, amount: int, effects: list[int], next: list[int]
    ) -> None:
        self.card: Final = card
        """From 0; card 0 has the number 1."""
        self.step: Final = step
        """Its name in encounters.toml, which its words have too; empty for DONE."""
        self.kind: Final = kind
        self.whom: Final = whom
        self.amount: Final = amount
        self.effects: Final = effects
        self.next: Final = next


def require(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


class _Reader:
    """Turns the steps of one card into nodes, each behind those that it leads to."""

    def __init__(self, card: int, steps: dict[str, Any], nodes: list[Node]) -> None:
        self.card = card
        self.steps = steps
        self.nodes = nodes
        self.known: dict[str, int] = {}
        self.path: list[str] = []
        self.reached: set[str] = set()

    def read(self) -> int:
        start = self._follow("> first")
        lost = sorted(set(self.steps) - self.reached)
        self._require(not lost, f"nothing leads to {', '.join(lost)}")
        return start

    def _require(self, fine: bool, what: str) -> None:
        require(fine, f"SF-825: card {self.card + 1}: {what}")

    def _follow(self, text: Any) -> int:
        """The node of `effects > step`; two branches that say the same lead to the same node."""
        self._require(isinstance(text, str), f"no outcome: {text}")
        if text not in self.known:
            effects, _, step = text.partition(">")
            self.known[text] = self._node(step.strip(), self._effects(effects.split()))
        return self.known[text]

    def _effects(self, names: list[str]) -> list[int]:
        for name in names:
            self._require(name in EFFECT_NAMES, f"there is no effect {name}")
        self._require("another" not in names[:-1], "another card is drawn last of all")
        return [EFFECT_NAMES.index(name) for name in names]

    def _node(self, step: str, effects: list[int]) -> int:
        if not step:
            return self._add(step, DONE, 0, 0, effects, [])
        self._require(isinstance(self.steps.get(step), dict), f"there is no step {step}")
        self._require(step not in self.path, f"step {step} leads back to itself")
        self.reached.add(step)
        self.path.append(step)
        node = self._step(step, self.steps[step], effects)
        self.path.pop()
        return node

    def _add(self, step: str, kind: int, whom: int, amount: int, effects: list[int], next: list[int]) -> int:
        self.nodes.append(Node(self.card, step, kind, whom, amount, effects, next))
        return len(self.nodes) - 1

    def _step(self, step: str, asked: dict[str, Any], effects: list[int]) -> int:
        keys = set(asked)
        if keys == {"gift"}:
            next = self._gift(asked["gift"])
            return self._add(step, GIFT, 0, len(next) - 1, effects, next)
        if keys in ({"no", "yes"}, {"pay", "no", "yes"}):
            next = [self._follow(asked["no"]), self._follow(asked["yes"])]
            return self._add(step, ASK, 0, self._amount(asked.get("pay", 0)), effects, next)
        if keys == {"roll"}:
            return self._add(step, ROLL, 0, 0, effects, self._sums(asked["roll"]))
        if keys == {"wear", "then"}:
            return self._add(
                step, WEAR, 0, self._amount(asked["wear"]), effects, [self._follow(asked["then"])]
            )
        return self._contest(step, asked, effects)

    def _contest(self, step: str, asked: dict[str, Any], effects: list[int]) -> int:
        what = "".join(sorted(set(asked) - {"lost", "won"}))
        self._require(what in _CONTESTS and len(asked) == 3, f"step {step} asks nothing we know")
        self._require(asked[what] in _SEATS, f"step {step} needs L1, L2, R1 or R2")
        next = [self._follow(asked["lost"]), self._follow(asked["won"])]
        return self._add(step, _CONTESTS[what], _SEATS[asked[what]], 0, effects, next)

    def _amount(self, amount: Any) -> int:
        self._require(isinstance(amount, int) and amount >= 0, f"no number: {amount}")
        return int(amount)

    def _gift(self, outcomes: Any) -> list[int]:
        fine = isinstance(outcomes, list) and len(outcomes) == MOST_GIFTS + 1
        self._require(fine, f"a gift is 0 to {MOST_GIFTS} cards")
        return [self._follow(outcome) for outcome in outcomes]

    def _sums(self, rows: Any) -> list[int]:
        """One node for every sum, from the rows `[up to this sum, outcome]`."""
        next: list[int] = []
        self._require(isinstance(rows, list), "a roll has rows of a sum and an outcome")
        for row in rows:
            fine = isinstance(row, list) and len(row) == 2 and isinstance(row[0], int)
            self._require(fine and len(next) <= row[0] <= TOP_SUM, f"no row of a roll: {row}")
            next += [self._follow(row[1])] * (row[0] + 1 - len(next))
        self._require(len(next) == TOP_SUM + 1, f"a roll tells what follows up to {TOP_SUM}")
        return next


def read(source: dict[str, Any], nodes: list[Node]) -> list[int]:
    """Fills in the nodes of all cards and tells where each begins; ValueError says what is wrong."""
    cards = source.get("cards")
    fine = isinstance(cards, list) and len(cards) == CARDS
    require(fine and set(source) == {"cards"}, f"SF-102: there must be {CARDS} encounter cards")
    start: list[int] = []
    for card, steps in enumerate(cards or []):
        require(isinstance(steps, dict), f"SF-825: card {card + 1}: a card is a table of steps")
        first = len(nodes)
        start.append(_Reader(card, steps, nodes).read())
        _check_sense(nodes[first:], card + 1)
    return start


def _check_sense(card: list[Node], number: int) -> None:
    """What comes back must have been given, and a shuffled pile is there to draw from."""
    kinds = {node.kind for node in card}
    done = {effect for node in card for effect in node.effects}
    require(GIFT_BACK not in done or GIFT in kinds, f"SF-818: card {number}: there is no gift to come back")
    require(TAKEN_BACK not in done or ANY in done, f"SF-813: card {number}: nothing was taken before")
    require(RESHUFFLE not in done or ANOTHER in done, f"SF-821: card {number}: another card is drawn then")


def check_examples(nodes: list[Node], start: list[int]) -> None:
    """What the worked examples tell of cards 4 and 10 holds for everybody's cards."""
    trader = nodes[start[3]]
    fine = trader.kind == GIFT and nodes[trader.next[2]].effects == [ANY, ANY, MEDAL]
    require(fine, "SF-823: card 4 gives any two resources and half a medal for two")
    refused = nodes[start[9]]
    fight = nodes[refused.next[NO]] if refused.kind == ASK else refused
    fine = fight.kind == FIGHT and fight.whom == 2 and nodes[fight.next[LOST]].effects == [GROUND, MEDAL]
    require(fine, "SF-824: card 10, refused, is a fight with L2; lost, it is ground and medal")


def load(nodes: list[Node]) -> list[int]:
    text = files("startable.games.starfarers.box").joinpath("encounters.toml").read_text("utf8")
    return _start(with_own_parts("starfarers-encounters.toml", tomllib.loads(text), _checked), nodes)


def _checked(ours: Parts, own: Parts) -> Parts:
    """An owner's cards in the place of ours; Unreadable names the rule that they break."""
    try:
        _start(own, [])
    except ValueError as error:
        rule, _, why = str(error).partition(": ")
        raise Unreadable("sf-cards-wrong", {"why": why}, rule) from None
    return own


def _start(cards: Parts, nodes: list[Node]) -> list[int]:
    start = read(cards, nodes)
    check_examples(nodes, start)
    return start


NODES: Final[list[Node]] = []
START: Final[list[int]] = load(NODES)
"""By card: the node at which its encounter begins."""


def branch(at: int, answer: int) -> str:
    """What follows an answer, as Event("told", {"branch": …}) names it for the words of sf-outcome.

    Answers that lead to the same node share one.
    """
    node = NODES[at]
    return f"c{node.card + 1}-{node.step}-{node.next.index(node.next[answer])}"
