"""The race: dice on cards, tokens from the middle (SM-2xx, SM-7xx, SM-9xx)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from startable.core.event import Args, Event
from startable.core.move import Move
from startable.core.movers import CLOCK, NOBODY
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.smugglers.box.parts import DICE, PLACES, TOKENS
from startable.games.smugglers.rules.bids import fall_percent, highest, lowest_bid
from startable.games.smugglers.rules.flow import bidders, end_bidding, give_token, leave_over, next_hand
from startable.games.smugglers.rules.referee import at_table, done_bidding, hand_held, no_bidding
from startable.games.smugglers.state.dice import die_of
from startable.games.smugglers.state.state import COUNTDOWN, DEALING, FALLING, SmugglersState


class Bid(Move[SmugglersState]):
    """What a hand does in the race."""

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return self.barred(state, mover) if at_table(state, mover) else None

    def barred(self, state: SmugglersState, seat: int) -> Refusal | None:
        """Why this hand must keep still now; what is over for it comes before what only takes a while."""
        return no_bidding(state) or self.used_up(state, seat) or hand_held(state, seat)

    def used_up(self, state: SmugglersState, seat: int) -> Refusal | None:
        return done_bidding(state, seat)


class Place(Bid):
    """SM-203: a die, set to any value, on a card."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("place", "value")
    spelling: ClassVar[Spelling] = Spelling("{}{}", PLACES.lower(), range(1, 7))

    def __init__(self, place: int, value: int) -> None:
        self.place = place
        self.value = value

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return self.barred(state, mover) or self._unfit(state)

    def used_up(self, state: SmugglersState, seat: int) -> Refusal | None:
        player = state.players[seat]
        if player.tokens and state.seats == 2:
            return Refusal("SM-702", "sm-has-token", {"token": player.tokens[0]})
        if not player.tokens and player.placed >= DICE:
            return Refusal("SM-206", "sm-no-die-left")
        return done_bidding(state, seat)

    def _unfit(self, state: SmugglersState) -> Refusal | None:
        if not (0 <= self.place < len(state.sectors.cards) and 1 <= self.value <= 6):
            return Refusal("SM-203", "sm-no-such-bid")
        if self.value >= lowest_bid(state, self.place):
            return None
        top = highest(state, self.place)
        args: Args = {"value": self.value, "highest": top}
        if not state.choices.towers:
            return Refusal("SM-204", "sm-too-low", args)
        return Refusal("SM-811", "sm-six-stands") if top == 6 else Refusal("SM-810", "sm-not-higher", args)

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.sectors.dice[self.place] += (die_of(mover, self.value),)
        state.players[mover].placed += 1
        state.race.waited = 0
        if out is not None:
            args: Args = {"seat": mover, "place": PLACES[self.place], "value": self.value}
            out.append(Event("placed", args))
        if state.choices.towers and fall_percent(state, self.place) > 0:
            state.race.quickest = NOBODY
            state.race.tower = self.place
            state.phase = FALLING
        else:
            next_hand(state)


class Take(Bid):
    """SM-207: a speed token; its taker bids no more."""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("token",)
    spelling: ClassVar[Spelling] = Spelling("t{}", TOKENS)

    def __init__(self, token: int) -> None:
        self.token = token

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return self.barred(state, mover) or self._gone(state)

    def _gone(self, state: SmugglersState) -> Refusal | None:
        if self.token not in state.set_up.tokens:
            return Refusal("SM-105", "sm-token-unused", {"token": self.token})
        gone = self.token not in state.race.middle
        return Refusal("SM-207", "sm-token-gone", {"token": self.token}) if gone else None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        give_token(state, mover, self.token)
        state.race.waited = 0
        if out is not None:
            out.append(Event("took", {"seat": mover, "token": self.token}))
        if len(state.race.middle) == 1:
            end_bidding(state, out)
        else:
            next_hand(state)


class Wait(Bid):
    """SM-907: for programs, the quickest hand does nothing."""

    kind: ClassVar[str] = "wait"
    spelling: ClassVar[Spelling] = Spelling("wait")

    def __init__(self) -> None:
        pass

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return self.barred(state, mover) or self._needless(state, mover)

    def _needless(self, state: SmugglersState, seat: int) -> Refusal | None:
        if state.choices.live:
            return Refusal("SM-907", "sm-just-wait")
        return None if may_wait(state, seat) else Refusal("SM-907", "sm-all-waited")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.race.waited |= 1 << mover
        if out is not None:
            out.append(Event("waited", {"seat": mover}))
        next_hand(state)


def may_wait(state: SmugglersState, seat: int) -> bool:
    return bidders(state) & ~state.race.waited & ~(1 << seat) != 0


class TimeUp(Move[SmugglersState]):
    """The clock: opens the bidding for all at once (SM-902), or ends it (SM-906)."""

    kind: ClassVar[str] = "time_up"
    spelling: ClassVar[Spelling] = Spelling("time")

    def __init__(self) -> None:
        pass

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return None if mover == CLOCK else _clocks_move(state)

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return Refusal("SM-906", "sm-no-clock") if mover == CLOCK else _clocks_move(state)

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        if state.phase == COUNTDOWN:
            state.phase = DEALING
            return
        if out is not None:
            out.append(Event("time_up", {}))
        while len(state.race.middle) > 1:
            leave_over(state, out)
        end_bidding(state, out)


def _clocks_move(state: SmugglersState) -> Refusal:
    counting = state.phase == COUNTDOWN
    return Refusal("SM-902", "sm-clocks-move") if counting else Refusal("SM-906", "sm-clocks-move")


PLACE: Final = [[Place(place, value) for value in range(7)] for place in range(len(PLACES))]
"""By place and value."""
TAKE: Final = {token: Take(token) for token in TOKENS}
WAIT: Final = Wait()


FIRST_PLACED: Final = 2
FIRST_TAKEN: Final = FIRST_PLACED + 6 * len(PLACES)
"""Where dice and tokens begin in what follows."""


def bid_bits(state: SmugglersState, seat: int) -> i64:
    """What a hand may do, by bits: the lowest to wait, then dice by place and value, then tokens."""
    found: i64 = 0
    player = state.players[seat]
    if not player.tokens and player.placed < DICE:
        for place in range(len(state.sectors.cards)):
            lower: i64 = lowest_bid(state, place) - 1
            found |= 63 >> lower << lower << FIRST_PLACED + 6 * place
    for token in state.race.middle:
        found |= 1 << FIRST_TAKEN + token - TOKENS[0]
    if not state.choices.live and may_wait(state, seat):
        found |= 1
    return found


def bids(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    moves: list[Move[SmugglersState]] = []
    player = state.players[seat]
    if not player.tokens and player.placed < DICE:
        for place in range(len(state.sectors.cards)):
            for value in range(lowest_bid(state, place), 7):
                moves.append(PLACE[place][value])
    for token in state.race.middle:
        moves.append(TAKE[token])
    if not state.choices.live and may_wait(state, seat):
        moves.append(WAIT)
    return moves
