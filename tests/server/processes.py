"""Processes beside a server, as Linux shows them: those in which bots think, and what helps to start them."""

import time
from collections.abc import Iterable
from pathlib import Path

from .servers import PATIENCE


def children(parent: int, named: bytes = b"") -> list[int]:
    """The processes that this one has started, or those of them whose command says so."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            above = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if above == parent and named in command:
            found.append(int(stat.parent.name))
    return found


def until_gone(processes: Iterable[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while left := [number for number in processes if Path(f"/proc/{number}").exists()]:
        assert time.monotonic() < deadline, f"{left} outlived their server"
        time.sleep(0.01)
