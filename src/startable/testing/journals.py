"""Checks of journals: they replay to the same state, also through text, and depend on the seed alone."""

import hashlib
from collections.abc import Mapping

from startable.play import catalogue
from startable.play.catalogue import AnyGame
from startable.play.journal import Journal, read, replay
from startable.play.lines import read_line
from startable.testing.subject import NO_OPTIONS, Subject
from startable.testing.walk import Walk


def replay_equals_state(walk: Walk) -> None:
    """Replaying the lines, and the lines read back from their text, leads to the same state."""
    wanted = walk.facts(walk.end)
    for way, journal in (("", walk.journal()), (" from text", _through_text(walk))):
        got = walk.facts(replay(journal).state)
        assert got == wanted, f"replayed{way}: {got}, but play led to {wanted}"


def _through_text(walk: Walk) -> Journal:
    """By `read` where the catalogue knows this very game, else line by line."""
    text = walk.text()
    if walk.game.name in catalogue.names() and catalogue.game(walk.game.name) is walk.game:
        return read(text)
    rows = text.partition("\n\n")[2].splitlines()
    return Journal(walk.journal().header, [read_line(walk.game, row) for row in rows])


def equal_seeds_equal_journals(walk: Walk) -> None:
    """The same seed and options give the same journal."""
    again = Walk(walk.subject, walk.seed, walk.length, walk.rules.seats, walk.rules.options)
    assert again.text() == walk.text(), f"played again from the same seed:\n\n{again.text()}"


def journal_digest(
    game: AnyGame, seed: int, options: Mapping[str, object] = NO_OPTIONS, most: int = 2000
) -> str:
    """A fingerprint of a random game: equal wherever the rules are, also between builds."""
    walk = Walk(Subject(game), seed, most, options=options)
    end = repr(walk.facts(walk.end))
    return hashlib.sha256((walk.text() + end).encode()).hexdigest()
