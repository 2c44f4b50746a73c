"""What a game tells bots about itself, beyond its rules."""

from abc import abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from startable.core.move import Move, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """A guess of how well a seat stands, from 0 (lost) to 1 (won), and which moves to look at first."""

    @abstractmethod
    def worth(self, state: S, seat: int) -> float: ...

    def ordered(self, state: S, seat: int, moves: list[Move[S]]) -> list[Move[S]]:
        """The moves worth a look, promising ones first; by default all, as the rules list them."""
        return moves
