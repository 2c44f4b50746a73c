"""Random play in other people's engines, each in the fastest way its public interface offers.

Modules are loaded by name: a peer that is not installed must not keep the others from running.
"""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from typing import Any

from meter import Batch, Count, Prepare

ROLLOUTS = 100  # a batch inside C++: about 10 ms
SOME, SIMULATIONS = 20, 20
ROWS, STEPS = 1024, 16  # of a batch in Pgx
SAMPLE = 2000  # games that tell maedn's mean length to 0.5 %


def maedn() -> Batch:
    """OpenSpiel's rollouts in C++, reached through an MCTS of one simulation.

    The Python module does not offer RandomRolloutEvaluator.evaluate, but a search with one simulation only
    evaluates its root: ROLLOUTS random games in one call, with no tree and no Python in between. The
    rollouts do not count their decisions, so the mean of a sample from the same root is taken for each.
    """
    spiel = import_module("pyspiel")
    game = spiel.load_game("maedn")
    root = first_decision(game)
    decisions, steps = mean_length(spiel, root, SAMPLE)
    count = Count(decisions * ROLLOUTS, steps * ROLLOUTS, ROLLOUTS)
    return partial(rollouts, spiel, game, root, count)


def rollouts(spiel: Any, game: Any, root: Any, count: Count, seed: int) -> Count:
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)  # one simulation, 1 MB, no solver
    search.mcts_search(root)
    return count


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_length(spiel: Any, root: Any, games: int) -> tuple[float, float]:
    """Decisions and steps of a random game from this state on, counted in the histories of C++ bots."""
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(root.num_players())]
    before, decisions, steps = len(root.full_history()), 0, 0
    for seed in range(games):
        state = root.clone()
        spiel.evaluate_bots(state, bots, seed)
        history = state.full_history()[before:]
        decisions += sum(step.player >= 0 for step in history)
        steps += len(history)
    return decisions / games, steps / games


def backgammon() -> Batch:
    return partial(drive, import_module("pyspiel").load_game("backgammon"))


def drive(game: Any, seed: int) -> Count:
    """One game of OpenSpiel, move by move from Python."""
    roll, state, decisions, steps = random.Random(seed).random, game.new_initial_state(), 0, 0
    while not state.is_terminal():
        steps += 1
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes(), roll()))
        else:
            decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(roll() * len(actions))])
    return Count(decisions, steps, 1)


def draw(outcomes: list[tuple[int, float]], left: float) -> int:
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def spiel_search(module: str) -> Batch:
    """MCTS with one random rollout a simulation, from a position some way into a game of backgammon."""
    spiel = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    return partial(simulate, spiel, import_module(module), game)


def simulate(spiel: Any, mcts: Any, game: Any, seed: int) -> Count:
    rng, state, decisions = random.Random(seed), game.new_initial_state(), 0
    while state.is_chance_node() or decisions < SOME:
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    if mcts is spiel:
        search = spiel.MCTSBot(
            game, spiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 100, False, seed, False
        )
    else:
        search = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1))
    search.mcts_search(state)
    return Count(SIMULATIONS, SIMULATIONS, 1)


def royalur() -> Batch:
    module = import_module("royalur")
    return partial(race, module.Game, module.Game.builder().finkel().build_rules())


def race(make: Any, rules: Any, seed: int) -> Count:
    """One game by Finkel's rules. A roll without a move passes inside the roll, so it is no decision here."""
    random.seed(seed)
    roll, game, decisions, rolls = random.random, make(rules), 0, 0
    while not game.is_finished():
        if game.is_waiting_for_roll():
            rolls += 1
            game.roll_dice()
        else:
            decisions += 1
            moves = game.find_available_moves()
            game.make_move(moves[int(roll() * len(moves))])
    return Count(decisions, decisions + rolls, 1)


def catanatron() -> Batch:
    player = import_module("catanatron.models.player")
    players = [player.RandomPlayer(color) for color in player.Color]
    return partial(settle, import_module("catanatron.game").Game, players)


def settle(make: Any, players: list[Any], seed: int) -> Count:
    """One game of four. Dice fall inside the actions (to roll is one), so actions are decisions and steps."""
    game = make(players, seed=seed)
    game.play()
    actions = len(game.state.actions)
    return Count(actions, actions, 1)


def zoo(name: str) -> Batch:
    return partial(cycle, import_module("pettingzoo.classic." + name).env())


def cycle(env: Any, seed: int) -> Count:
    """One game through PettingZoo's agent loop; cards are dealt inside reset and step."""
    env.reset(seed=seed)
    roll, decisions = random.random, 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(roll() * len(legal))]))
        decisions += 1
    return Count(decisions, decisions, 1)


def jitted(name: str) -> Batch:
    """Pgx on all cores: a batch of games, stepped by random legal actions inside one compiled loop."""
    jax, pgx = import_module("jax"), import_module("pgx")
    random_act = import_module("pgx.experimental").act_randomly
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def once(state: Any, key: Any) -> tuple[Any, Any]:
        act, roll = jax.random.split(key)
        rolls = jax.random.split(roll, ROWS)
        after = step(state, random_act(act, state.legal_action_mask), rolls)
        return after, after.terminated.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, STEPS)))
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), ROWS))
    return Jitted(run, start, jax).play


class Jitted:
    """A batch that goes on from one call to the next."""

    def __init__(self, run: Any, state: Any, jax: Any) -> None:
        self.run, self.state, self.jax = run, state, jax

    def play(self, seed: int) -> Count:
        self.state, ended = self.run(self.state, self.jax.random.PRNGKey(seed))
        games = int(ended.sum())  # waits until it is done
        return Count(ROWS * STEPS, ROWS * STEPS, games)


PREPARE: dict[str, Prepare] = {
    "maedn": maedn,
    "backgammon": backgammon,
    "royalur": royalur,
    "mcts in C++": partial(spiel_search, "pyspiel"),
    "mcts in Python": partial(spiel_search, "open_spiel.python.algorithms.mcts"),
    "catanatron": catanatron,
    "connect_four": partial(zoo, "connect_four_v3"),
    "leduc_holdem": partial(zoo, "leduc_holdem_v4"),
    "pgx backgammon": partial(jitted, "backgammon"),
    "pgx connect_four": partial(jitted, "connect_four"),
}
