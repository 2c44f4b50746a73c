"""The same match on a Ray cluster. Ray is large, so it is not among what the tests install."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

import startable
from startable.arena.cluster import Cluster, play_here
from startable.arena.match import arrange
from startable.core import Unreadable

ARENA = ["-m", "startable.cli", "arena", "ur", "--bots", "greedy,random", "--games", "12", "--json"]
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'startable[ray]'"
)
SOURCE = str(Path(startable.__file__).parents[1])


def command(*args: str, **more: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C", "RAY_USAGE_STATS_ENABLED": "0", **more}
    return subprocess.run(
        [sys.executable, *ARENA, *args], env=env, capture_output=True, text=True, timeout=180
    )


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable) as caught:
        Cluster(arrange("ur", ["greedy", "random"], 2), "local")
    assert caught.value.fact == "arena-ray-missing"
    assert caught.value.details == {"command": "pip install 'startable[ray]'"}


@pytest.fixture(scope="module")
def expected() -> str:
    ran = command("--workers", "1")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@needs_ray
def test_a_cluster_of_this_machine_plays_the_same_games(expected: str) -> None:
    ran = command("--ray", "local", "--workers", "2")
    assert (ran.returncode, ran.stdout) == (0, expected), ran.stderr


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def head() -> Iterator[tuple[str, dict[str, str]]]:
    """A cluster that somebody else started, with a key of its own: its address, and who may join it."""
    folder = tempfile.mkdtemp(prefix="ray")
    key = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    address = f"127.0.0.1:{free_port()}"
    words = ["start", "--head", "--block", f"--port={address.rpartition(':')[2]}", "--num-cpus=2"]
    words += ["--node-ip-address=127.0.0.1", "--include-dashboard=false", f"--temp-dir={folder}"]
    env = {**os.environ, "PYTHONPATH": SOURCE, "RAY_USAGE_STATS_ENABLED": "0", **key}
    ray = str(Path(sys.executable).with_name("ray"))
    with subprocess.Popen(
        [ray, *words], env=env, stdout=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            await_door(address)
            yield address, key
        finally:
            os.killpg(process.pid, signal.SIGTERM)
    shutil.rmtree(folder, ignore_errors=True)


def await_door(address: str) -> None:
    host, _, port = address.partition(":")
    for _ in range(300):
        try:
            return socket.create_connection((host, int(port)), 1).close()
        except OSError:
            time.sleep(0.1)
    raise AssertionError("no cluster came up")


@needs_ray
def test_a_cluster_at_an_address_plays_the_same_games(
    head: tuple[str, dict[str, str]], expected: str
) -> None:
    address, key = head
    ran = command("--ray", address, **key)
    assert (ran.returncode, ran.stdout) == (0, expected), ran.stderr


@needs_ray
def test_an_address_without_a_cluster_is_told_at_once() -> None:
    address = f"127.0.0.1:{free_port()}"
    ran = command("--ray", address)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"There is no Ray cluster at {address} (")
    assert ran.stderr.count("\n") == 1


def test_a_machine_with_another_version_is_refused() -> None:
    match = arrange("ur", ["greedy", "random"], 2)
    other = replace(match, version="0.0.0")
    assert [row.number for row in play_here(match, [0])] == [0]
    with pytest.raises(Unreadable) as caught:
        play_here(other, [0])
    assert caught.value.fact == "arena-ray-version"
