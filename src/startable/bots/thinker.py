"""The bot that searches: it imagines worlds that its view allows, and tries moves out in all of them."""

from typing import Any

from startable.bots.greedy import Greedy
from startable.bots.ismcts import Node, Tree
from startable.core import Move, Rules, Stream, View
from startable.play.catalogue import AnyGame

WORLDS = 64
LONGEST_S = 5.0


class Thinker(Greedy):
    """In a race it reacts like the greedy one: there is no time to think."""

    def __init__(self, name: str, iterations: int, seconds: float = LONGEST_S) -> None:
        super().__init__(name)
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream) -> Move[Any]:
        moves = think(game, rules, view, seat, stream, self._iterations, self._seconds)
        return max(moves, key=lambda pair: pair[1].promise(seat))[0]


def think(
    game: AnyGame,
    rules: Rules[Any],
    view: View,
    seat: int,
    stream: Stream,
    iterations: int,
    seconds: float = LONGEST_S,
) -> list[tuple[Move[Any], Node[Any]]]:
    """The moves of this seat that were tried, with how often and with what success."""
    count = 1 if game.secrecy.OPEN else min(WORLDS, iterations)
    worlds = [game.secrecy.world(view, rules, stream.below) for _ in range(count)]
    heuristics = game.heuristics(rules)
    if len(rules.legal(worlds[0], seat)) == 1:
        iterations = 1
    tree = Tree(rules, heuristics, seat, stream)
    tree.grow(worlds, iterations, seconds)
    return list(tree.root.children.items())
