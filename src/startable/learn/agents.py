"""What PettingZoo's two doors have in common: seats as agents, and a new game at each reset."""

from typing import Any

import numpy as np
from gymnasium import spaces

from startable.learn import spaces as door
from startable.learn.sentences import choices, in_sentences, whole
from startable.learn.spaces import RENDER_MODES, Bytes
from startable.learn.table import Options
from startable.play.catalogue import game
from startable.play.episode import Episode


class Agents:
    extra = 0
    """Numbers that a door has after the numbers of moves."""

    def __init__(
        self,
        name: str,
        seats: int = 0,
        options: Options | None = None,
        longest: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"{name}_v0", "render_modes": RENDER_MODES}
        self.render_mode = door.checked_mode(render_mode)
        with in_sentences():
            self.episode = Episode(
                game(name), whole("seats", seats), choices(options), whole("longest", longest, 0)
            )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        played = self.episode.game
        self._seen = {agent: door.seen_space(played, self.extra) for agent in self.possible_agents}
        self._numbers = {agent: door.number_space(played, self.extra) for agent in self.possible_agents}
        everybody = (self.episode.seats * played.numbers.WIDTH,)
        self.state_space: spaces.Space[Any] = spaces.Box(0, 255, everybody, np.uint8)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._numbers[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise KeyError(f"there is no agent {agent!r}, only {', '.join(self.possible_agents)}")
        return agent

    def _started(self) -> None:
        if not self.agents:
            raise RuntimeError("no game is on: call reset() first")

    def state(self) -> Bytes:
        """What all seats together know: their observations, one after the other."""
        seats = range(self.episode.seats)
        return np.concatenate([door.observation(self.episode, seat) for seat in seats])

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.start(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents.copy()

    def close(self) -> None:
        """Nothing is held open."""
