"""Encounters: the nodes of the cards, their effects and their contests (SF-8xx)."""

from typing import Final

from startable.core.event import Event
from startable.games.starfarers.box import encounters
from startable.games.starfarers.box.encounters import (
    CARDS,
    GIFT,
    LOST,
    NODES,
    START,
    WON,
    YES,
    Node,
    branch,
)
from startable.games.starfarers.box.parts import CARGO, KINDS, LIMITS, RESOURCES, SCENE_CARDS, UPGRADES
from startable.games.starfarers.state.stack import (
    ASKED,
    AT,
    CONTEST,
    EFFECT,
    GAIN,
    GROUNDING,
    HAND_OVER,
    REMOVE,
    ROLL,
    SCENE,
    STEAL,
    TAKE,
    THEN,
)
from startable.games.starfarers.state.state import NO_SCENE, StarState
from startable.games.starfarers.state.stock import bank_size, take_one, win_half


def begin_scene(state: StarState) -> None:
    """SF-801, SF-822: a new card; an empty pile is made of all of them."""
    if sum(state.encounter.pile) == 0:
        reshuffle(state)
    state.push(SCENE)


def reshuffle(state: StarState) -> None:
    state.encounter.pile = [1] * CARDS


def forget(state: StarState) -> None:
    """The encounter is over."""
    state.encounter.scene = NO_SCENE
    for kind in range(KINDS):
        state.encounter.gift[kind] = 0
        state.encounter.taken[kind] = 0


# --- what is asked ---


def question(state: StarState) -> Node:
    """What is asked now; at first all cards of the scene ask the same."""
    number = state.number()
    return NODES[number - 1] if number else NODES[START[SCENE_CARDS[state.encounter.scene][0]]]


def price(node: Node, answer: int) -> int:
    """SF-803: how many cards this answer costs."""
    if node.kind == GIFT:
        return answer
    return node.amount if answer == YES else 0


def arrive_at(state: StarState, node: int) -> None:
    state.push(THEN, node)
    effects = NODES[node].effects
    for index in range(len(effects) - 1, -1, -1):
        state.push(EFFECT, effects[index])


def ask(state: StarState, node: int, out: list[Event] | None) -> None:
    """What the node asks, once its effects have happened."""
    at = NODES[node]
    kind = at.kind
    if kind == encounters.DONE:
        forget(state)
    elif kind == encounters.GIFT or kind == encounters.ASK:
        state.push(ASKED, node + 1)
    elif kind == encounters.FLEE:
        _flee(state, node, out)
    elif kind == encounters.WEAR:
        _wear(state, node, out)
    else:
        state.push(CONTEST, node)
        if kind != encounters.ROLL:
            state.push(ROLL, 1)
        state.push(ROLL)


def other_seat(state: StarState, node: int) -> int:
    """SF-802."""
    return (state.active + NODES[node].whom) % state.seats


def go_on(state: StarState, node: int, answer: int, out: list[Event] | None) -> None:
    """To what follows from this answer at a node."""
    state.push(AT, NODES[node].next[answer])
    if out is not None:
        out.append(Event("told", {"branch": branch(node, answer)}))


def _flee(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-808: bare engines; a tie escapes."""
    other = other_seat(state, node)
    own, its = state.active_player().engines(), state.players[other].engines()
    if out is not None:
        out.append(Event("fled", {"seat": state.active, "other": other, "own": own, "its": its}))
    go_on(state, node, WON if own >= its else LOST, out)


def _wear(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-821: active player first, clockwise; so the last one is pushed first."""
    go_on(state, node, 0, out)
    for seat in reversed([state.active, *state.others()]):
        if state.players[seat].upgrade_count() > NODES[node].amount:
            state.push(REMOVE, seat)


def resolve(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-809: once the motherships are rolled."""
    if NODES[node].kind == encounters.ROLL:
        go_on(state, node, state.rolls[0], out)
    else:
        _contend(state, node, out)
    state.rolls[0] = 0
    state.rolls[1] = 0


def _contend(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-804, SF-805: the rolls with cannons or with engines."""
    other = other_seat(state, node)
    mine, theirs = state.active_player(), state.players[other]
    own, its = state.rolls[0], state.rolls[1]
    fight = NODES[node].kind == encounters.FIGHT
    if fight:
        own, its = own + mine.cannons(), its + theirs.cannons()
    else:
        own, its = own + mine.engines(), its + theirs.engines()
    if out is not None:
        args: dict[str, int | str] = {"seat": state.active, "other": other, "own": own, "its": its}
        out.append(Event("fought" if fight else "raced", args))
    go_on(state, node, WON if own >= its else LOST, out)


# --- effects ---


def happen(state: StarState, effect: int, out: list[Event] | None) -> None:
    if effect < KINDS:
        _gain(state, effect, out)
    elif effect == encounters.MEDAL:
        _medal(state, state.active, 1, out)
    elif effect == encounters.LOSE_MEDAL:
        _medal(state, state.active, -1, out)
    elif effect == encounters.TAKEN_BACK:
        _move_cards(state, state.encounter.taken, -1, "taken_back", out)
    elif effect == encounters.GIFT_BACK:
        _move_cards(state, state.encounter.gift, 1, "gift_back", out)
    elif effect in _CHOICES:
        _let_choose(state, effect)
    else:
        _happen_to_all(state, effect, out)


_CHOICES: Final = (encounters.ANY, encounters.UPGRADE, encounters.LOSE_UPGRADE, encounters.GROUND)


def _let_choose(state: StarState, effect: int) -> None:
    """What the player may choose, if there is something to choose from."""
    seat = state.active
    if effect == encounters.ANY and bank_size(state) > 0:
        state.push(TAKE)
    if effect == encounters.UPGRADE and can_gain(state, seat):
        state.push(GAIN)
    if effect == encounters.LOSE_UPGRADE and state.players[seat].upgrade_count() > 0:
        state.push(REMOVE, seat)
    if effect == encounters.GROUND and _any_ready(state):
        state.push(GROUNDING)


def _happen_to_all(state: StarState, effect: int, out: list[Event] | None) -> None:
    if effect == encounters.TRADE_SHIP:
        state.active_player().pending += 1
        _tell(state, "promised", out)
    elif effect == encounters.JUMP:
        state.flight.jumps += 1
        _tell(state, "may_jump", out)
    elif effect == encounters.DRAW_ALL:
        _push_opponents(state, STEAL)
    elif effect == encounters.EACH_GIVES:
        _push_opponents(state, HAND_OVER)
    elif effect == encounters.MOST_CARGO:
        _most_cargo(state, out)
    elif effect == encounters.RESHUFFLE:
        reshuffle(state)
        _tell(state, "reshuffled", out)
    else:
        forget(state)
        begin_scene(state)


def _tell(state: StarState, what: str, out: list[Event] | None) -> None:
    if out is not None:
        out.append(Event(what, {"seat": state.active}))


def _gain(state: StarState, kind: int, out: list[Event] | None) -> None:
    """SF-813: a fixed gain gives what the bank has."""
    if state.bank[kind] > 0:
        gain_card(state, kind, out)


def gain_card(state: StarState, kind: int, out: list[Event] | None) -> None:
    take_one(state, state.active, kind)
    state.encounter.taken[kind] += 1
    if out is not None:
        out.append(Event("got", {"seat": state.active, "count": 1, "resource": RESOURCES[kind]}))


def _medal(state: StarState, seat: int, count: int, out: list[Event] | None) -> None:
    """SF-812, SF-814."""
    before = state.players[seat].halves
    win_half(state, seat, count)
    if out is not None and state.players[seat].halves != before:
        out.append(Event("half_won" if count > 0 else "half_lost", {"seat": seat}))


def _move_cards(state: StarState, cards: list[int], sign: int, what: str, out: list[Event] | None) -> None:
    """Between the bank and the hand; a positive sign brings them to the hand."""
    if out is not None and any(cards):
        out.append(Event(what, {"seat": state.active}))
    hand = state.active_player().hand
    for kind in range(KINDS):
        state.bank[kind] -= sign * cards[kind]
        hand.put(kind, sign * cards[kind])
        cards[kind] = 0


def can_gain(state: StarState, seat: int) -> bool:
    """SF-815."""
    for kind in range(UPGRADES):
        if state.players[seat].upgrades[kind] < LIMITS[kind]:
            return True
    return False


def _any_ready(state: StarState) -> bool:
    for ship in state.active_player().ships:
        if state.fleet.is_ready(ship):
            return True
    return False


def _push_opponents(state: StarState, kind: int) -> None:
    """SF-816, SF-817: who has cards, clockwise from the left."""
    for seat in reversed(state.others()):
        if state.players[seat].hand.size() > 0:
            state.push(kind, seat)


def _most_cargo(state: StarState, out: list[Event] | None) -> None:
    cargo = [player.upgrades[CARGO] for player in state.players]
    most = max(cargo)
    for seat in range(state.seats):
        if most > 0 and cargo[seat] == most:
            _medal(state, seat, 1, out)
