"""Mazes and lines of Space Maze in few words.

A position names only what matters: other tiles are laid as they come, dice that it does not name lie in the
pool, and unless it says otherwise player A begins the first round. Tiles are patterns of gates to the north,
east, south and west with dots for those that do not matter: `b2=".R.."`.
"""

import re
from collections.abc import Iterator
from typing import Any

from startable.core import CHANCE, Event, Result
from startable.games.maze import GAME
from startable.games.maze.box.board import CELL_NAMES, Board
from startable.games.maze.box.layouts import BOARDS
from startable.games.maze.box.parts import COPIES, FACE_WORDS, SQUARE
from startable.play.table import Table

from ..playing import play as play
from ..playing import refusal_of as refusal_of
from ..playing import refused as refused

Tiles = dict[str, Any]
"""Patterns by cell, for `**`: to the type checker they could be the other arguments, too."""

SEATS = "ABCD"
FACES = FACE_WORDS[:-1]
WORN = "relic:Ag A.tokens:1"
"""A's green alien has taken the relic."""


def start(seats: int = 2, layout: str = "square") -> Table:
    return Table(GAME, GAME.rules(seats, {"layout": layout}), lambda total: 0)


def position(text: str = "", seats: int = 2, layout: str = "square", **tiles: str) -> Table:
    rules = GAME.rules(seats, {"layout": layout})
    words = filled(text, seats, layout, tiles)
    return Table(GAME, rules, lambda total: 0, GAME.read_position(words, rules))


def printed(text: str, **tiles: str) -> Table:
    """By the printed reading of MZ-310."""
    rules = GAME.rules(2, {"terminal": "act"})
    return Table(GAME, rules, lambda total: 0, GAME.read_position(filled(text, 2, "square", tiles), rules))


def moving(die: str = "ggpo", text: str = "", seats: int = 2, layout: str = "square", **tiles: str) -> Table:
    """A has just taken this movement die; `die:points` where some are spent."""
    name, _, points = die.partition(":")
    words = f"phase:moving A.dice:{name} die:{name} points:{points or name} {text}"
    return position(words, seats, layout, **tiles)


def playing(die: str, text: str = "", seats: int = 2, layout: str = "square", **tiles: str) -> Table:
    """A has just taken this energy die; `die:hand` gives A cards."""
    name, _, hand = die.partition(":")
    cards = f"A.hand:{hand}" if hand else ""
    return position(f"phase:playing A.dice:{name} die:{name} {cards} {text}", seats, layout, **tiles)


# --- what a position leaves out ---


def filled(text: str, seats: int, layout: str, tiles: dict[str, str]) -> str:
    given = dict(word.split(":", 1) for word in text.split())
    words = {"phase": "taking", "round": "1", "start": "A", **rows(layout, tiles), **given}
    if "pool" not in given and words["phase"] not in (
        "laying",
        "dealing",
        "opening",
        "rolling",
        "discarding",
    ):
        words["pool"] = ",".join(rest_of_pool(words, seats))
    return " ".join(f"{key}:{value}" for key, value in words.items() if value)


def rest_of_pool(words: dict[str, str], seats: int) -> list[str]:
    panels = [value for key, value in words.items() if key.endswith(".dice")]
    taken = [die.partition("=")[0] for panel in panels for die in panel.split(",")]
    energy = [f"{colour}1" for colour in "gpo" for _ in range(seats - count(taken, colour))]
    moved = sum(not die[1:].isdigit() for die in taken)
    return energy + ["ggpo"] * (seats - moved)


def count(dice: list[str], colour: str) -> int:
    return sum(die[0] == colour and die[1:].isdigit() for die in dice)


def rows(layout: str, tiles: dict[str, str]) -> dict[str, str]:
    board = next(board for board in BOARDS if board.name == layout)
    faces = laid(board, tiles)
    lines = {str(row + 1): [cell for cell in board.cells if cell // 5 == row] for row in range(5)}
    return {row: ",".join(faces[cell] for cell in cells) for row, cells in lines.items() if cells}


def laid(board: Board, tiles: dict[str, str]) -> dict[int, str]:
    """A tile for every cell, each at most once, that fits its pattern."""
    wanted = {CELL_NAMES.index(name): pattern for name, pattern in tiles.items()}
    if "SSSS" not in tiles.values():
        wanted[board.centre] = "SSSS"
    faces = next(_fits(list(wanted.items()), list(COPIES)), None)
    assert faces is not None, f"no tiles for {tiles}"
    left = list(COPIES)
    for face in faces.values():
        if face != "SSSS":
            left[SQUARE[FACES.index(face)]] -= 1
    rest = next(_fits([(cell, "....") for cell in board.cells if cell not in faces], left))
    return {**faces, **rest}


def _fits(wanted: list[tuple[int, str]], left: list[int]) -> Iterator[dict[int, str]]:
    if not wanted:
        yield {}
        return
    (cell, pattern), *others = wanted
    if pattern == "SSSS":
        for rest in _fits(others, left):
            yield {cell: pattern, **rest}
        return
    for face in FACES:
        square = SQUARE[FACES.index(face)]
        if left[square] and re.fullmatch(pattern, face):
            fewer = [count - (kind == square) for kind, count in enumerate(left)]
            for rest in _fits(others, fewer):
                yield {cell: face, **rest}


# --- playing ---


def rest_of_round(table: Table) -> list[Event]:
    """Everybody takes what dice they may and uses none, until the round is cleared."""
    events: list[Event] = []
    now = table.state.round
    while table.state.round == now and phase(table) not in ("discarding", "ended"):
        take = "done" if phase(table) in ("playing", "moving") else sorted(moves(table))[0]
        events += play(table, f"{awaited(table)} {take}")
    return events


def moves(table: Table) -> set[str]:
    """What the awaited seat may do."""
    (seat,) = table.rules.awaits(table.state).each()
    return {move.text() for move in table.rules.legal(table.state, seat)}


def targets(table: Table, alien: str) -> set[str]:
    """What the awaited seat's alien of this colour may do."""
    return {move[2:] for move in moves(table) if move.startswith(f"{alien} ")}


def plays(table: Table, card: str) -> set[str]:
    """The ways to play this card."""
    return {move.partition(" ")[2] for move in moves(table) if move.split()[0] == card}


def awaited(table: Table) -> str:
    awaits = table.rules.awaits(table.state)
    return "*" if awaits.chance else "".join(SEATS[seat] for seat in awaits.each())


def chances(table: Table) -> dict[str, int]:
    if not table.rules.awaits(table.state).mover(CHANCE):
        return {}
    pairs = table.rules.outcomes(table.state).pairs()
    return {move.text(): weight for move, weight in pairs}


# --- looking ---


def fact(table: Table, name: str) -> Any:
    return GAME.layout.facts(table.state)[name]


def phase(table: Table) -> str:
    return str(fact(table, "phase"))


def at(table: Table, alien: str) -> str:
    """Where this alien is: `Ag`."""
    return str(fact(table, "places")[alien])


def tile(table: Table, cell: str) -> str:
    return str(fact(table, "faces")[cell])


def hand(table: Table, seat: str) -> list[str]:
    return str(fact(table, "hand")[SEATS.index(seat)]).split()


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.what == what]


def result(table: Table) -> Result | None:
    return table.rules.result(table.state)


def won(table: Table) -> tuple[str, str]:
    """Who won, and by which rule."""
    ended = result(table)
    assert ended is not None
    return SEATS[ended.winners.bit_length() - 1], ended.rule


def text(table: Table) -> str:
    return GAME.layout.write(table.state)


def turned(gates: str, quarters: int) -> str:
    """Clockwise: what was to the west comes to the north."""
    return gates[4 - quarters :] + gates[: 4 - quarters]
