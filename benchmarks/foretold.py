"""What foretells who wins Starfarers: `python benchmarks/foretold.py --games 500 --seed 300100`.

Bots play for three and for four. Of each position that is judged by itself the seven parts of everybody's
logit are kept (`mind/ledger.py`), and weights are found by which the winners are most likely: two for each
part, for the beginning and for the end of a game. `games/starfarers/mind/foretold.py` has what this command
made. They are tried on games before the seed, beside what bots choose by.
"""

from __future__ import annotations

import argparse
import sys
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
    """A position: by seat what speaks for it, early and late; what it counts who is next; what is chosen by;
    and who won."""

    parts: Floats
    order: Floats
    chances: Floats
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


def told(mind: StarHeuristics, state: StarState) -> tuple[Floats, Floats, Floats]:
    ledger, chart = mind.ledger(), mind.chart(state)
    late, bold = min(lateness(state), LONG) / LONG, SEATS[state.seats - FEWEST_SEATS] / 64
    parts = np.array([ledger.parts(chart, state, seat) for seat in range(state.seats)]) * bold / LOGIT
    order = np.array(ledger.order(state.seats, next_seat(state))) * NEXT / 64 / LOGIT
    return np.hstack([parts * (1 - late), parts * late]), order, np.array(mind.chances(state))


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


def loss(known: list[Lesson], weights: Floats | None = None) -> float:
    """How surprising it was who won, on average, by these weights or by what is chosen by."""
    given = [each.chances if weights is None else foretold(each, weights) for each in known]
    return float(-np.mean([np.log(chances[each.winner]) for chances, each in zip(given, known, strict=True)]))


def looked_at(numbers: range, seats: int, bot: str) -> list[Lesson]:
    found: list[Lesson] = []
    for number in numbers:
        found += lessons(seats, number, bot)
        done = number + 1 - numbers.start
        print(f"\r{seats} players: {done} of {len(numbers)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="for three, and as many for four")
    parser.add_argument("--tried", type=int, default=100, help="games before these, not learned from")
    parser.add_argument("--seed", type=int, default=300_100)
    parser.add_argument("--bot", default="greedy~30")
    options = parser.parse_args()
    numbers = range(options.seed, options.seed + options.games)
    weights = fitted([each for seats in GAME.seats for each in looked_at(numbers, seats, options.bot)])
    early, late = np.rint(64 * weights).astype(int).reshape(2, -1).tolist()
    print(f"in 64ths, early {early}, late {late}")
    for seats in GAME.seats if options.tried else ():
        known = looked_at(range(options.seed - options.tried, options.seed), seats, options.bot)
        told = f"mean log loss {loss(known):.3f} by what is chosen by, {loss(known, weights):.3f} by these"
        print(f"{seats} players, {options.tried} other games: {told}")


if __name__ == "__main__":
    main()
