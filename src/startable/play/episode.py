"""A game that is played by numbers, as fast as the contract allows: what all doors for learners share.

Chance settles itself. Seats name numbers of their game; a number that is no legal move loses.
"""

from typing import Any, Final, Mapping, final

from startable.core.known import Known
from startable.core.move import Move
from startable.core.movers import CHANCE, NOBODY
from startable.core.rules import OVER, Awaits, Rules
from startable.core.sight import Piece, Sight
from startable.core.stream import Stream
from startable.play.catalogue import AnyGame
from startable.play.catalogue import game as find_game


@final
class Episode:
    def __init__(
        self, game: AnyGame, seats: int = 0, options: Mapping[str, object] | None = None, longest: int = 0
    ) -> None:
        self.game = game
        self.rules: Rules[Any] = _common(game, game.turn_rules(seats, options))
        self.seats = self.rules.seats
        self._options = dict(options or {})
        self.longest = longest
        """After so many decisions a game is cut; 0: never."""
        self.sight: Sight[Any] = game.new_sight(self.rules)
        self._layout = game.layout
        self._moves = game.numbers.MOVES
        self.start(0)

    def start(self, seed: int) -> None:
        """A new game; the same seed deals the same to the same moves."""
        self._stream = Stream(seed)
        self.state: Any = self.rules.start()
        self.sight.forget()
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
            self.rules.some_outcome(self.state, self._stream).apply(self.state, CHANCE, None)
            awaits = self.rules.awaits(self.state)
        self._wait_for(awaits)

    def _wait_for(self, awaits: Awaits) -> None:
        self.awaited = awaits.seats
        """Seats, as a mask; none: the game is over or cut."""
        self.seat = awaits.first
        """The first of them, or NOBODY."""
        self._asked = NOBODY
        if 0 < self.longest <= self.decisions:
            self.awaited, self.seat = 0, NOBODY

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its notation, with the dice where they are."""
        made = (self.game.name, self.seats, self._options, self.longest)
        at = (self._layout.write(self.state), self._stream, self.decisions, self.loser, self.refusal)
        return _going_on, (made, at)

    def go_on(self, position: str, stream: Stream, decisions: int, loser: int, refusal: str) -> None:
        """From somewhere in a game."""
        self.state = self._layout.read(position, self.rules.start())
        self.sight.forget()
        self._stream, self.decisions, self.loser, self.refusal = stream, decisions, loser, refusal
        self._wait_for(self.rules.awaits(self.state) if loser == NOBODY else OVER)

    @property
    def over(self) -> bool:
        return self.awaited == 0

    @property
    def cut(self) -> bool:
        """Ended by its length, not by a rule."""
        return self.awaited == 0 and self.loser == NOBODY and self.rules.result(self.state) is None

    def ask(self, seat: int) -> Sight[Any]:
        """What this seat may do, if it is awaited."""
        if self._asked != seat:
            self._asked = seat
            self.sight.ask(self.state, seat)
        return self.sight

    def numbers(self, seat: int) -> list[int]:
        """The numbers of this seat's legal moves; none unless it is awaited."""
        return self.ask(seat).numbers() if self.awaited >> seat & 1 else []

    def mask(self, seat: int) -> bytes:
        """By number: 1 for a legal move of this seat."""
        if not self.awaited >> seat & 1:
            return bytes(self._moves)
        pieces: list[Piece] = []
        self.ask(seat).add_mask(pieces)
        return b"".join(pieces)

    def observe(self, seat: int) -> bytes:
        pieces: list[Piece] = []
        self.sight.add_seen(pieces, self.state, seat)
        return b"".join(pieces)

    def known(self, seat: int) -> Known[Any]:
        return self._layout.hide(self.state, seat)

    def play(self, seat: int, number: int) -> None:
        """The move of this number; what is no legal move loses the game at once."""
        move = self.ask(seat).move(number) if self.awaited >> seat & 1 else None
        if move is not None:
            self.act(seat, move)
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
        self._wait_for(OVER)

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


_RULES: Final[dict[tuple[str, int, str], Rules[Any]]] = {}


def _common(game: AnyGame, rules: Rules[Any]) -> Rules[Any]:
    """Nobody changes rules, so all tables of a batch have the same: one is always at hand, many are not."""
    return _RULES.setdefault((game.name, rules.seats, str(rules.options)), rules)


def _going_on(made: tuple[str, int, dict[str, object], int], at: tuple[Any, ...]) -> Episode:
    episode = Episode(find_game(made[0]), made[1], made[2], made[3])
    episode.go_on(*at)
    return episode


def shares_above_others(rules: Rules[Any], state: Any) -> list[float]:
    """By seat: what it won beyond the mean of the others, so that all sum to 0. To win alone is 1."""
    result = rules.result(state)
    if result is None:
        return [0.0] * rules.seats
    shares = [result.share(seat) for seat in range(rules.seats)]
    total, others = sum(shares), float(max(1, rules.seats - 1))
    return [share - (total - share) / others for share in shares]
