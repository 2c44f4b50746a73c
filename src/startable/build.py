"""Which build this is: compiled by mypyc, or the same source interpreted."""

from startable.core import stream

COMPILED = not stream.__file__.endswith(".py")


def name() -> str:
    return "compiled" if COMPILED else "interpreted"
