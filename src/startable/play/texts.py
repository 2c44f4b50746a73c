"""Reading files that people give us: always text of a sane size, or one clear complaint."""

from pathlib import Path

from startable.core import Unreadable

MOST_BYTES = 4_000_000


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unreadable("file-too-big", {"most": MOST_BYTES // 1_000_000})
        return path.read_bytes().decode("utf8")
    except UnicodeDecodeError:
        raise Unreadable("file-not-text") from None
    except OSError as error:
        raise Unreadable("file-unreadable", {"why": error.strerror or type(error).__name__}) from None
