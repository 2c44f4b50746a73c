"""What an encounter asks for: answers, gifts, gains and losses (SF-801, SF-803, SF-810 to SF-817)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import bit
from startable.core.refusal import Refusal
from startable.games.starfarers.board import NOWHERE
from startable.games.starfarers.encounters import GIFT, MOST_GIFTS, NODES, START, YES, Node
from startable.games.starfarers.flow import run
from startable.games.starfarers.frames import (
    ASKED,
    CARD,
    FRAME,
    GAIN,
    GIVE,
    GROUNDING,
    HAND_OVER,
    REMOVE,
    TAKE,
)
from startable.games.starfarers.marks import GROUNDED, READY
from startable.games.starfarers.meeting import go_on, take_one
from startable.games.starfarers.parts import (
    KINDS,
    LIMITS,
    RESOURCES,
    SCENE_CARDS,
    SCENES,
    TRANSPORTERS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.space import foreign_port
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import hand_size

_NOT_ASKED: Final = Refusal("SF-801", "sf-not-asked")
_MISSING: Final = Refusal("SF-803", "sf-card-missing")


def question(state: StarState) -> Node:
    """What is asked now; at first all cards of the scene ask the same."""
    number = state.stack[-1] // FRAME
    return NODES[number - 1] if number else NODES[START[SCENE_CARDS[state.scene][0]]]


def price(node: Node, answer: int) -> int:
    """SF-803: how many cards this answer costs."""
    if node.kind == GIFT:
        return answer
    return node.amount if answer == YES else 0


class Answer(Move[StarState]):
    """SF-801: a number, or 0 for no and 1 for yes."""

    kind: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("answer",)

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != ASKED:
            return _NOT_ASKED
        node = question(state)
        if not 0 <= self.answer < len(node.next):
            return Refusal("SF-801", "sf-no-such-answer")
        able = price(node, self.answer) <= hand_size(state, mover)
        return None if able else Refusal("SF-803", "sf-cannot-give")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        node = question(state)
        number = state.stack.pop() // FRAME
        if out is not None:
            scene = SCENES[state.scene] if number == 0 else "unmasked"
            out.append(Event("answered", {"seat": mover, "scene": scene, "answer": self.answer}))
        if number == 0:
            state.stack.append(CARD + FRAME * self.answer)
        else:
            go_on(state, number - 1, self.answer, out)
        for _ in range(price(node, self.answer)):
            state.stack.append(GIVE)
        run(state, out)


class Give(Move[StarState]):
    """SF-803: one of the cards that were promised, to the bank."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != GIVE:
            return _NOT_ASKED
        return None if has_card(state, mover, self.resource) else _MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.hands[mover * KINDS + self.resource] -= 1
        state.bank[self.resource] += 1
        state.gift[self.resource] += 1
        if out is not None:
            out.append(Event("gave", {"seat": mover, "resource": RESOURCES[self.resource]}))
        run(state, out)


def has_card(state: StarState, seat: int, kind: int) -> bool:
    return 0 <= kind < KINDS and state.hands[seat * KINDS + kind] > 0


class Take(Move[StarState]):
    """SF-813: one card of any kind that the bank has."""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != TAKE:
            return _NOT_ASKED
        there = 0 <= self.resource < KINDS and state.bank[self.resource] > 0
        return None if there else Refusal("SF-404", "sf-bank-empty")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        take_one(state, self.resource, out)
        run(state, out)


class HandOver(Move[StarState]):
    """SF-817: a card of one's own choice for the player whose turn it is."""

    kind: ClassVar[str] = "hand_over"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != HAND_OVER:
            return _NOT_ASKED
        return None if has_card(state, mover, self.resource) else Refusal("SF-817", "sf-card-missing")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.hands[mover * KINDS + self.resource] -= 1
        state.hands[state.active * KINDS + self.resource] += 1
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "other": state.active, "resource": "hidden"}
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("handed_over", args, secret, bit(mover) | bit(state.active)))
        run(state, out)


class Ground(Move[StarState]):
    """SF-810: this ship does not fly this turn."""

    kind: ClassVar[str] = "ground"
    fields: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != GROUNDING:
            return _NOT_ASKED
        if not 0 <= self.ship < TRANSPORTERS or not is_ready(state, mover, self.ship):
            return Refusal("SF-810", "sf-no-such-ship")
        return None if can_ground(state, mover, self.ship) else Refusal("SF-518", "sf-ground-another")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.status[mover * TRANSPORTERS + self.ship] = GROUNDED
        if out is not None:
            out.append(Event("grounded", {"seat": mover, "ship": self.ship + 1}))
        run(state, out)


def is_ready(state: StarState, seat: int, number: int) -> bool:
    ship = seat * TRANSPORTERS + number
    return state.ships[ship] != NOWHERE and state.status[ship] == READY


def can_ground(state: StarState, seat: int, number: int) -> bool:
    """SF-518: a ship in somebody's way only if there is no other."""
    if not foreign_port(state, seat, state.ships[seat * TRANSPORTERS + number]):
        return True
    for other in range(TRANSPORTERS):
        point = state.ships[seat * TRANSPORTERS + other]
        if is_ready(state, seat, other) and not foreign_port(state, seat, point):
            return False
    return True


class Remove(Move[StarState]):
    """SF-811, SF-821: an upgrade goes back to the box."""

    kind: ClassVar[str] = "remove"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != REMOVE:
            return _NOT_ASKED
        there = 0 <= self.upgrade < UPGRADES and state.upgrades[mover * UPGRADES + self.upgrade] > 0
        return None if there else Refusal("SF-811", "sf-no-such-upgrade")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.upgrades[mover * UPGRADES + self.upgrade] -= 1
        if out is not None:
            out.append(Event("removed", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        run(state, out)


class Gain(Move[StarState]):
    """SF-815: a free upgrade of a kind below its limit."""

    kind: ClassVar[str] = "gain"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != GAIN:
            return _NOT_ASKED
        if not 0 <= self.upgrade < UPGRADES:
            return Refusal("SF-815", "sf-no-such-upgrade")
        below = state.upgrades[mover * UPGRADES + self.upgrade] < LIMITS[self.upgrade]
        return None if below else Refusal("SF-815", "sf-upgrade-limit", {"limit": LIMITS[self.upgrade]})

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.upgrades[mover * UPGRADES + self.upgrade] += 1
        if out is not None:
            out.append(Event("equipped", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        run(state, out)


ANSWERS: Final = [Answer(answer) for answer in range(MOST_GIFTS + 1)]
GIVES: Final = [Give(kind) for kind in range(KINDS)]
TAKES: Final = [Take(kind) for kind in range(KINDS)]
HAND_OVERS: Final = [HandOver(kind) for kind in range(KINDS)]
GROUNDS: Final = [Ground(ship) for ship in range(TRANSPORTERS)]
REMOVES: Final = [Remove(upgrade) for upgrade in range(UPGRADES)]
GAINS: Final = [Gain(upgrade) for upgrade in range(UPGRADES)]


def replies(state: StarState, seat: int) -> list[Move[StarState]]:
    """What the seat may do that an encounter asks."""
    kind = state.stack[-1] % FRAME
    if kind == ASKED:
        node, size = question(state), hand_size(state, seat)
        return [ANSWERS[each] for each in range(len(node.next)) if price(node, each) <= size]
    if kind == GIVE:
        return [GIVES[each] for each in range(KINDS) if state.hands[seat * KINDS + each] > 0]
    if kind == TAKE:
        return [TAKES[each] for each in range(KINDS) if state.bank[each] > 0]
    if kind == HAND_OVER:
        return [HAND_OVERS[each] for each in range(KINDS) if state.hands[seat * KINDS + each] > 0]
    return _about_ships(state, seat, kind)


def _about_ships(state: StarState, seat: int, kind: int) -> list[Move[StarState]]:
    first = seat * UPGRADES
    if kind == GROUNDING:
        return [
            GROUNDS[ship]
            for ship in range(TRANSPORTERS)
            if is_ready(state, seat, ship) and can_ground(state, seat, ship)
        ]
    if kind == REMOVE:
        return [REMOVES[each] for each in range(UPGRADES) if state.upgrades[first + each] > 0]
    return [GAINS[each] for each in range(UPGRADES) if state.upgrades[first + each] < LIMITS[each]]
