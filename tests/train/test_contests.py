"""Learning by contests: the weights go the way of those who came farther, the same for the same seed."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from startable.core.weights import read
from startable.play.catalogue import game, names
from startable.train import contests, run
from startable.train.climbing import Climber, Climbing, training
from startable.train.contests import Slope, added, play_contests
from startable.train.plan import Plan, teachable
from startable.train.players import Alone
from startable.train.run import Progress

CONTESTED = [name for name in names() if teachable(game(name)).strides()]
FIRST = 0


def plan(name: str, games: int = 4) -> Plan:
    return Plan(name, games, 3, tuple(game(name).seats), rate=1.0, lesson=2)


def by_first_weight(rules: Any, minds: list[Any], seed: int) -> list[float]:
    """As if whoever has more of the first weight always came farther, by as much."""
    return [mind.net().straight[FIRST] / 1024 for mind in minds]


@pytest.fixture
def first_weight_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "_played", by_first_weight)
    monkeypatch.setattr(run, "MEASURED_EVERY", 1000)


def test_there_are_games_that_learn_by_contests() -> None:
    assert CONTESTED


@pytest.mark.parametrize("name", CONTESTED)
@pytest.mark.usefixtures("first_weight_wins")
def test_weights_go_the_way_of_those_who_came_farther(name: str, tmp_path: Path) -> None:
    asked = plan(name, 400)
    course = training(asked, tmp_path / "a", resume=False)
    slope = added(Alone().play(play_contests, asked, course.weights(), 0)).mean()
    many = play_contests(asked, course.weights(), 0, range(400)).mean()
    stride = teachable(game(name)).strides()[FIRST]
    assert many[FIRST] == pytest.approx(stride, rel=0.3)
    assert np.abs(many[1:]).max() < 0.6 * stride
    assert slope.shape == many.shape


@pytest.mark.parametrize("name", CONTESTED)
@pytest.mark.usefixtures("first_weight_wins")
def test_a_stop_changes_nothing(name: str, tmp_path: Path) -> None:
    asked, told = plan(name), list[Progress]()
    training(asked, tmp_path / "a", resume=False).run(Alone(), told.append)
    assert [now.games for now in told] == [2, 4]
    assert all(now.wrong is None for now in told)
    with pytest.raises(KeyboardInterrupt):
        training(asked, tmp_path / "b", resume=False).run(Alone(), interrupt)
    training(asked, tmp_path / "b", resume=True).run(Alone(), told.append)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    header, net = read((tmp_path / "a").read_bytes(), "")
    assert header["command"] == f"startable train {name} --games 4 --seed 3"
    primed = teachable(game(name)).primed()
    assert net.straight[FIRST] > round(1024 * primed[FIRST])


def interrupt(now: Progress) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("name", CONTESTED)
def test_the_same_game_teaches_the_same(name: str, tmp_path: Path) -> None:
    asked = plan(name)
    weights = training(asked, tmp_path / "a", resume=False).weights()
    one, other = (play_contests(asked, weights, 0, [0]) for _ in range(2))
    assert np.array_equal(one.total, other.total)
    assert one.pairs == asked.rules(0).seats // 2
    assert np.abs(one.total).max() > 0


@pytest.mark.parametrize("name", CONTESTED)
def test_what_has_no_stride_stays(name: str) -> None:
    taught = teachable(game(name))
    climber = Climber(taught)
    before, _ = climber.integers()
    climber.climb(np.ones(taught.width + 1), 1.0)
    after, _ = climber.integers()
    moved = {feature for feature in range(taught.width) if before[feature] != after[feature]}
    assert moved == set(taught.strides())


def test_slopes_add_up_by_pairs() -> None:
    slope = added([Slope(np.array([3.0]), 2), Slope(np.array([1.0]), 2)])
    assert slope.mean().tolist() == [1.0]
    assert Slope(np.array([0.0]), 0).mean().tolist() == [0.0]


def test_games_without_strides_learn_as_before(tmp_path: Path) -> None:
    assert not isinstance(training(Plan("ur", 2, 0, (2,)), tmp_path / "a", resume=False), Climbing)
