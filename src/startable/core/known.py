"""What a seat knows of a table."""

from typing import Callable, Generic

from startable.core.move import S

Pick = Callable[[int], int]
"""Picks a number from 0 to below the given one."""


class Known(Generic[S]):
    """A state without what its seat must not know. `Layout.hide` makes it, and nobody else.

    Whatever leaves for a seat is made of this alone: its view, its observation, its text, its bot's world.
    """

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat
        """Who looks; NOBODY only watches."""
