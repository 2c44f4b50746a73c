"""Checks of the forms that moves and positions take outside: in messages, as text and as numbers."""

import json
from typing import Any

from startable.core import Move
from startable.core.sight import Piece, Sight
from startable.testing.walk import Walk

LOOKED_AT = 20


def moves_survive(walk: Walk) -> None:
    """Every offered move comes back from a message and from its text; a seat's also from its number."""
    for state, _ in walk.positions(LOOKED_AT):
        for mover in walk.movers():
            offered = walk.offered(state, mover)
            for move in offered:
                _wire(walk, move)
                _text(walk, move)
            if mover >= 0 and offered:
                _numbers(walk, state, mover, offered)


def _wire(walk: Walk, move: Move[Any]) -> None:
    kind, args = json.loads(json.dumps([move.kind, list(move.args())]))
    back = walk.game.move(kind, args)
    assert back == move, f"{move} comes back from a message as {back}"


def _text(walk: Walk, move: Move[Any]) -> None:
    text = move.text()
    assert _fits_a_line(text), f"{move} is written as {text!r}"
    back = walk.game.read_move(text)
    assert back == move, f"{move} is written as {text!r} and read as {back}"


def _numbers(walk: Walk, state: Any, seat: int, moves: list[Move[Any]]) -> None:
    known = walk.game.layout.hide(state, seat)
    numbers = [move.number(state) for move in moves]
    assert len(set(numbers)) == len(moves), f"two of {moves} share a number: {numbers}"
    for move, number in zip(moves, numbers, strict=True):
        assert 0 <= number < walk.game.numbers.MOVES, f"{move} has number {number}"
        back = walk.game.numbers.decode(number, known)
        assert back == move, f"{move} has number {number}, which is {back}"


def _fits_a_line(text: str) -> bool:
    """Journals strip their lines, and # begins a comment there."""
    return text == text.strip() and text.isprintable() and "#" not in text


def observations_fit(walk: Walk) -> None:
    """An observation has the promised width, for every seat and whoever's turn it is.

    A sight, which is quicker, looks at the true state: it must tell what is made of what the seat knows,
    whole or, to whoever keeps a row, without what still stands in it.
    """
    game, sight, kept = walk.game, walk.game.new_sight(walk.rules), b""
    for state, _ in walk.positions(LOOKED_AT):
        for seat in range(walk.rules.seats):
            observed = bytes(game.numbers.observe(game.layout.hide(state, seat)))
            width = len(observed)
            assert width == game.numbers.WIDTH, f"{width} numbers observed instead of {game.numbers.WIDTH}"
            shown = _shown(sight, state, seat)
            differ = [at for at, pair in enumerate(zip(shown, observed, strict=False)) if pair[0] != pair[1]]
            assert shown == observed, (
                f"the sight of seat {seat} shows other numbers than it knows, at {differ}"
            )
            kept = _kept(sight, state, seat, kept)
            assert kept == observed, f"for seat {seat} not all stands still that the sight says does"


def _shown(sight: Sight[Any], state: Any, seat: int) -> bytes:
    pieces: list[Piece] = []
    sight.add_seen(pieces, state, seat)
    return b"".join(pieces)


def _kept(sight: Sight[Any], state: Any, seat: int, row: bytes) -> bytes:
    """The same row, of which only what changed is written."""
    pieces: list[Piece] = []
    still = sight.still(state, seat)
    sight.add_rest(pieces, state, seat, still)
    return row[:still] + b"".join(pieces)


def positions_survive(walk: Walk) -> None:
    """Every position is one line of text that reads back as the same."""
    for state, _ in walk.positions(LOOKED_AT):
        text = walk.game.layout.write(state)
        assert _fits_a_line(text), f"a position is written as {text!r}"
        back = walk.game.read_position(text, walk.rules)
        differ = walk.game.layout.differences(state, back)
        assert not differ, f"{text!r} is read with another {differ}: {walk.facts(back)}"
        again = walk.game.layout.write(back)
        assert again == text, f"{text!r} is written again as {again!r}"
        for mover in walk.movers():
            offered = walk.offered(back, mover)
            assert offered == walk.offered(state, mover), (
                f"read from {text!r}, mover {mover} may do {offered}"
            )
