"""PettingZoo's own suites, and what its doors promise beyond them."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from startable.core import Stream
from startable.learn import env, parallel_env
from startable.play.catalogue import game, names

GAMES = names()
OPEN = [name for name in GAMES if game(name).layout.open]
"""Games without secrets; theirs are the short ones."""
CYCLES = 120

# PettingZoo knows by name those of its own games whose observations carry a mask; it warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("name", GAMES)
def test_agent_cycle_passes_pettingzoos_suite(name: str) -> None:
    api_test(env(name), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize("name", GAMES)
def test_agent_cycle_repeats_itself_from_a_seed(name: str) -> None:
    seed_test(partial(env, name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_agent_cycle_renders(name: str) -> None:
    render_test(partial(env, name))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_parallel_door_passes_pettingzoos_suite(name: str, most: bool) -> None:
    seats = game(name).seats
    parallel_api_test(parallel_env(name, seats=seats[-1] if most else seats[0]), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_parallel_door_repeats_itself_from_a_seed(name: str) -> None:
    parallel_seed_test(partial(parallel_env, name), num_cycles=CYCLES)


def played(door: Any, seed: int) -> list[tuple[str, bytes, float]]:
    """A whole game by legal numbers: who was asked, what they saw, what they got."""
    door.reset(seed=seed)
    stream, told = Stream(seed), []
    for agent in door.agent_iter():
        seen, reward, ended, cut, info = door.last()
        told.append((agent, seen["observation"].tobytes(), reward))
        if not (ended or cut):
            assert seen["action_mask"] is info["action_mask"]
        legal = np.flatnonzero(seen["action_mask"])
        door.step(None if ended or cut else int(legal[stream.below(len(legal))]))
    return told


@pytest.mark.parametrize("name", OPEN)
def test_whole_games_are_zero_sum_and_repeat(name: str) -> None:
    one, other = played(env(name), 5), played(env(name), 5)
    assert one == other != played(env(name), 6)
    rewards = [reward for _, _, reward in one if reward]
    assert sum(rewards) == 0
    assert max(rewards) == 1


def test_no_legal_move_loses_and_names_the_rule() -> None:
    door = env("ur")
    door.reset(seed=1)
    loser = door.agent_selection
    door.step(door.episode.game.numbers.MOVES - 1)
    assert door.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in door.agents}
    assert all(door.terminations.values())
    assert {info["refusal"][:3] for info in door.infos.values()} == {"UR-"}


def test_long_games_are_truncated() -> None:
    door = env("ur", longest=7)
    told = played(door, 3)
    assert len(told) == 7 + 2
    assert not any(reward for _, _, reward in told)


def test_who_is_not_asked_may_only_say_so() -> None:
    door = parallel_env("ur")
    seen, _ = door.reset(seed=2)
    masks = {agent: seen[agent]["action_mask"] for agent in door.agents}
    asked = door.agents[door.episode.seat]
    other = door.agents[1 - door.episode.seat]
    assert masks[asked][door.not_asked] == 0
    assert masks[other].nonzero()[0].tolist() == [door.not_asked]
    _, rewards, ended, _, _ = door.step({asked: int(masks[asked].argmax()), other: 0})
    assert rewards == {asked: 0.0, other: -1.0}
    assert all(ended.values())


def test_all_that_are_awaited_move_in_one_step() -> None:
    """Smugglers pay side by side: there a step makes several decisions."""
    door = parallel_env("smugglers", seats=6)
    seen, _ = door.reset(seed=4)
    stream, most = Stream(4), 0
    while door.agents:
        before, awaited = door.episode.decisions, door.episode.awaited.bit_count()
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in door.agents}
        chosen = {agent: int(each[stream.below(len(each))]) for agent, each in legal.items()}
        seen, _, _, _, infos = door.step(chosen)
        dropped = sum("dropped" in info for info in infos.values())
        assert door.episode.decisions - before == awaited - dropped
        most = max(most, awaited)
    assert most > 1
