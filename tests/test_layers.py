"""Who may import whom. Layers are named after the packages and modules below startable."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import startable

ROOT = Path(startable.__file__).parent
MAY_IMPORT = {
    "build": {"core"},
    "core": set(),
    "games": {"core"},
    "words": set(),
    "play": {"core", "games", "words"},
    "testing": {"core", "play"},
    "bots": {"core", "play"},
    "arena": {"core", "play", "bots"},
    "coach": {"core", "play", "bots"},
    "learn": {"core", "play", "bots"},
    "train": {"core", "play", "bots", "arena"},
    "server": {"build", "core", "play", "bots", "arena", "coach"},
    "client": {"play", "server"},
    "device": {"core", "play", "server"},
    "cli": {"build", "core", "play", "bots", "arena", "coach", "server", "train"},
    "__main__": {"cli"},
}
HEAVY = {
    *("asyncio", "litestar", "msgspec", "rich", "click", "uvicorn", "websockets"),
    *("gymnasium", "numpy", "pettingzoo", "pyspiel"),
}
LIGHT = {"core", "games", "play", "bots", "coach"}
APART = "solved.py"
"""A game solved by NumPy, for those who study it: nothing else imports it."""


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield path.relative_to(ROOT).with_suffix("").parts[0], path


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "startable":
            yield from (f"startable.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def own_layers(path: Path) -> set[str]:
    names = [name.split(".") for name in imported(path)]
    return {parts[1] for parts in names if parts[0] == "startable" and len(parts) > 1} - {"__version__"}


def test_every_import_points_down() -> None:
    wrong = [
        (str(path.relative_to(ROOT)), sorted(own_layers(path) - MAY_IMPORT[layer] - {layer}))
        for layer, path in modules()
        if layer in MAY_IMPORT and own_layers(path) - MAY_IMPORT[layer] - {layer}
    ]
    assert not wrong


def test_every_layer_is_known() -> None:
    assert {layer for layer, _ in modules()} - {"__init__"} <= set(MAY_IMPORT)


def test_games_do_not_know_each_other() -> None:
    for layer, path in modules():
        if layer == "games" and path.parent != ROOT / "games":
            own = path.relative_to(ROOT / "games").parts[0]
            others = {name for name in imported(path) if name.startswith("startable.games.")}
            assert {name.split(".")[2] for name in others} <= {own}, path


@pytest.mark.parametrize("layer", sorted(LIGHT))
def test_rules_stay_light(layer: str) -> None:
    for found, path in modules():
        if found == layer and path.name != APART:
            assert not {name.split(".")[0] for name in imported(path)} & HEAVY, path


def test_what_needs_numpy_stays_apart() -> None:
    users = [path for _, path in modules() if any(name.endswith(".solved") for name in imported(path))]
    assert not users


def test_only_a_layout_makes_what_a_seat_knows() -> None:
    """So whatever leaves for a seat has gone through its gate."""
    makers = [path for _, path in modules() if "Known" in called(path)]
    assert makers == [ROOT / "core" / "layout.py"]


def called(path: Path) -> set[str]:
    calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf8"))) if isinstance(node, ast.Call)]
    return {call.id if isinstance(call, ast.Name) else getattr(call, "attr", "") for call in calls}


C_WORDS = {
    "alignof",
    "asm",
    "attribute",
    "const",
    "extension",
    "inline",
    "label",
    "restrict",
    "signed",
    "thread",
}
"""mypyc puts an underscore before the names of attributes, and C knows these with two."""


def test_no_attribute_is_a_word_of_c() -> None:
    for _, path in modules():
        names = {
            node.attr
            for node in ast.walk(ast.parse(path.read_text("utf8")))
            if isinstance(node, ast.Attribute)
        }
        assert not {f"_{word}" for word in C_WORDS} & names, path
