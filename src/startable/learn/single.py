"""Gymnasium's door: one learner against chosen bots."""

from typing import Any

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from startable.bots.solo import ANY
from startable.learn import spaces as door
from startable.learn.spaces import RENDER_MODES, Info, Seen
from startable.learn.table import Bots, Options, Wanted, new_table


class SoloEnv(Env[Seen, int]):
    """With no bots the learner plays every seat: info tells which, and at the end what each one gets."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012, it is Gymnasium's

    def __init__(
        self,
        name: str,
        bots: Bots = "greedy",
        seat: int = ANY,
        seats: int = 0,
        options: Options | None = None,
        longest: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self._solo = new_table(
            Wanted(name=name, bots=bots, seat=seat, seats=seats, options=options, longest=longest)
        )
        self.episode = self._solo.episode
        self.render_mode = door.checked_mode(render_mode)
        self.observation_space: spaces.Space[Any] = door.seen_space(self.episode.game)
        self.action_space: spaces.Space[Any] = door.number_space(self.episode.game)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Options of the game are chosen when the env is made; none are taken here."""
        super().reset(seed=seed)
        self._solo.start(int(self.np_random.integers(1 << 62)))
        return self._told()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        self._solo.step(int(action))
        seen, info = self._told()
        over, cut = self.episode.over, self.episode.cut
        if over:
            info["rewards"] = self.episode.rewards()
        return seen, self._solo.reward, over and not cut, cut, info

    def _told(self) -> tuple[Seen, Info]:
        seat = self._solo.seat
        mask = door.mask(self.episode, seat)
        info: Info = {"action_mask": mask, "seat": seat}
        if self.episode.refusal:
            info["refusal"] = self.episode.refusal
        return {"observation": door.observation(self.episode, seat), "action_mask": mask}, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal, as MaskablePPO asks for them."""
        return door.mask(self.episode, self._solo.seat).astype(np.bool_)

    def render(self) -> Any:
        return door.render(self.episode, self._solo.seat, self.render_mode)
