"""Dice that anybody can check.

The server draws a secret seed and publishes its SHA-256 before anybody sits down; every seat adds a salt
of its own, to which it commits before any is shown (`salts.py`; docs/fair.md has it all). The pick at
each place of the stream is HMAC-SHA256 with the seed as key over the text

    table|salt of A|salt of B|…|place|attempt

(places and attempts count from 0); its first 8 bytes are a number, big end first. A number at or beyond
the largest multiple of the total is thrown away and the next attempt is made, so every point is equally
likely. When the game is over the seed is shown, and every chance line can be computed again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from startable.core import CHANCE, Outcomes, Rules, Unreadable
from startable.play.journal import BrokenLine, Header, Journal, steps
from startable.play.lines import write_line
from startable.play.salts import Salting, check, read_step

_SPAN = 1 << 64
_BLOCK = 64
_INNER, _OUTER = 0x36, 0x5C


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def point(seed: bytes, table: str, salts: Sequence[str], place: int, total: int) -> int:
    """The number from 0 to below the total that the stream has at this place."""
    return FairDealer(seed, table, salts, place).pick(total)


class FairDealer:
    """Keeps both halves of the HMAC with what is the same at every place: hmac's own costs twice as much."""

    def __init__(self, seed: bytes, table: str, salts: Sequence[str], place: int = 0) -> None:
        self._inner = sha256(_padded(seed, _INNER))
        self._inner.update("|".join([table, *salts, ""]).encode())
        self._outer = sha256(_padded(seed, _OUTER))
        self._place = place

    def pick(self, total: int) -> int:
        """The next point; a number beyond the last full round of the total is thrown away."""
        attempt = 0
        while (number := self._number(attempt)) >= _SPAN - _SPAN % total:
            attempt += 1
        self._place += 1
        return number % total

    def _number(self, attempt: int) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{self._place}|{attempt}".encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")


def _padded(key: bytes, pad: int) -> bytes:
    """A key as HMAC has it: of a block's length, each byte changed by the pad."""
    short = key if len(key) <= _BLOCK else sha256(key).digest()
    return bytes([byte ^ pad for byte in short.ljust(_BLOCK, b"\0")])


@dataclass(frozen=True)
class Drawn:
    """A chance line: its version and place in the stream, and the points that mean this outcome."""

    v: int
    place: int
    total: int
    low: int
    high: int
    text: str


def draws(journal: Journal) -> Iterator[Drawn]:
    """Every chance line of a journal, as the dealer met it; BrokenLine if the rules refuse a line."""
    header = journal.header
    outcomes = _outcomes(header.rules, header.start())
    place = 0
    for v, (line, _, table) in enumerate(steps(journal), 1):
        if line.mover == CHANCE:
            index = outcomes.moves.index(line.move)
            low = sum(outcomes.weights[:index])
            text = write_line(header.game, line)
            yield Drawn(v, place, outcomes.total, low, low + outcomes.weights[index], text)
            place += 1
        outcomes = _outcomes(header.rules, table.state)


def _outcomes(rules: Rules[Any], state: Any) -> Outcomes[Any]:
    return rules.outcomes(state) if rules.awaits(state).chance else Outcomes([])


def notes(
    table: str, seed: bytes, salts: Sequence[str], steps: Sequence[str] = ()
) -> tuple[tuple[str, str], ...]:
    """For the header of a finished game's journal."""
    given = {"table": table, "commit": commitment(seed), "seed": seed.hex(), "salts": ",".join(salts)}
    return (
        *((f"fair-{key}", value) for key, value in given.items()),
        *(("fair-step", step) for step in steps),
    )


def salting(header: Header) -> Salting:
    """In which order commitments and salts came; Unreadable if the journal does not say how it was dealt."""
    _, table, salts = _secrets(header)
    return check(table, [read_step(value) for key, value in header.notes if key == "fair-step"], salts)


def verify(journal: Journal) -> list[Drawn]:
    """The chance lines that the dealer's stream does not give; none: the dice were fair.

    After a false roll a later line may break a rule: then what was found until there is the answer.
    """
    seed, table, salts = _secrets(journal.header)
    wrong: list[Drawn] = []
    try:
        for drawn in draws(journal):
            if not drawn.low <= point(seed, table, salts, drawn.place, drawn.total) < drawn.high:
                wrong.append(drawn)
    except BrokenLine:
        if not wrong:
            raise
    return wrong


def _secrets(header: Header) -> tuple[bytes, str, list[str]]:
    given = dict(header.notes)
    try:
        seed = bytes.fromhex(given["fair-seed"])
        table, salts, commit = given["fair-table"], given["fair-salts"].split(","), given["fair-commit"]
    except (KeyError, ValueError):
        raise Unreadable("fair-missing") from None
    if commitment(seed) != commit:
        raise Unreadable("fair-commitment")
    return seed, table, salts
