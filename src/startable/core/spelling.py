"""How a kind of move is written: one template for both ways, `in-{}` or `{} {}`."""

import re
from typing import Sequence


class Spelling:
    """A template with a place for each field, in their order, and the names that each may have.

    A field is an index into its names; a range stands for numbers that are written as they are.
    """

    def __init__(self, template: str, *names: Sequence[str] | range) -> None:
        self._pieces = template.split("{}")
        self._names = names
        places = [f"({_pattern(each)})" for each in names] + [""]
        parts = [re.escape(piece.lower()) + place for piece, place in zip(self._pieces, places, strict=True)]
        self._pattern = re.compile("".join(parts))

    def write(self, args: Sequence[int]) -> str:
        found = [self._pieces[0]]
        for index, value in enumerate(args):
            found.append(_name(self._names[index], value))
            found.append(self._pieces[index + 1])
        return "".join(found)

    def read(self, text: str) -> list[int] | None:
        """The fields of a move in lower case and single spaces; None if this is no move of this kind."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        return [_index(names, match[place]) for place, names in enumerate(self._names, 1)]


def _pattern(names: Sequence[str] | range) -> str:
    longest_first = sorted([str(name).lower() for name in names], key=len, reverse=True)
    return "|".join([re.escape(name) for name in longest_first])


def _name(names: Sequence[str] | range, value: int) -> str:
    """Also of a move that makes no sense: what is not among the names is written as ?."""
    if isinstance(names, range):
        return str(value)
    return names[value] if 0 <= value < len(names) else "?"


def _index(names: Sequence[str] | range, text: str) -> int:
    if isinstance(names, range):
        return int(text)
    return [name.lower() for name in names].index(text)
