"""Random games agree with the oracle, move by move."""

from typing import Any

from hypothesis import given

from startable.games.ur import GAME
from startable.testing import Subject, Walk, walks

from ...effort import tries
from .oracle import Board

WALKS = walks(Subject(GAME, 500, {"draw_after": 0}))


@tries(100)
@given(WALKS)
def test_engine_and_oracle_agree(walk: Walk) -> None:
    discs = walk.rules.options["discs"]
    board = Board(walk.rules.options, {}, [discs, discs], [0, 0])
    for state, line in walk.positions():
        facts: Any = GAME.layout.facts(state)
        assert (facts["towers"], facts["hands"], facts["out"]) == (board.towers, board.hands, board.out)
        winners = [1 - seat for seat in range(2) if board.immobile(seat)] or [-1]
        assert [facts["winner"]] == winners, walk.text()
        if line is not None and line.mover >= 0:
            _same_moves(walk, board, state, line.mover)
            board.move(line.mover, line.move.text())


def _same_moves(walk: Walk, board: Board, state: Any, seat: int) -> None:
    listed = {move.text() for move in walk.rules.legal(state, seat)}
    assert listed == board.legal(seat, state.roll), walk.text()
