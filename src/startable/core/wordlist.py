"""The text of a position as it is read: words `key:value`, each asked for once."""

from typing import Sequence

from startable.core.unreadable import Unreadable


def misspelt(key: str) -> Unreadable:
    return Unreadable("position-word", {"word": key[:40]})


class WordList:
    """What nobody asked for is no word of a position."""

    def __init__(self, text: str) -> None:
        pairs = [word.partition(":") for word in text.split()]
        for key, _, value in pairs:
            if not value:
                raise misspelt(key)
        self._given = {pair[0]: pair[2] for pair in pairs}
        if len(self._given) < len(pairs):
            raise Unreadable("position-twice")

    def __contains__(self, key: str) -> bool:
        return key in self._given

    def take(self, key: str) -> str:
        """The value of a word; empty if it is not there."""
        return self._given.pop(key, "")

    def finish(self) -> None:
        """Complains of words that are left."""
        if self._given:
            raise misspelt(min(self._given))


def read_number(key: str, text: str, most: int, least: int = 0) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
        raise misspelt(key)
    return int(text)


def read_name(key: str, text: str, names: Sequence[str]) -> int:
    """Where the text stands among the names."""
    for index in range(len(names)):
        if names[index] == text:
            return index
    raise misspelt(key)
