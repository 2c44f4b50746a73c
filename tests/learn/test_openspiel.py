"""OpenSpiel's random simulation test, and that its states are ours."""

import pickle
import runpy
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")

from startable.core import Stream  # noqa: E402
from startable.games.ur.mind.solved import solve  # noqa: E402
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


# --- options, positions and bounded chance ---


def test_options_are_parameters() -> None:
    found = pyspiel.load_game("startable_ur(discs=1,six_skips=1)")
    state = found.new_initial_state()
    assert "hand:1,1" in str(state)
    assert "hand:1,1" in str(pickle.loads(pickle.dumps(state)))
    with pytest.raises(ValueError, match="discs"):
        pyspiel.load_game("startable_ur", {"discs": 99})


def test_rolls_that_change_nothing_are_left_out() -> None:
    """Who begins is one of two things, and both are as likely; ties would only be rolled again."""
    state = pyspiel.load_game("startable_ur(discs=1)").new_initial_state()
    assert [share for _, share in state.chance_outcomes()] == [0.5, 0.5]


def test_information_states_are_for_open_games() -> None:
    state = pyspiel.load_game("startable_ur(discs=1,longest=5)").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert "left:5" in state.information_state_string()
    assert any(state.information_state_tensor(state.current_player()))
    assert not pyspiel.load_game("startable_maze").get_type().provides_information_state_string


def test_cfr_finds_the_exact_value_of_an_end_of_ur(capsys: pytest.CaptureFixture[str]) -> None:
    """One disc each: CFR and exploitability run, and agree with the value that the rules alone give."""
    example = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "spiel_ur.py"))
    curve = example["learn"](longest=2, rounds=3)
    rules = game("ur").rules(2, {"discs": 1})
    start = game("ur").read_position(example["POSITION"], rules)
    value = example["exact"](rules, start.clone(), 2, {})
    assert curve[-1][0] == pytest.approx(value, abs=2 * curve[-1][1] + 1e-9)
    assert curve[-1][1] < 0.1
    assert "exploitability" in capsys.readouterr().out


def test_the_exact_value_is_that_of_the_solution() -> None:
    """The later it is cut, the nearer the value is to what the table of the whole game says."""
    example = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "spiel_ur.py"))
    solved = solve(1)
    start = game("ur").read_position(example["POSITION"], solved.rules)
    wanted = 2 * solved.value(start) - 1
    near, far = [example["exact"](solved.rules, start.clone(), left, {}) for left in (12, 4)]
    assert abs(near - wanted) < abs(far - wanted)
    assert near == pytest.approx(wanted, abs=0.03)
