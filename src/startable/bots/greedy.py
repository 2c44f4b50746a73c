"""The bot that looks one move ahead, with the game's own idea of what is good."""

from typing import Any

from startable.bots.bot import Bot
from startable.bots.expectimax import best_moves, move_values
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame

Weighed = list[tuple[Move[Any], float]]


class Greedy(Bot):
    """Looks at its own moves alone; with a depth, at so many decisions of everybody, weighing all chances."""

    def __init__(self, name: str = "greedy", depth: int = 1) -> None:
        self.name = name
        self._depth = depth
        self.reaction = 3.0 - 0.5 * min(depth, 3)

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        world = game.layout.world(known, stream.below)
        best = best_moves(rules, game.heuristics(rules), world, known.seat, self._depth)
        return best[stream.below(len(best))]

    def hurry(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any] | None:
        """Waits if no move is better than leaving things as they are."""
        weighed, waiting = self.glance(game, rules, known, stream)
        move, value = max(weighed, key=lambda pair: pair[1])
        return move if value > waiting else None

    def weigh(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Weighed:
        """Every move that is worth a look, with what it is worth to the seat."""
        world = game.layout.world(known, stream.below)
        return move_values(rules, game.heuristics(rules), world, known.seat, self._depth)

    def glance(
        self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream
    ) -> tuple[Weighed, float]:
        """In a race: the moves by a quick look, and what it is worth to leave things as they are."""
        world = game.layout.world(known, stream.below)
        heuristics = game.heuristics(rules)
        weighed = move_values(rules, heuristics, world, known.seat, 1)
        return weighed, heuristics.worth(world, known.seat)
