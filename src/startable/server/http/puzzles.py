"""Puzzles: which there are, today's, and what comes of the moves that somebody tries in one.

Nothing is kept here: whoever solves one sends all moves so far, and gets what they lead to.
"""

from datetime import UTC, date, datetime

from startable.coach.puzzle_reasons import why
from startable.core import Reason
from startable.play.exercise import ON, RIGHT
from startable.play.puzzle import Puzzle, of_the_day, puzzle, puzzles
from startable.play.puzzle_solving import Answer, Solving, watched
from startable.server.http import exercises
from startable.server.http.errors import (
    BAD,
    BIG,
    FOREIGN,
    MANY,
    NO_GAME,
    NO_PUZZLE,
    Complaint,
    complaining,
    faults,
)
from startable.server.http.exact import Exact
from startable.server.http.framework import get, post
from startable.server.http.requests import game_of, known_language
from startable.server.protocol import Choice
from startable.server.protocol.http import (
    PuzzleInfo,
    PuzzleMoves,
    PuzzleOfTheDay,
    PuzzlePlace,
    PuzzleTried,
)


@get("/api/games/{name:str}/puzzles", responses=faults(_404=NO_GAME))
async def list_puzzles(name: str) -> list[PuzzleInfo]:
    """A game's puzzles, easy ones first; empty where it has none."""
    return [puzzle_info(each) for each in puzzles(game_of(name).name)]


def puzzle_info(each: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(each.number, each.name, each.difficulty, len(each.steps))


@get("/api/puzzles/today", responses=faults(_404=NO_PUZZLE))
async def puzzle_of_today() -> PuzzleOfTheDay:
    """The same for everybody, from midnight to midnight in UTC."""
    return today(datetime.now(UTC).date())


def today(day: date) -> PuzzleOfTheDay:
    found = of_the_day(day)
    if found is None:
        raise Complaint(404, "puzzle-none")
    return PuzzleOfTheDay(day.isoformat(), found.game.name, puzzle_info(found))


@post(
    "/api/games/{name:str}/puzzles/{number:int}",
    dto=Exact[PuzzleMoves],
    return_dto=None,
    status_code=200,
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_PUZZLE, _413=BIG, _429=MANY),
)
async def try_puzzle(name: str, number: int, data: PuzzleMoves) -> PuzzlePlace:
    """Where these moves lead in a puzzle. The first one that is not right is answered, and none after it."""
    language = known_language(data.text, 400) if data.text else ""
    with complaining(404):
        wanted = puzzle(game_of(name).name, number)
    with complaining(400):
        return _shown(wanted, data, language) if data.branch else _place(wanted, data, language)


def _place(wanted: Puzzle, data: PuzzleMoves, language: str) -> PuzzlePlace:
    solving = Solving(wanted)
    moves = [wanted.game.move(move.kind, move.args) for move in data.moves]
    answer, reasons, made, before = Answer(""), list[Reason](), 0, 0
    for move in moves:
        before = len(solving.happened)
        reasons = why(solving, move) if move is moves[-1] and not solving.done else []
        answer = solving.make(move)
        if answer.verdict not in (RIGHT, ON):
            break
        made += 1
    found = _told(solving, before, language)
    found.made, found.verdict, found.why = made, answer.verdict, reasons
    _add_answer(found, answer)
    return found


def _add_answer(found: PuzzlePlace, answer: Answer) -> None:
    if answer.chance is not None and answer.best is not None:
        found.chance, found.best = answer.chance, answer.best
    exercises.add_refusal(found, answer.refusal)


def _shown(wanted: Puzzle, data: PuzzleMoves, language: str) -> PuzzlePlace:
    """What follows: the position after so many lines, and what the last of them did."""
    solving = watched(wanted, data.branch, data.lines)
    last = len(solving.table.lines)
    before = sum(v < last for v, _ in solving.happened)
    return _told(solving, before, language)


def _told(solving: Solving, before: int, language: str) -> PuzzlePlace:
    wanted = solving.puzzle
    return PuzzlePlace(
        frame=exercises.frame(solving, before, language),
        seat=solving.seat,
        colours=exercises.colours(solving),
        options=solving.table.rules.options,
        step=solving.step,
        steps=solving.steps,
        made=0,
        verdict="",
        way=exercises.way(solving),
        tried=_tried(solving),
        tempting=_choice(solving, wanted.tempting),
        follows=len(wanted.follows),
        instead=len(wanted.instead),
        exact=wanted.solved,
    )


def _tried(solving: Solving) -> list[PuzzleTried]:
    first = solving.puzzle.steps[0]
    return [
        PuzzleTried(_choice(solving, text), chance / 100, text in first.answers)
        for text, chance in first.tried.items()
    ]


def _choice(solving: Solving, text: str) -> Choice:
    return exercises.choice(solving, solving.game.read_move(text))


HANDLERS = [list_puzzles, puzzle_of_today, try_puzzle]
