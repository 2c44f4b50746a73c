"""UR with one disc each, solved: the table agrees with itself, with play, and mostly with the bots."""

from collections.abc import Iterator
from functools import cache
from statistics import mean

import pytest

from startable.bots import bot
from startable.core import CHANCE, Move, Stream
from startable.games.ur import GAME
from startable.games.ur.rules import UrRules
from startable.games.ur.solved import Solved, code
from startable.games.ur.state import ENDED, ROLLING, UrState

POSITIONS = 625
FIRST_MOVER = 0.4533


@cache
def solved() -> Solved:
    return Solved(rules())


def rules() -> UrRules:
    found = GAME.rules(2, {"discs": 1})
    assert isinstance(found, UrRules)
    return found


def opening(seat: int) -> UrState:
    state = rules().start()
    state.phase, state.turn = ROLLING, seat
    return state


def rolled(state: UrState, stream: Stream) -> list[Move[UrState]]:
    """Rolls; the moves that there are then."""
    outcomes = rules().chances(state)
    outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
    return rules().legal(state, state.turn)


def decisions(seed: int, games: int) -> Iterator[tuple[UrState, list[Move[UrState]]]]:
    """What random play meets, where one move is worth more than another."""
    stream = Stream(seed)
    for _ in range(games):
        state = opening(0)
        while state.phase != ENDED:
            moves = rolled(state, stream)
            values = [solved().after(state, move) for move in moves]
            if max(values) - min(values) > 1e-6:
                yield state.clone(), moves
            moves[stream.below(len(moves))].apply(state, state.turn, None)


def test_every_position_and_the_first_movers_chance() -> None:
    assert len(solved().places) == POSITIONS
    assert solved().value(opening(0)) == pytest.approx(FIRST_MOVER, abs=5e-5)


def test_the_seats_are_alike() -> None:
    assert code(opening(0)) == code(opening(1))


def test_a_value_is_the_mean_over_the_rolls_of_the_best_move() -> None:
    for state, _ in decisions(3, 4):
        before = state.clone()
        before.phase, before.roll = ROLLING, 0
        best = []
        for roll in rules().chances(before).moves:
            world = before.clone()
            roll.apply(world, CHANCE, None)
            best.append(max(solved().after(world, move) for move in rules().legal(world, world.turn)))
        assert mean(best) == pytest.approx(solved().value(before), abs=1e-7)


def test_played_out_the_first_mover_wins_as_often_as_the_table_says() -> None:
    stream, wins, games = Stream(11), 0, 800
    for _ in range(games):
        state = opening(0)
        while state.phase != ENDED:
            moves = rolled(state, stream)
            best = max(moves, key=lambda move: solved().after(state, move))
            best.apply(state, state.turn, None)
        wins += state.winner == 0
    assert wins / games == pytest.approx(FIRST_MOVER, abs=0.05)


def share_of_best(name: str, games: int) -> float:
    found, player = [], bot(name)
    for state, moves in decisions(5, games):
        seat = state.turn
        choice = player.choose(GAME, rules(), GAME.secrecy.view(state, seat), seat, Stream(1))
        best = max(solved().after(state, move) for move in moves)
        found.append(solved().after(state, choice) > best - 1e-6)
    assert len(found) > 50
    return mean(found)


@pytest.mark.parametrize(("name", "share"), [("expectimax:3", 0.8), ("ismcts:100", 0.6)])
def test_searching_bots_mostly_find_the_best_move(name: str, share: float) -> None:
    """Of decisions that matter; benchmarks/solved.md has the exact shares."""
    assert share_of_best(name, 25) >= share
