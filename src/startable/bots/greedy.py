"""The bot that looks one move ahead, with the game's own idea of what is good."""

from typing import Any

from startable.bots.bot import Bot
from startable.bots.expectimax import best_moves, move_values
from startable.core import Move, Rules, Stream, View
from startable.play.catalogue import AnyGame


class Greedy(Bot):
    """Looks at its own moves alone; with a depth, at so many decisions of everybody, weighing all chances."""

    def __init__(self, name: str = "greedy", depth: int = 1) -> None:
        self.name = name
        self._depth = depth
        self.reaction = 3.0 - 0.5 * min(depth, 3)

    def choose(self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream) -> Move[Any]:
        world = game.secrecy.world(view, rules, stream.below)
        best = best_moves(rules, game.heuristics(rules), world, seat, self._depth)
        return best[stream.below(len(best))]

    def hurry(
        self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream
    ) -> Move[Any] | None:
        """Waits if no move is better than leaving things as they are."""
        world = game.secrecy.world(view, rules, stream.below)
        heuristics = game.heuristics(rules)
        values = move_values(rules, heuristics, world, seat, 1)
        move, value = max(values, key=lambda pair: pair[1])
        return move if value > heuristics.worth(world, seat) else None
