"""Many games side by side, in one process, as a vector env of Gymnasium.

A game that ends starts again in the same step (Gymnasium's SAME_STEP): the row then shows the new game, and
what the old one ended with is in the info, as `final_obs` and `final_info`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from startable.learn import spaces as door
from startable.learn.solo import ANY, Bots, Solo
from startable.learn.spaces import Info, Options, Seen

Numbers = NDArray[np.int64]
Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class SoloVectorEnv(VectorEnv[Seen, Numbers, NDArray[Any]]):
    """Each row is a game as in SoloEnv."""

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
    ) -> None:
        self.num_envs = num_envs
        self._tables = [Solo(name, bots, seat, seats, options, longest) for _ in range(num_envs)]
        self.game = self._tables[0].episode.game
        self.single_observation_space: spaces.Space[Any] = door.seen_space(self.game)
        self.single_action_space: spaces.Space[Any] = door.number_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Games get seeds of their own, drawn from this one."""
        super().reset(seed=seed)
        for table in self._tables:
            self._restart(table)
        return self._told()

    def _restart(self, table: Solo) -> None:
        table.start(int(self.np_random.integers(1 << 62)))

    def step(self, actions: Numbers) -> Step:
        tables = self._tables
        for table, number in zip(tables, actions.tolist(), strict=True):
            table.step(number)
        rewards = np.array([table.reward for table in tables])
        over = np.array([table.episode.awaited == 0 for table in tables])
        cut = np.zeros(self.num_envs, np.bool_)
        infos = self._finish(np.flatnonzero(over).tolist(), cut) if over.any() else {}
        seen, told = self._told()
        return seen, rewards, over & ~cut, cut, infos | told

    def _finish(self, rows: list[int], cut: NDArray[np.bool_]) -> Info:
        """Tells how these games ended, and starts them again."""
        infos: Info = {}
        for row in rows:
            table = self._tables[row]
            cut[row] = table.episode.cut
            infos = self._add_info(infos, self._final(table), row)
            self._restart(table)
        return infos

    def _final(self, table: Solo) -> Info:
        episode, seat = table.episode, table.seat
        seen = {"observation": door.observation(episode, seat), "action_mask": door.mask(episode, seat)}
        info = {"rewards": np.array(episode.rewards()), "seat": seat, "refusal": episode.refusal}
        return {"final_obs": seen, "final_info": info}

    def _told(self) -> tuple[Seen, Info]:
        tables, numbers = self._tables, self.game.numbers
        rows = b"".join([table.episode.observe(table.seat) for table in tables])
        masks = b"".join([table.episode.mask(table.seat) for table in tables])
        mask = np.frombuffer(bytearray(masks), np.int8).reshape(-1, numbers.MOVES)
        seen = np.frombuffer(bytearray(rows), np.uint8).reshape(-1, numbers.WIDTH)
        seats = np.array([table.seat for table in tables])
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask, "seat": seats}
