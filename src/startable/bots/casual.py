"""A bot that plays as people do who are still learning: it knows what is good, and does not always see it."""

from typing import Any

from startable.bots.bot import Bot
from startable.bots.greedy import Greedy
from startable.bots.plausible import pick
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame

_SLOWER = 0.01


class Casual(Bot):
    """Weighs moves like another bot, and takes one of them the more seldom, the more it gives away.

    The warmth is in thousandths of the chance to win: what gives away so much is chosen about a third as
    often as the best, what gives away four times as much never; and nobody walks past a win.
    """

    def __init__(self, name: str, thinker: Greedy, warmth: int) -> None:
        self.name = name
        self.reaction = thinker.reaction + _SLOWER * min(100, warmth)
        self._thinker = thinker
        self._warmth = warmth / 1000

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        weighed = self._thinker.weigh(game, rules, known, stream)
        return weighed[pick([value for _, value in weighed], self._warmth_at(game, rules, known), stream)][0]

    def _warmth_at(self, game: AnyGame, rules: Rules[Any], known: Known[Any]) -> float:
        return 0.0 if game.heuristics(rules).steady(known.state, known.seat) else self._warmth

    def hurry(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any] | None:
        """Waiting is weighed like a move."""
        weighed, waiting = self._thinker.glance(game, rules, known, stream)
        warmth = self._warmth_at(game, rules, known)
        chosen = pick([*[value for _, value in weighed], waiting], warmth, stream)
        return weighed[chosen][0] if chosen < len(weighed) else None
