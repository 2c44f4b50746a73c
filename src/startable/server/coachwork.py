"""The coach's work as plain functions of plain values, to be run in another process."""

from startable.coach.advice import Advice, Adviser
from startable.coach.review import Step, review
from startable.core import Stream, View
from startable.play import journal
from startable.play.catalogue import AnyGame, game
from startable.server.bodies import Look, Review, Tip


def tips(name: str, seats: int, options: dict[str, int], view: View, seat: int, seed: int) -> list[Tip]:
    """The moves of this seat, the best first."""
    found = game(name)
    rules = found.rules(seats, options)
    return [_tip(found, advice) for advice in Adviser(found, rules).advise(view, seat, Stream(seed))]


def look_through(text: str) -> Review:
    """What each line of this journal did to everybody's chances."""
    read = journal.read(text)
    found = review(read)
    return Review(found.first, [_look(read.header.game, step) for step in found.steps])


def _look(game: AnyGame, step: Step) -> Look:
    better = _tip(game, step.best) if step.best else None
    return Look(step.v, step.mover, step.chances, step.luck, step.chance, step.lost, better)


def _tip(game: AnyGame, advice: Advice) -> Tip:
    move = advice.move
    return Tip(move.kind, list(move.args()), game.notation.write_move(move), advice.chance, advice.why)
