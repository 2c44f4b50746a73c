"""Bots that play on: what a move is worth shows at the end of the turn, or of the galaxy."""

from typing import Any, ClassVar

from startable.bots.greedy import Greedy, Weighed
from startable.bots.rollouts import Rollouts
from startable.bots.turns import Turns
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame

WORLDS = 64


class Follower(Greedy):
    """In a race it reacts like the greedy one: there is no time to think."""

    kind: ClassVar[type[Rollouts[Any]]] = Rollouts

    def __init__(self, name: str, games: int) -> None:
        super().__init__(name)
        self._games = games

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        return self.weigh(game, rules, known, stream)[0][0]

    def weigh(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Weighed:
        heuristics = game.heuristics(rules)
        if heuristics.steady(known.state, known.seat):
            return sorted(super().weigh(game, rules, known, stream), key=lambda pair: -pair[1])
        count = 1 if game.layout.open else WORLDS
        worlds = [game.layout.world(known, stream.below) for _ in range(count)]
        rollouts = self.kind(rules, heuristics, known.seat, stream)
        found: dict[Move[Any], float] = {}
        for each in rollouts.tried(worlds, self._games):
            found.setdefault(each.move, each.mean())
        return list(found.items())


class TurnFollower(Follower):
    """Thinks of whole turns."""

    kind = Turns
