"""Names and chat: only what can be read, on one line."""

import unicodedata

from startable.core import Unreadable

_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Fillers of Hangul, vowels of Khmer and the empty sign of Braille."""


def named(given: str) -> str:
    """A name on one line; Unreadable if there is nothing to read in it."""
    name = " ".join(given.split())
    if not name.isprintable() or not any(map(_shows, name)):
        raise Unreadable("name-missing")
    return name


def _shows(letter: str) -> bool:
    """Is there anything to be seen? Blank letters are letters too, and marks need one to stand on."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK


def readable(text: str) -> str:
    """Without signs that trick the eye."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
