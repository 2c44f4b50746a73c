"""Lessons: the courses, and what comes of the moves that somebody tries in one.

Nothing is kept here: whoever learns sends all moves of the lesson so far, and gets what they lead to.
"""

from startable.play.exercise import ON, RIGHT
from startable.play.lesson import Lesson, course, lesson
from startable.play.practice import Answer, Practice
from startable.play.words import Words, words
from startable.server.http import exercises
from startable.server.http.errors import BAD, BIG, FOREIGN, MANY, NO_LESSON, complaining, faults
from startable.server.http.exact import Exact
from startable.server.http.framework import get, post
from startable.server.http.requests import game_of, known_language
from startable.server.protocol.http import LessonMove, LessonMoves, LessonPlace, LessonTask, LessonText
from startable.server.tables.history import shared


@get("/api/games/{name:str}/lessons", responses=faults(_400=BAD, _404=NO_LESSON))
async def list_lessons(name: str, lang: str) -> list[LessonText]:
    """A game's course in words, in the order in which it is learned; empty where it has none."""
    said = words(known_language(lang, 404))
    return [lesson_text(each, said) for each in course(game_of(name).name)]


def lesson_text(each: Lesson, said: Words) -> LessonText:
    tasks = [
        LessonTask(said.say(each.key(f"step-{number}")), said.say(each.key(f"right-{number}")))
        for number in range(1, len(each.steps) + 1)
    ]
    return LessonText(
        each.name, said.say(each.key()), said.say(each.key("text")), tasks, each.rules, each.example
    )


@post(
    "/api/games/{name:str}/lessons/{which:str}",
    dto=Exact[LessonMoves],
    return_dto=None,
    status_code=200,
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_LESSON, _413=BIG, _429=MANY),
)
async def do_lesson(name: str, which: str, data: LessonMoves) -> LessonPlace:
    """Where these moves lead in a lesson. The first one that is not right is answered, and none after it."""
    language = known_language(data.text, 400) if data.text else ""
    with complaining(404):
        wanted = lesson(which, game_of(name).name)
    with complaining(400):
        return _place(wanted, data.moves, language)


def _place(wanted: Lesson, moves: list[LessonMove], language: str) -> LessonPlace:
    practice = Practice(wanted)
    answer, made, before = Answer(""), 0, 0
    for move in moves:
        before = len(practice.happened)
        answer = practice.make(wanted.game.move(move.kind, move.args))
        if answer.verdict not in (RIGHT, ON):
            before = len(practice.happened)
            break
        made += 1
    return _told(practice, answer, made, before, language)


def _told(practice: Practice, answer: Answer, made: int, before: int, language: str) -> LessonPlace:
    found = LessonPlace(
        frame=exercises.frame(practice, before, language),
        seat=practice.seat,
        colours=exercises.colours(practice),
        options=practice.table.rules.options,
        step=practice.step,
        steps=practice.steps,
        made=made,
        verdict=answer.verdict,
        way=exercises.way(practice),
        position=shared(practice.table, practice.seat),
    )
    exercises.add_refusal(found, answer.refusal)
    return found


HANDLERS = [list_lessons, do_lesson]
