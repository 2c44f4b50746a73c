"""How the command speaks: in one language, to the screen and to the error stream, and how it listens."""

import json
import os
import sys
import unicodedata
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from startable.play.words import Words

_FORGET = "\x1b[3J"
CLOSED = 141
"""The exit code when the reader of our output went away, as the shell has it."""


class Screen(Console):
    """Prints only what it is told: no markup, no guesses. A reader that went away is no error."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        be_silent()
        raise SystemExit(CLOSED)


class Output:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.out = Screen()
        self.err = Screen(stderr=True)

    def say(self, key: str, args: Mapping[str, object] | None = None, style: str = "") -> None:
        """A message of the words, as one line."""
        self.line(self.words.say(key, args), style)

    def line(self, text: str, style: str = "") -> None:
        self.out.print(Text(clean(text), style), soft_wrap=not self.out.is_terminal)

    def paragraph(self, text: str) -> None:
        """Broken between words, to the width of the screen."""
        self.out.print(Text(clean(text)))

    def show(self, what: RenderableType = "") -> None:
        self.out.print(what)

    def json(self, data: Any) -> None:
        ascii_only = "utf" not in self.out.encoding.lower()
        self.out.print(json.dumps(data, ensure_ascii=ascii_only, indent=2), soft_wrap=True)

    def complain(self, text: str) -> None:
        """One line on the error stream."""
        self.err.print(Text(clean(text)), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """What is typed, in one line; without a terminal it is shown too, so that the output can be read."""
        self.out.print(Text(prompt, "bold"), end="", soft_wrap=True)
        self.out.file.flush()
        typed = input().strip()
        if not sys.stdin.isatty():
            self.line(typed[:80])
        return typed

    def wipe(self) -> None:
        """Clears the screen, and what has scrolled off it: whoever sits down next must not find it there."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write(_FORGET)
            self.out.file.flush()


def clean(text: str) -> str:
    """Text from outside cannot break the line or steer the terminal."""
    return "".join("�" if unicodedata.category(letter) in _STEERING else letter for letter in text)


_STEERING = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def forgiving_streams() -> None:
    """What cannot be read or written in the terminal's encoding is replaced, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def be_silent() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
