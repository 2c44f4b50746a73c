"""Training on a Ray cluster: the same weights, also when those who play die. The tests do not install Ray."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import startable
from startable.core import Unreadable
from startable.train.plan import Plan
from startable.train.players import play_games, work_there

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'startable[ray]'"
)
SOURCE = str(Path(startable.__file__).parents[1])
TRAIN = ["-m", "startable.cli", "train", "ur", "--games", "64", "--seed", "1", "--hidden", "4", "--json"]
DYING = """
import json, os, signal
from pathlib import Path
from startable.train.plan import Plan
from startable.train.players import Cluster

mark = Path(os.environ["MARK"])

def work(plan, weights, round, numbers):
    if 32 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [*numbers, weights.decode()]

players = Cluster("local", 2)
found = players.play(work, Plan("ur", 96, 1, (2,)), b"net", 0)
players.leave()
print(json.dumps(found))
"""


def run(*args: str, **more: str) -> str:
    env = {**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C", "RAY_USAGE_STATS_ENABLED": "0", **more}
    ran = subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, timeout=180)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@needs_ray
def test_a_cluster_learns_the_same_weights(tmp_path: Path) -> None:
    run(*TRAIN, "--workers", "1", "--out", str(tmp_path / "alone"))
    told = run(*TRAIN, "--ray", "local", "--workers", "2", "--out", str(tmp_path / "cluster"))
    assert json.loads(told)["games"] == 64
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "alone").read_bytes()


@needs_ray
def test_what_dies_is_played_again_and_answers_stay_clean(tmp_path: Path) -> None:
    told = run("-c", DYING, MARK=str(tmp_path / "mark"))
    assert (tmp_path / "mark").exists()
    assert json.loads(told) == [[*range(at, at + 32), "net"] for at in (0, 32, 64)]


def test_a_machine_with_another_version_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        work_there("0.0.0", play_games, Plan("ur", 1, 1, (2,)), b"", 0, [0])
    assert caught.value.fact == "arena-ray-version"
