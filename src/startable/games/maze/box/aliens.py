"""The aliens: each is known by its seat and its colour (MZ-101)."""

from typing import Final

from startable.core.forms import SEATS
from startable.games.maze.box.parts import COLOURS, CREW


class Alien:
    """One of the twelve in the box. Everybody shares these, so an alien is equal to itself alone."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour
        self.letter = COLOURS[colour]
        self.name = f"{SEATS[seat]}{self.letter}"
        """The seat's letter and the colour's: Ag is the green alien of seat A."""


ALIENS: Final[list[list[Alien]]] = [[Alien(seat, colour) for colour in range(CREW)] for seat in range(4)]
"""By seat and colour."""
