"""Processes as Linux tells of them: on which core, how much time they took, how much memory they hold."""

from __future__ import annotations

import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_KB = os.sysconf("SC_PAGE_SIZE") / 1024


def pin(core: int) -> None:
    """This process on one core, with as many open files as it may have."""
    if core in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {core})
    many_files()


def many_files() -> None:
    """As many as this process and those that it starts may open."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files(), most_files()))


def most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


def cpu_seconds(pid: int) -> float:
    """Of all threads, in the program and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def tree_seconds(pid: int) -> float:
    """Of a process and all that it has started, those that have ended too."""
    stats = [_stat(path) for path in Path("/proc").glob("[0-9]*/stat")]
    below, wanted = 0.0, {pid}
    for number, parent, seconds in sorted(
        stats
    ):  # children come after their parents, but for wrapped numbers
        if number in wanted or parent in wanted:
            wanted.add(number)
            below += seconds
    return below


def _stat(path: Path) -> tuple[int, int, float]:
    try:
        fields = path.read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0, 0, 0.0
    return int(path.parent.name), int(fields[1]), sum(map(int, fields[11:15])) / TICKS


def resident(pid: int) -> float:
    """KB of memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KB
