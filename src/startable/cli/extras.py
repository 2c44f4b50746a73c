"""What comes with an extra: if it is not there, one sentence says how to get it."""

from importlib.util import find_spec

from startable.core.unreadable import Unreadable

EXTRAS = {
    "arena": ("openskill",),
    "server": ("litestar", "msgspec", "segno", "uvicorn", "websockets"),
    "train": ("numpy",),
}
"""The packages by which each is known."""


def need(extra: str) -> None:
    """Unreadable unless this extra is installed."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            told = {"name": package, "command": f"pip install 'startable[{extra}]'"}
            raise Unreadable("extra-missing", told)
