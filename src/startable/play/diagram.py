"""A position to look at or to play on from, with its game, its seats and its options.

Its text tells everything, or what one seat knows, or what a watcher knows: there hands are so many unknown
cards (`B.cards:6`), and whoever looks learns no more. For the rules the hidden cards are filled in as they
could be: always the same way for those who look, by chance where somebody plays on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from startable.core import NOBODY, Option, Pick, Rules, Stream, Unreadable
from startable.play.catalogue import AnyGame
from startable.play.table import Table

MOST_CHARACTERS: Final = 2000
"""Twice as long as the longest position that was met."""

_TRIES: Final = 8


@dataclass(frozen=True)
class Diagram:
    game: AnyGame
    rules: Rules[Any]
    text: str

    def table(self, seat: int = NOBODY, pick: Pick | None = None) -> Table:
        """The table for the eyes of this seat, or of a watcher.

        Unreadable says what is wrong with the text, or that it hides what these eyes would see.
        """
        if not NOBODY <= seat < self.rules.seats:
            raise Unreadable("position-other-eyes")
        state = self.game.layout.read(self.text, self.rules.start())
        if self.game.layout.whole(state):
            self.game.possible(state)
        elif seat != NOBODY and not self._knows(seat, state):
            raise Unreadable("position-other-eyes")
        else:
            state = self._world(state, pick or Stream(crc32(self.text.encode())).below)
        return Table(self.game, self.rules, _never, state)

    def _world(self, state: Any, pick: Pick) -> Any:
        """What is going on may tell of cards that were not filled in; then it is tried again."""
        for again in reversed(range(_TRIES)):
            world = self._filled(state, pick)
            try:
                self.game.possible(world)
                return world
            except Unreadable:
                if not again:
                    raise

    def _filled(self, state: Any, pick: Pick) -> Any:
        layout = self.game.layout
        knowers = [seat for seat in range(NOBODY, self.rules.seats) if self._knows(seat, state)]
        if not knowers:
            raise Unreadable("position-mixed")
        world = layout.world(layout.hide(state, knowers[0]), _from_some(pick))
        if layout.differences(state, layout.hide(world, knowers[0]).state):
            raise Unreadable("position-hidden")
        return world

    def _knows(self, seat: int, state: Any) -> bool:
        """Is this just what the seat knows?"""
        layout = self.game.layout
        return not layout.differences(state, layout.hide(state, seat).state)


def diagram(game: AnyGame, text: str, seats: int = 0, options: Mapping[str, object] | None = None) -> Diagram:
    """Without a text, a game that has not begun. Unreadable if the game does not offer these seats or
    options, or if the text is too long."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("position-long", {"most": MOST_CHARACTERS})
    rules = game.rules(seats, options)
    return Diagram(game, rules, text or game.layout.write(rules.start()))


def of_table(table: Table, seat: int) -> Diagram:
    """What this seat knows of a table, or a watcher, for whoever it is shared with."""
    return Diagram(table.game, table.rules, table.known(seat))


def read_options(text: str) -> dict[str, object]:
    """Of an address: `discs:3,towers:yes`."""
    pairs = [word.partition(":") for word in text.split(",") if word]
    return {name: value for name, _, value in pairs}


def write_options(game: AnyGame, rules: Rules[Any]) -> str:
    """Those that are not as usual."""
    return ",".join(
        [f"{option.name}:{option.write(rules.options[option.name])}" for option in changed(game, rules)]
    )


def changed(game: AnyGame, rules: Rules[Any]) -> list[Option]:
    return [option for option in game.options if rules.options[option.name] != option.default]


def _from_some(pick: Pick) -> Pick:
    """A text may hide more cards than there are."""

    def picking(total: int) -> int:
        if total <= 0:
            raise Unreadable("position-hidden")
        return pick(total)

    return picking


def _never(total: int) -> int:
    """Chance does nothing while somebody looks."""
    raise ValueError("nothing happens in a diagram")
