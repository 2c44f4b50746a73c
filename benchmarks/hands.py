"""Bots in a live race, without a server: `python benchmarks/hands.py smugglers --bot level5 --past greedy`.

They are asked, react, wait and are refused as at a live table (`server/tables`): a bot decides by what lay
there when it was asked, its hand moves a reaction later, and what was overtaken meanwhile is refused. The
others react as fast as the bot that is measured, and go by the worths of 0.1.0 (`past_<game>.py`).
"""

from __future__ import annotations

import argparse
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from past import past, with_weights

from startable.arena.intervals import share
from startable.bots import Bot, bot
from startable.core import CLOCK, Move, Stream
from startable.play.catalogue import AnyGame, game
from startable.play.table import Table
from startable.server.tables.bots import PATIENCE, WAIT_S
from startable.server.tables.race import CAP_MS


class Hand:
    """A seat: who plays it, by whose mind, and what it is about to do."""

    def __init__(self, player: Bot, mind: AnyGame) -> None:
        self.player, self.mind = player, mind
        self.thinking, self.holding = False, False
        self.waits, self.free_at = 0, 0.0
        self.longest = 0.0


class Race:
    """One game. Events are told in the order of their time, in seconds."""

    def __init__(self, found: AnyGame, hands: list[Hand], reaction: float, seed: int) -> None:
        self.rules = found.rules(len(hands), {})
        self.table = Table(found, self.rules, Stream(seed).below)
        self._hands, self._reaction = hands, reaction
        self._chance, self._streams = Random(seed), Stream(seed + (1 << 40))
        self._events: list[tuple[float, int, str, int, Move[Any] | None]] = []
        self._now, self._count = 0.0, 0

    def play(self) -> list[float]:
        self._settle()
        while not self.table.over:
            if self.table.awaits.seats == 0:
                self._time_up()
            else:
                self._next()
        result = self.rules.result(self.table.state)
        return [result.share(seat) for seat in range(len(self._hands))] if result else []

    def _time_up(self) -> None:
        assert self.rules.time_up is not None
        self.table.play(CLOCK, self.rules.time_up)
        self._settle()

    def _settle(self) -> None:
        self.table.settle()
        self._ask()

    def _ask(self) -> None:
        for seat in self.table.awaits.each():
            if not self._hands[seat].thinking:
                self._think(seat)

    def _think(self, seat: int) -> None:
        """At once, by what the seat knows now; the answer comes after its reaction."""
        hand, pace = self._hands[seat], self.table.awaits.pace_ms
        known = self.table.game.layout.hide(self.table.state, seat)
        hurried = pace > 0 and hand.waits < PATIENCE
        choose = hand.player.hurry if hurried else hand.player.choose
        began = process_time()
        move = choose(hand.mind, self.rules, known, self._streams)
        if pace:
            hand.longest = max(hand.longest, process_time() - began)
        hand.thinking = True
        reaction = pace / 1000 * self._reaction * (0.7 + 0.6 * self._chance.random()) if pace else 0.5
        self._later(reaction, "answered", seat, move)

    def _later(self, delay: float, what: str, seat: int, move: Move[Any] | None = None) -> None:
        self._count += 1
        heappush(self._events, (self._now + delay, self._count, what, seat, move))

    def _next(self) -> None:
        self._now, _, what, seat, move = heappop(self._events)
        if what == "answered":
            self._answered(seat, move)
        elif what == "due" and move is not None:
            self._hands[seat].holding = False
            self._try(seat, move)
        else:
            self._ask()

    def _answered(self, seat: int, move: Move[Any] | None) -> None:
        hand = self._hands[seat]
        hand.thinking = False
        if not self.table.awaits.mover(seat):
            return
        hand.waits = 0 if move else hand.waits + 1
        if move is None:
            self._later(WAIT_S, "asked", seat)
        elif not self.table.awaits.pace_ms:
            self._try(seat, move)
        elif hand.holding:
            self._ask()
        else:
            hand.holding = True
            self._later(max(CAP_MS / 1000, hand.free_at - self._now), "due", seat, move)

    def _try(self, seat: int, move: Move[Any]) -> None:
        pace = self.table.awaits.pace_ms
        if self.table.play(seat, move) is None:
            self._hands[seat].free_at = self._now + pace / 1000
        self._settle()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--past", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--now", action="store_true", help="the others too play by today's value")
    options = parser.parse_args()
    found, seats = game(options.game), options.seats
    new, old = bot(options.bot), bot(options.past)
    mine = with_weights(found, options.weights)
    theirs = found if options.now else past(options.game)
    longest = 0.0

    def deal(seed: int) -> list[float]:
        """The new one in every seat, over the same cards and reactions."""
        nonlocal longest
        values = []
        for seat in range(seats):
            hands = [Hand(new, mine) if each == seat else Hand(old, theirs) for each in range(seats)]
            values.append(Race(found, hands, new.reaction, seed).play()[seat])
            longest = max(longest, hands[seat].longest)
        return values

    deals = [deal(options.seed + each) for each in range(options.games // seats)]
    won = share([("", each) for each in deals])
    print(f"{options.game}, live, {seats} seats: {options.bot} against {seats - 1} × {options.past}")
    print(
        f"{100 * won.value:.1f} % of {seats * len(deals)} games ({100 * won.low:.1f}–{100 * won.high:.1f} %)"
    )
    print(f"longest thought in the race: {1000 * longest:.2f} ms")


if __name__ == "__main__":
    main()
