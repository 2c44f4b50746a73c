"""The bot that searches: it imagines worlds that its seat cannot rule out, and tries moves in all of them."""

from typing import Any

from startable.bots.greedy import Greedy, Weighed
from startable.bots.ismcts import Node, Tree
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame

WORLDS = 64
LONGEST_S = 5.0


class Searcher(Greedy):
    """In a race it reacts like the greedy one: there is no time to think."""

    def __init__(self, name: str, iterations: int, seconds: float = LONGEST_S) -> None:
        super().__init__(name)
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        return max(self.weigh(game, rules, known, stream), key=lambda pair: pair[1])[0]

    def weigh(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Weighed:
        moves = tried(game, rules, known, stream, self._iterations, self._seconds)
        return [(move, node.promise(known.seat)) for move, node in moves]


def tried(
    game: AnyGame,
    rules: Rules[Any],
    known: Known[Any],
    stream: Stream,
    iterations: int,
    seconds: float = LONGEST_S,
) -> list[tuple[Move[Any], Node[Any]]]:
    """The moves of the seat that were tried, with how often and with what success."""
    count = 1 if game.layout.open else min(WORLDS, iterations)
    worlds = [game.layout.world(known, stream.below) for _ in range(count)]
    heuristics = game.heuristics(rules)
    if len(rules.legal(worlds[0], known.seat)) == 1:
        iterations = 1
    tree = Tree(rules, heuristics, known.seat, stream)
    tree.grow(worlds, iterations, seconds)
    return list(tree.root.children.items())
