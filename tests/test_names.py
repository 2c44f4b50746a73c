"""Nobody lists the games: whoever adds one changes nothing that is there already.

Single names may stand in tests and benchmarks, as examples; lists of them may not, and shared code has none.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from startable.play.catalogue import game

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/startable/games/*/__init__.py"))
PREFIXES = [game(name).prefix.lower() for name in GAMES]
NAMED = re.compile(rf"\b(?:{'|'.join(GAMES)})\b|\b(?:{'|'.join(PREFIXES)})-\w", re.IGNORECASE)

DEFAULT = ROOT / "src" / "startable" / "cli" / "inputs.py"
"""Says which game the command means where none is named."""
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*|^\s*#[^\n]*", re.DOTALL | re.MULTILINE)


def shared(*patterns: str) -> list[Path]:
    """Files that belong to no game: none of their folders, nor the file itself, is called after one."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return sorted(
        path for path in paths if not own_parts(path) & set(GAMES) and "node_modules" not in path.parts
    )


def own_parts(path: Path) -> set[str]:
    return set(re.split(r"[/._]", str(path.relative_to(ROOT))))


PYTHON = shared("src/**/*.py", "tests/**/*.py", "tools/*.py", "benchmarks/**/*.py", "examples/*.py", "*.py")
SOURCE = [path for path in PYTHON if path.is_relative_to(ROOT / "src") or path.parent == ROOT]
PAGE = shared(*[f"web/src/**/*.{end}" for end in ("ts", "svelte", "css")])
SETTINGS = shared("pyproject.toml", "Makefile", ".ci/*", "web/*.*s*", "web/*.html")


def listed(tree: ast.AST) -> Iterator[list[str]]:
    """What stands in each list, set, tuple, and among the keys of each dictionary."""
    for node in ast.walk(tree):
        entries = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        yield [str(each.value) for each in entries if isinstance(each, ast.Constant)]


def test_no_list_of_games() -> None:
    for path in PYTHON:
        for entries in listed(ast.parse(path.read_text("utf8"))):
            assert len(set(entries) & set(GAMES)) < 2, f"{path}: {entries}"


def said(tree: ast.AST) -> Iterator[str]:
    """Every text of the code but its documentation, and every module that it imports."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield ast.unparse(node)


def test_no_game_is_named_in_shared_source() -> None:
    assert len(SOURCE) > 150
    for path in SOURCE:
        if path != DEFAULT:
            named = [text for text in said(ast.parse(path.read_text("utf8"))) if NAMED.search(text)]
            assert not named, path


def test_no_game_is_named_on_the_shared_page_or_by_the_build() -> None:
    """Examples in the page's own tests may be."""
    assert len(PAGE) > 100
    for path in [*PAGE, *SETTINGS]:
        if not path.name.endswith(".test.ts"):
            text = COMMENTS.sub("", path.read_text("utf8"))
            assert not NAMED.search(text), f"{path}: {NAMED.search(text)}"
