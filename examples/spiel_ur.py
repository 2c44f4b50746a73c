"""OpenSpiel's CFR on an end of UR with one disc each, beside the exact value: `python examples/spiel_ur.py`.

Both discs are red, so there is something to decide: to go on or back. The game is cut after a few decisions,
which counts as a draw; so its tree is finite, and the value can be found by looking at all of it.
"""

import argparse
import time
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import startable.learn.spiel  # noqa: F401, registers the names
from startable.core import CHANCE, Rules
from startable.games.ur import GAME

POSITION = "c3:B c5:Y hand:0,0 turn:A"
Known = dict[tuple[str, int], float]


def exact(rules: Rules[Any], state: Any, left: int, known: Known) -> float:
    """What the position is worth to seat 0 if both play best, with so many decisions left."""
    awaits = rules.awaits(state)
    if awaits.over:
        result = rules.result(state)
        return 2 * result.share(0) - 1 if result else 0.0
    if left == 0:
        return 0.0
    state.turns = 0  # only counted: no option here asks for it
    key = GAME.layout.write(state), left
    if key not in known:
        known[key] = _best(rules, state, left, awaits, known)
    return known[key]


def _best(rules: Rules[Any], state: Any, left: int, awaits: Any, known: Known) -> float:
    after = partial(_after, rules, state, known=known)
    if awaits.chance:
        outcomes = rules.outcomes(state)
        return sum(weight * after(move, CHANCE, left) for move, weight in outcomes.pairs()) / outcomes.total
    seat = awaits.first
    values = [after(move, seat, left - 1) for move in rules.legal(state, seat)]
    return max(values) if seat == 0 else min(values)


def _after(rules: Rules[Any], state: Any, move: Any, mover: int, left: int, known: Known) -> float:
    world = state.clone()
    move.apply(world, mover, None)
    return exact(rules, world, left, known)


def learn(longest: int, rounds: int) -> list[tuple[float, float]]:
    """After each round: what the mean policy is worth to seat 0, and how much a best answer would gain."""
    game = pyspiel.load_game("startable_ur", {"discs": 1, "longest": longest, "position": POSITION})
    solver, curve = cfr.CFRSolver(game), []
    for number in range(rounds):
        began = time.perf_counter()
        solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0]
        curve.append((float(value), float(exploitability.exploitability(game, policy))))
        spent = time.perf_counter() - began
        print(f"round {number + 1}: value {value:+.6f}, exploitability {curve[-1][1]:.6f}  ({spent:.1f} s)")
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--longest", type=int, default=2, help="decisions after which the game is a draw")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    learn(options.longest, options.rounds)
    rules = GAME.rules(2, {"discs": 1})
    for left in (options.longest, 10, 30, 60):
        value = exact(rules, GAME.read_position(POSITION, rules), left, {})
        print(f"exact, cut after {left} decisions: {value:+.6f}")


if __name__ == "__main__":
    main()
