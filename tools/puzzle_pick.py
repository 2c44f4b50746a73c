"""Picks puzzles from all that were mined, of all difficulties and many ideas, and writes them down."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from puzzle_entry import Entry, Step

LEVELS = 5
A_THEME = 0.3
"""No idea has more than this share, if others are there."""


def picked(pool: list[Entry], count: int) -> list[Entry]:
    """One after the other, of the difficulty and the idea that are rarest so far; easy ones come first."""
    left = list({each.name: each for each in pool}.values())
    chosen: list[Entry] = []
    levels: Counter[int] = Counter()
    themes: Counter[str] = Counter()
    while left and len(chosen) < count:
        best = min(
            left,
            key=lambda each: (
                _crowded(themes[each.theme], count),
                levels[each.difficulty],
                themes[each.theme],
                -each.steps[0].gap,
            ),
        )
        left.remove(best)
        chosen.append(best)
        levels[best.difficulty] += 1
        themes[best.theme] += 1
    return by_fifths(sorted(chosen, key=_ease))


def by_fifths(chosen: list[Entry]) -> list[Entry]:
    """How hard a puzzle is among those of its game."""
    return [replace(each, difficulty=1 + LEVELS * place // len(chosen)) for place, each in enumerate(chosen)]


def _ease(each: Entry) -> tuple[float, int, str]:
    """Easy ones first: many weak bots find them, and there is little to choose from."""
    return -each.found, len(each.steps[0].tried), each.name


def _crowded(taken: int, count: int) -> bool:
    return taken >= A_THEME * count


def written(entries: list[Entry], command: str, seed: int) -> str:
    head = [
        "# Puzzles, mined from games between strong bots. docs/puzzles.md says how, play/puzzle.py the form.",
        f"command = {json.dumps(command)}",
        f"seed = {seed}",
    ]
    return "\n".join(head) + "\n" + "".join(_entry(each) for each in entries)


def _entry(each: Entry) -> str:
    lines = [
        "\n[[puzzle]]",
        f"name = {json.dumps(each.name)}",
        f"difficulty = {each.difficulty}",
        f"found = {each.found}",
        f"theme = {json.dumps(each.theme)}",
        f"position = {json.dumps(each.position, ensure_ascii=False)}",
        f"seats = {each.seats}",
        f"options = {_table(each.options)}",
        f"seat = {json.dumps(each.seat)}",
        f"tempting = {json.dumps(each.tempting)}",
        f"follows = {json.dumps(each.follows)}",
        f"instead = {json.dumps(each.instead)}",
        *(_step(step) for step in each.steps),
    ]
    return "\n".join(lines) + "\n"


def _step(step: Step) -> str:
    judged = {"gap": step.gap, "error": step.error, "games": step.games, "whole": step.whole}
    lines = [
        "[[puzzle.step]]",
        f"right = {step.right}",
        f"tried = {_table(step.tried)}",
        f"judged = {_table(judged)}",
    ]
    return "\n".join(lines)


def _table(values: Mapping[str, object]) -> str:
    """In one line."""
    inner = ", ".join(f"{_key(name)} = {json.dumps(value)}" for name, value in values.items())
    return f"{{ {inner} }}" if inner else "{}"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)
