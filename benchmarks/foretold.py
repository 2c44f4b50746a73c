"""What foretells who wins Starfarers: `python benchmarks/foretold.py --games 500 --seed 300100`.

Bots play for three and for four. Of each position that is judged by itself the seven parts of everybody's
logit are kept (`mind/ledger.py`), and weights are found by which the winners are most likely: two for each
part, for the beginning and for the end of a game. `games/starfarers/mind/foretold.py` has such weights.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from reviewed import played

from startable.games.starfarers import GAME
from startable.games.starfarers.mind.aims import lateness
from startable.games.starfarers.mind.foretold import LONG, NEXT, SEATS
from startable.games.starfarers.mind.heuristics import StarHeuristics
from startable.games.starfarers.mind.ledger import FEWEST_SEATS
from startable.games.starfarers.mind.prospects import next_seat
from startable.games.starfarers.state.state import StarState
from startable.play.journal import steps

LOGIT = 4096
RIDGE = 10.0
"""How much weights are held back, as so many positions would."""
ROUNDS = 12
"""Newton's steps: half of them would do."""

Floats = NDArray[np.float64]


@dataclass
class Lesson:
    """A position: by seat what speaks for it, early and late; what it counts who is next; and who won."""

    parts: Floats
    order: Floats
    winner: int


def lessons(seats: int, number: int, bot: str) -> list[Lesson]:
    journal = played(GAME, seats, bot, number)
    rules, found = journal.header.rules, []
    mind = StarHeuristics(rules)
    for _, _, table in steps(journal):
        if rules.result(table.state) is None and mind.judged(table.state):
            found.append(told(mind, table.state))
    result = rules.result(table.state)
    winner = int(np.argmax([result.share(seat) for seat in range(seats)])) if result else 0
    return [Lesson(*each, winner) for each in found]


def told(mind: StarHeuristics, state: StarState) -> tuple[Floats, Floats]:
    ledger, chart = mind.ledger(), mind.chart(state)
    late, bold = min(lateness(state), LONG) / LONG, SEATS[state.seats - FEWEST_SEATS] / 64
    parts = np.array([ledger.parts(chart, state, seat) for seat in range(state.seats)]) * bold / LOGIT
    order = np.array(ledger.order(state.seats, next_seat(state))) * NEXT / 64 / LOGIT
    return np.hstack([parts * (1 - late), parts * late]), order


def fitted(known: list[Lesson]) -> Floats:
    weights = np.zeros(known[0].parts.shape[1])
    for _ in range(ROUNDS):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for each in known:
            chances = foretold(each, weights)
            mean = chances @ each.parts
            slope += each.parts[each.winner] - mean
            curve += (each.parts.T * chances) @ each.parts - np.outer(mean, mean)
        weights += np.linalg.solve(curve, slope)
    return weights


def foretold(lesson: Lesson, weights: Floats) -> Floats:
    logits = lesson.parts @ weights + lesson.order
    odds = np.exp(logits - logits.max())
    return np.asarray(odds / odds.sum())


def loss(known: list[Lesson], weights: Floats) -> float:
    """How surprising it was who won, on average."""
    return float(-np.mean([np.log(foretold(each, weights)[each.winner]) for each in known]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="for three, and as many for four")
    parser.add_argument("--seed", type=int, default=300_100)
    parser.add_argument("--bot", default="greedy~30")
    options = parser.parse_args()
    known: list[Lesson] = []
    for number in range(options.seed, options.seed + options.games):
        for seats in GAME.seats:
            known += lessons(seats, number, options.bot)
        print(f"\r{number + 1 - options.seed} of {options.games} games each", end="", flush=True)
    weights = fitted(known)
    early, late = np.rint(64 * weights).astype(int).reshape(2, -1).tolist()
    print(f"\nin 64ths, early {early}, late {late}")
    print(f"mean log loss {loss(known, weights):.3f} in {len(known):,} positions")


if __name__ == "__main__":
    main()
