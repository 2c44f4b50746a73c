"""A value that a game learned by playing against itself: everybody's chances, from a net over features."""

from typing import ClassVar, Final, Mapping

from mypy_extensions import mypyc_attr

from startable.core.heuristics import Heuristics
from startable.core.move import S
from startable.core.net import Net
from startable.core.odds import shares
from startable.core.rules import Rules
from startable.core.weights import load

_NETS: Final[dict[str, Net]] = {}
"""By package: read once, when first asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Heuristics[S]):
    """Each seat has a logit, from what that seat may know; the chances are their softmax."""

    fitted = True
    width: ClassVar[int] = 0
    """How many features there are."""
    package: ClassVar[str] = ""
    """Where the weights lie."""
    practice: ClassVar[tuple[Mapping[str, int], ...]] = ({},)
    """Options of the games that it learns by, in turn."""
    open_practice: ClassVar[bool] = False
    """Whether moves are weighed in the true position while it learns: where others' secrets hardly change
    which move seems best, and to think of a world takes longer than all the rest."""
    teaching: ClassVar[Mapping[str, float]] = {}
    """Where its course differs from the usual one (`train.plan`): for long games fewer games a round."""

    def __init__(self, rules: Rules[S]) -> None:
        super().__init__(rules)
        self.rules = rules
        self._net: Net | None = None

    def features(self, state: S, seat: int) -> list[int]:
        """What there is to say about this seat, as numbers below the width; twice if it counts twice."""
        return []

    def sides(self, state: S) -> list[int]:
        """The seats whose logits are computed; those of others are 0. One is enough where two play."""
        return list(range(self.seats))

    def judged(self, state: S) -> bool:
        """Whether the net itself is asked here: then it learns here too."""
        return True

    def primed(self) -> dict[int, float]:
        """What learning starts from, by feature: how much it speaks for a seat, in logits."""
        return {}

    def kept(self) -> list[int]:
        """Features that learning leaves as they are primed, where to learn them played worse."""
        return []

    def strides(self) -> dict[int, float]:
        """By feature, how far contests go from its weight, in logits: where games are long, and a value that
        fits them played worse, weights are found by contests (`train.contests`), and all speak straight."""
        return {}

    def reached(self, state: S, seat: int) -> float:
        """How far a seat came in a contest, beside whether it won; 1 is as far as one can."""
        return 0.0

    def use(self, net: Net) -> None:
        """Another net than the one in the package."""
        self._net = net

    def net(self) -> Net:
        if self._net is None:
            if self.package not in _NETS:
                _NETS[self.package] = load(self.package, self.width)
            self._net = _NETS[self.package]
        return self._net

    def worth(self, state: S, seat: int) -> float:
        return self.chances(state)[seat]

    def worths(self, state: S) -> list[float]:
        return self.chances(state)

    def chances(self, state: S) -> list[float]:
        result = self.rules.result(state)
        if result is None:
            return self.calibrated(self.estimate(state))
        return [result.share(seat) for seat in range(self.seats)]

    def calibrated(self, estimate: list[float]) -> list[float]:
        """What an estimate means, by how such games ended; it learns by estimates as they are."""
        return estimate

    def rough(self, state: S) -> list[float]:
        """The estimate as it is, or how the game ended."""
        result = self.rules.result(state)
        if result is None:
            return self.estimate(state)
        return [result.share(seat) for seat in range(self.seats)]

    def estimate(self, state: S) -> list[float]:
        """Of a game that goes on."""
        net = self.net()
        logits = [0] * self.seats
        for seat in self.sides(state):
            logits[seat] = net.logit(self.features(state, seat))
        return shares(logits)
