"""What an owner of a printed game corrects in our parts: files in the folder that STARTABLE_PARTS names."""

import os
import tomllib
from pathlib import Path
from typing import Any, Callable, Final

from startable.core.unreadable import Unreadable

Parts = dict[str, Any]

_ASKED: Final[set[str]] = set()
"""The files that games have asked for."""


def with_own_parts(file: str, ours: Parts, check: Callable[[Parts, Parts], Parts]) -> Parts:
    """Our parts, or what `check(ours, own)` makes of them with the owner's file of this name.

    Unreadable, also by the check, tells the file that is wrong.
    """
    own = _own_file(file)
    if own is None:
        return ours
    try:
        return check(ours, _read(own))
    except Unreadable as error:
        raise Unreadable(error.fact, {**error.details, "file": str(own)}, error.rule) from None


def asked_files() -> list[str]:
    return sorted(_ASKED)


def unread_files() -> list[str]:
    """What lies in the owner's folder like a file of parts, and no game that is loaded has asked for."""
    folder = own_folder()
    found = [path.name for path in folder.iterdir() if path.suffix.lower() == ".toml"] if folder else []
    return sorted([name for name in found if name not in _ASKED])


def own_folder() -> Path | None:
    folder = os.environ.get("STARTABLE_PARTS", "")
    if folder and not Path(folder).is_dir():
        raise Unreadable("parts-folder", {"folder": folder})
    return Path(folder) if folder else None


def _own_file(name: str) -> Path | None:
    _ASKED.add(name)
    folder = own_folder()
    own = folder / name if folder else None
    return own if own is not None and own.exists() else None


def _read(path: Path) -> Parts:
    try:
        return tomllib.loads(path.read_text("utf8"))
    except UnicodeDecodeError:
        raise Unreadable("file-not-text") from None
    except ValueError as error:
        raise Unreadable("not-toml", {"why": str(error)}) from None
    except OSError as error:
        raise Unreadable("file-unreadable", {"why": error.strerror or type(error).__name__}) from None
