"""What an encounter asks for: answers, gifts, gains and losses (SF-801, SF-803, SF-810 to SF-817)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import bit
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.encounters import MOST_GIFTS
from startable.games.starfarers.box.parts import (
    KINDS,
    LIMITS,
    RESOURCES,
    SCENES,
    TRANSPORTERS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.rules.encounter import gain_card, go_on, price, question
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.moves.names import COUNTED, NUMBERS
from startable.games.starfarers.rules.referee import StarMove, out_of_turn
from startable.games.starfarers.rules.space import foreign_port
from startable.games.starfarers.state.fleet import GROUNDED
from startable.games.starfarers.state.stack import (
    ASKED,
    CARD,
    GAIN,
    GIVE,
    GROUNDING,
    HAND_OVER,
    REMOVE,
    TAKE,
)
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import pass_on, pay_one

_NOT_ASKED: Final = Refusal("SF-801", "sf-not-asked")
_MISSING: Final = Refusal("SF-803", "sf-card-missing")


class Answer(StarMove):
    """SF-801: a number, or 0 for no and 1 for yes."""

    kind: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("answer",)
    spelling: ClassVar[Spelling] = Spelling("answer {}", NUMBERS)

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != ASKED or mover != state.active:
            return out_of_turn(state, mover, _NOT_ASKED)
        node = question(state)
        if not 0 <= self.answer < len(node.next):
            return Refusal("SF-801", "sf-no-such-answer")
        able = price(node, self.answer) <= state.players[mover].hand.size()
        return None if able else Refusal("SF-803", "sf-cannot-give")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        node = question(state)
        number = state.pop()
        if out is not None:
            scene = SCENES[state.encounter.scene] if number == 0 else "unmasked"
            out.append(Event("answered", {"seat": mover, "scene": scene, "answer": self.answer}))
        if number == 0:
            state.push(CARD, self.answer)
        else:
            go_on(state, number - 1, self.answer, out)
        for _ in range(price(node, self.answer)):
            state.push(GIVE)
        run(state, out)


class Give(StarMove):
    """SF-803: one of the cards that were promised, to the bank."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("give {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != GIVE or mover != state.active:
            return out_of_turn(state, mover, _NOT_ASKED)
        return None if state.players[mover].has_card(self.resource) else _MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        pay_one(state, mover, self.resource)
        state.encounter.gift[self.resource] += 1
        if out is not None:
            out.append(Event("gave", {"seat": mover, "resource": RESOURCES[self.resource]}))
        run(state, out)


class Take(StarMove):
    """SF-813: one card of any kind that the bank has."""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("take {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != TAKE or mover != state.active:
            return out_of_turn(state, mover, _NOT_ASKED)
        there = 0 <= self.resource < KINDS and state.bank[self.resource] > 0
        return None if there else Refusal("SF-404", "sf-bank-empty")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        gain_card(state, self.resource, out)
        run(state, out)


class HandOver(StarMove):
    """SF-817: a card of one's own choice for the player whose turn it is."""

    kind: ClassVar[str] = "hand_over"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("hand {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != HAND_OVER or state.number() != mover:
            return Refusal("SF-817", "sf-not-asked")
        there = state.players[mover].has_card(self.resource)
        return None if there else Refusal("SF-817", "sf-card-missing")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        pass_on(state, mover, state.active, self.resource)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "other": state.active, "resource": "hidden"}
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("handed_over", args, secret, bit(mover) | bit(state.active)))
        run(state, out)


class Ground(StarMove):
    """SF-810: this ship does not fly this turn."""

    kind: ClassVar[str] = "ground"
    fields: ClassVar[tuple[str, ...]] = ("ship",)
    spelling: ClassVar[Spelling] = Spelling("ground {}", COUNTED)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != GROUNDING or mover != state.active:
            return out_of_turn(state, mover, _NOT_ASKED)
        ships = state.players[mover].ships
        if not 0 <= self.ship < TRANSPORTERS or not state.fleet.is_ready(ships[self.ship]):
            return Refusal("SF-810", "sf-no-such-ship")
        return None if can_ground(state, mover, ships[self.ship]) else Refusal("SF-518", "sf-ground-another")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.fleet.mark(state.players[mover].ships[self.ship], GROUNDED)
        if out is not None:
            out.append(Event("grounded", {"seat": mover, "ship": self.ship + 1}))
        run(state, out)


def can_ground(state: StarState, seat: int, ship: int) -> bool:
    """SF-518: a ship in somebody's way only if there is no other."""
    fleet = state.fleet
    if not foreign_port(state, seat, fleet.at[ship]):
        return True
    for other in state.players[seat].ships:
        if fleet.is_ready(other) and not foreign_port(state, seat, fleet.at[other]):
            return False
    return True


class Remove(StarMove):
    """SF-811, SF-821: an upgrade goes back to the box."""

    kind: ClassVar[str] = "remove"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)
    spelling: ClassVar[Spelling] = Spelling("remove {}", UPGRADE_NAMES)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != REMOVE or state.number() != mover:
            return Refusal("SF-811", "sf-not-asked")
        there = 0 <= self.upgrade < UPGRADES and state.players[mover].upgrades[self.upgrade] > 0
        return None if there else Refusal("SF-811", "sf-no-such-upgrade")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.players[mover].equip(self.upgrade, -1)
        if out is not None:
            out.append(Event("removed", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        run(state, out)


class Gain(StarMove):
    """SF-815: a free upgrade of a kind below its limit."""

    kind: ClassVar[str] = "gain"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)
    spelling: ClassVar[Spelling] = Spelling("gain {}", UPGRADE_NAMES)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != GAIN or mover != state.active:
            return out_of_turn(state, mover, _NOT_ASKED)
        if not 0 <= self.upgrade < UPGRADES:
            return Refusal("SF-815", "sf-no-such-upgrade")
        below = state.players[mover].upgrades[self.upgrade] < LIMITS[self.upgrade]
        return None if below else Refusal("SF-815", "sf-upgrade-limit", {"limit": LIMITS[self.upgrade]})

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.players[mover].equip(self.upgrade)
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
    kind, player = state.stage(), state.players[seat]
    if kind == ASKED:
        node, size = question(state), player.hand.size()
        return [ANSWERS[each] for each in range(len(node.next)) if price(node, each) <= size]
    if kind == GIVE:
        return [GIVES[each] for each in player.hand.kinds()]
    if kind == TAKE:
        return [TAKES[each] for each in range(KINDS) if state.bank[each] > 0]
    if kind == HAND_OVER:
        return [HAND_OVERS[each] for each in player.hand.kinds()]
    return _about_ships(state, seat, kind)


def _about_ships(state: StarState, seat: int, kind: int) -> list[Move[StarState]]:
    player = state.players[seat]
    if kind == GROUNDING:
        return [
            GROUNDS[number]
            for number, ship in enumerate(player.ships)
            if state.fleet.is_ready(ship) and can_ground(state, seat, ship)
        ]
    if kind == REMOVE:
        return [REMOVES[each] for each in range(UPGRADES) if player.upgrades[each] > 0]
    return [GAINS[each] for each in range(UPGRADES) if player.upgrades[each] < LIMITS[each]]
