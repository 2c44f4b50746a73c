"""Reading files that people give us: always text of a sane size, or one clear complaint."""

from pathlib import Path

from startable.core import Unreadable

MOST_BYTES = 4_000_000


def read_text(path: Path) -> str:
    data = _read_bytes(path)
    if len(data) > MOST_BYTES:
        raise Unreadable("file-too-big", {"most": MOST_BYTES // 1_000_000})
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("file-not-text") from None


def _read_bytes(path: Path) -> bytes:
    """Never more than a byte too much: what is no plain file may have no end."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable("file-missing") from None
    except IsADirectoryError:
        raise Unreadable("file-is-folder") from None
    except PermissionError:
        raise Unreadable("file-forbidden") from None
    except OSError as error:
        raise Unreadable("file-unreadable", {"why": error.strerror or type(error).__name__}) from None
