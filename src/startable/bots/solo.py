"""One learner at a table with bots; or at all seats of it, where there are none."""

from typing import Final, Mapping, Sequence, final

from startable.bots.bot import Bot
from startable.core.stream import Stream
from startable.play.catalogue import AnyGame
from startable.play.episode import Episode

ANY: Final = -1
"""As the learner's seat: another one in each game."""


Place = tuple[int, int, float, list[Stream]]


@final
class Solo:
    """Bots sit at the seats after the learner's, in their order and over again if they are too few."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[Bot] = (),
        seat: int = ANY,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        longest: int = 0,
    ) -> None:
        self.episode = Episode(game, seats, options, longest)
        self.bots = list(bots)
        self._alone = not self.bots
        self.wanted = seat
        self._own = 0
        self._streams: list[Stream] = []
        self.seat = 0
        """Who decides next."""
        self.reward = 0.0
        """What the last decision brought the seat that made it."""

    def place(self) -> Place:
        """All that is not in the episode; with it, a copy goes on."""
        return self._own, self.seat, self.reward, self._streams

    def go_on(self, episode: Episode, place: Place) -> None:
        self.episode = episode
        self._own, self.seat, self.reward, self._streams = place

    def start(self, seed: int) -> None:
        """A new game; one that ends before the learner is asked is followed by another."""
        deal = Stream(seed)
        seats = self.episode.seats
        if not self._alone:
            self._own = deal.below(seats) if self.wanted == ANY else self.wanted
            self._streams = [Stream(deal.below(1 << 31)) for _ in range(seats)]
        self.episode.start(deal.below(1 << 31))
        self._rivals()
        while self.episode.over:
            self.episode.start(deal.below(1 << 31))
            self._rivals()

    def step(self, number: int) -> None:
        seat, episode = self.seat, self.episode
        episode.play(seat, number)
        self._rivals()
        self.reward = episode.rewards()[seat] if episode.awaited == 0 else 0.0

    def _rivals(self) -> None:
        """Bots move until the learner is asked."""
        episode = self.episode
        if self._alone:
            if episode.awaited:
                self.seat = episode.seat
            return
        while episode.awaited and not episode.awaited >> self._own & 1:
            self._move(episode.seat)
        self.seat = self._own

    def _move(self, seat: int) -> None:
        episode = self.episode
        rival = self.bots[((seat - self._own) % episode.seats - 1) % len(self.bots)]
        move = rival.choose(episode.game, episode.rules, episode.known(seat), self._streams[seat])
        episode.act(seat, move)
