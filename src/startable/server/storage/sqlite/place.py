"""The file of a store: ours alone, readable by its owner only, and of a version that we know."""

import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import IO

from startable.core import Unreadable
from startable.server.storage.sqlite import schema
from startable.server.storage.sqlite.ledger import Ledger

LOCK_S = 1.0
"""So long we wait for a server that is just ending."""
CHECKED = 64_000_000
"""A file up to so many bytes is looked through before we say that we stand."""


class StoreGone(OSError):
    """The file or its log was deleted, exchanged or cut while we had it open: what we wrote would be lost."""


class StoreFile:
    """One server has it at a time. Unreadable says in one line why it cannot be used."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        path = path.resolve()  # By whatever name it is called: one file, one lock.
        self.path = path
        self._name = str(path)
        self._lock: IO[str] | None = None
        self._size = 0
        self._log = (0, 0)
        """The number of SQLite's log once there is one; not every file system lets it have one."""
        try:
            _make(path)
            if alone:
                self._lock = _locked(_beside(path, ".lock"), path)
            self._prepare()
            self._number = _number(path.stat())
        except (OSError, sqlite3.Error) as error:
            self.release()
            raise _unusable(path, error) from None
        except Unreadable:
            self.release()
            raise

    def _prepare(self) -> None:
        """Brings an older store up to date, and fails now if it cannot be read or written."""
        connection = self.connect()
        try:
            schema.migrate(connection, self.path)
            if self.path.stat().st_size <= CHECKED:
                ((found,),) = connection.execute("pragma quick_check(1)").fetchall()
                if found != "ok":
                    raise sqlite3.DatabaseError(found.replace("\n", " "))
            Ledger(connection)
            connection.execute("begin immediate")
            connection.execute("update noted set at = at")
            connection.execute("commit")
        finally:
            connection.close()

    def connect(self) -> sqlite3.Connection:
        """Never makes a new file: an empty one in the place of ours would be a lie."""
        uri = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        connection.text_factory = _text
        connection.execute("pragma busy_timeout = 5000")
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    def look(self) -> None:
        """StoreGone if the file is not the one that we opened, or shorter than it was."""
        found = _stat(self._name)
        if found is None or _number(found) != self._number or found.st_size < self._size:
            raise StoreGone(f"{self.path} is gone or was exchanged: nothing more is kept")
        self._size = found.st_size

    def look_at_log(self) -> None:
        """StoreGone if what was just written went into a log that nobody will find again."""
        self.look()
        log = _stat(f"{self._name}-wal")
        found = _number(log) if log else (0, 0)
        if self._log not in (found, (0, 0)):
            raise StoreGone(f"the log of {self.path} is gone: nothing more is kept")
        self._log = found

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def check(path: Path) -> None:
    """Unreadable unless a server could start with this store now."""
    StoreFile(path).release()


def _make(path: Path) -> None:
    """Seeds of running games are in it: it is nobody else's to read, nor is what SQLite puts beside it."""
    for folder in reversed([each for each in path.parents if not each.exists()]):
        folder.mkdir(mode=0o700, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, _beside(path, "-wal"), _beside(path, "-shm")):
        if each.exists():
            each.chmod(0o600)


def _beside(path: Path, ending: str) -> Path:
    """What lies beside the file: the log of SQLite, and our lock."""
    return path.with_name(path.name + ending)


def _text(data: bytes) -> str:
    """A broken letter costs its own table, and no other."""
    return data.decode(errors="replace")


def _stat(name: str) -> os.stat_result | None:
    """Asked at every commit: `pathlib` would cost more than the commit."""
    try:
        return os.stat(name)
    except OSError:
        return None


def _number(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _unusable(path: Path, error: Exception) -> Unreadable:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Unreadable("store-unusable", {"store": str(path), "why": why})


def _locked(lock: Path, path: Path) -> IO[str]:
    """Held until we end, however that comes; tells others who we are."""
    held = os.fdopen(os.open(lock, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    until = time.monotonic() + LOCK_S
    while not _try_lock(held):
        if time.monotonic() > until:
            other = held.read(20).strip() or "?"
            held.close()
            raise Unreadable("store-in-use", {"store": str(path), "process": other})
        time.sleep(0.02)
    held.truncate(0)
    held.write(f"{os.getpid()}\n")
    held.flush()
    return held


def _try_lock(held: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            held.seek(4096)  # Beyond what is written, so that others can read it.
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
            held.seek(0)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.seek(0)
        return False
    return True
