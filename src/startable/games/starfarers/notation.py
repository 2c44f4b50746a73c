"""Starfarers as text: every move is a line like `go 1 k14`, `bank ore food` or `offer 2 food for 1 goods`.

Points are named by column and height (a to x, 1 to 31), ships by their number, seats by their letter.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.unreadable import Unreadable
from startable.games.starfarers import position, reading
from startable.games.starfarers.board import POINT_NAMES, SITE_POINTS
from startable.games.starfarers.marks import REASONS
from startable.games.starfarers.moves.answers import Answer, Gain, Give, Ground, HandOver, Remove, Take
from startable.games.starfarers.moves.bank import Bank, BuyFame, Help
from startable.games.starfarers.moves.building import BuildPort, BuildShip, Depart, Place, Upgrade
from startable.games.starfarers.moves.deals import Agree, Deal, Decline, Withdraw
from startable.games.starfarers.moves.dice import Dice, Shake
from startable.games.starfarers.moves.drawing import Disc, Draw, Lay, Steal
from startable.games.starfarers.moves.flight import EndTurn, Go, Jump, Stop
from startable.games.starfarers.moves.founding import Dock, Equip, Launch, Settle
from startable.games.starfarers.moves.offers import More, Offer
from startable.games.starfarers.moves.settling import Befriend, Found
from startable.games.starfarers.moves.sevens import Aid, Discard, Rob
from startable.games.starfarers.moves.turning import Card, Scene
from startable.games.starfarers.parts import (
    BALLS,
    DISC_NAMES,
    FRIEND_NAMES,
    RESOURCES,
    SCENES,
    SHIP_NAMES,
    TILE_NAMES,
    UPGRADE_NAMES,
)
from startable.games.starfarers.state import StarState

write_position = position.write

_MASKS: Final = ["".join("ABCD"[seat] for seat in range(4) if mask >> seat & 1) for mask in range(16)]
_NAMES: Final[dict[str, Sequence[str]]] = {
    "number": [str(number) for number in range(100)],
    "nth": [str(number) for number in range(1, 100)],
    "resource": RESOURCES,
    "point": POINT_NAMES,
    "site": [POINT_NAMES[point] for point in SITE_POINTS],
    "kind": SHIP_NAMES,
    "upgrade": UPGRADE_NAMES,
    "seat": list("ABCD"),
    "seats": _MASKS,
    "side": ["give", "get"],
    "tile": TILE_NAMES,
    "disc": DISC_NAMES,
    "friend": FRIEND_NAMES,
    "scene": SCENES,
    "ball": list(BALLS),
    "reason": [f" {reason}".rstrip() for reason in REASONS],
}
"""How the numbers in a move's fields are called."""

_FORMS: Final[list[tuple[type[Move[StarState]], str]]] = [
    (Dice, "roll {one:number} {two:number}"),
    (Shake, "shake {one:ball}{two:ball}"),
    (Draw, "draw {resource:resource}"),
    (Steal, "steal {resource:resource}"),
    (Lay, "lay {tile:tile} {turn:number}"),
    (Disc, "disc {disc:disc}"),
    (Scene, "scene {scene:scene}"),
    (Card, "card {card:nth}"),
    (Settle, "settle {site:site}"),
    (Dock, "dock {site:site}"),
    (Launch, "launch {ship:kind} {point:point}"),
    (Equip, "equip {upgrade:upgrade}"),
    (Discard, "discard {resource:resource}"),
    (Rob, "rob {seat:seat}"),
    (Aid, "aid {resource:resource}"),
    (Bank, "bank {give:resource} {get:resource}"),
    (BuyFame, "fame"),
    (Help, "help {seats:seats}"),
    (Offer, "offer {count:number} {give:resource} for {wanted:number} {get:resource}"),
    (More, "more {side:side} {resource:resource}"),
    (Agree, "agree {said:number}"),
    (Decline, "decline{reason:reason}"),
    (Deal, "deal {seat:seat} {said:number}"),
    (Withdraw, "withdraw"),
    (BuildShip, "build {ship:kind} {point:point}"),
    (BuildPort, "port {site:site}"),
    (Upgrade, "buy {upgrade:upgrade}"),
    (Place, "place {point:point}"),
    (Depart, "depart"),
    (Go, "go {ship:nth} {point:point}"),
    (Stop, "stop"),
    (Found, "found {ship:nth}"),
    (Befriend, "friend {card:friend}"),
    (Jump, "jump {ship:nth} {point:point}"),
    (EndTurn, "end"),
    (Answer, "answer {answer:number}"),
    (Give, "give {resource:resource}"),
    (Take, "take {resource:resource}"),
    (HandOver, "hand {resource:resource}"),
    (Ground, "ground {ship:nth}"),
    (Remove, "remove {upgrade:upgrade}"),
    (Gain, "gain {upgrade:upgrade}"),
]
_FIELD: Final = re.compile(r"\{(\w+):(\w+)\}")


class _Form:
    """One kind of move, both ways."""

    def __init__(self, kind: type[Move[StarState]], text: str) -> None:
        self.make: Callable[..., Move[StarState]] = kind
        self.text = text
        self.names = dict(_FIELD.findall(text))
        self.fields = kind.fields
        self.pattern = re.compile(_FIELD.sub(self._group, text), re.IGNORECASE | re.ASCII)

    def _group(self, field: re.Match[str]) -> str:
        names = sorted(_NAMES[field[2]], key=len, reverse=True)
        return f"(?P<{field[1]}>{'|'.join(re.escape(name) for name in names)})"

    def write(self, move: Any) -> str:
        return _FIELD.sub(lambda field: _name(_NAMES[field[2]], getattr(move, field[1])), self.text)

    def read(self, found: re.Match[str]) -> Move[StarState]:
        return self.make(*[_index(_NAMES[self.names[field]], found[field]) for field in self.fields])


def _index(names: Sequence[str], word: str) -> int:
    return [name.lower() for name in names].index(word.lower())


def _name(names: Sequence[str], number: int) -> str:
    """A number that stands for nothing is refused by a rule, so it must have a name."""
    return names[number] if 0 <= number < len(names) else "?"


_BY_KIND: Final = {kind.kind: _Form(kind, text) for kind, text in _FORMS}
KINDS: Final[dict[str, type[Move[StarState]]]] = {kind.kind: kind for kind, _ in _FORMS}


def write_move(move: Move[StarState]) -> str:
    return _BY_KIND[move.kind].write(move)


def read_move(text: str) -> Move[StarState]:
    words = " ".join(text.split())
    for form in _BY_KIND.values():
        if found := form.pattern.fullmatch(words):
            return form.read(found)
    raise Unreadable("sf-move-unreadable", {"text": text[:40]})


def read_position(text: str, rules: Rules[StarState]) -> StarState:
    return reading.read(text, rules.start())
