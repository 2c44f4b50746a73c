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
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def cpu_seconds(pid: int) -> float:
    """Of all threads, in the program and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> float:
    """KB of memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KB
