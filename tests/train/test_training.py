"""Training: repeatable by its seed, with any number of workers, and after it was stopped."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from startable.bots.selfplay import play
from startable.core import Heuristics, Unreadable
from startable.core.net import ONE, Net
from startable.core.odds import UNIT
from startable.core.weights import read
from startable.play.catalogue import game
from startable.train import checkpoint, plan, run
from startable.train.batches import Index, spans
from startable.train.learner import Learner
from startable.train.lessons import MOST_SEATS, Lessons, aims, joined, lessons
from startable.train.plan import Plan, teachable
from startable.train.players import Alone, Processes, play_games
from startable.train.run import Progress, Training

SMALL = Plan("ur", 6, 3, (2,), hidden=4)


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "ROUND", 2)
    monkeypatch.setattr(run, "MEASURED_EVERY", 100)


def trained(folder: Path, name: str = "a") -> bytes:
    Training(SMALL, folder / name, resume=False).run(Alone(), lambda now: None)
    return (folder / name).read_bytes()


class Stopped(Exception):
    pass


def stop_after(games: int, now: Progress) -> None:
    if now.games >= games:
        raise Stopped


def test_the_same_seed_gives_the_same_weights_also_after_a_stop(tmp_path: Path) -> None:
    whole = trained(tmp_path)
    with pytest.raises(Stopped):
        Training(SMALL, tmp_path / "b", resume=False).run(Alone(), lambda now: stop_after(4, now))
    assert not (tmp_path / "b").exists()
    assert checkpoint.place(tmp_path / "b").exists()
    told: list[Progress] = []
    Training(SMALL, tmp_path / "b", resume=True).run(Alone(), told.append)
    assert (tmp_path / "b").read_bytes() == whole
    assert [now.games for now in told] == [6]
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["a", "b"]


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    header, net = read(trained(tmp_path), "")
    assert header["command"] == "startable train ur --games 6 --seed 3 --hidden 4"
    assert (header["game"], header["games"], header["seed"]) == ("ur", 6, 3)
    assert (net.features, net.hidden) == (teachable_width(), 4)


def teachable_width() -> int:
    return teachable(game("ur")).width


def test_workers_find_the_same(tmp_path: Path) -> None:
    weights = Training(SMALL, tmp_path / "a", resume=False).weights()
    players = Processes(2)
    try:
        asked = play_games, SMALL, weights, 0
        assert_same(joined(players.play(*asked)), joined(Alone().play(*asked)))
    finally:
        players.leave()


def assert_same(one: Lessons, other: Lessons) -> None:
    for name in vars(one):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_what_cannot_go_on_says_why(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        Training(SMALL, tmp_path / "a", resume=True)
    assert refused.value.fact == "train-nothing-to-resume"
    learner = Learner(teachable_width(), 4, 0)
    checkpoint.save(checkpoint.place(tmp_path / "a"), Plan("ur", 7, 3, (2,)), learner, 1)
    with pytest.raises(Unreadable) as refused:
        Training(SMALL, tmp_path / "a", resume=True)
    assert refused.value.fact == "train-other-plan"
    checkpoint.place(tmp_path / "a").write_bytes(b"PK")
    with pytest.raises(Unreadable) as refused:
        Training(SMALL, tmp_path / "a", resume=True)
    assert refused.value.fact == "train-broken"


# --- what is learned ---


def test_aims_look_at_what_came_later() -> None:
    thought, end = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2]]), np.array([1.0, 0.0])
    assert aims(thought, end, 0.0)[:, 0] == pytest.approx([0.6, 0.8, 1.0])
    assert aims(thought, end, 1.0)[:, 0] == pytest.approx([1.0, 1.0, 1.0])
    assert aims(thought, end, 0.5)[:, 0] == pytest.approx([0.75, 0.9, 1.0])


def lesson(features: list[int], aim: list[float], both: bool) -> Lessons:
    """A position of two seats; the second sees the features above the first one's by 5."""
    rows = [features, [each + 5 for each in features]] if both else [features]
    return Lessons(
        np.array([each for row in rows for each in row], np.uint16),
        np.array([len(row) for row in rows]),
        np.arange(len(rows)).astype(np.uint8),
        np.array([len(rows)]),
        np.array([len(aim)]),
        np.array([aim + [0.0] * (MOST_SEATS - len(aim))]),
        np.zeros(0),
        np.zeros((1, MOST_SEATS)),
    )


@pytest.mark.parametrize("both", [False, True])
def test_a_learner_finds_what_features_say(both: bool) -> None:
    found = joined([lesson([0, 1], [0.9, 0.1], both), lesson([2], [0.3, 0.7], both)] * 64)
    learner = Learner(10, 8, 0)
    for round in range(60):
        wrong = learner.learn(found, 0.02, (0, round))
    least = -np.mean([p * np.log(p) + (1 - p) * np.log(1 - p) for p in (0.9, 0.3)])
    assert wrong == pytest.approx(least, abs=0.01)


def test_whole_numbers_say_what_the_floats_say() -> None:
    learner = Learner(10, 8, 0)
    net = Net(*learner.integers())
    for features in ([], [1], [3, 3, 7], list(range(10))):
        sums = learner.rows[[*features, 10]].sum(axis=0)
        logit = np.clip(sums[:8], 0, 4) @ learner.outputs + sums[8]
        assert net.logit(features) / UNIT == pytest.approx(float(logit), abs=20 / ONE)


def test_a_batch_holds_the_rows_of_its_positions() -> None:
    found = joined([lesson([0, 1, 1], [1.0, 0.0], True), lesson([2], [0.0, 1.0], False)])
    batch = Index(found, 10).batch(np.array([1, 0]))
    assert [np.flatnonzero(row).tolist() for row in batch.inputs] == [[2, 10], [0, 1, 10], [5, 6, 10]]
    assert batch.inputs[1, 1] == 2
    assert batch.positions.tolist() == [0, 1, 1]
    assert batch.sides.tolist() == [0, 0, 1]
    assert spans(np.array([5, 0]), np.array([2, 3])).tolist() == [5, 6, 0, 1, 2]


def test_games_end_in_lessons() -> None:
    found = play_games(SMALL, Training(SMALL, Path("none"), resume=False).weights(), 0, [0])
    assert len(found) > 20
    assert found.targets.sum(axis=1) == pytest.approx(1)
    assert (found.seats == 2).all()
    assert int(found.rows.sum()) == len(found.lengths)
    assert int(found.lengths.sum()) == len(found.features)


def test_a_game_that_was_broken_off_teaches_nothing() -> None:
    """And does not end the training: its record has positions, but no result."""
    rules = SMALL.rules(0)
    record = play(rules, game("ur").layout, teachable(game("ur")), 1, 0.0)
    whole = lessons(record, 0.7)
    record.result = []
    assert len(joined([lessons(record, 0.7), whole])) == len(whole)


class ByHand(Heuristics[Any]):
    """A game that was never taught."""

    def worth(self, state: Any, seat: int) -> float:
        return 0.5


def test_a_worth_made_by_hand_cannot_be_taught() -> None:
    with pytest.raises(Unreadable) as raised:
        teachable(replace(game("ur"), heuristics=ByHand))
    assert raised.value.fact == "train-not-taught"
