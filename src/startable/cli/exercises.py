"""Lessons and puzzles in the terminal: moves are typed, and what happened is told."""

from typing import Any

from startable.cli import show
from startable.cli.output import Output
from startable.core import Event, Move, Refusal, Unreadable
from startable.play.exercise import Exercise


def typed_move(output: Output, exercise: Exercise, prompt: str) -> Move[Any]:
    """The next thing typed that is a move; `?` names what is right."""
    while True:
        typed = output.ask(f"{output.words.say(prompt)} ")
        try:
            if typed not in ("", "?"):
                return _read(output, exercise, typed)
            way = ", ".join(move.text() for move in exercise.way())
            output.say("learn-way", {"moves": way})
        except Unreadable as error:
            output.line(output.words.complaint(error), "red")


def _read(output: Output, exercise: Exercise, typed: str) -> Move[Any]:
    if typed in ("quit", output.words.say("word-quit")):
        raise EOFError
    return exercise.game.read_move(typed)


def tell_refusal(output: Output, exercise: Exercise, refusal: Refusal) -> None:
    output.line(show.why(output.words, exercise.game, refusal), "red")


def tell(output: Output, exercise: Exercise, events: list[Event]) -> None:
    """What happened, as the one who does it sees it."""
    for text in show.told(output.words, exercise.game, events, exercise.seat):
        output.line(f"  {text}")
