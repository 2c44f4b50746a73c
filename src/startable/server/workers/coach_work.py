"""The coach's work as plain functions of plain values, to be run in another process."""

from startable.build import COMPILED
from startable.coach.advice import Adviser, Tip
from startable.coach.review import Review, review
from startable.coach.stretches import MOST
from startable.core import Stream
from startable.play import journal
from startable.play.catalogue import game

PATIENT = MOST if COMPILED else MOST // 8
"""Games that a review plays on: interpreted, and all the more in a browser, people would wait for minutes."""


def tips(name: str, seats: int, options: dict[str, int], known: str, seat: int, seed: int) -> list[Tip]:
    """The moves of this seat, the best first, by what it knows."""
    found = game(name)
    rules = found.rules(seats, options)
    return Adviser(found, rules).advise(found.layout.read_known(known, rules.start(), seat), Stream(seed))


def look_through(text: str) -> Review:
    """What each line of this journal did to everybody's chances."""
    return review(journal.read(text), most=PATIENT)
