"""A hand, deck or pile whose order does not matter: only how many of each kind are in it."""

from typing import Final, Sequence, final

from mypy_extensions import mypyc_attr

UNCOUNTED: Final = -1


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Counts by kind. Drawing is chance's business: it names the kind, weighted by these counts.

    In what a seat knows, a bag that it may not look into holds so many `unknown` ones and nothing else.
    """

    def __init__(self, counts: Sequence[int], unknown: int = 0, known: int = UNCOUNTED) -> None:
        self.counts = list(counts)
        """To look at; what is in the bag changes by `take` and `put` alone, which count along."""
        self.unknown = unknown
        self._known = known if known != UNCOUNTED else _total(self.counts)

    def clone(self) -> "Bag":
        return Bag(self.counts, self.unknown, self._known)

    def closed(self) -> "Bag":
        """The same bag for those who may only count what is in it."""
        return Bag([0] * len(self.counts), self.size())

    def size(self) -> int:
        return self._known + self.unknown

    def kinds(self) -> list[int]:
        """The kinds that are left, lowest first."""
        return [kind for kind, count in enumerate(self.counts) if count > 0]

    def take(self, kind: int) -> None:
        self.put(kind, -1)

    def put(self, kind: int, count: int = 1) -> None:
        self.counts[kind] += count
        self._known += count

    def at(self, point: int) -> int:
        """The kind that covers this point, from 0 to below the size."""
        for kind, count in enumerate(self.counts):
            if point < count:
                return kind
            point -= count
        raise IndexError("beyond the bag")


def _total(counts: list[int]) -> int:
    found = 0
    for count in counts:  # compiled, this takes a third of what sum does
        found += count
    return found
