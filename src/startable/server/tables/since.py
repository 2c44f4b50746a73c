"""Since when the game has awaited each of those whom it awaits, also after a restart."""

from collections.abc import Sequence


class Since:
    def __init__(self) -> None:
        self.last = 0.0
        """When the newest line was made; 0: there is none, or nobody noted it."""
        self._at: dict[int, float] = {}

    def follow(self, awaited: Sequence[int], mover: int, at: float) -> None:
        """After a line of this mover; whoever is awaited again after their own is so anew."""
        self.last = at
        self._at = {seat: at if seat == mover else self._at.get(seat, at) for seat in awaited}

    def of(self, seat: int) -> float:
        return self._at.get(seat, 0.0)
