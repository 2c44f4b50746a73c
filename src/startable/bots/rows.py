"""Many games side by side, whose rows are written straight into arrays of the caller: the batch's loop.

Compiled, and without NumPy: arrays come as flat memory of bytes. Rows are played some at a time, and
joined, since each write into foreign memory costs as much as a short row. Of a long one only what changed is
written: its beginning may stand there already, so nobody else may write into these arrays.
"""

import sys
from array import array
from typing import Final, final

from mypy_extensions import i64

from startable.bots.solo import Solo
from startable.core.sight import ONE_BYTE, Piece
from startable.core.stream import Stream

RULE_LETTERS: Final = 8
"""As many has the id of a rule at most."""
_FEWEST: Final = 16
_MOST: Final = 64
_BLOCK: Final = 1 << 15
"""Rows that are drawn for, then moved, then looked at, then written: about so many bytes of them, so that
their games stay in a cache. One by one would be slower, since the code of all that is more than a
processor keeps at hand."""
_LONG: Final = 8
_SEEDS: Final = (1 << 64) - 1
_DRAWS: Final = 1 << 31
"""Added to a row's number: the stream of its drawn actions."""


class Out:
    """Where a batch writes: arrays as flat bytes, row after row; rewards as flat floats."""

    def __init__(
        self,
        seen: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview,
        totals: memoryview,
        ended: memoryview,
        cut: memoryview,
        last: memoryview,
        last_seats: memoryview,
        refusals: memoryview,
        played: memoryview,
    ) -> None:
        self.seen = seen
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.totals = totals
        self.ended = ended
        self.cut = cut
        self.last = last
        self.last_seats = last_seats
        self.refusals = refusals
        self.played = played


@final
class Block:
    """Rows that are written together, in pieces: what stands in the array already parts them."""

    def __init__(self, out: Out, row: int, width: int, moves: int) -> None:
        self._out = out
        self._width: i64 = width
        self._moves: i64 = moves
        self._first: i64 = row
        self._row: i64 = row
        """The next one."""
        self._at: i64 = row * width
        """Where the pieces belong that were seen."""
        self._seen: list[Piece] = []
        self._masks: list[Piece] = []
        self._seats: list[bytes] = []

    def look(self, table: Solo) -> None:
        episode, seat = table.episode, table.seat
        sight, state = episode.sight, episode.state
        still = sight.still(state, seat)
        if still:
            self._write_seen()
            self._at += still
        sight.add_rest(self._seen, state, seat, still)
        episode.ask(seat).add_mask(self._masks)
        self._seats.append(ONE_BYTE[seat])
        self._row += 1

    def _write_seen(self) -> None:
        end = self._row * self._width
        if self._seen:
            self._out.seen[self._at : end] = b"".join(self._seen)
            self._seen = []
        self._at = end

    def write(self) -> None:
        first, end = self._first, self._row
        self._write_seen()
        self._out.masks[first * self._moves : end * self._moves] = b"".join(self._masks)
        self._out.seats[first:end] = b"".join(self._seats)


@final
class Rows:
    """A game's dice come from the seed, its row's number in the whole batch, and its number in that row."""

    def __init__(self, tables: list[Solo], first: int, seed: int) -> None:
        self.tables = tables
        self._first = first
        game = tables[0].episode.game
        self._width: int = game.numbers.WIDTH
        self._moves: int = game.numbers.MOVES
        self._at_once: int = max(_FEWEST, min(_MOST, _BLOCK // (self._width + self._moves)))
        self._written = [number.to_bytes(_LONG, sys.byteorder) for number in range(self._moves)]
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """New games in all rows."""
        places = range(self._first, self._first + len(self.tables))
        self._deals = [deals(seed, place) for place in places]
        self._draws = [Stream(seed & _SEEDS | (place + _DRAWS) << 64) for place in places]
        for table, deal in zip(self.tables, self._deals, strict=True):
            table.start(next_seed(deal))

    def places(self) -> list[tuple[Solo, Stream, Stream]]:
        """Each row with its streams: all that a copy needs to go on."""
        return list(zip(self.tables, self._deals, self._draws, strict=True))

    def go_on(self, places: list[tuple[Solo, Stream, Stream]]) -> None:
        self.tables = [table for table, _, _ in places]
        self._deals = [deal for _, deal, _ in places]
        self._draws = [draw for _, _, draw in places]

    def look(self, out: Out) -> None:
        """Writes what the next to decide see and may do, and who they are."""
        for start in range(0, len(self.tables), self._at_once):
            self._look(start, out)

    def step(self, numbers: list[int], out: Out) -> bool:
        """Everybody's decision; tells whether a game ended. Those begin again, and all are looked at."""
        ended = False
        for start in range(0, len(self.tables), self._at_once):
            self._fetch(start)
            ended |= self._step(start, numbers[start : start + self._at_once], out)
        return ended

    def play(self, out: Out) -> bool:
        """Likewise, by numbers that are drawn here."""
        ended = False
        for start in range(0, len(self.tables), self._at_once):
            end = self._end(start)
            self._fetch(start)
            numbers = [self._drawn(row) for row in range(start, end)]
            ended |= self._step(start, numbers, out)
            out.played[start * _LONG : end * _LONG] = b"".join([self._written[number] for number in numbers])
        return ended

    def draw(self) -> bytearray:
        """A legal number for each row, from a stream of its own; as the machine writes numbers of 64 bits."""
        return bytearray().join([self._written[self._drawn(row)] for row in range(len(self.tables))])

    def _drawn(self, row: int) -> int:
        table = self.tables[row]
        return table.episode.ask(table.seat).draw(self._draws[row])

    def _end(self, start: int) -> int:
        return min(len(self.tables), start + self._at_once)

    def _step(self, start: int, numbers: list[int], out: Out) -> bool:
        ended = False
        for row, number in enumerate(numbers, start):
            table = self.tables[row]
            table.step(number)
            if table.episode.awaited == 0:
                self._finish(row, out)
                ended = True
        self._look(start, out)
        return ended

    def _fetch(self, start: int) -> i64:
        """The tables themselves before what lies deeper, so that a processor has many on their way at once;
        the sum means nothing."""
        found: i64 = 0
        episodes = [table.episode for table in self.tables[start : self._end(start)]]
        for episode in episodes:
            found += episode.awaited
        for episode in episodes:
            found += episode.sight.moves
        for episode in episodes:
            found += episode.sight.fetch(episode.state)
        return found

    def _look(self, start: int, out: Out) -> None:
        block = Block(out, start, self._width, self._moves)
        for row in range(start, self._end(start)):
            block.look(self.tables[row])
        block.write()

    def _finish(self, row: int, out: Out) -> None:
        table = self.tables[row]
        episode = table.episode
        seats = episode.seats
        out.rewards[row : row + 1] = array("f", [table.reward])
        out.totals[row * seats : (row + 1) * seats] = array("f", episode.rewards())
        out.cut[row] = int(episode.cut)
        out.ended[row] = int(not episode.cut)
        out.last[row * self._width : (row + 1) * self._width] = episode.observe(table.seat)
        out.last_seats[row] = table.seat
        refusal = episode.refusal.encode()[:RULE_LETTERS]
        out.refusals[row * RULE_LETTERS : row * RULE_LETTERS + len(refusal)] = refusal
        table.start(next_seed(self._deals[row]))


def deals(seed: int, row: int) -> Stream:
    """Where the seeds of a row's games come from, one after the other."""
    return Stream(seed & _SEEDS | row << 64)


def next_seed(deal: Stream) -> int:
    low: i64 = deal.below(1 << 31)
    high: i64 = deal.below(1 << 31)
    return int(high << 31 | low)
