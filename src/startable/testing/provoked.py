"""Which refusals and complaints a game's source can utter, so that tests can prove that each one is heard."""

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path

from startable.core import Rules
from startable.play.catalogue import AnyGame

Reason = tuple[str, str]
"""A rule id and a fact."""


def refusals_of(game: AnyGame) -> set[Reason]:
    """Every pair in a `Refusal(rule, fact)` of the game's package, and those of the gate all games share."""
    rules = game.rules()
    gate = {("end_rule", "game-over"), ("turn_rule", "not-awaited"), ("chance_rule", "not-an-outcome")}
    assert {fact for _, fact in gate} == {fact for _, fact in _pairs(_gate_source(), "Refusal", 0)}
    shared = {(getattr(rules, name), fact) for name, fact in gate}
    return shared | {pair for source in _sources(game) for pair in _pairs(source, "Refusal", 0)}


def complaints_of(game: AnyGame) -> set[Reason]:
    """Every pair in an `Unreadable(fact, args, rule)` that names a rule."""
    found = {pair for source in _sources(game) for pair in _pairs(source, "Unreadable", 2)}
    return {(rule, fact) for rule, fact in found if rule}


def _gate_source() -> str:
    return (_folder(Rules.__module__.rpartition(".")[0]) / "rules.py").read_text("utf8")


def _folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


def _sources(game: AnyGame) -> Iterator[str]:
    for path in sorted(_folder(game.package).rglob("*.py")):
        yield path.read_text("utf8")


def _pairs(source: str, name: str, rule_at: int) -> Iterator[Reason]:
    """The fact stands second where the rule stands first, and first otherwise."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            rule = node.args[rule_at] if len(node.args) > rule_at else None
            yield from product(_texts(rule), _texts(node.args[1 if rule_at == 0 else 0]))


def _texts(node: ast.expr | None) -> list[str]:
    """A constant's text, or either of two; nothing for what is only known when it runs."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    return [node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""]
