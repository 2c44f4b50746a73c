"""The code in our documents, as readers copy it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")
_COMMAND = re.compile(r"(?:\S*/)?startable ([a-z].*)")


class Code(NamedTuple):
    page: Path
    line: int
    """Where it begins, counted from 1."""
    text: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(language: str) -> Iterator[Code]:
    for page in PAGES:
        text = page.read_text("utf8")
        for found in _BLOCK.finditer(text):
            if found[1] == language:
                yield Code(page, text.count("\n", 0, found.start()) + 2, found[2])


def shell_lines() -> Iterator[Code]:
    """Without their comments."""
    for block in blocks("sh"):
        for number, line in enumerate(block.text.splitlines(), block.line):
            if code := re.split(r"(?:^|\s)#", line)[0].strip():
                yield Code(block.page, number, code)


def spans() -> Iterator[Code]:
    """What stands between `backticks` in running text."""
    for page in PAGES:
        for number, line in enumerate(_BLOCK.sub(_as_many_lines, page.read_text("utf8")).splitlines(), 1):
            yield from (Code(page, number, found[1]) for found in _INLINE.finditer(line))


def _as_many_lines(block: re.Match[str]) -> str:
    return "\n" * block[0].count("\n")


def commands() -> Iterator[Code]:
    """The words after `startable`, of every line that calls it."""
    for code in [*shell_lines(), *spans()]:
        if found := _COMMAND.fullmatch(code.text):
            yield code._replace(text=found[1])
