"""What is kept of a table: its charter, who sits where, and its lines."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from startable.core import NOBODY
from startable.server.protocol.fields import HowEnded, Pace
from startable.server.protocol.outbound import TimeControl

NEVER = -2
"""As the turn in which a seat was last given time."""


class PushRecord(Struct):
    """A browser that wants to be called: where, by which keys, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class ResultRecord(Struct):
    """How a game ended."""

    winners: list[int]
    rule: str
    places: list[int]
    """By seat, from 1; equals share a place, and whoever left is last."""
    scores: list[int]
    left: list[int] = []
    """The seats whose people were gone in the end, with a bot in their place."""
    players: list[str] = []
    """By seat, who that was among the known; stays when they are forgotten, as a number without a name."""


class Figures(Struct):
    """What a review found of a seat."""

    luck: float
    """What chance gave it of the game, from -1 to 1."""
    cost: float
    """What an average choice gave away."""
    choices: int


class SeatRecord(Struct):
    """A seat as it is stored. Of its key only a hash is known."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    key_hash: str = ""
    salt: str = ""
    """What it adds to the dice; secret until every seat has committed to its own."""
    stand_in: bool = False
    commit: str = ""
    """What it told of its salt first; `-`: it gives none."""
    more_keys: list[str] = []
    """Hashes of further keys: somebody may have followed here twice."""
    taken: float = 0.0
    """When it was taken by somebody who has not said hello since; 0: nobody is waited for."""
    taker: str = ""
    """The address of whoever that was, hashed."""
    ready: bool = False
    """Has the person said so? A race begins when all have."""
    character: str = ""
    """Of a bot: who it is, as `people/characters.py` has it."""
    player: str = ""
    """Of a person: which player it is, if they are known."""
    namesake: bool = False
    """A stranger who goes by the name of a known player."""
    resigned: bool = False
    """Whoever sat here has given the game up: a bot plays on, and the seat cannot win."""
    pushes: list[PushRecord] = []
    """Browsers that want to be called when it is this seat's turn and nobody is here."""


class SeatClock(Struct):
    """What a seat has left of its time, as it was when it began to run, or stood still."""

    left_ms: int
    since: float = 0.0
    """It runs since then, in seconds since 1970; 0: it stands."""
    turn: int = NEVER
    """The game's tick in which the seat was last given time."""


class EndRecord(Struct):
    """How a game ended that no rule has ended."""

    how: HowEnded
    winners: list[int]
    v: int
    """After so many lines."""
    seat: int = NOBODY
    """Whose doing it was."""


class TableRecord(Struct):
    """Everything about a table but its lines."""

    id: str
    game: str
    version: int
    options: dict[str, int]
    listed: bool
    watch: bool
    seed: str
    """The dealer's secret, in hex. In no view, log or error."""
    created: float
    seats: list[SeatRecord]
    started: bool = False
    over: bool = False
    next: str = ""
    """The table of the rematch."""
    hand_overs: list[str] = []
    """When a bot took over or gave back a seat: `B bot 17`, `B back 25`."""
    dice: list[str] = []
    """Commitments and salts in the order of their coming, as `play/salts.py` has it."""
    clock: tuple[int, int] = (0, 0)
    """The number of the clock that ran when last noted, and the milliseconds that it had left."""
    host: int = NOBODY
    """The seat of whoever opened it; NOBODY: they took none, or it was not noted yet."""
    closed: bool = False
    """The host has closed it before it began."""
    ended: float = 0.0
    """When the game was over; 0: it is not, or that was not noted yet."""
    pace: Pace = "usual"
    """How much time its bots leave to people."""
    position: str = ""
    """Where it begins, as it was wished for; empty: as the rules say."""
    opener: str = ""
    """Of one for all to see: the address of whoever opened it, hashed."""
    start: str = ""
    """The same with what is hidden filled in. In no view while the game goes on."""
    rated: bool = False
    """It counts for the ratings of those who play."""
    result: ResultRecord | None = None
    """Once the game is over; older tables have none."""
    figures: list[Figures] = []
    """By seat, once somebody has asked for a review."""
    time: TimeControl | None = None
    clocks: list[SeatClock] = []
    """By seat, if there is a time control."""
    end: EndRecord | None = None
    """Without one, the rules say how it ended."""
    touched: float = 0.0
    """When somebody who plays was last here, to the hour or so; 0: not noted yet."""
    muted: list[int] = []
    """Who may say nothing here, as the host wishes: seats, and NOBODY for those who watch."""
    put_out: list[str] = []
    """Whom the host has put out: players, and hashes of keys and addresses."""
    event: str = ""
    """The event that it is part of; empty: none."""
    due: float = 0.0
    """When the table wants to be looked at, if nobody comes; 0: never."""

    newer: dict[str, Any] = {}
    """What newer code has written here and we do not know; in memory alone."""

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


_encode = msgspec.json.Encoder().encode


class Listed(NamedTuple):
    """A table for all to see."""

    record: TableRecord
    here: frozenset[int] = frozenset()
    """The seats whose people are there, at another process that leads it."""


class LineRecord(Struct):
    """A line and, for a seat's move, the tag by which its sender would recognise it again."""

    text: str
    tag: str = ""
    at: float = 0.0
    """When it was made, with those that came of it; 0: not noted."""


class SaidRecord(Struct):
    """Something that was said from a seat, or by a watcher."""

    at: float
    """When, in seconds since 1970; no two of a table have the same."""
    seat: int
    name: str
    text: str


def lines_of(text: str, tag: str, at: float) -> list[LineRecord]:
    """The lines of one entry: they came together, and the tag is the first one's."""
    first, *others = text.split("\n")
    return [LineRecord(first, tag, at), *[LineRecord(each, "", at) for each in others]]


class Sat(Struct):
    """A known player at a table."""

    player: str
    game: str
    created: float
    ended: float
    """0: the game is not over."""
    rated: int


def sat_at(record: TableRecord) -> list[Sat]:
    """Its known players; of a closed table nobody needs to know."""
    if record.closed:
        return []
    ended = (record.ended or record.created) if record.over else 0.0
    players = {seat.player for seat in record.seats if seat.player}
    return [Sat(each, record.game, record.created, ended, int(record.rated)) for each in sorted(players)]


def is_open(record: TableRecord) -> bool:
    """Does the lobby show it?"""
    return record.listed and not record.over


def waits(record: TableRecord) -> bool:
    """Has it yet to begin?"""
    return not record.started and not record.closed


def read_record(data: Any) -> TableRecord:
    """ValueError if it makes no sense: a database keeps whatever was written."""
    try:
        record = msgspec.json.decode(data, type=TableRecord)
        record.newer = _newer(msgspec.json.decode(data), TableRecord)
        return record
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise ValueError(f"its record is broken ({error})") from None


def write_record(record: TableRecord) -> bytes:
    """With all that newer code had written there: it may lead the table again."""
    if not record.newer:
        return _encode(record)
    known = msgspec.to_builtins(record)
    for seat, newer in zip(known["seats"], record.newer.get("seats", []), strict=False):
        if seat["kind"] != "open":
            seat.update(newer)
    return _encode({**record.newer, **known, "newer": {}})


def _newer(found: dict[str, Any], kind: type[Struct]) -> dict[str, Any]:
    """The fields that we do not know; under `seats` those of each seat, if any has some."""
    newer = {name: value for name, value in found.items() if name not in kind.__struct_fields__}
    seats = [_newer(seat, SeatRecord) for seat in found.get("seats", [])]
    return {**newer, "seats": seats} if any(seats) else newer


def readable(rows: Sequence[Any]) -> list[TableRecord]:
    """Without those that make no sense."""
    found: list[TableRecord] = []
    for data in rows:
        try:
            found.append(read_record(data))
        except ValueError:
            continue
    return found
