"""Space Smugglers as text.

Bidding: `b4` (a four on card B), `t3`, `t-1` (a speed token), `wait`. Paying: `pay b`, `give b ryy` (goods
by their letters, `-` for none). Restocking: `energy 3`, `goods ryg`, `put e`, `put r`, `none`. Chance:
`deal C-R`, `quick A`, `holds b`, `falls b`; the clock: `time`.
"""

import re
from collections.abc import Callable

from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.unreadable import Unreadable
from startable.games.smugglers import position
from startable.games.smugglers.moves.bidding import TAKES, WAIT, Place, Take, TimeUp, Wait
from startable.games.smugglers.moves.dealing import Deal, Quick, Settle
from startable.games.smugglers.moves.paying import Give, PayFor
from startable.games.smugglers.moves.restocking import DECLINE, Decline, Put, TakeEnergy, TakeGoods
from startable.games.smugglers.parts import NAMES, count_colours
from startable.games.smugglers.state import SmugglersState, write_goods

write_position = position.write
_PLACES = "abcdef"
_STOCKS = "rygbe"


def read_position(text: str, rules: Rules[SmugglersState]) -> SmugglersState:
    return position.read(text, rules.start())


def write_move(move: Move[SmugglersState]) -> str:
    if isinstance(move, Place):
        return f"{_place(move.place)}{move.value}"
    if isinstance(move, Take):
        return f"t{move.token}"
    if isinstance(move, Give):
        return f"give {_place(move.place)} {write_goods(list(move.payment())) or '-'}"
    if isinstance(move, TakeGoods):
        return f"goods {write_goods(move.counts())}"
    return _write_rest(move)


def _write_rest(move: Move[SmugglersState]) -> str:
    if isinstance(move, PayFor):
        return f"pay {_place(move.place)}"
    if isinstance(move, TakeEnergy):
        return f"energy {move.count}"
    if isinstance(move, Put):
        return f"put {_STOCKS[move.what] if 0 <= move.what < 5 else '?'}"
    if isinstance(move, (Deal, Quick, Settle)):
        return _write_chance(move)
    return {Wait.kind: "wait", Decline.kind: "none", TimeUp.kind: "time"}[move.kind]


def _write_chance(move: Deal | Quick | Settle) -> str:
    if isinstance(move, Deal):
        return f"deal {NAMES[move.card]}"
    if isinstance(move, Quick):
        return f"quick {chr(65 + move.seat)}"
    return f"{'falls' if move.falls else 'holds'} {_place(move.place)}"


def _place(place: int) -> str:
    return _PLACES[place] if 0 <= place < 6 else "?"


_Make = Callable[[re.Match[str]], Move[SmugglersState]]

_PATTERNS: list[tuple[re.Pattern[str], _Make]] = [
    (re.compile(r"([a-f])([1-6])"), lambda m: Place(_PLACES.index(m[1]), int(m[2]))),
    (re.compile(r"t(-1|[0-4])"), lambda m: TAKES[int(m[1])]),
    (re.compile(r"wait"), lambda m: WAIT),
    (re.compile(r"none"), lambda m: DECLINE),
    (re.compile(r"time"), lambda m: TimeUp()),
    (re.compile(r"pay ([a-f])"), lambda m: PayFor(_PLACES.index(m[1]))),
    (re.compile(r"give ([a-f]) ([rygb]{1,9}|-)"), lambda m: Give(_PLACES.index(m[1]), *_goods(m[2]))),
    (re.compile(r"goods ([rygb]{1,9})"), lambda m: TakeGoods(*_goods(m[1]))),
    (re.compile(r"energy ([0-9])"), lambda m: TakeEnergy(int(m[1]))),
    (re.compile(r"put ([rygbe])"), lambda m: Put(_STOCKS.index(m[1]))),
    (re.compile(r"quick ([a-f])"), lambda m: Quick(ord(m[1]) - ord("a"))),
    (re.compile(r"(holds|falls) ([a-f])"), lambda m: Settle(_PLACES.index(m[2]), int(m[1] == "falls"))),
]
_CARDS = {name.lower(): card for card, name in enumerate(NAMES)}


def _goods(letters: str) -> list[int]:
    return count_colours(letters.upper())


def read_move(text: str) -> Move[SmugglersState]:
    word = " ".join(text.lower().split())
    if word.startswith("deal ") and word[5:] in _CARDS:
        return Deal(_CARDS[word[5:]])
    for pattern, make in _PATTERNS:
        if match := pattern.fullmatch(word):
            return make(match)
    raise Unreadable("sm-move-unreadable", {"text": text[:40]})


KINDS: dict[str, type[Move[SmugglersState]]] = {
    move.kind: move
    for move in (
        Deal,
        Quick,
        Settle,
        Place,
        Take,
        Wait,
        TimeUp,
        PayFor,
        Give,
        TakeEnergy,
        TakeGoods,
        Put,
        Decline,
    )
}
