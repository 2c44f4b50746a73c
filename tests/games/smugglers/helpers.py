"""Tables of Space Smugglers in few words.

A line is what a journal says (`A b4`, `* deal C-R`, `@ time`), or a move in its wire form (`A place(6,3)`),
for moves that no text can name.
"""

from typing import Any

from startable.core import CHANCE, NOBODY, Event, Result, View, seats_in
from startable.games.smugglers import GAME
from startable.play.table import Table

from ..playing import play as play
from ..playing import refusal_of as refusal_of
from ..playing import refused as refused

SEATS = "ABCDEF"
CARDS = ["F-R", "F-Y", "F-G", "F-B", "E-R", "E-Y"]
"""Cards of which nothing matters, in the order in which they are dealt where a test names none."""


def position(text: str, seats: int = 3, **options: object) -> Table:
    rules = GAME.rules(seats, options)
    return Table(GAME, rules, lambda total: 0, GAME.read_position(text, rules))


def start(seats: int = 3, **options: object) -> Table:
    return Table(GAME, GAME.rules(seats, options), lambda total: 0)


def dealt(seats: int = 3, cards: list[str] | None = None, **options: object) -> Table:
    """A new game whose first galaxy has just been turned: these cards, on the places A, B, …"""
    table = start(seats, **options)
    count = 3 if seats == 2 else seats
    given = cards or CARDS[:count]
    if options.get("pace") != "turns":
        play(table, "@ time")
    play(table, *[f"* deal {card}" for card in given])
    return table


def bidding(text: str, seats: int = 3, **options: object) -> Table:
    """A galaxy in which the bidding goes on; unless the text says which, its cards do not matter."""
    cards = "" if "cards:" in text else f"cards:{','.join(CARDS[: 3 if seats == 2 else seats])}"
    return position(f"phase:bidding {cards} {text}", seats, **options)


def restocking(text: str, seats: int = 3, **options: object) -> Table:
    """Nobody has placed a die, so there is nothing to pay."""
    cards = ",".join(CARDS[: 3 if seats == 2 else seats])
    return position(f"phase:restocking cards:{cards} {text}", seats, **options)


def ended(text: str, seats: int = 2, **options: object) -> Table:
    galaxies = 8 if seats < 5 else 6
    return position(f"phase:ended galaxy:{galaxies} {text}", seats, **options)


def moves(table: Table, seat: str) -> set[str]:
    """What this seat may do; nothing if it is not awaited."""
    number = SEATS.index(seat)
    if not table.rules.awaits(table.state).mover(number):
        return set()
    return {move.text() for move in table.rules.legal(table.state, number)}


def bids(table: Table, seat: str, place: str) -> set[int]:
    """The values that this seat may put on this card."""
    return {int(move[1]) for move in moves(table, seat) if move[0] == place and len(move) == 2}


def gifts(table: Table, seat: str, place: str) -> set[str]:
    """The goods that this seat may give for this card."""
    return {move[7:] for move in moves(table, seat) if move.startswith(f"give {place} ")}


def awaited(table: Table) -> str:
    """The seats that the game waits for."""
    return "".join(SEATS[seat] for seat in table.rules.awaits(table.state).each())


def chances(table: Table) -> dict[str, int]:
    """What chance may do, with weights; nothing if it is not awaited."""
    if not table.rules.awaits(table.state).mover(CHANCE):
        return {}
    pairs = table.rules.outcomes(table.state).pairs()
    return {move.text(): weight for move, weight in pairs}


def fact(table: Table, name: str) -> Any:
    return GAME.layout.facts(table.state)[name]


def phase(table: Table) -> str:
    return str(fact(table, "phase"))


def scores(table: Table) -> list[int]:
    return table.rules.scores(table.state)


def worth(table: Table, seat: str) -> list[int]:
    """What the cards on the table would bring this seat."""
    number = SEATS.index(seat)
    found: list[int] = view(table, seat)["worth"][number]
    return found


def view(table: Table, seat: str) -> View:
    """What this seat sees of the table, or who only watches (-)."""
    return GAME.view(GAME.layout.hide(table.state, NOBODY if seat == "-" else SEATS.index(seat)))


def result(table: Table) -> Result | None:
    return table.rules.result(table.state)


def winners(table: Table) -> str:
    ended = result(table)
    assert ended is not None
    return "".join(SEATS[seat] for seat in seats_in(ended.winners))


def won(events: list[Event]) -> dict[str, tuple[str, int]]:
    """By place: who won the card, and for how much energy."""
    return {
        str(event.args["place"]): (SEATS[int(event.args["seat"])], int(event.args["energy"]))
        for event in events
        if event.what == "won_card"
    }


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.what == what]


def text(table: Table) -> str:
    return GAME.layout.write(table.state)
