"""Rewrites the golden playthroughs and prints what changed: python tests/bless.py

Read the difference before you commit it: it is how the rules play differently now.
"""

import difflib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from startable.play.catalogue import game
from startable.testing import golden

TESTS = Path(__file__).parent


def recipes() -> Iterator[tuple[Path, str]]:
    """Each golden file with the text that it should have."""
    for recipe in sorted(TESTS.glob("games/*/golden/recipes.toml")):
        data = tomllib.loads(recipe.read_text("utf8"))
        played = game(data.pop("game"))
        for name, how in data.items():
            yield recipe.parent / f"{name}.play", golden(played, **how)


def bless(path: Path, text: str) -> None:
    before = path.read_text("utf8") if path.exists() else ""
    path.write_text(text, "utf8")
    changed = difflib.unified_diff(before.splitlines(True), text.splitlines(True), "before", str(path), n=1)
    sys.stdout.writelines(changed)


if __name__ == "__main__":
    for path, text in recipes():
        bless(path, text)
