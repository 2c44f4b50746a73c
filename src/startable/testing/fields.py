"""The check that a state has no field that its layout does not declare, and that its bags count along."""

from typing import Any

from startable.core import Bag, Layout
from startable.testing.walk import Walk


def fields_are_complete(walk: Walk) -> None:
    """Every attribute of a state and of its parts is declared, or named as given by the table's options.

    What is in a bag changes by `take` and `put` alone, or it would tell a wrong size.
    """
    layout = walk.game.layout
    declared = {field.path for field in layout.fields}
    for state, _ in walk.positions(1):
        missing = [path for path in _paths(state, "", declared) if path not in layout.given]
        assert not missing, f"no field of the layout: {missing}"
        _bags_are_counted(layout, state)


def _bags_are_counted(layout: Layout[Any], state: Any) -> None:
    for field in layout.fields:
        found = [field.get(state, seat) for seat in range(field.count(state))]
        for bag in [each for each in found if isinstance(each, Bag)]:
            held, told = sum(bag.counts) + bag.unknown, bag.size()
            assert told == held, f"{field.path} tells a size of {told} and holds {held}"


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
