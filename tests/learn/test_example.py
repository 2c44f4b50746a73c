"""The example that trains on UR, with tiny settings: that it runs, and that PPO does learn."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train_ur.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_trains_and_plays(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    tiny = example["Settings"](hidden=16, rounds=2, rows=8, steps=8, games_to_judge=4, told_every=1)
    policy = example["train"](tiny)
    low, high = example["tell"](policy, 4, 5)
    assert 0 <= low < high <= 1
    assert capsys.readouterr().out.count("of 4 games against greedy") == 3


def test_learns_what_pays(example: dict[str, Any]) -> None:
    """Where one of three allowed numbers pays, PPO comes to choose it, never a forbidden one."""
    rng = np.random.default_rng(1)
    policy = example["Policy"](example["WIDTH"], 5, 8, rng)
    seen, masks = np.ones((16, 8, 272), np.uint8), np.tile(np.array([1, 1, 0, 1, 0], np.int8), (16, 8, 1))
    for _ in range(60):
        now = example["numbers"](seen[0])
        chances, guesses = policy.chances(now, masks[0]), policy.guesses(now)
        chosen = np.array([example["draw"](chances, rng) for _ in range(16)])
        picked = np.take_along_axis(np.tile(chances, (16, 1, 1)), chosen[..., None], 2)[..., 0]
        rewards, ended = (chosen == 3).astype(np.float32), np.ones((16, 8), np.bool_)
        played = example["Played"](seen, masks, chosen, picked, np.tile(guesses, (16, 1)), rewards, ended)
        example["improve"](policy, played, guesses, 1e-2, rng)
    chances = policy.chances(example["numbers"](seen[0]), masks[0])
    assert chances[0, 3] > 0.8
    assert not chances[:, [2, 4]].any()


def test_self_play_learns_from_both_seats() -> None:
    found = runpy.run_path(str(SCRIPT.with_name("self_play.py")))
    door = found["env"]("ur", options={"discs": 2})
    policy = found["Policy"](found["numbers"](np.zeros(272, np.uint8)).size - 1, 32)
    found["self_play"](policy, door, 1, np.random.default_rng(1))
    policy.update(0.01)
    assert policy.weights.any()
    assert 0 <= found["against"](policy, door, "random", 4) <= 1
