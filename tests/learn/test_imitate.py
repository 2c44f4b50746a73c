"""The example that imitates bots of Starfarers: it learns what they chose, and chooses what is legal."""

from typing import Any

import numpy as np
import pytest

from startable.learn import Batch

from .conftest import Beside

pytest.importorskip("scipy", reason="SciPy is not installed: pip install scipy")


@pytest.fixture
def example(beside: Beside) -> Any:
    return beside("examples", "imitate_starfarers")


def test_it_learns_what_was_chosen(example: Any) -> None:
    games, rng = example.watch(1, 3), np.random.default_rng(1)
    net, masks = example.new_net(games, 16, rng), games.legal.dense()
    assert masks[np.arange(len(masks)), games.chosen].all()
    alike = [example.learn(net, games, 3e-3, rng) for _ in range(12)]
    chance = (1 / masks.sum(axis=1)).mean()
    assert alike[-1] > max(2 * chance, alike[0] + 0.2)


def test_it_scores_what_is_seen_and_chooses_what_is_legal(example: Any) -> None:
    batch = Batch("starfarers", 6, seed=2, seats=3)
    arrays, numbers = batch.look(), batch.game.numbers
    net = example.Net(numbers.WIDTH, 16, numbers.MOVES, np.random.default_rng(1))
    for _ in range(20):
        chosen = example.best(net, arrays.seen, arrays.masks)
        scores = net.forward(np.sqrt(arrays.seen, dtype=np.float32))
        assert chosen.tolist() == np.where(arrays.masks, scores, -np.inf).argmax(axis=1).tolist()
        batch.step(chosen)
