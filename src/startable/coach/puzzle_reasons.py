"""Why a move of a puzzle is right, or what it gives away: facts that the chances of all moves bear out."""

from typing import Any

from startable.coach.advice import Adviser, Judged
from startable.coach.telling import Telling
from startable.core import Move, Reason, Stream
from startable.play.puzzle_solving import Solving


def why(solving: Solving, move: Move[Any]) -> list[Reason]:
    """Of a move that is about to be made; nothing where nobody has tried it."""
    tried = solving.tried()
    if move not in tried:
        return []
    telling = _telling(solving, tried)
    best = next(iter(tried))
    if move.text() in solving.now().answers:
        return telling.speaks_for(move)
    return telling.speaks_against(move, beside=best)


def _telling(solving: Solving, tried: dict[Move[Any], float]) -> Telling:
    table, layout = solving.table, solving.puzzle.game.layout
    known = layout.hide(table.state, solving.seat)
    world = layout.world(known, Stream(1).below)
    judged = [Judged(move, [chance] * table.rules.seats) for move, chance in tried.items()]
    return Adviser(table.game, table.rules).telling(world, solving.seat, judged)
