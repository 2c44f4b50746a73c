"""PettingZoo's parallel door: all that are awaited decide at once, the others have one number to name.

That number comes after the numbers of moves and says: not asked. Moves are made in the order of seats; one
that has become impossible by those before it is dropped, which its info tells.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from startable.core import seats_in
from startable.learn import spaces as door
from startable.learn.agents import Agents
from startable.learn.spaces import Info, Seen

Steps = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


class TableEnv(Agents, ParallelEnv[str, Seen, int]):
    extra = 1

    @property
    def not_asked(self) -> int:
        return self.episode.game.numbers.MOVES

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Seats and options of the game are chosen when the env is made; none are taken here."""
        self._start(seed)
        seen = self._observe()
        return seen, self._infos(seen)

    def _observe(self) -> dict[str, Seen]:
        return {
            agent: {"observation": door.observation(self.episode, seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.append(door.mask(self.episode, seat), np.int8(0))
        mask[-1] = not self.episode.awaited >> seat & 1
        return mask

    def _infos(self, seen: dict[str, Seen]) -> dict[str, Info]:
        return {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}

    def step(self, actions: dict[str, int]) -> Steps:
        numbers = self._named(actions)
        wrong = [seat for seat, number in enumerate(numbers) if not self._allowed(seat, number)]
        dropped: list[int] = []
        if wrong:
            self.episode.lose(wrong[0], numbers[wrong[0]])
        else:
            dropped = self._play(numbers)
        return self._told(dropped)

    def _named(self, actions: dict[str, int]) -> list[int]:
        self._started()
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"{missing[0]} has to name a number too: whoever is not asked names `not_asked`")
        return [int(actions[agent]) for agent in self.agents]

    def _allowed(self, seat: int, number: int) -> bool:
        if self.episode.awaited >> seat & 1:
            return number in self.episode.numbers(seat)
        return number == self.not_asked

    def _play(self, numbers: list[int]) -> list[int]:
        """All moves in the order of seats; tells whose could no longer be made."""
        dropped = []
        for seat in seats_in(self.episode.awaited):
            if numbers[seat] in self.episode.numbers(seat):
                self.episode.play(seat, numbers[seat])
            else:
                dropped.append(seat)
        return dropped

    def _told(self, dropped: list[int]) -> Steps:
        over, cut, agents = self.episode.over, self.episode.cut, self.agents
        seen = self._observe()
        infos = self._infos(seen)
        for seat in dropped:
            infos[agents[seat]]["dropped"] = True
        if self.episode.refusal:
            infos[agents[self.episode.loser]]["refusal"] = self.episode.refusal
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        ended, truncated = dict.fromkeys(agents, over and not cut), dict.fromkeys(agents, cut)
        self.agents = [] if over else agents
        return seen, rewards, ended, truncated, infos

    def render(self) -> Any:
        return door.render(self.episode, max(self.episode.seat, 0), self.render_mode)


def parallel_env(name: str, **settings: Any) -> TableEnv:
    """As PettingZoo names it: `parallel_env("ur")`; settings are the arguments of TableEnv."""
    return TableEnv(name, **settings)
