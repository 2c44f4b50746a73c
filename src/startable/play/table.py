"""A game in progress: its state, every line so far, and a dealer who settles what is left to chance."""

from typing import Any

from startable.core import CHANCE, Event, Move, Pick, Refusal, Rules, State
from startable.play.catalogue import AnyGame
from startable.play.lines import Line


class Table:
    def __init__(self, game: AnyGame, rules: Rules[Any], pick: Pick, state: State | None = None) -> None:
        self.game = game
        self.rules = rules
        self.pick = pick
        self.state: Any = rules.start() if state is None else state
        self.lines: list[Line] = []

    @property
    def over(self) -> bool:
        return self.rules.awaits(self.state).over

    def play(self, mover: int, move: Move[Any], out: list[Event] | None = None) -> Refusal | None:
        """Checks a move and makes it; a refusal changes nothing."""
        refusal = self.rules.check(self.state, mover, move)
        if refusal is None:
            move.apply(self.state, mover, out)
            self.lines.append(Line(mover, move))
        return refusal

    def settle(self, out: list[Event] | None = None) -> None:
        """Lets chance act as long as it is awaited."""
        while self.rules.awaits(self.state).chance:
            self.deal(out)

    def deal(self, out: list[Event] | None = None) -> None:
        """One act of chance, as the dealer picks it."""
        outcomes = self.rules.chances(self.state)
        move = outcomes.at(self.pick(outcomes.total))
        move.apply(self.state, CHANCE, out)
        self.lines.append(Line(CHANCE, move))
