"""Which build this is: compiled by mypyc, or the same source interpreted."""

from pathlib import Path

from startable.core import stream

COMPILED = not stream.__file__.endswith(".py")


def name() -> str:
    return "compiled" if COMPILED else "interpreted"


def why_not() -> str:
    """Why a wheel was not compiled, as its build has noted; empty if it was, and where the source is used."""
    note = Path(__file__).with_name("not_compiled.txt")
    return note.read_text("utf8").strip() if note.exists() else ""
