"""Random games agree with the oracle, move by move."""

from typing import Any

from hypothesis import given, settings

from startable.games.ur import GAME
from startable.testing import Subject, Walk, walks

from .oracle import Board

WALKS = walks(Subject(GAME, 500, {"draw_after": 0}))


@settings(max_examples=100, deadline=None)
@given(WALKS)
def test_engine_and_oracle_agree(walk: Walk) -> None:
    discs = walk.rules.options["discs"]
    board = Board(walk.rules.options, {}, [discs, discs], [0, 0])
    for state, line in walk.positions():
        facts: Any = state.facts()
        assert (facts["towers"], facts["hands"], facts["out"]) == (board.towers, board.hands, board.out)
        assert (facts["winner"] >= 0) == (board.immobile(0) or board.immobile(1)), walk.text()
        if line is not None and line.mover >= 0:
            _same_moves(walk, board, state, line.mover)
            board.move(line.mover, GAME.notation.write_move(line.move))


def _same_moves(walk: Walk, board: Board, state: Any, seat: int) -> None:
    listed = {GAME.notation.write_move(move) for move in walk.rules.legal(state, seat)}
    assert listed == board.legal(seat, state.facts()["roll"]), walk.text()
