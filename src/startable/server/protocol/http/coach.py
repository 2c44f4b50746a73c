"""Hints, and reviews of finished games."""

from msgspec import Struct

from startable.coach.advice import Step, Tip
from startable.coach.review import Look, Review
from startable.core import Reason

DECLARED_ELSEWHERE = (Tip, Step, Reason, Look, Review)


class Hint(Struct):
    """The moves of a seat, the best first, with reasons."""

    v: int
    """The version of the table that it is about."""
    seat: int
    tips: list[Tip]
    """The best first."""
