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


_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")


def folded(name: str) -> str:
    """The same for names that one would take for each other: case, width and spaces are no difference."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(unicodedata.normalize("NFKC", plain).split())


def own_name(given: str) -> str:
    """A name for a known player; Unreadable if it mixes letters of scripts that look alike."""
    name = named(given)
    letters = unicodedata.normalize("NFKC", name)
    found = {script for script in _SCRIPTS for letter in letters if _is_of(letter, script)}
    if len(found) > 1:
        raise Unreadable("name-mixed")
    return name


def _is_of(letter: str, script: str) -> bool:
    return unicodedata.name(letter, "").startswith(script)
