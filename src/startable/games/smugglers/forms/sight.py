"""What learners see of one game of Space Smugglers, kept from look to look: stocks and cards stay."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from startable.core.bits import nth_one, ones
from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.sight import Kept, Piece, Sight, spread
from startable.core.stream import Stream
from startable.games.smugglers.box.parts import NO_SHEET, PLACES
from startable.games.smugglers.forms.numbers import MOVES, TABLE
from startable.games.smugglers.forms.observation import (
    NO_CARDS,
    NO_PLAYERS,
    add_round,
    add_sheets,
    card_row,
    dice_on,
    held,
    owed,
    points,
    stock,
    turns,
)
from startable.games.smugglers.rules.moves.bidding import bid_bits
from startable.games.smugglers.state.dice import NO_DICE
from startable.games.smugglers.state.state import BIDDING, EMPTY, Player, SmugglersState

_NO_BIDS: Final = -1
_LAST_BID: Final = 48
"""Behind the numbers of bids, up to where three pieces of a mask reach."""
_NO_OTHERS: Final = bytes(MOVES - _LAST_BID)


@final
@mypyc_attr(acyclic=True)
class _Card:
    """A place on the table, as one seat sees it."""

    def __init__(self) -> None:
        self._dice = NO_DICE
        self._rest: i64 = -1
        self._row = b""

    def row(self, state: SmugglersState, place: int, seat: int) -> bytes:
        dice = dice_on(state, place)
        owes = owed(state, place, seat)
        rest: i64 = state.sectors.cards[place]
        rest = (rest << 8 | state.players[seat].sheet) << 2 | owes
        if dice is not self._dice or rest != self._rest:
            self._dice, self._rest = dice, rest
            self._row = card_row(state, place, seat, owes)
        return self._row


@final
@mypyc_attr(acyclic=True)
class _Player:
    """What everybody sees of one player. Tuples are never changed but replaced."""

    def __init__(self) -> None:
        self._counts: i64 = -1
        self._tokens = EMPTY
        self._up = EMPTY
        self._down = EMPTY
        self._table: i64 = -1
        self._stock = b""
        self.holds = b""
        self._points = b""

    def add(self, pieces: list[Piece], state: SmugglersState, who: int, table: i64) -> None:
        self._look(state, who, table)
        pieces.append(self._stock)
        pieces.append(turns(state, who))
        pieces.append(self.holds)
        pieces.append(self._points)

    def _look(self, state: SmugglersState, who: int, table: i64) -> None:
        player = state.players[who]
        counts: i64 = _counts(player)
        cards = player.up is not self._up or player.down is not self._down
        if cards or player.tokens is not self._tokens or not self.holds:
            self._tokens, self._up, self._down = player.tokens, player.up, player.down
            self.holds = held(player)
        if cards or counts != self._counts or table != self._table:
            self._counts, self._table = counts, table
            self._stock, self._points = stock(player), points(state, who)


def _counts(player: Player) -> i64:
    """Energy, goods and dice placed as one number."""
    found: i64 = player.energy
    for count in player.goods:
        found = found << 8 | count
    return found << 8 | player.placed


class SmugglersSight(Sight[SmugglersState]):
    """While hands bid, as they mostly do, what they may do is a mask of bits by number, and no list."""

    def __init__(self, rules: Rules[SmugglersState]) -> None:
        super().__init__(rules, MOVES)
        self._bids: i64 = _NO_BIDS
        self.forget()

    def ask(self, state: SmugglersState, seat: int) -> None:
        if state.phase == BIDDING:
            self._bids = bid_bits(state, seat)
        else:
            self._bids = _NO_BIDS
            super().ask(state, seat)

    def numbers(self) -> list[int]:
        if self._bids == _NO_BIDS:
            return super().numbers()
        found = [number for number in range(1, _LAST_BID) if self._bids >> number & 1]
        return [*found, 0] if self._bids & 1 else found

    def move(self, number: int) -> Move[SmugglersState] | None:
        if self._bids == _NO_BIDS:
            return super().move(number)
        return TABLE.moves[number] if 0 <= number < _LAST_BID and self._bids >> number & 1 else None

    def draw(self, stream: Stream) -> int:
        """In the order of the legal moves, in which waiting is the last."""
        bids: i64 = self._bids
        if bids == _NO_BIDS:
            return super().draw(stream)
        others: i64 = ones(bids >> 1) + ones(bids >> 33)
        number: i64 = stream.below(others + (bids & 1))
        return int(nth_one(bids & ~1, number)) if number < others else 0

    def add_mask(self, pieces: list[Piece]) -> None:
        bids: i64 = self._bids
        if bids == _NO_BIDS:
            super().add_mask(pieces)
        else:
            pieces.append(spread(bids))
            pieces.append(spread(bids >> 16))
            pieces.append(spread(bids >> 32))
            pieces.append(_NO_OTHERS)

    def forget(self) -> None:
        seats = self.rules.seats
        self._goods = Kept()
        self._cards = [[_Card() for _ in PLACES] for _ in range(seats)]
        self._players = tuple([_Player() for _ in range(seats)])
        self._ups = [EMPTY] * seats
        self._sheets = [NO_SHEET] * seats
        self._table: i64 = 0
        """Goes up when anybody's cards or sheet change: everybody's points may follow from them."""

    def fetch(self, state: SmugglersState) -> i64:
        found: i64 = state.race.clock + state.pool.goods[0] + len(state.sectors.dice)
        for player in state.players:
            found += player.goods[0] + len(player.down)
        for kept in self._players:
            found += len(kept.holds)
        return found

    def add_seen(self, pieces: list[Piece], state: SmugglersState, seat: int) -> None:
        """In the order of the observation."""
        cards, seats = len(state.sectors.cards), state.seats
        self._look_at_table(state)
        add_round(pieces, state, self._goods.row(state.pool.goods))
        own = self._cards[seat]
        for place in range(cards):
            pieces.append(own[place].row(state, place, seat))
        pieces.append(NO_CARDS[cards])
        for offset in range(seats):
            who = (seat + offset) % seats
            self._players[who].add(pieces, state, who, self._table)
        pieces.append(NO_PLAYERS[seats])
        add_sheets(pieces, state, seat)

    def _look_at_table(self, state: SmugglersState) -> None:
        for who in range(state.seats):
            player = state.players[who]
            if player.up is not self._ups[who] or player.sheet != self._sheets[who]:
                self._ups[who], self._sheets[who] = player.up, player.sheet
                self._table += 1
