"""A table asks its rules once a line whom they await."""

from typing import Any

from startable.core import Awaits, Move, Outcomes, Result, Rules, Stream
from startable.games.ur import GAME
from startable.play.table import Table


class Counting(Rules[Any]):
    """The rules of UR, which count how often they are asked whom they await."""

    def __init__(self) -> None:
        self.real = GAME.rules()
        self.asked = 0
        super().__init__(self.real.seats, self.real.options)

    def start(self) -> Any:
        return self.real.start()

    def awaits(self, state: Any) -> Awaits:
        self.asked += 1
        return self.real.awaits(state)

    def legal(self, state: Any, seat: int) -> list[Move[Any]]:
        return self.real.legal(state, seat)

    def outcomes(self, state: Any) -> Outcomes[Any]:
        return self.real.outcomes(state)

    def scores(self, state: Any) -> list[int]:
        return self.real.scores(state)

    def result(self, state: Any) -> Result | None:
        return self.real.result(state)


def test_the_rules_are_asked_once_a_line() -> None:
    rules = Counting()
    table = Table(GAME, rules, Stream(1).below)
    table.settle()
    for _ in range(20):
        lines, rules.asked = len(table.lines), 0
        seat = table.awaits.first
        assert table.play(seat, rules.legal(table.state, seat)[0]) is None
        table.settle()
        assert not table.over
        assert table.awaits.seats
        assert rules.asked == len(table.lines) - lines, "the gate asks nothing that is known"


def test_chance_acts_only_when_it_is_awaited() -> None:
    table = Table(GAME, GAME.rules(), Stream(1).below)
    while table.deal():
        assert table.lines
    lines = len(table.lines)
    assert not table.awaits.chance
    assert not table.deal()
    assert len(table.lines) == lines
