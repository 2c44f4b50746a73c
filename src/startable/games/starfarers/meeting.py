"""Encounters: the nodes of the cards, their effects and their contests (SF-8xx)."""

from typing import Final

from startable.core.event import Event
from startable.games.starfarers import encounters
from startable.games.starfarers.board import NOWHERE
from startable.games.starfarers.encounters import CARDS, LOST, NODES, WON, branch
from startable.games.starfarers.frames import (
    ASKED,
    AT,
    CONTEST,
    EFFECT,
    FRAME,
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
from startable.games.starfarers.marks import NOBODY, READY
from startable.games.starfarers.parts import CARGO, KINDS, LIMITS, RESOURCES, TRANSPORTERS, UPGRADES
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import (
    bank_size,
    cannons,
    engines,
    hand_size,
    upgrade_count,
    win_half,
)


def begin_scene(state: StarState) -> None:
    """SF-801, SF-822: a new card; an empty pile is made of all of them."""
    if sum(state.pile) == 0:
        reshuffle(state)
    state.stack.append(SCENE)


def reshuffle(state: StarState) -> None:
    for card in range(CARDS):
        state.pile[card] = 1


def forget(state: StarState) -> None:
    """The encounter is over."""
    state.scene = NOBODY
    for kind in range(KINDS):
        state.gift[kind] = 0
        state.taken[kind] = 0


def arrive_at(state: StarState, node: int) -> None:
    state.stack.append(THEN + FRAME * node)
    effects = NODES[node].effects
    for index in range(len(effects) - 1, -1, -1):
        state.stack.append(EFFECT + FRAME * effects[index])


def ask(state: StarState, node: int, out: list[Event] | None) -> None:
    """What the node asks, once its effects have happened."""
    at = NODES[node]
    kind = at.kind
    if kind == encounters.DONE:
        forget(state)
    elif kind == encounters.GIFT or kind == encounters.ASK:
        state.stack.append(ASKED + FRAME * (node + 1))
    elif kind == encounters.FLEE:
        _flee(state, node, out)
    elif kind == encounters.WEAR:
        _wear(state, node, out)
    else:
        state.stack.append(CONTEST + FRAME * node)
        if kind != encounters.ROLL:
            state.stack.append(ROLL + FRAME)
        state.stack.append(ROLL)


def other_seat(state: StarState, node: int) -> int:
    """SF-802."""
    return (state.active + NODES[node].whom) % state.seats


def go_on(state: StarState, node: int, answer: int, out: list[Event] | None) -> None:
    """To what follows from this answer at a node."""
    state.stack.append(AT + FRAME * NODES[node].next[answer])
    if out is not None:
        out.append(Event("told", {"branch": branch(node, answer)}))


def _flee(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-808: bare engines; a tie escapes."""
    other = other_seat(state, node)
    own, its = engines(state, state.active), engines(state, other)
    if out is not None:
        out.append(Event("fled", {"seat": state.active, "other": other, "own": own, "its": its}))
    go_on(state, node, WON if own >= its else LOST, out)


def _wear(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-821: active player first, clockwise; so the last one is pushed first."""
    go_on(state, node, 0, out)
    for offset in range(state.seats - 1, -1, -1):
        seat = (state.active + offset) % state.seats
        if upgrade_count(state, seat) > NODES[node].amount:
            state.stack.append(REMOVE + FRAME * seat)


def resolve(state: StarState, node: int, out: list[Event] | None) -> None:
    """SF-804, SF-805, SF-809: once the motherships are rolled."""
    kind = NODES[node].kind
    if kind == encounters.ROLL:
        go_on(state, node, state.rolls[0], out)
    else:
        other = other_seat(state, node)
        own, its = state.rolls[0], state.rolls[1]
        if kind == encounters.FIGHT:
            own, its = own + cannons(state, state.active), its + cannons(state, other)
        else:
            own, its = own + engines(state, state.active), its + engines(state, other)
        if out is not None:
            out.append(
                Event(
                    "fought" if kind == encounters.FIGHT else "raced",
                    {"seat": state.active, "other": other, "own": own, "its": its},
                )
            )
        go_on(state, node, WON if own >= its else LOST, out)
    state.rolls[0] = 0
    state.rolls[1] = 0


# --- effects ---


def happen(state: StarState, effect: int, out: list[Event] | None) -> None:
    if effect < KINDS:
        _gain(state, effect, out)
    elif effect == encounters.MEDAL:
        _medal(state, state.active, 1, out)
    elif effect == encounters.LOSE_MEDAL:
        _medal(state, state.active, -1, out)
    elif effect == encounters.TAKEN_BACK:
        _move_cards(state, state.taken, -1, "taken_back", out)
    elif effect == encounters.GIFT_BACK:
        _move_cards(state, state.gift, 1, "gift_back", out)
    elif effect in _CHOICES:
        _let_choose(state, effect)
    else:
        _happen_to_all(state, effect, out)


_CHOICES: Final = (encounters.ANY, encounters.UPGRADE, encounters.LOSE_UPGRADE, encounters.GROUND)


def _let_choose(state: StarState, effect: int) -> None:
    """What the player may choose, if there is something to choose from."""
    seat = state.active
    if effect == encounters.ANY and bank_size(state) > 0:
        state.stack.append(TAKE)
    if effect == encounters.UPGRADE and can_gain(state, seat):
        state.stack.append(GAIN)
    if effect == encounters.LOSE_UPGRADE and upgrade_count(state, seat) > 0:
        state.stack.append(REMOVE + FRAME * seat)
    if effect == encounters.GROUND and _any_ready(state):
        state.stack.append(GROUNDING)


def _happen_to_all(state: StarState, effect: int, out: list[Event] | None) -> None:
    if effect == encounters.TRADE_SHIP:
        state.pending[state.active] += 1
        _tell(state, "promised", out)
    elif effect == encounters.JUMP:
        state.jumps += 1
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
        take_one(state, kind, out)


def take_one(state: StarState, kind: int, out: list[Event] | None) -> None:
    state.bank[kind] -= 1
    state.hands[state.active * KINDS + kind] += 1
    state.taken[kind] += 1
    if out is not None:
        out.append(Event("got", {"seat": state.active, "count": 1, "resource": RESOURCES[kind]}))


def _medal(state: StarState, seat: int, count: int, out: list[Event] | None) -> None:
    """SF-812, SF-814."""
    before = state.halves[seat]
    win_half(state, seat, count)
    if out is not None and state.halves[seat] != before:
        out.append(Event("half_won" if count > 0 else "half_lost", {"seat": seat}))


def _move_cards(state: StarState, cards: list[int], sign: int, what: str, out: list[Event] | None) -> None:
    """Between the bank and the hand; a positive sign brings them to the hand."""
    if out is not None and any(cards):
        out.append(Event(what, {"seat": state.active}))
    first = state.active * KINDS
    for kind in range(KINDS):
        state.bank[kind] -= sign * cards[kind]
        state.hands[first + kind] += sign * cards[kind]
        cards[kind] = 0


def can_gain(state: StarState, seat: int) -> bool:
    """SF-815."""
    for kind in range(UPGRADES):
        if state.upgrades[seat * UPGRADES + kind] < LIMITS[kind]:
            return True
    return False


def _any_ready(state: StarState) -> bool:
    for ship in range(state.active * TRANSPORTERS, state.active * TRANSPORTERS + TRANSPORTERS):
        if state.ships[ship] != NOWHERE and state.status[ship] == READY:
            return True
    return False


def _push_opponents(state: StarState, kind: int) -> None:
    """SF-816, SF-817: who has cards, clockwise from the left."""
    for offset in range(state.seats - 1, 0, -1):
        seat = (state.active + offset) % state.seats
        if hand_size(state, seat) > 0:
            state.stack.append(kind + FRAME * seat)


def _most_cargo(state: StarState, out: list[Event] | None) -> None:
    most = 0
    for seat in range(state.seats):
        most = max(most, state.upgrades[seat * UPGRADES + CARGO])
    for seat in range(state.seats):
        if most > 0 and state.upgrades[seat * UPGRADES + CARGO] == most:
            _medal(state, seat, 1, out)
