"""The example with MaskablePPO, where sb3-contrib is installed: what it reads is what the game shows."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from startable.games.maze import GAME
from startable.learn import Batch

from .conftest import Beside

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")


@pytest.fixture
def example(beside: Beside) -> Any:
    return beside("examples", "maskable_ppo")


def near(example: Any, change: Any) -> float:
    """How near seat 0 is in a new game, after the change."""
    state = GAME.rules(2).start()
    change(state)
    seen = np.frombuffer(GAME.numbers.observe(GAME.layout.hide(state, 0)), np.uint8)
    return float(example.nearness(seen[None])[0])


def test_nearness_goes_by_tokens_ways_and_the_relic(example: Any) -> None:
    begin = near(example, lambda state: None)
    token = near(example, lambda state: setattr(state.crews[0], "tokens", 1))
    other = near(example, lambda state: setattr(state.crews[1], "tokens", 1))
    assert (token - begin, other - begin) == pytest.approx((example.TOKEN, -example.TOKEN))

    def land(state: Any) -> None:
        state.crews[0].places[0] = state.crews[0].dock // 4

    def arrive(state: Any) -> None:
        state.crews[0].places[2] = 12

    assert near(example, land) - begin == pytest.approx(example.STEP)
    assert near(example, arrive) == 0


def test_it_runs_and_its_weights_say_the_same_without_torch(
    example: Any, beside: Beside, tmp_path: Path
) -> None:
    options = Namespace(tables=4, bots="random", seed=1, steps=256, rounds=1, games=2)
    model = example.learner(options)
    model.learn(options.steps, callback=example.Told(options))
    assert model.num_timesteps == 256
    np.savez_compressed(tmp_path / "net.npz", *example.weights(model))
    net = beside("benchmarks", "policies").Net(tmp_path / "net.npz")
    seen = example.numbers(Batch("maze", 8, 3, bots="random", seats=2).look().seen)
    policy = model.policy
    scores = policy.action_net(policy.mlp_extractor.forward_actor(policy.obs_to_tensor(seen)[0]))
    assert net.scores(seen.astype(np.float64)) == pytest.approx(scores.detach().numpy(), abs=0.01)


def test_no_way_leads_back(example: Any) -> None:
    masks = np.array([[1, 1, 0], [0, 1, 0]], np.int8)
    assert example.allowed(masks).tolist() == [[True, False, False], [False, True, False]]
