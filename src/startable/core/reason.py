"""What there is to say about a move: facts that the rules can check, for the coach to choose from."""

from collections.abc import Callable
from dataclasses import dataclass, field

from startable.core.event import Args
from startable.core.move import Move, S


@dataclass(frozen=True)
class Reason:
    """A fact about one move in one position, true for all that its mover knows.

    It speaks of the mover by no name, so that it reads well whoever is told of it.
    """

    fact: str
    """Names a message in the game's words, behind the prefix and `why-`."""
    args: Args = field(default_factory=dict)
    """Fill it in."""
    good: bool = True
    """Whether it speaks for the move; otherwise it is what the move gives away."""


Reasons = Callable[[S, int, Move[S]], list[Reason]]
"""Of a move of this seat in this world: all that is true of it and matters, what matters most first."""


def no_reasons(world: S, seat: int, move: Move[S]) -> list[Reason]:
    return []
