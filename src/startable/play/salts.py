"""Salts: what every seat adds to the dice, and in which order they came.

A seat commits to its salt before anybody shows theirs, so that nobody can choose one to go with the others':

    A commit 9f86…   SHA-256 of "table|salt"
    B commit 60b7…
    A salt 00ff…
    B withheld

Instead of a commitment a seat may give none; whoever leaves before the salts are shown takes theirs along.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from startable.core import Unreadable
from startable.play.lines import read_mover, write_mover

COMMIT, SALT, NONE, WITHHELD, LEFT = "commit", "salt", "none", "withheld", "left"

NO_SALT = "-"
"""In the stream, for a seat that gave none."""


def seal(table: str, salt: str) -> str:
    """What a seat tells of its salt before it shows it."""
    return sha256(f"{table}|{salt}".encode()).hexdigest()


@dataclass(frozen=True)
class SaltStep:
    seat: int
    what: str
    value: str = ""


def write_step(step: SaltStep) -> str:
    return f"{write_mover(step.seat)} {step.what} {step.value}".rstrip()


def read_step(text: str) -> SaltStep:
    who, what, value = [*text.split(), "", "", ""][:3]
    if what not in (COMMIT, SALT, NONE, WITHHELD, LEFT):
        raise Unreadable("fair-steps", {"text": text[:80]})
    return SaltStep(read_mover(who), what, value)


@dataclass
class Salting:
    """What the steps tell of the seats, by their numbers."""

    known: bool = True
    """False: a journal of 0.1.0, which has no steps."""
    early: set[int] = field(default_factory=set)
    """Their salts were known while others could still choose."""
    late: set[int] = field(default_factory=set)
    """Those others."""
    withheld: set[int] = field(default_factory=set)
    """They had committed, and did not show their salts when all the others could be known."""
    none: set[int] = field(default_factory=set)
    wrong: set[int] = field(default_factory=set)
    """Their salt is not the one that they had committed to, or came out of order."""


class Walk:
    """The steps one by one."""

    def __init__(self, table: str, seats: int) -> None:
        self.found = Salting()
        self._table = table
        self._seats = seats
        self._commits: dict[int, str] = {}
        self._given: dict[int, str] = {}

    def take(self, step: SaltStep) -> None:
        {
            COMMIT: self._commit,
            NONE: self._none,
            SALT: self._salt,
            WITHHELD: self._withheld,
            LEFT: self._left,
        }[step.what](step)

    def _commit(self, step: SaltStep) -> None:
        if step.seat in self._commits:
            self.found.wrong.add(step.seat)
        self._commits[step.seat] = step.value
        if shown := {seat for seat, salt in self._given.items() if salt != NO_SALT}:
            self.found.early |= shown
            self.found.late.add(step.seat)

    def _none(self, step: SaltStep) -> None:
        self._commit(step)
        self._given[step.seat] = NO_SALT
        self.found.none.add(step.seat)

    def _salt(self, step: SaltStep) -> None:
        if self._commits.get(step.seat) != seal(self._table, step.value) or step.seat in self._given:
            self.found.wrong.add(step.seat)
        self._given[step.seat] = step.value

    def _withheld(self, step: SaltStep) -> None:
        """Nobody can be said to withhold before all have committed."""
        if len(self._commits) < self._seats or step.seat in self._given:
            self.found.wrong.add(step.seat)
        self._given[step.seat] = WITHHELD
        self.found.withheld.add(step.seat)

    def _left(self, step: SaltStep) -> None:
        self._commits.pop(step.seat, None)
        self._given.pop(step.seat, None)
        for seats in (self.found.early, self.found.late, self.found.none):
            seats.discard(step.seat)

    def end(self, salts: Sequence[str]) -> Salting:
        """Every seat's salt in the stream must be the one of the steps."""
        self.found.wrong |= {seat for seat, salt in enumerate(salts) if self._given.get(seat) != salt}
        return self.found


def check(table: str, steps: Sequence[SaltStep], salts: Sequence[str]) -> Salting:
    """Whether the salts of a stream came as they must."""
    if not steps:
        return Salting(known=False)
    walk = Walk(table, len(salts))
    for step in steps:
        walk.take(step)
    return walk.end(salts)
