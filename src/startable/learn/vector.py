"""Many games side by side as a vector env of Gymnasium: a batch with Gymnasium's words.

A game that ends starts again in the same step (Gymnasium's SAME_STEP): the row then shows the new game, and
what the old one ended with is in the info, as `final_obs` and `final_info`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from startable.bots.solo import ANY
from startable.learn import spaces as door
from startable.learn.arrays import Arrays
from startable.learn.batch import Batch
from startable.learn.here import Numbers
from startable.learn.spaces import Info, Seen
from startable.learn.table import Bots, Options

Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class SoloVectorEnv(VectorEnv[Seen, Numbers, NDArray[Any]]):
    """Each row is a game as in SoloEnv. Without `copy`, arrays are written over by the next step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, it is Gymnasium's

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        bots: Bots = "greedy",
        seat: int = ANY,
        seats: int = 0,
        options: Options | None = None,
        longest: int = 0,
        workers: int = 1,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(
            name,
            num_envs,
            bots=bots,
            seat=seat,
            seats=seats,
            options=options,
            longest=longest,
            workers=workers,
        )
        self.game = self.batch.game
        self._copy = copy
        self.single_observation_space: spaces.Space[Any] = door.seen_space(self.game)
        self.single_action_space: spaces.Space[Any] = door.number_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Games get seeds of their own, drawn from this one."""
        super().reset(seed=seed)
        self.batch.restart(int(self.np_random.integers(1 << 62)))
        return self._told(self.batch.look())

    def step(self, actions: Numbers) -> Step:
        arrays = self.batch.step(actions)
        seen, told = self._told(arrays)
        ended, cut = self._kept(arrays.ended), self._kept(arrays.cut)
        infos = self._finals(arrays, np.flatnonzero(ended | cut).tolist())
        return seen, arrays.rewards.astype(np.float64), ended, cut, infos | told

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal, by row, as MaskablePPO asks for them."""
        return self.batch.arrays.masks.astype(np.bool_)

    def _finals(self, arrays: Arrays, rows: list[int]) -> Info:
        """How these games ended."""
        infos: Info = {}
        for row in rows:
            seen = {"observation": arrays.last[row].copy(), "action_mask": np.zeros_like(arrays.masks[row])}
            info = {
                "rewards": arrays.totals[row].copy(),
                "seat": int(arrays.last_seats[row]),
                "refusal": arrays.refusals[row].decode(),
            }
            infos = self._add_info(infos, {"final_obs": seen, "final_info": info}, row)
        return infos

    def _told(self, arrays: Arrays) -> tuple[Seen, Info]:
        seen, mask = self._kept(arrays.seen), self._kept(arrays.masks)
        info = {"action_mask": mask, "seat": arrays.seats.astype(np.int64)}
        return {"observation": seen, "action_mask": mask}, info

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
