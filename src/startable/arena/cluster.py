"""The same games on a Ray cluster."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib import import_module
from socket import create_connection
from typing import Any

from startable import __version__
from startable.arena.game_result import GameResult, play_games
from startable.arena.match import Match
from startable.core import Unreadable

LOCAL = "local"


class Cluster:
    """Every machine of it needs this very version of Startable."""

    def __init__(self, match: Match, address: str, size: int = 0) -> None:
        self._joined = Joined(address, size)
        self._ray = self._joined.ray
        self.size = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._match = self._ray.put(match)
        self._play = self._ray.remote(play_here)
        self._chunks: list[Any] = []

    def submit(self, numbers: Sequence[int]) -> None:
        self._chunks.append(self._play.remote(self._match, list(numbers)))

    def collect(self) -> list[GameResult]:
        (chunk,), self._chunks = self._ray.wait(self._chunks, num_returns=1)
        try:
            rows: list[GameResult] = self._ray.get(chunk)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        return rows

    def leave(self) -> None:
        self._joined.leave()


def play_here(match: Match, numbers: Sequence[int]) -> list[GameResult]:
    same_version(match.version)
    return play_games(match, numbers)


def same_version(asking: str) -> None:
    """Asked on the machine that is to play."""
    if asking != __version__:
        raise Unreadable("arena-ray-version", {"here": asking, "there": __version__})


class Joined:
    """A cluster, while we are part of it.

    Ray tells on the stream of answers which machines and workers died, whatever it is asked to log; there it
    would stand in the midst of our JSON. So it goes where complaints go.
    """

    def __init__(self, address: str, size: int) -> None:
        self.ray = connected(address, size)
        self._aside = redirect_stdout(sys.stderr)
        self._aside.__enter__()

    def leave(self) -> None:
        self.ray.shutdown()
        self._aside.__exit__(None, None, None)


def connected(address: str, size: int) -> Any:
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise Unreadable("arena-ray-missing", {"command": "pip install 'startable[ray]'"}) from None
    try:
        _knock(address)
        _join(ray, address, size)
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error).strip().partition("\n")[0]
        raise Unreadable("arena-ray-away", {"address": address[:80], "why": why}) from None
    return ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes at a door behind which nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        create_connection((host, int(port)), timeout=5).close()


def _join(ray: Any, address: str, size: int) -> None:
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        ray.init(LOCAL, num_cpus=size or None, include_dashboard=False, **quiet)
    else:
        ray.init(address, **quiet)
