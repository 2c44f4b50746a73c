"""A bot that now and then does not look: so weaker players meet their match."""

from typing import Any

from startable.bots.bot import Bot
from startable.core import Move, Rules, Stream, View
from startable.play.catalogue import AnyGame


class Slipping(Bot):
    """Plays like another bot, but in so many of a hundred decisions takes any move that comes to mind."""

    def __init__(self, name: str, sober: Bot, percent: int) -> None:
        self.name = name
        self.reaction = sober.reaction + 0.02 * percent
        self._sober = sober
        self._percent = percent

    def choose(self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream) -> Move[Any]:
        if stream.below(100) < self._percent:
            return self._any(game, rules, view, seat, stream)
        return self._sober.choose(game, rules, view, seat, stream)

    def hurry(
        self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream
    ) -> Move[Any] | None:
        if stream.below(100) < self._percent:
            return self._any(game, rules, view, seat, stream)
        return self._sober.hurry(game, rules, view, seat, stream)

    def _any(self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream) -> Move[Any]:
        world = game.secrecy.world(view, rules, stream.below)
        moves = game.heuristics(rules).ordered(world, seat, rules.legal(world, seat))
        return moves[stream.below(len(moves))]
