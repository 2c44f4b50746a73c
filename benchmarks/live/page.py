"""The measured rounds as a page of Markdown."""

from __future__ import annotations

import argparse
import math
import sqlite3
import sys
import time
from pathlib import Path
from statistics import median

from subjects import SUBJECTS, TARGETS, Subject, Target

from startable.server.tables.race import CAP_MS

sys.path.append(str(Path(__file__).parent.parent))
import about

Found = dict[str, float]  # what one measurement gave; empty: it failed
Round = dict[tuple[str, str], Found]  # by mode and subject
Rounds = list[Round]

PACKAGES = ("startable", "uvicorn", "websockets", "uvloop", "litestar", "msgspec")
MODE_OF = {"moves": "flood", "p99": "pace"}


def page(rounds: Rounds, options: argparse.Namespace, fsync: float, node: str) -> str:
    parts = (
        heading(rounds, options),
        flood(rounds, options),
        pace(rounds, options),
        race(rounds, options),
        idle(rounds, options),
        targets(rounds),
        versions(fsync, node),
    )
    return "\n".join(parts)


def heading(rounds: Rounds, options: argparse.Namespace) -> str:
    return f"""# The live server under load

{time.strftime("%Y-%m-%d")}, medians of {len(rounds)} rounds in which all take turns, {options.seconds:g} s \
each, in brackets the lowest and the highest; each measurement with a fresh server and an empty store. \
The server has one core to itself, the load the other. Two sockets a table, one for each player; a move \
counts when both have received the update. One program is the load for all, with hand-written WebSocket \
frames; it speaks boardgame.io's own socket.io. Nobody compresses.

Startable plays UR by its rules, with random legal moves, the dealer's fair dice and every line in SQLite, \
fsynced before anybody hears of it; where a game ends, the two go on at a spare table. boardgame.io makes a \
move that adds one to a number: it has no rules to check, all players may move at any time so that no turn \
has to end, the rest of its state is one string, and nothing is kept for undoing.
"""


def flood(rounds: Rounds, options: argparse.Namespace) -> str:
    head = ("server", "moves/s", "p50 ms", "p99 ms", "server's core", "load's core", "bytes a move")
    rows = [flood_row(rounds, subject) for subject in SUBJECTS]
    note = "The load's core shows that the load was not the limit.\n"
    return table(f"{options.tables} tables, as fast as they can", head, rows) + "\n" + note


def flood_row(rounds: Rounds, subject: Subject) -> list[str]:
    key = ("flood", subject.key)
    if not values(rounds, key, "moves"):
        return [subject.title, "failed"] + [""] * 5
    middle = [round3(mid(rounds, key, name)) for name in ("p50", "p99")]
    shares = [f"{mid(rounds, key, name):.0%}" for name in ("server_cpu", "load_cpu")]
    sizes = f"{mid(rounds, key, 'bytes'):,.0f}"
    return [subject.title, spread(rounds, key, "moves"), *middle, *shares, sizes]


def pace(rounds: Rounds, options: argparse.Namespace) -> str:
    head = ("server", "moves/s", "p50 ms", "p99 ms", "worst ms", "server's core", "load's core")
    rows = [pace_row(rounds, subject) for subject in SUBJECTS if measured(rounds, "pace", subject)]
    note = "From sending until both have it; a move that had to wait for the one before counts from when it \
was due.\n"
    return table(f"{options.paced} tables, one move a second each", head, rows) + "\n" + note


def pace_row(rounds: Rounds, subject: Subject) -> list[str]:
    key = ("pace", subject.key)
    latencies = [spread(rounds, key, name) for name in ("p50", "p99", "worst")]
    shares = [f"{mid(rounds, key, name):.0%}" for name in ("server_cpu", "load_cpu")]
    return [subject.title, round3(mid(rounds, key, "moves")), *latencies, *shares]


def race(rounds: Rounds, options: argparse.Namespace) -> str:
    key = ("race", "startable")
    head = (
        "table",
        "actions/s",
        "refused/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "server's core",
        "bytes a frame",
    )
    if not values(rounds, key, "moves"):
        return ""
    latencies = [spread(rounds, key, name) for name in ("p50", "p99", "worst")]
    counts = [round3(mid(rounds, key, name)) for name in ("moves", "refused")]
    rest = [f"{mid(rounds, key, 'server_cpu'):.0%}", f"{mid(rounds, key, 'bytes'):,.0f}"]
    note = f"Space Smugglers, everybody acting at random as soon as the hand is free (0.4 s). From sending \
until all six have it; {CAP_MS:g} ms of that is the wait that makes unequal lines equal.\n"
    row = ["6 seats", *counts, *latencies, *rest]
    return table(f"{options.races} tables of six, racing", head, [row]) + "\n" + note


def idle(rounds: Rounds, options: argparse.Namespace) -> str:
    head = ("server", "KB a table, both connected", "KB a table, both gone")
    rows = [
        [subject.title, *[spread(rounds, (mode, subject.key), "kb") for mode in ("idle", "gone")]]
        for subject in SUBJECTS
        if all(measured(rounds, mode, subject) for mode in ("idle", "gone"))
    ]
    note = f"Resident memory that {options.paced} tables add, their game just begun. Startable lets a table \
that nobody is at go after half an hour; boardgame.io keeps it.\n"
    return table("Memory of idle tables", head, rows) + "\n" + note


def targets(rounds: Rounds) -> str:
    rows = [goal(rounds, target) for target in TARGETS]
    return table("Targets", ("what", "wanted", "measured", "reached"), rows)


def goal(rounds: Rounds, target: Target) -> list[str]:
    peer = next(subject.title for subject in SUBJECTS if subject.key == target.peer)
    wanted = f"{target.word} {target.wanted:g} × {peer}"
    found = ratios(rounds, target)
    if not found:
        return [target.what, wanted, "", "not measured"]
    middle = median(found)
    reached = middle <= target.wanted if target.word == "at most" else middle >= target.wanted
    shown = f"{middle:.3g} × ({min(found):.3g}–{max(found):.3g})"
    return [target.what, wanted, shown, "yes" if reached else "no"]


def ratios(rounds: Rounds, target: Target) -> list[float]:
    """Within each round, since rounds differ more than neighbours do."""
    mode = MODE_OF[target.figure]
    both = [(one.get((mode, target.key)), one.get((mode, target.peer))) for one in rounds]
    return [ours[target.figure] / theirs[target.figure] for ours, theirs in both if ours and theirs]


def versions(fsync: float, node: str) -> str:
    packages = [f"{name} {about.version(name)}" for name in PACKAGES if about.version(name)]
    build = "compiled" if about.compiled() else "interpreted"
    lines = (
        f"- Machine: {about.machine()}; an fsync of 4 KB takes {fsync:.2g} ms",
        f"- Startable ({build}): {about.python()}, {', '.join(packages)}, SQLite {sqlite3.sqlite_version}",
        f"- boardgame.io: {node}",
    )
    return "## Versions\n\n" + "\n".join(lines) + "\n"


def measured(rounds: Rounds, mode: str, subject: Subject) -> bool:
    return any(one.get((mode, subject.key)) for one in rounds)


def values(rounds: Rounds, key: tuple[str, str], name: str) -> list[float]:
    return [one[key][name] for one in rounds if one.get(key)]


def mid(rounds: Rounds, key: tuple[str, str], name: str) -> float:
    return median(values(rounds, key, name))


def spread(rounds: Rounds, key: tuple[str, str], name: str) -> str:
    found = values(rounds, key, name)
    return f"{round3(median(found))} ({round3(min(found))}–{round3(max(found))})"


def round3(value: float) -> str:
    """Three digits: the noise of the machine is larger than the fourth."""
    digits = 2 - math.floor(math.log10(abs(value) or 1))
    return f"{round(value, digits):,.{max(digits, 0)}f}"


def table(title: str, head: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [list(head), ["---"] * len(head), *rows]
    return f"## {title}\n\n" + "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
