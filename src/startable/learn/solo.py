"""One learner at a table with bots; or at all seats of it, where there are none."""

from collections.abc import Sequence

from startable.bots import bot
from startable.core import Stream
from startable.learn.spaces import Options
from startable.play.catalogue import game
from startable.play.episode import Episode

ANY = -1
"""As the learner's seat: another one in each game."""
Bots = str | Sequence[str]


class Solo:
    """Bots sit at the seats after the learner's, in their order and over again if they are too few."""

    def __init__(self, name: str, bots: Bots, seat: int, seats: int, options: Options | None, longest: int):
        self.episode = Episode(game(name), seats, options, longest)
        names = [bots] if isinstance(bots, str) else list(bots)
        self._bots = [bot(each) for each in names]
        self._wanted = seat
        self._streams: list[Stream] = []
        self.seat = 0
        """Who decides next."""
        self.reward = 0.0
        """What the last decision brought the seat that made it."""

    def start(self, seed: int) -> None:
        """A new game; one that ends before the learner is asked is followed by another."""
        deal = Stream(seed)
        seats = self.episode.seats
        self._own = deal.below(seats) if self._wanted == ANY else self._wanted
        self._streams = [Stream(deal.below(1 << 31)) for _ in range(seats)]
        self.episode.start(deal.below(1 << 31))
        self._rivals()
        while self.episode.over:
            self.episode.start(deal.below(1 << 31))
            self._rivals()

    def step(self, number: int) -> None:
        seat = self.seat
        self.episode.play(seat, number)
        self._rivals()
        self.reward = self.episode.rewards()[seat] if self.episode.over else 0.0

    def _rivals(self) -> None:
        """Bots move until the learner is asked."""
        if self._bots:
            while self.episode.awaited and not self.episode.awaited >> self._own & 1:
                self._move(self.episode.seat)
            self.seat = self._own
        elif self.episode.awaited:
            self.seat = self.episode.seat

    def _move(self, seat: int) -> None:
        episode = self.episode
        rival = self._bots[((seat - self._own) % episode.seats - 1) % len(self._bots)]
        move = rival.choose(episode.game, episode.rules, episode.known(seat), self._streams[seat])
        episode.act(seat, move)
