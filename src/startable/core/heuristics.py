"""What a game tells bots about itself, beyond its rules."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from startable.core.move import Move, S
from startable.core.rules import Rules

_SURE: Final = 0.999
TIMELESS: Final = -1
"""As a tick: the game has no time of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """A guess of how well a seat stands, from 0 (lost) to 1 (won), and which moves to look at first."""

    fitted: ClassVar[bool] = False
    """Whether worths are chances to win already, together 1."""
    sharpness: ClassVar[float] = 1.0
    """If not, how much a lead in worth says about who will win; fitted to how games between bots ended."""
    trust: ClassVar[int] = 0
    """Where moves are followed: as many games as the first guess counts. More where dice are loud."""
    foresight: ClassVar[int] = 1
    """So many decisions ahead a coach looks."""

    def __init__(self, rules: Rules[S]) -> None:
        self.seats = rules.seats

    @abstractmethod
    def worth(self, state: S, seat: int) -> float: ...

    def ordered(self, state: S, seat: int, moves: list[Move[S]]) -> list[Move[S]]:
        """The moves worth a look, promising ones first; by default all, as the rules list them."""
        return moves

    def worths(self, state: S) -> list[float]:
        """By seat; a game in which they share most of the work does it once."""
        return [self.worth(state, seat) for seat in range(self.seats)]

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win, together 1."""
        worths = self.worths(state)
        if self.fitted:
            return worths
        odds = [self._odds(worth) for worth in worths]
        total = sum(odds)
        return [each / total for each in odds]

    def foretold(self, state: S) -> list[float]:
        """The same where a stretch is over and nothing is to be chosen: what is good to choose by need not
        foretell best."""
        return self.chances(state)

    def _odds(self, worth: float) -> float:
        bounded = min(max(worth, 1.0 - _SURE), _SURE)
        return float((bounded / (1.0 - bounded)) ** self.sharpness)

    def judged(self, state: S) -> bool:
        """Whether a position like this is judged by itself, and not by what may follow from it."""
        return True

    def tick(self, state: S) -> int:
        """The game's own time: a number that changes when a turn, a round or a galaxy is over."""
        return TIMELESS

    def ticks_ahead(self, seats: int) -> int:
        """How far one has to play on to see what a move led to; by default to the end."""
        return 1

    def horizon(self, state: S) -> int:
        """The same from this very position: where the ticks do not all end alike."""
        return self.ticks_ahead(self.seats)

    def stretch(self, state: S) -> int:
        """A part of the game, such as a round: a coach judges its positions where it ends, everybody playing
        on greedily. By default each is judged by itself."""
        return TIMELESS

    def steady(self, state: S, seat: int) -> bool:
        """Whether a decision here only carries out what was decided before: then nobody slips."""
        return False
