"""OpenSpiel's random simulation test, and that its states are ours."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")

from startable.core import Stream  # noqa: E402
from startable.learn import spiel  # noqa: E402
from startable.play.catalogue import game, names  # noqa: E402

GAMES = names()
LONG = 500
"""Decisions after which the simulation is cut; most games end before."""


def load(name: str, players: int = 0, longest: int = 0) -> object:
    wanted = {"players": players or game(name).seats.start, "longest": longest or spiel.LONGEST}
    return pyspiel.load_game(f"startable_{name}", wanted)


@pytest.mark.parametrize("name", GAMES)
def test_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name, longest=LONG), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_passes_it_with_every_seat_taken(name: str) -> None:
    found = load(name, players=game(name).seats[-1], longest=60)
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


def test_information_is_told() -> None:
    told = {name: pyspiel.load_game(f"startable_{name}").get_type().information for name in GAMES}
    known = pyspiel.GameType.Information
    open_games = {name for name in GAMES if game(name).layout.open}
    assert {name for name, each in told.items() if each == known.PERFECT_INFORMATION} == open_games


def test_actions_read_like_moves() -> None:
    state = pyspiel.load_game("startable_ur").new_initial_state()
    texts = [state.action_to_string(-1, number) for number, _ in state.chance_outcomes()]
    assert len(set(texts)) == len(texts) > 1
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)


def test_cut_games_are_drawn() -> None:
    state = pyspiel.load_game("startable_ur(longest=3)").new_initial_state()
    stream = Stream(1)
    while not state.is_terminal():
        numbers = state.legal_actions()
        state.apply_action(numbers[stream.below(len(numbers))])
    assert state.returns() == [0.0, 0.0]
