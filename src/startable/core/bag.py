"""A deck or pile whose order nobody knows: only how many of each kind are left."""

from typing import Sequence


class Bag:
    """Counts by kind. Drawing is chance's business: it names the kind, weighted by these counts."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)

    def clone(self) -> "Bag":
        return Bag(self.counts)

    def size(self) -> int:
        return sum(self.counts)

    def kinds(self) -> list[int]:
        """The kinds that are left, lowest first."""
        return [kind for kind, count in enumerate(self.counts) if count > 0]

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1

    def put(self, kind: int, count: int = 1) -> None:
        self.counts[kind] += count

    def at(self, point: int) -> int:
        """The kind that covers this point, from 0 to below the size."""
        for kind, count in enumerate(self.counts):
            if point < count:
                return kind
            point -= count
        raise IndexError("beyond the bag")
