"""Keeps a game: writes its journal where it was asked to, or among the user's own games."""

import os
from datetime import datetime
from pathlib import Path

from startable.core import Unreadable
from startable.play.journal import Header, Journal, write
from startable.play.places import data_folder
from startable.play.table import Table


class GameFile:
    def __init__(self, header: Header, asked: Path | None) -> None:
        self.asked = asked
        self._header = header
        self._own = _own_path(header.game.name)

    def save(self, table: Table, name: str = "") -> Path:
        """To a new file of this name, else where it was asked to, else to a place of our own."""
        if name:
            self.asked = new_file(name)
        path = self.asked or self._own
        try:
            _write(path, write(Journal(self._header, table.lines)), make_folder=path == self._own)
        except (OSError, ValueError) as error:
            raise Unreadable("file-unwritable", {"file": str(path), "why": _reason(error)}) from None
        return path


def new_file(name: str) -> Path:
    """A path where nothing is yet: an earlier game is never overwritten by another."""
    try:
        path = Path(name).expanduser()
        taken, has_folder = path.exists(), path.parent.is_dir()
    except (OSError, ValueError, RuntimeError) as error:
        raise Unreadable("file-unwritable", {"file": name[:200], "why": _reason(error)}) from None
    if taken:
        raise Unreadable("file-exists", {"file": name[:200]})
    if not has_folder:
        raise Unreadable("file-no-folder", {"file": name[:200]})
    return path


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def _own_path(game: str) -> Path:
    return data_folder() / "games" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.play"


def _write(path: Path, text: str, make_folder: bool) -> None:
    """Beside it first, so that what was saved before is never half overwritten."""
    if make_folder:
        path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, "utf8", newline="\n")
    os.replace(beside, path)
