"""A game in progress: its state, every line so far, and a dealer who settles what is left to chance."""

from typing import Any

from startable.core import CHANCE, OVER, Awaits, Event, Move, Pick, Refusal, Rules, State
from startable.play.catalogue import AnyGame
from startable.play.lines import Line


class Table:
    def __init__(self, game: AnyGame, rules: Rules[Any], pick: Pick, state: State | None = None) -> None:
        self.game = game
        self.rules = rules
        self.pick = pick
        self.state: Any = rules.start() if state is None else state
        self.lines: list[Line] = []
        self._awaits = OVER
        self._asked_at = -1

    @property
    def awaits(self) -> Awaits:
        """Whom the game waits for now; the rules are asked once a line."""
        if self._asked_at != len(self.lines):
            self._awaits = self.rules.awaits(self.state)
            self._asked_at = len(self.lines)
        return self._awaits

    @property
    def over(self) -> bool:
        return self.awaits.over

    def refusal(self, mover: int, move: Move[Any]) -> Refusal | None:
        """Why this move may not be made now, if it may not."""
        return self.rules.check(self.state, mover, move, self.awaits)

    def play(self, mover: int, move: Move[Any], out: list[Event] | None = None) -> Refusal | None:
        """Checks a move and makes it; a refusal changes nothing."""
        refusal = self.refusal(mover, move)
        if refusal is None:
            move.apply(self.state, mover, out)
            self.lines.append(Line(mover, move))
        return refusal

    def known(self, seat: int) -> str:
        """What this seat knows, as text, for whoever thinks about it in another process."""
        layout = self.game.layout
        return layout.write(layout.hide(self.state, seat).state)

    def settle(self, out: list[Event] | None = None) -> None:
        """Lets chance act as long as it is awaited."""
        while self.deal(out):
            pass

    def deal(self, out: list[Event] | None = None) -> bool:
        """One act of chance, as the dealer picks it; False if chance is not awaited."""
        if not self.awaits.chance:
            return False
        outcomes = self.rules.outcomes(self.state)
        move = outcomes.at(self.pick(outcomes.total))
        move.apply(self.state, CHANCE, out)
        self.lines.append(Line(CHANCE, move))
        return True
