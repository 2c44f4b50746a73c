"""A game that is played by numbers, as fast as the contract allows: what all doors for learners share.

Chance settles itself. Seats name numbers of their game; a number that is no legal move loses.
"""

from typing import Any, Mapping

from startable.core.known import Known
from startable.core.move import Move
from startable.core.movers import CHANCE, NOBODY
from startable.core.rules import Rules
from startable.core.stream import Stream
from startable.play.catalogue import AnyGame


class Episode:
    def __init__(
        self, game: AnyGame, seats: int = 0, options: Mapping[str, object] | None = None, longest: int = 0
    ) -> None:
        self.game = game
        self.rules: Rules[Any] = game.turn_rules(seats, options)
        self.seats = self.rules.seats
        self.longest = longest
        """After so many decisions a game is cut; 0: never."""
        self._layout = game.layout
        self._observe = game.numbers.observe
        self._moves = game.numbers.MOVES
        self.start(0)

    def start(self, seed: int) -> None:
        """A new game; the same seed deals the same to the same moves."""
        self._stream = Stream(seed)
        self.state: Any = self.rules.start()
        self.decisions = 0
        self.loser = NOBODY
        """Who named a number that is no legal move."""
        self.refusal = ""
        """The rule that the number broke."""
        self._settle()

    def _settle(self) -> None:
        """Lets chance act as long as it is awaited, then sees who is."""
        awaits = self.rules.awaits(self.state)
        while awaits.chance:
            outcomes = self.rules.outcomes(self.state)
            outcomes.at(self._stream.below(outcomes.total)).apply(self.state, CHANCE, None)
            awaits = self.rules.awaits(self.state)
        self._wait_for(awaits.seats)

    def _wait_for(self, awaited: int) -> None:
        self.awaited = awaited
        """Seats, as a mask; none: the game is over or cut."""
        self.seat = (awaited & -awaited).bit_length() - 1
        """The first of them, or NOBODY."""
        self._listed = NOBODY
        self._legal: list[Move[Any]] = []
        self._numbers: list[int] = []
        if 0 < self.longest <= self.decisions:
            self.awaited, self.seat = 0, NOBODY

    @property
    def over(self) -> bool:
        return self.awaited == 0

    @property
    def cut(self) -> bool:
        """Ended by its length, not by a rule."""
        return self.awaited == 0 and self.loser == NOBODY and self.rules.result(self.state) is None

    def numbers(self, seat: int) -> list[int]:
        """The numbers of this seat's legal moves; none unless it is awaited. Do not change the list."""
        if self._listed != seat:
            self._listed = seat
            self._legal = self.rules.legal(self.state, seat) if self.awaited >> seat & 1 else []
            state = self.state
            self._numbers = [move.number(state) for move in self._legal]
        return self._numbers

    def mask(self, seat: int) -> bytearray:
        """By number: 1 for a legal move of this seat."""
        mask = bytearray(self._moves)
        for number in self.numbers(seat):
            mask[number] = 1
        return mask

    def observe(self, seat: int) -> bytearray:
        return self._observe(self.known(seat))

    def known(self, seat: int) -> Known[Any]:
        return self._layout.hide(self.state, seat)

    def play(self, seat: int, number: int) -> None:
        """The move of this number; what is no legal move loses the game at once."""
        numbers = self.numbers(seat)
        if number in numbers:
            self.act(seat, self._legal[numbers.index(number)])
        else:
            self.lose(seat, number)

    def act(self, seat: int, move: Move[Any]) -> None:
        """A move that is known to be legal."""
        move.apply(self.state, seat, None)
        self.decisions += 1
        self._settle()

    def lose(self, seat: int, number: int) -> None:
        self.loser = seat
        self.refusal = self._why(seat, number)
        self._wait_for(0)

    def _why(self, seat: int, number: int) -> str:
        if not 0 <= number < self._moves:
            return ""
        move = self.game.numbers.decode(number, self.known(seat))
        refusal = self.rules.check(self.state, seat, move)
        return refusal.rule if refusal is not None else ""

    def rewards(self) -> list[float]:
        """By seat, all 0 until the end. Who named no legal move gets -1, the others then 0."""
        if self.loser != NOBODY:
            return [-1.0 if seat == self.loser else 0.0 for seat in range(self.seats)]
        return shares_above_others(self.rules, self.state)


def shares_above_others(rules: Rules[Any], state: Any) -> list[float]:
    """By seat: what it won beyond the mean of the others, so that all sum to 0. To win alone is 1."""
    result = rules.result(state)
    if result is None:
        return [0.0] * rules.seats
    shares = [result.share(seat) for seat in range(rules.seats)]
    total, others = sum(shares), float(max(1, rules.seats - 1))
    return [share - (total - share) / others for share in shares]
