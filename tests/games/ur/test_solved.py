"""UR with few discs, solved: the table agrees with itself, with play, and mostly with the bots."""

from array import array
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from statistics import mean

import numpy as np
import pytest

from startable.bots import bot
from startable.core import CHANCE, Move, Stream
from startable.games.ur import GAME
from startable.games.ur.mind.codes import WON, code, position, ways
from startable.games.ur.mind.solved import Solved, load, opening, small, solve
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.state import ENDED, ROLLING, UrState, discs_of

POSITIONS = 625
FIRST_MOVER = 0.4533
FIRST_OF_THREE = 0.4998


@cache
def solved() -> Solved:
    return solve(1)


def rules() -> UrRules:
    return small(1)


def rolled(state: UrState, stream: Stream) -> list[Move[UrState]]:
    """Rolls; the moves that there are then."""
    outcomes = rules().outcomes(state)
    outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
    return rules().legal(state, state.turn)


def decisions(seed: int, games: int) -> Iterator[tuple[UrState, list[Move[UrState]]]]:
    """What random play meets, where one move is worth more than another."""
    stream = Stream(seed)
    for _ in range(games):
        state = opening(rules())
        while state.phase != ENDED:
            moves = rolled(state, stream)
            values = [solved().after(state, move) for move in moves]
            if max(values) - min(values) > 1e-6:
                yield state.clone(), moves
            moves[stream.below(len(moves))].apply(state, state.turn, None)


def test_every_position_and_the_first_movers_chance() -> None:
    assert len(solved().codes) == POSITIONS
    assert solved().value(opening(rules())) == pytest.approx(FIRST_MOVER, abs=5e-5)


def test_the_seats_are_alike() -> None:
    first, second = opening(rules()), opening(rules())
    second.turn = 1
    assert code(first) == code(second)


def test_a_number_tells_the_whole_position() -> None:
    for number in solved().codes.tolist():
        state = position(rules(), number)
        assert code(state) == number
        assert state.hands[0] + state.out[0] + on_board(state, 0) == 1


def on_board(state: UrState, seat: int) -> int:
    return sum(disc >> 1 == seat for tower in state.towers for disc in discs_of(tower))


def test_a_table_is_kept_in_a_file(tmp_path: Path) -> None:
    solved().save(tmp_path / "ur1.npz")
    kept = load(tmp_path / "ur1.npz")
    assert kept.discs == 1
    assert kept.value(opening(rules())) == solved().value(opening(rules()))


def test_what_is_in_no_table() -> None:
    with pytest.raises(ValueError, match="1 to 3 discs"):
        solve(4)
    with pytest.raises(KeyError, match="no such position"):
        solved().value(opening(small(2)))


def test_workers_find_the_same() -> None:
    told: list[str] = []
    found = solve(1, 2, told.append)
    assert np.array_equal(found.codes, solved().codes)
    assert np.array_equal(found.values, solved().values)
    assert told[-1].startswith(f"sweep {found.sweeps}:")


def test_a_value_is_the_mean_over_the_rolls_of_the_best_move() -> None:
    for state, _ in decisions(3, 4):
        before = state.clone()
        before.phase, before.roll = ROLLING, 0
        best = []
        for roll in rules().outcomes(before).moves:
            world = before.clone()
            roll.apply(world, CHANCE, None)
            best.append(max(solved().after(world, move) for move in rules().legal(world, world.turn)))
        assert mean(best) == pytest.approx(solved().value(before), abs=1e-7)


def test_played_out_the_first_mover_wins_as_often_as_the_table_says() -> None:
    stream, wins, games = Stream(11), 0, 800
    for _ in range(games):
        state = opening(rules())
        while state.phase != ENDED:
            moves = rolled(state, stream)
            best = max(moves, key=lambda move: solved().after(state, move))
            best.apply(state, state.turn, None)
        wins += state.winner == 0
    assert wins / games == pytest.approx(FIRST_MOVER, abs=0.05)


# --- three discs: a sample of the table, which takes too long to make here ---


@cache
def sample() -> dict[int, float]:
    """Positions of tools/sample_solved.py: the opening, some with all that a turn leads to, some endings."""
    rows = (Path(__file__).parent / "ur3.csv").read_text().splitlines()[1:]
    return {int(number): float(chance) for number, chance in (row.split(",") for row in rows)}


def test_three_discs_the_first_movers_chance() -> None:
    first, chance = next(iter(sample().items()))
    assert first == code(opening(small(3)))
    assert chance == pytest.approx(FIRST_OF_THREE, abs=5e-5)


def test_three_discs_a_value_is_the_mean_over_the_rolls_of_the_best_move() -> None:
    for number, chance in list(sample().items())[:60]:
        leads, counts = ways(small(3), array("q", [number]))
        left = iter([0.0 if lead == WON else sample()[lead] for lead in leads])
        best = [1 - min(islice(left, count)) for count in counts]
        assert mean(best) == pytest.approx(chance, abs=1e-7)


def test_three_discs_with_one_each_left_are_the_game_of_one_disc() -> None:
    known = dict(zip(solved().codes.tolist(), solved().values.tolist(), strict=True))
    endings = [number for number in sample() if number in known]
    assert len(endings) >= 40
    assert [sample()[each] for each in endings] == pytest.approx([known[each] for each in endings], abs=1e-7)


def share_of_best(name: str, games: int) -> float:
    found, player = [], bot(name)
    for state, moves in decisions(5, games):
        seat = state.turn
        choice = player.choose(GAME, rules(), GAME.layout.hide(state, seat), Stream(1))
        best = max(solved().after(state, move) for move in moves)
        found.append(solved().after(state, choice) > best - 1e-6)
    assert len(found) > 50
    return mean(found)


@pytest.mark.parametrize(("name", "share"), [("expectimax:3", 0.8), ("ismcts:100", 0.6)])
def test_searching_bots_mostly_find_the_best_move(name: str, share: float) -> None:
    """Of decisions that matter; benchmarks/solved.md has the exact shares."""
    assert share_of_best(name, 25) >= share
