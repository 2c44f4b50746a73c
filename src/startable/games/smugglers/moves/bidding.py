"""The race: dice on cards, tokens from the middle (SM-2xx, SM-7xx, SM-9xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CLOCK
from startable.core.refusal import Refusal
from startable.games.smugglers.bids import highest, lowest_bid
from startable.games.smugglers.flow import (
    bidders,
    end_bidding,
    give_token,
    leave_over,
    next_hand,
)
from startable.games.smugglers.moves.dealing import fall_percent
from startable.games.smugglers.parts import DICE
from startable.games.smugglers.state import BIDDING, COUNTDOWN, DEALING, FALLING, SmugglersState

_OVER: Final = Refusal("SM-208", "sm-bidding-over")


class Place(Move[SmugglersState]):
    """SM-203: a die, set to any value, on a card. Who has a token is awaited only if two play (SM-207)."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("place", "value")

    def __init__(self, place: int, value: int) -> None:
        self.place = place
        self.value = value

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != BIDDING:
            return _OVER
        if state.tokens[mover]:
            return Refusal("SM-702", "sm-has-token", {"token": state.tokens[mover][0]})
        if state.placed[mover] >= DICE:
            return Refusal("SM-206", "sm-no-die-left")
        return self._unfit(state)

    def _unfit(self, state: SmugglersState) -> Refusal | None:
        if not (0 <= self.place < len(state.cards) and 1 <= self.value <= 6):
            return Refusal("SM-203", "sm-no-such-bid")
        if self.value >= lowest_bid(state, self.place):
            return None
        args: dict[str, int | str] = {"value": self.value, "highest": highest(state, self.place)}
        if not state.choices.towers:
            return Refusal("SM-204", "sm-too-low", args)
        top = highest(state, self.place)
        return Refusal("SM-811", "sm-six-stands") if top == 6 else Refusal("SM-810", "sm-not-higher", args)

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.dice[self.place] = (*state.dice[self.place], mover * 8 + self.value)
        state.placed[mover] += 1
        state.waited = 0
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "place": "ABCDEF"[self.place], "value": self.value}
            out.append(Event("placed", args))
        if state.choices.towers and fall_percent(state, self.place) > 0:
            state.hand = self.place
            state.phase = FALLING
        else:
            next_hand(state)


class Take(Move[SmugglersState]):
    """SM-207: a speed token; its taker bids no more."""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != BIDDING:
            return _OVER
        gone = self.token not in state.middle
        return Refusal("SM-207", "sm-token-gone", {"token": self.token}) if gone else None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        give_token(state, mover, self.token)
        state.waited = 0
        if out is not None:
            out.append(Event("took", {"seat": mover, "token": self.token}))
        if len(state.middle) == 1:
            end_bidding(state, out)
        else:
            next_hand(state)


class Wait(Move[SmugglersState]):
    """SM-907: for programs, the quickest hand does nothing."""

    kind: ClassVar[str] = "wait"

    def __init__(self) -> None:
        pass

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != BIDDING:
            return _OVER
        if state.choices.live:
            return Refusal("SM-907", "sm-just-wait")
        return None if may_wait(state, mover) else Refusal("SM-907", "sm-all-waited")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.waited |= 1 << mover
        if out is not None:
            out.append(Event("waited", {"seat": mover}))
        next_hand(state)


def may_wait(state: SmugglersState, seat: int) -> bool:
    return bidders(state) & ~state.waited & ~(1 << seat) != 0


class TimeUp(Move[SmugglersState]):
    """The clock: opens the bidding for all at once (SM-902), or ends it (SM-906)."""

    kind: ClassVar[str] = "time_up"

    def __init__(self) -> None:
        pass

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        running = state.phase == COUNTDOWN or (state.phase == BIDDING and state.choices.bid_ms > 0)
        return None if mover == CLOCK and running else Refusal("SM-906", "sm-no-clock")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        if state.phase == COUNTDOWN:
            state.phase = DEALING
            return
        if out is not None:
            out.append(Event("time_up", {}))
        while len(state.middle) > 1:
            leave_over(state, out)
        end_bidding(state, out)


PLACES: Final = [[Place(place, value) for value in range(7)] for place in range(6)]
TAKES: Final = {token: Take(token) for token in range(-1, 5)}
WAIT: Final = Wait()


def bids(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    moves: list[Move[SmugglersState]] = []
    if not state.tokens[seat] and state.placed[seat] < DICE:
        for place in range(len(state.cards)):
            for value in range(lowest_bid(state, place), 7):
                moves.append(PLACES[place][value])
    for token in state.middle:
        moves.append(TAKES[token])
    if not state.choices.live and may_wait(state, seat):
        moves.append(WAIT)
    return moves
