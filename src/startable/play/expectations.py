"""What a scenario may ask of a table, and in what the table differs from it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from startable.core import seats_in
from startable.play.lines import write_mover
from startable.play.table import Table


@dataclass(frozen=True)
class Difference:
    what: str
    wanted: str
    got: str


def _position(table: Table) -> Any:
    return table.game.layout.write(table.state)


def _legal(table: Table) -> Any:
    seats = table.rules.awaits(table.state).each()
    moves = [move for seat in seats for move in table.rules.legal(table.state, seat)]
    return sorted({move.text() for move in moves})


def _awaits(table: Table) -> Any:
    awaits = table.rules.awaits(table.state)
    return "".join(["*"] * awaits.chance + [write_mover(seat) for seat in awaits.each()])


def _winner(table: Table) -> Any:
    result = table.rules.result(table.state)
    return "".join(write_mover(seat) for seat in seats_in(result.winners)) if result else "nobody yet"


def _by(table: Table) -> Any:
    result = table.rules.result(table.state)
    return result.rule if result else ""


_QUESTIONS: dict[str, Callable[[Table], Any]] = {
    "position": _position,
    "legal": _legal,
    "awaits": _awaits,
    "scores": lambda table: table.rules.scores(table.state),
    "winner": _winner,
    "by": _by,
    "facts": lambda table: table.game.layout.facts(table.state),
}
ASKED = set(_QUESTIONS)


def differences(table: Table, then: dict[str, Any]) -> Iterator[Difference]:
    for key, wanted in then.items():
        wanted = sorted(wanted) if key == "legal" and isinstance(wanted, list) else wanted
        yield from _compare(key, wanted, _QUESTIONS[key](table))


def _compare(what: str, wanted: Any, got: Any) -> Iterator[Difference]:
    """Tables are compared key by key, only the keys asked for; an empty text means: not there."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key, value in wanted.items():
            yield from _compare(f"{what}.{key}", value, got.get(key, ""))
    elif wanted != got:
        yield Difference(what, _show(wanted), _show(got))


def _show(value: Any) -> str:
    return " ".join(str(each) for each in value) if isinstance(value, list) else str(value)
