"""The bot that takes any move."""

from typing import Any

from startable.bots.bot import Bot
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame


class Random(Bot):
    name = "random"
    reaction = 3.75

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        moves = rules.legal(game.layout.world(known, stream.below), known.seat)
        return moves[stream.below(len(moves))]

    def hurry(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any] | None:
        return None if stream.below(2) else self.choose(game, rules, known, stream)
