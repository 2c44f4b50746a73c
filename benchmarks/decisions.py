"""What a greedy decision costs in Startable, 0.1.0 or later: `python benchmarks/decisions.py SECONDS SEED`.

Prints one JSON line: microseconds by game, as bots play there, and by a mind that costs next to nothing. The
first tells what players wait for, the second what lies around the mind: what a seat knows, worlds and moves.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from startable.bots import bot
from startable.core import CHANCE, Heuristics, Stream
from startable.play.catalogue import game, names

POSITIONS = 40
EVERY = 7
Job = Callable[[], object]


class Blank(Heuristics[Any]):
    """To whom everything is worth the same."""

    def __init__(self, rules: Any) -> None: ...

    def worth(self, state: Any, seat: int) -> float:
        return 0.5


def positions(played: Any, seed: int) -> list[tuple[Any, int]]:
    """Positions of random games, some decisions apart, each with the seat that is awaited."""
    found: list[tuple[Any, int]] = []
    rules, stream, met = played.turn_rules(played.seats[-1]), Stream(seed), 0
    state = rules.start()
    while len(found) < POSITIONS:
        awaits = rules.awaits(state)
        if awaits.over:
            state = rules.start()
        elif awaits.chance:
            outcomes = _outcomes(rules, state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            met += 1
            if met % EVERY == 0:
                found.append((state.clone(), awaits.first))
            moves = rules.legal(state, awaits.first)
            moves[stream.below(len(moves))].apply(state, awaits.first, None)
    return found


def _outcomes(rules: Any, state: Any) -> Any:
    return rules.outcomes(state) if hasattr(rules, "outcomes") else rules.chances(state)


def decision(played: Any, seed: int) -> Job:
    """Of a greedy bot at each of these positions, from what its seat knows to a move."""
    rules, stream, greedy = played.turn_rules(played.seats[-1]), Stream(seed), bot("greedy")
    choose: Any = greedy.choose
    at = positions(played, seed)
    if hasattr(played, "secrecy"):
        view = played.secrecy.view
        return lambda: [choose(played, rules, view(state, seat), seat, stream) for state, seat in at]
    hide = played.layout.hide
    return lambda: [choose(played, rules, hide(state, seat), stream) for state, seat in at]


def microseconds(job: Job, seconds: float) -> float:
    job()
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        job()
        count += 1
    return (time.perf_counter() - start) / count / POSITIONS * 1e6


def measured(seconds: float, seed: int) -> dict[str, dict[str, float]]:
    found = [game(name) for name in names()]
    return {
        "played": {each.name: microseconds(decision(each, seed), seconds) for each in found},
        "blank": {
            each.name: microseconds(decision(replace(each, heuristics=Blank), seed), seconds)
            for each in found
        },
    }


if __name__ == "__main__":
    print(json.dumps(measured(float(sys.argv[1]), int(sys.argv[2]))))
