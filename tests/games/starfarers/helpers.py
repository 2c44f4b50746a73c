"""Positions and lines of Starfarers in few words.

A position names only what differs from the first game at A's trade and build: seats A to D are yellow, red,
white and blue, each with a half medal, an engine and no cards. Hands come out of the bank unless it is named.
"""

from collections.abc import Iterable
from typing import Any

from startable.core import CHANCE, Event, Facts, Result
from startable.games.starfarers import GAME
from startable.games.starfarers.box.board import BESIDE, POINT_NAMES
from startable.games.starfarers.box.parts import RESOURCES, SCENE_CARDS, SCENES
from startable.games.starfarers.rules.space import passable
from startable.games.starfarers.state.stack import BUILD
from startable.play.table import Table

from ..playing import play as play
from ..playing import refusal_of as refusal_of
from ..playing import refused as refused

SEATS = "ABCD"
FULL = 12
"""Cards of each resource in the bank while nobody holds any."""


def start(seats: int = 4, setup: str = "first", trade: str = "turns", **options: str) -> Table:
    rules = GAME.rules(seats, {"setup": setup, "trade": trade, **options})
    return Table(GAME, rules, lambda total: 0)


def position(
    text: str = "", seats: int = 4, setup: str = "first", trade: str = "turns", **options: str
) -> Table:
    rules = GAME.rules(seats, {"setup": setup, "trade": trade, **options})
    state = GAME.read_position(filled(text, seats, setup), rules)
    return Table(GAME, rules, lambda total: 0, state)


def scene_of(card: int) -> str:
    return next(name for name, numbers in zip(SCENES, SCENE_CARDS, strict=True) if card - 1 in numbers)


def met(scene: str, text: str = "", seats: int = 4) -> Table:
    """A has an encounter and is asked."""
    return position(f"stack:fly,ask base:3 scene:{scene} {text}", seats)


def tooth(text: str = "") -> Table:
    """Somebody has met the Tooth of Time; which one is about to show."""
    return position(f"stack:fly,card base:3 scene:tooth {text}")


def filled(text: str, seats: int = 4, setup: str = "first") -> str:
    given = dict(word.split(":", 1) for word in text.split())
    words = {**base(seats), **given}
    if setup in ("explorer", "wild"):
        words = {key: value for key, value in words.items() if len(key) > 1 or key in given}
    if "bank" not in given:
        hands = [words.get(f"{seat}.{pile}", "") for seat in SEATS for pile in ("hand", "laid")]
        held = [sum(int(hand.split("/")[kind]) for hand in hands if hand) for kind in range(5)]
        words["bank"] = "/".join(str(max(0, FULL - count)) for count in held)
    return " ".join(f"{key}:{value}" for key, value in words.items() if value)


def base(seats: int) -> dict[str, str]:
    state = GAME.rules(seats, {"setup": "first"}).start()
    state.stack = [BUILD]
    state.turn = 1
    for player in state.players:
        player.halves = 1
    return dict(word.split(":", 1) for word in GAME.layout.write(state).split())


def flying(speed: int, text: str = "", seats: int = 4, setup: str = "first", trade: str = "turns") -> Table:
    """A's flight phase, with this speed; A has no engines unless the text says so."""
    bare = "" if "A.up" in text else "A.up:"
    return position(f"stack:fly base:{speed} {bare} {text}", seats, setup, trade)


def hand(ore: int = 0, fuel: int = 0, carbon: int = 0, food: int = 0, goods: int = 0) -> str:
    return f"{ore}/{fuel}/{carbon}/{food}/{goods}"


# --- playing ---


def fly(table: Table, *points: str, ship: int = 1, seat: str = "A") -> list[Event]:
    """Steps of a ship, as many as there are points."""
    return play(table, *[f"{seat} go {ship} {point}" for point in points])


def route(table: Table, here: str, there: str) -> list[str]:
    """The points of a shortest way, without its beginning."""
    came = {POINT_NAMES.index(here): -1}
    edge = list(came)
    for point in edge:
        for other in BESIDE[point]:
            if other not in came and passable(table.state, other):
                came[other] = point
                edge.append(other)
    way, point = [], POINT_NAMES.index(there)
    while came[point] >= 0:
        way.append(POINT_NAMES[point])
        point = came[point]
    return way[::-1]


def moves(table: Table, seat: str = "") -> set[str]:
    """What an awaited seat may do."""
    awaits = table.rules.awaits(table.state)
    who = SEATS.index(seat) if seat else awaits.first
    assert awaits.mover(who), f"{seat} cannot move"
    return {move.text() for move in table.rules.legal(table.state, who)}


def kinds(table: Table, word: str, seat: str = "") -> set[str]:
    """What may follow this word."""
    return {move.partition(" ")[2] for move in moves(table, seat) if move.split()[0] == word}


def awaited(table: Table) -> str:
    awaits = table.rules.awaits(table.state)
    return "*" if awaits.chance else "".join(SEATS[seat] for seat in awaits.each())


def chances(table: Table) -> dict[str, int]:
    if not table.rules.awaits(table.state).mover(CHANCE):
        return {}
    pairs = table.rules.outcomes(table.state).pairs()
    return {move.text(): weight for move, weight in pairs}


# --- looking ---


def facts(table: Table) -> Facts:
    return GAME.layout.facts(table.state)


def fact(table: Table, name: str) -> Any:
    return facts(table)[name]


def of(table: Table, seat: str, name: str) -> Any:
    """A fact of a seat."""
    return fact(table, name)[SEATS.index(seat)]


def word(table: Table, key: str) -> list[str]:
    """What a word of the position lists."""
    listed = dict(each.split(":", 1) for each in text(table).split()).get(key)
    return listed.split(",") if listed else []


def sites(table: Table, there: str) -> list[str]:
    """Where a colony stands (A), a spaceport (A*), or where nobody can settle (x)."""
    return [point for point, name in fact(table, "sites").items() if name == there]


def view(table: Table, seat: int) -> Any:
    return GAME.view(GAME.layout.hide(table.state, seat))


def cards(table: Table, seat: str) -> str:
    """The hand as it is written in a position."""
    return "/".join(str(count) for count in of(table, seat, "hand"))


def size(table: Table, seat: str) -> int:
    return sum(of(table, seat, "hand"))


def points(table: Table) -> list[int]:
    return table.rules.scores(table.state)


def stage(table: Table) -> str:
    return str(fact(table, "stack")[-1]).partition(".")[0]


def bank(table: Table, resource: str) -> int:
    return int(fact(table, "bank")[RESOURCES.index(resource)])


def ship(table: Table, seat: str, number: int = 1) -> str:
    """Where a ship is, as a position writes it: `1cf4`; nothing if it is in the stock."""
    return next((str(each) for each in of(table, seat, "ships") if each[0] == str(number)), "")


def told(events: Iterable[Event], what: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.what == what]


def result(table: Table) -> Result | None:
    return table.rules.result(table.state)


def text(table: Table) -> str:
    return GAME.layout.write(table.state)
