"""All that decides what is learned: the same plan gives the same weights, however many workers play."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from startable.core import Rules
from startable.core.learned import Learned
from startable.core.unreadable import Unreadable
from startable.play.catalogue import AnyGame, game

ROUND = 512
"""Games that are played by one net; then it learns from them."""


@dataclass(frozen=True)
class Plan:
    game: str
    games: int
    seed: int
    seats: tuple[int, ...]
    """For how many it learns, in turn."""
    hidden: int = 64
    rate: float = 0.002
    """How fast it learns at first; towards the end ever more slowly."""

    @property
    def taught(self) -> Learned[Any]:
        return teachable(game(self.game))

    @property
    def rounds(self) -> int:
        return -(-self.games // ROUND)

    def numbers(self, round: int) -> range:
        """The games of this round."""
        return range(round * ROUND, min(self.games, (round + 1) * ROUND))

    def rate_at(self, round: int) -> float:
        return self.rate * max(0.02, 1.0 - round / self.rounds)

    def warmth_at(self, round: int) -> float:
        """The last third is played as well as it can be."""
        return self.taught.warmth * max(0.0, 1.0 - 1.5 * round / self.rounds)

    def stream(self, number: int) -> int:
        """The seed of a game."""
        return self.seed << 40 | number

    def rules(self, number: int) -> Rules[Any]:
        """Of a game: all numbers of seats and all kinds of practice meet."""
        found = game(self.game)
        lap, at = divmod(number, len(self.seats))
        practice = self.taught.practice
        return found.turn_rules(self.seats[at], practice[lap % len(practice)])

    def text(self) -> str:
        return json.dumps(asdict(self), sort_keys=True)

    def command(self) -> str:
        seats = (
            "" if self.seats == tuple(game(self.game).seats) else f" --seats {','.join(map(str, self.seats))}"
        )
        hidden = "" if self.hidden == Plan.hidden else f" --hidden {self.hidden}"
        return f"startable train {self.game} --games {self.games} --seed {self.seed}{seats}{hidden}"


def teachable(found: AnyGame) -> Learned[Any]:
    heuristics = found.heuristics(found.turn_rules())
    if not isinstance(heuristics, Learned):
        raise Unreadable("train-not-taught", {"name": found.name})
    return heuristics
