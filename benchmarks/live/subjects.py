"""Who is measured, how it is started, and beside whom it stands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
PEER = FOLDER / "boardgameio"
STATE_BYTES = 950  # with what boardgame.io adds, an update is then about 1.5 KB


class Subject(NamedTuple):
    key: str
    title: str
    kind: str
    """Whose protocol the load speaks."""
    files: bool = False


class Target(NamedTuple):
    what: str
    key: str
    peer: str
    figure: str
    wanted: float
    """At least so many times the peer's figure; of latencies at most."""
    word: str = "at least"


STARTABLE = Subject("startable", "**Startable**, UR by its rules, each move fsynced first", "startable")
MEMORY = Subject("memory", "boardgame.io, in memory", "boardgameio")
FILES = Subject("files", "boardgame.io, its file storage (no fsync)", "boardgameio", files=True)
SUBJECTS = (STARTABLE, MEMORY, FILES)

TARGETS = (
    Target("moves/s", "startable", "memory", "moves", 1.5),
    Target("moves/s", "startable", "memory", "moves", 2.0, "aim:"),
    Target("moves/s", "startable", "files", "moves", 8.0),
    Target("p99 at one move a second", "startable", "memory", "p99", 1.0, "at most"),
)


def command(subject: Subject, node: str, port: int, folder: Path, collect: bool) -> list[str]:
    """How to start it; `collect` asks for an honest look at memory."""
    if subject.kind == "startable":
        return [sys.executable, str(FOLDER / "serve.py"), str(port), str(folder / "tables.sqlite3")]
    flags = ["--expose-gc"] if collect else []
    store = [str(folder / "matches")] if subject.files else []
    return [node, *flags, str(PEER / "server.mjs"), str(port), str(STATE_BYTES), *store]
