"""The course of a galaxy: countdown, deal, bidding, paying, restocking; and whom the game awaits."""

from typing import Final

from startable.core.event import Event
from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.smugglers.bids import price, speed, winner
from startable.games.smugglers.parts import NAMES
from startable.games.smugglers.payment import payable
from startable.games.smugglers.state import (
    BIDDING,
    COUNTDOWN,
    DEALING,
    ENDED,
    ENERGY,
    GOODS,
    NO_DICE,
    QUICKEST,
    RESTOCKING,
    SmugglersState,
)

MASTER: Final = 0
"""SM-106: who opened the table is the game master."""

_SEATS: Final = [Awaits(mask) for mask in range(64)]


def awaited(state: SmugglersState) -> Awaits:
    phase = state.phase
    if phase == BIDDING:
        return _racing(state)
    if phase in (ENERGY, GOODS):
        return _SEATS[owing(state)]
    if phase == RESTOCKING:
        return _SEATS[1 << state.queue[0]]
    if phase == COUNTDOWN:
        return Awaits(clock_ms=state.choices.countdown_ms, clock=state.clock)
    return OVER if phase == ENDED else CHANCE_NEXT


def _racing(state: SmugglersState) -> Awaits:
    if not state.choices.live:
        return _SEATS[1 << state.hand]
    choices = state.choices
    return Awaits(bidders(state), clock_ms=choices.bid_ms, clock=state.clock, pace_ms=choices.hand_ms)


def bidders(state: SmugglersState) -> int:
    """Who may still do something: everybody without a token; with two players, both (SM-207, SM-702)."""
    mask = 0
    for seat in range(state.seats):
        if not state.tokens[seat] or state.seats == 2:
            mask |= 1 << seat
    return mask


def owing(state: SmugglersState) -> int:
    """Who has something to choose in paying."""
    mask = 0
    for seat in range(state.seats):
        if state.won[seat]:
            mask |= 1 << seat
    return mask


# --- bidding ---


def begin_galaxy(state: SmugglersState) -> None:
    state.cards = []
    state.dice = []
    state.placed = [0] * state.seats
    state.middle = state.round.tokens.copy()
    state.tokens = [[] for _ in range(state.seats)]
    state.waited = 0
    state.hand = -1
    state.clock += 1
    state.phase = COUNTDOWN if state.choices.live else DEALING


def begin_bidding(state: SmugglersState) -> None:
    state.dice = [NO_DICE] * len(state.cards)
    state.clock += 1
    next_hand(state)


def next_hand(state: SmugglersState) -> None:
    """Live, hands race; for programs chance says who is quickest (SM-907)."""
    state.hand = -1
    state.phase = BIDDING if state.choices.live else QUICKEST


def end_bidding(state: SmugglersState, out: list[Event] | None) -> None:
    """SM-208, SM-209, SM-703: the last token goes to whoever has none, or fewer."""
    leave_over(state, out)
    state.hand = -1
    _award(state, out)
    begin_energy(state, out)


def leave_over(state: SmugglersState, out: list[Event] | None) -> None:
    """The lowest token in the middle goes to the first, from the master on, who has the fewest (SM-906)."""
    seat = _fewest_tokens(state)
    give_token(state, seat, state.middle[0])
    if out is not None:
        out.append(Event("left_over", {"seat": seat, "token": state.tokens[seat][-1]}))


def _fewest_tokens(state: SmugglersState) -> int:
    found = MASTER
    for seat in range(state.seats):
        if len(state.tokens[seat]) < len(state.tokens[found]):
            found = seat
    return found


def give_token(state: SmugglersState, seat: int, token: int) -> None:
    state.middle.remove(token)
    state.tokens[seat].append(token)


def _award(state: SmugglersState, out: list[Event] | None) -> None:
    for place in range(len(state.cards)):
        seat = winner(state, place)
        if seat >= 0:
            state.won[seat].append(place)
        if out is not None:
            out.append(_awarded(state, place, seat))


def _awarded(state: SmugglersState, place: int, seat: int) -> Event:
    if seat < 0:
        return Event("boxed", {"place": _letter(place), "card": NAMES[state.cards[place]]})
    return Event("won_card", {"seat": seat, "place": _letter(place), "energy": price(state, place)})


def _letter(place: int) -> str:
    return "ABCDEF"[place]


# --- paying ---


def begin_energy(state: SmugglersState, out: list[Event] | None) -> None:
    """SM-401 to SM-403: who can pay pays; who can pay either of two cards but not both must choose."""
    state.phase = ENERGY
    for seat in range(state.seats):
        if not must_choose(state, seat):
            _pay_what_is_possible(state, seat, out)
    if not owing(state):
        begin_goods(state, out)


def must_choose(state: SmugglersState, seat: int) -> bool:
    """SM-403: energy for either of two cards, but not for both."""
    costs = [price(state, place) for place in state.won[seat]]
    return len(costs) == 2 and max(costs) <= state.energy[seat] < sum(costs)


def _pay_what_is_possible(state: SmugglersState, seat: int, out: list[Event] | None) -> None:
    for place in state.won[seat]:
        if price(state, place) <= state.energy[seat]:
            pay_energy(state, seat, place, out)
        else:
            lose(state, seat, place, out, "energy")
    state.won[seat] = []


def pay_energy(state: SmugglersState, seat: int, place: int, out: list[Event] | None) -> None:
    cost = price(state, place)
    state.energy[seat] -= cost
    state.pool_energy += cost
    state.paid[seat].append(place)
    if out is not None:
        out.append(Event("paid", {"seat": seat, "place": _letter(place), "energy": cost}))


def lose(state: SmugglersState, seat: int, place: int, out: list[Event] | None, why: str) -> None:
    """SM-402, SM-406: the card lies face down."""
    state.down[seat].append(state.cards[place])
    if out is not None:
        out.append(Event("lost", {"seat": seat, "place": _letter(place), "why": why}))


def begin_goods(state: SmugglersState, out: list[Event] | None) -> None:
    state.phase = GOODS
    for seat in range(state.seats):
        state.won[seat] = state.paid[seat]
        state.paid[seat] = []
        drop_unpayable(state, seat, out)
    go_on_paying(state, out)


def drop_unpayable(state: SmugglersState, seat: int, out: list[Event] | None) -> None:
    """SM-406: a card whose goods cannot be given, even leaving one out, is lost."""
    for place in state.won[seat].copy():
        if not payable(state.goods[seat], state.cards[place]):
            state.won[seat].remove(place)
            lose(state, seat, place, out, "goods")


def go_on_paying(state: SmugglersState, out: list[Event] | None) -> None:
    if not owing(state):
        _begin_restocking(state, out)


# --- restocking ---


def _begin_restocking(state: SmugglersState, out: list[Event] | None) -> None:
    state.phase = RESTOCKING
    state.queue = falling_order(state)
    skip_idle(state, out)


def falling_order(state: SmugglersState) -> list[int]:
    """SM-501, SM-705: seats in falling order of speed."""
    order = [(-speed(state, seat), seat) for seat in range(state.seats)]
    order.sort()
    return [seat for _, seat in order]


def skip_idle(state: SmugglersState, out: list[Event] | None) -> None:
    """Passes over seats that can do nothing here, and ends the round after the last (SM-504, SM-505)."""
    while state.queue and not can_restock(state, state.queue[0]):
        state.queue.pop(0)
    if not state.queue:
        _end_galaxy(state, out)


def can_restock(state: SmugglersState, seat: int) -> bool:
    value = speed(state, seat)
    if value < 0:
        return state.energy[seat] > 0 or sum(state.goods[seat]) > 0
    return value > 0 and (state.pool_energy > 0 or sum(state.pool_goods) > 0)


def _end_galaxy(state: SmugglersState, out: list[Event] | None) -> None:
    if state.galaxy == state.round.galaxies:
        state.phase = ENDED
        if out is not None:
            out.append(Event("ended", {}))
        return
    state.galaxy += 1
    begin_galaxy(state)
    if out is not None:
        out.append(Event("galaxy", {"galaxy": state.galaxy, "galaxies": state.round.galaxies}))
