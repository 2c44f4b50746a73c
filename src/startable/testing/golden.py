"""Golden playthroughs: journals of random games that say after each line which position it led to."""

from collections.abc import Iterator, Mapping

from startable.play.catalogue import AnyGame
from startable.play.journal import Journal, read, steps, write
from startable.testing.subject import NO_OPTIONS, Subject
from startable.testing.walk import Walk


def golden(
    game: AnyGame, seed: int, seats: int = 0, options: Mapping[str, object] = NO_OPTIONS, most: int = 1000
) -> str:
    """The text of a random game with its positions."""
    return with_positions(Walk(Subject(game), seed, most, seats, options).journal())


def with_positions(journal: Journal) -> str:
    head, _, body = write(journal).partition("\n\n")
    rows = [f"{row:<9} # {at}" for row, at in zip(body.splitlines(), positions(journal), strict=True)]
    return "\n".join([head, "", *rows]) + "\n"


def positions(journal: Journal) -> Iterator[str]:
    """The position after each line, as the rules of today play it."""
    for _, _, table in steps(journal):
        yield table.game.layout.write(table.state)


def remembered(text: str) -> list[str]:
    """The positions that a golden text says."""
    body = text.partition("\n\n")[2].splitlines()
    return [row.partition("#")[2].strip() for row in body]


def deviations(text: str) -> Iterator[str]:
    """Where play as the rules are today leaves the golden text."""
    wanted = remembered(text)
    body = text.partition("\n\n")[2].splitlines()
    got = list(positions(read(text)))
    if len(got) != len(wanted):
        yield f"{len(got)} positions instead of {len(wanted)}"
    for row, one, other in zip(body, wanted, got, strict=False):
        if one != other:
            yield f"{row.partition('#')[0].strip()}: {other} instead of {one}"
