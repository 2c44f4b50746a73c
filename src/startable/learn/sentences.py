"""What a learner asked for and cannot have is told in a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from startable.core import Unreadable
from startable.play.words import words


@contextmanager
def in_sentences() -> Iterator[None]:
    try:
        yield
    except Unreadable as error:
        raise ValueError(words("en").say(error.fact, error.details)) from None
