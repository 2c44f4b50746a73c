"""`--limit NAME=N`, or a variable STARTABLE_NAME: numbers of the server that few need to change."""

from collections.abc import Mapping, Sequence

from startable.core import Unreadable

PREFIX = "STARTABLE_"


def read_limits(
    names: Sequence[str], given: Sequence[str], variables: Mapping[str, str], file: Mapping[str, str]
) -> dict[str, int]:
    """What was given, else what the variables say, else what the file says."""
    told = {name: variables.get(PREFIX + name.upper(), "") for name in names}
    found = {**file, **{name: value for name, value in told.items() if value}}
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
