"""The course of a galaxy: countdown, deal, bidding, paying, restocking; and whom the game awaits."""

from typing import Final

from startable.core.event import Event
from startable.core.movers import NOBODY
from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.smugglers.box.parts import NAMES, NO_SHEET, PLACES
from startable.games.smugglers.rules.bids import price, speed, winner
from startable.games.smugglers.rules.payment import payable
from startable.games.smugglers.state.dice import NO_DICE
from startable.games.smugglers.state.new_game import first_phase
from startable.games.smugglers.state.state import (
    BIDDING,
    CHOOSING,
    COUNTDOWN,
    EMPTY,
    ENDED,
    ENERGY,
    GOODS,
    NOWHERE,
    QUICKEST,
    RESTOCKING,
    Several,
    SmugglersState,
)

MASTER: Final = 0
"""SM-106: who opened the table is the game master."""

_BOTH: Final = 3
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
        return Awaits(clock_ms=state.choices.countdown_ms, clock=state.race.clock)
    if phase == CHOOSING:
        return _SEATS[1 << next_to_choose(state)]
    return OVER if phase == ENDED else CHANCE_NEXT


def _racing(state: SmugglersState) -> Awaits:
    choices, race = state.choices, state.race
    if not choices.live:
        return _SEATS[1 << race.quickest]
    return Awaits(bidders(state), clock_ms=choices.bid_ms, clock=race.clock, pace_ms=choices.hand_ms)


def next_to_choose(state: SmugglersState) -> int:
    """SM-108: from the master on; NOBODY if everybody has a colour."""
    for seat, player in enumerate(state.players):
        if player.sheet == NO_SHEET:
            return seat
    return NOBODY


def bidders(state: SmugglersState) -> int:
    """Who may still do something: everybody without a token; with two players, both (SM-207, SM-702)."""
    if state.seats == 2:
        return _BOTH
    mask = 0
    for seat, player in enumerate(state.players):
        if not player.tokens:
            mask |= 1 << seat
    return mask


def owing(state: SmugglersState) -> int:
    """Who has something to choose in paying."""
    mask = 0
    for seat, player in enumerate(state.players):
        if player.won:
            mask |= 1 << seat
    return mask


# --- bidding ---


def begin_galaxy(state: SmugglersState) -> None:
    sectors, race = state.sectors, state.race
    sectors.cards = EMPTY
    sectors.dice = []
    for player in state.players:
        player.placed = 0
        player.tokens = EMPTY
    race.middle = state.set_up.tokens
    race.waited = 0
    race.quickest = NOBODY
    race.clock += 1
    state.phase = first_phase(state.choices)


def begin_bidding(state: SmugglersState) -> None:
    state.sectors.dice = [NO_DICE] * len(state.sectors.cards)
    state.race.clock += 1
    next_hand(state)


def next_hand(state: SmugglersState) -> None:
    """Live, hands race; for programs chance says who is quickest (SM-907)."""
    state.race.quickest = NOBODY
    state.race.tower = NOWHERE
    state.phase = BIDDING if state.choices.live else QUICKEST


def end_bidding(state: SmugglersState, out: list[Event] | None) -> None:
    """SM-208, SM-209, SM-703: the last token goes to whoever has none, or fewer."""
    leave_over(state, out)
    state.race.quickest = NOBODY
    _award(state, out)
    begin_energy(state, out)


def leave_over(state: SmugglersState, out: list[Event] | None) -> None:
    """The lowest token in the middle goes to the first, from the master on, who has the fewest (SM-906)."""
    seat, token = _fewest_tokens(state), state.race.middle[0]
    give_token(state, seat, token)
    if out is not None:
        out.append(Event("left_over", {"seat": seat, "token": token}))


def _fewest_tokens(state: SmugglersState) -> int:
    found = MASTER
    for seat in range(state.seats):
        if len(state.players[seat].tokens) < len(state.players[found].tokens):
            found = seat
    return found


def give_token(state: SmugglersState, seat: int, token: int) -> None:
    state.race.middle = without(state.race.middle, token)
    state.players[seat].tokens += (token,)


def without(several: Several, one: int) -> Several:
    return tuple([each for each in several if each != one])


def _award(state: SmugglersState, out: list[Event] | None) -> None:
    """SM-301 to SM-303."""
    for place in range(len(state.sectors.cards)):
        seat = winner(state, place)
        if seat != NOBODY:
            state.players[seat].won += (place,)
        if out is not None:
            out.append(_awarded(state, place, seat))


def _awarded(state: SmugglersState, place: int, seat: int) -> Event:
    if seat == NOBODY:
        return Event("boxed", {"place": PLACES[place], "card": NAMES[state.sectors.cards[place]]})
    return Event("won_card", {"seat": seat, "place": PLACES[place], "energy": price(state, place)})


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
    player = state.players[seat]
    costs = [price(state, place) for place in player.won]
    return len(costs) == 2 and max(costs) <= player.energy < sum(costs)


def _pay_what_is_possible(state: SmugglersState, seat: int, out: list[Event] | None) -> None:
    player = state.players[seat]
    for place in player.won:
        if price(state, place) <= player.energy:
            pay_energy(state, seat, place, out)
        else:
            lose(state, seat, place, out, "energy")
    player.won = EMPTY


def pay_energy(state: SmugglersState, seat: int, place: int, out: list[Event] | None) -> None:
    cost, player = price(state, place), state.players[seat]
    player.hand_energy(state.pool, cost)
    player.paid += (place,)
    if out is not None:
        out.append(Event("paid", {"seat": seat, "place": PLACES[place], "energy": cost}))


def lose(state: SmugglersState, seat: int, place: int, out: list[Event] | None, why: str) -> None:
    """SM-402, SM-406: the card lies face down."""
    state.players[seat].down += (state.sectors.cards[place],)
    if out is not None:
        out.append(Event("lost", {"seat": seat, "place": PLACES[place], "why": why}))


def begin_goods(state: SmugglersState, out: list[Event] | None) -> None:
    state.phase = GOODS
    for seat in range(state.seats):
        player = state.players[seat]
        player.won = player.paid
        player.paid = EMPTY
        drop_unpayable(state, seat, out)
    go_on_paying(state, out)


def drop_unpayable(state: SmugglersState, seat: int, out: list[Event] | None) -> None:
    """SM-406: a card whose goods cannot be given, even leaving one out, is lost."""
    player = state.players[seat]
    for place in player.won:
        if not payable(player.goods, state.sectors.cards[place]):
            player.won = without(player.won, place)
            lose(state, seat, place, out, "goods")


def go_on_paying(state: SmugglersState, out: list[Event] | None) -> None:
    if not owing(state):
        _begin_restocking(state, out)


# --- restocking ---


def _begin_restocking(state: SmugglersState, out: list[Event] | None) -> None:
    state.phase = RESTOCKING
    state.queue = falling_order(state)
    skip_idle(state, out)


def falling_order(state: SmugglersState) -> Several:
    """SM-501, SM-705: seats in falling order of speed."""
    order = [(-speed(state, seat), seat) for seat in range(state.seats)]
    order.sort()
    return tuple([seat for _, seat in order])


def skip_idle(state: SmugglersState, out: list[Event] | None) -> None:
    """Passes over seats that can do nothing here, and ends the round after the last (SM-504, SM-505)."""
    while state.queue and not can_restock(state, state.queue[0]):
        state.queue = state.queue[1:]
    if not state.queue:
        _end_galaxy(state, out)


def can_restock(state: SmugglersState, seat: int) -> bool:
    value = speed(state, seat)
    stock = state.players[seat] if value < 0 else state.pool
    return value != 0 and (stock.energy > 0 or sum(stock.goods) > 0)


def _end_galaxy(state: SmugglersState, out: list[Event] | None) -> None:
    if state.galaxy == state.set_up.galaxies:
        state.phase = ENDED
        if out is not None:
            out.append(Event("ended", {}))
        return
    state.galaxy += 1
    begin_galaxy(state)
    if out is not None:
        out.append(Event("galaxy", {"galaxy": state.galaxy, "galaxies": state.set_up.galaxies}))
