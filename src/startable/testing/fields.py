"""The check that a state has no field that its layout does not declare."""

from typing import Any

from startable.testing.walk import Walk


def fields_are_complete(walk: Walk) -> None:
    """Every attribute of a state and of its parts is declared, or named as given by the table's options."""
    layout = walk.game.layout
    declared = {field.path for field in layout.fields}
    for state, _ in walk.positions(1):
        missing = [path for path in _paths(state, "", declared) if path not in layout.given]
        assert not missing, f"no field of the layout: {missing}"


def _paths(part: Any, before: str, declared: set[str]) -> list[str]:
    """The attributes that lead to no declared field; parts that lead to some are looked into."""
    found: list[str] = []
    for name in _attributes(part):
        path, value = before + name, getattr(part, name)
        if path in declared or f"{path}.*" in declared:
            continue
        if any(each.startswith(f"{path}.*.") for each in declared):
            found += [each for one in value for each in _paths(one, f"{path}.*.", declared)]
        elif any(each.startswith(f"{path}.") for each in declared):
            found += _paths(value, f"{path}.", declared)
        else:
            found.append(path)
    return found


def _attributes(part: Any) -> list[str]:
    """Compiled classes list theirs; others have them in their dictionary."""
    named = [name for each in type(part).__mro__ for name in getattr(each, "__mypyc_attrs__", ())]
    return sorted({*named, *getattr(part, "__dict__", {})} - {"__dict__"})
