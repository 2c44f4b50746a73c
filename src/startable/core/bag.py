"""A hand, deck or pile whose order does not matter: only how many of each kind are in it."""

from typing import Sequence, final


@final
class Bag:
    """Counts by kind. Drawing is chance's business: it names the kind, weighted by these counts.

    In what a seat knows, a bag that it may not look into holds so many `unknown` ones and nothing else.
    """

    def __init__(self, counts: Sequence[int], unknown: int = 0) -> None:
        self.counts = list(counts)
        self.unknown = unknown

    def clone(self) -> "Bag":
        return Bag(self.counts, self.unknown)

    def closed(self) -> "Bag":
        """The same bag for those who may only count what is in it."""
        return Bag([0] * len(self.counts), self.size())

    def size(self) -> int:
        total = self.unknown
        for count in self.counts:  # compiled, this takes a third of what sum does
            total += count
        return total

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
