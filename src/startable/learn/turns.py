"""PettingZoo's agent cycle: one seat after the other decides. Of several the lowest is asked first."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from startable.learn import spaces as door
from startable.learn.agents import Agents
from startable.learn.spaces import Info, Seen


class TurnEnv(Agents, AECEnv[str, Seen, int | None]):
    """It keeps PettingZoo's order itself, and needs none of its wrappers.

    The mask is in the observation and in the info. A number that is no legal move ends the game with -1.
    """

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Seats and options of the game are chosen when the env is made; none are taken here."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The seat that decides next, with its mask."""
        seat = self.episode.seat
        self.agent_selection = self.possible_agents[seat]
        self._mask = door.mask(self.episode, seat)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Seen:
        seat = self._seats[self._known(agent)]
        asked = seat == self.episode.seat
        return {
            "observation": door.observation(self.episode, seat),
            "action_mask": self._mask if asked else np.zeros_like(self._mask),
        }

    def step(self, action: int | None) -> None:
        self._started()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.episode.play(self._seats[agent], int(action))
        if self.episode.awaited:
            self._ask()
        else:
            self._end()

    def _end(self) -> None:
        cut = self.episode.cut
        for agent, reward in zip(self.agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = not cut, cut
            self.infos[agent] = {"refusal": self.episode.refusal} if self.episode.refusal else {}
        self._accumulate_rewards()
        self._deads_step_first()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal for the seat that decides next, as MaskablePPO asks for them."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        return door.render(self.episode, self._seats[self.agent_selection], self.render_mode)


def env(name: str, **settings: Any) -> TurnEnv:
    """As PettingZoo names it: `env("ur")`; settings are the arguments of TurnEnv."""
    return TurnEnv(name, **settings)
