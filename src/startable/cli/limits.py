"""`--limit NAME=N`, or a variable STARTABLE_NAME: numbers of the server that few need to change."""

from collections.abc import Mapping, Sequence

from startable.core import Unreadable

PREFIX = "STARTABLE_"


def read_limits(names: Sequence[str], given: Sequence[str], variables: Mapping[str, str]) -> dict[str, int]:
    """What was given, and else what the variables say."""
    found = {name: variables[PREFIX + name.upper()] for name in names if variables.get(PREFIX + name.upper())}
    for each in given:
        name, _, value = each.partition("=")
        found[name.strip().replace("-", "_")] = value
    return {name: _number(names, name, value) for name, value in found.items()}


def _number(names: Sequence[str], name: str, value: str) -> int:
    if name not in names:
        raise Unreadable("limit-unknown", {"name": name[:40], "names": ", ".join(names)})
    if not value.strip().isascii() or not value.strip().isdigit() or len(value) > 9:
        raise Unreadable("limit-number", {"name": name, "text": value[:40]})
    return int(value)
