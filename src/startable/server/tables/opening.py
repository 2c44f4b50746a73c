"""New tables: as somebody wishes, or for the same people once more."""

import secrets
import time
from collections.abc import Collection
from typing import Any, NamedTuple

from startable.bots import NAMES, bot
from startable.core import NOBODY, Rules, Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.diagram import Diagram
from startable.server.people.characters import newcomer
from startable.server.people.keys import hashed, new_key, new_seed, new_table_id
from startable.server.people.names import named
from startable.server.people.players import Player
from startable.server.people.ratings import bots_of
from startable.server.protocol import TimeControl
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.storage.records import SeatRecord, TableRecord
from startable.server.tables.dice import promise
from startable.server.tables.seat_clocks import new_clocks


class Opener(NamedTuple):
    """Who opens a table."""

    player: Player | None = None
    worn: Collection[str] = ()
    """Names that belong to known players, of those that are wanted at the table."""


def opened(
    wish: OpenTable,
    any_bot: bool,
    opener: Opener = Opener(),  # noqa: B008
    id: str = "",
) -> tuple[TableRecord, dict[str, str]]:
    """A new table and the keys of those who sit already; Unreadable if there is no such game."""
    found = game(wish.game)
    rules = found.rules(len(wish.seats), wish.options)
    keys: dict[str, str] = {}
    seats: list[SeatRecord] = []
    for wanted in wish.seats:
        seats.append(_seat(seats, wanted, keys, any_bot and not wish.rated, opener))
    record = TableRecord(
        id=id or new_table_id(),
        game=found.name,
        version=found.version,
        options=rules.options,
        listed=wish.listed,
        watch=wish.watch,
        seed=new_seed(),
        created=time.time(),
        seats=seats,
        host=_first_person(seats),
        pace=wish.pace,
        position=wish.position,
        start=_dealt(found, rules, wish.position),
        rated=wish.rated,
        time=_allowed(rules, wish.time),
        clocks=new_clocks(wish.time, len(seats)),
    )
    if record.rated:
        _may_be_rated(record, found.rules(len(seats), {}).options)
    return _promised(record), keys


def _may_be_rated(record: TableRecord, usual: dict[str, int]) -> None:
    """Unreadable unless it is an ordinary game between known players and bots of the usual levels."""
    people = [seat for seat in record.seats if seat.kind == "person"]
    if not people or not all(seat.player for seat in people):
        raise Unreadable("rated-players")
    if record.position or record.options != usual:
        raise Unreadable("rated-plain")
    for seat in record.seats:
        may_rate(record.game, seat.bot)


def may_rate(game: str, bot: str) -> None:
    """Unreadable if nobody knows how strong the bot is."""
    allowed = bots_of(game)
    if bot and bot not in allowed:
        raise Unreadable("rated-bot", {"name": bot[:40], "names": ", ".join(allowed)})


def _allowed(rules: Rules[Any], wish: TimeControl | None) -> TimeControl | None:
    """In a race the rules have a clock, which two cannot share."""
    if wish is not None and rules.races:
        raise Unreadable("time-in-race")
    if wish is not None and wish.kind == "turn" and wish.increment:
        raise Unreadable("time-increment")
    return wish


def _dealt(found: AnyGame, rules: Rules[Any], position: str) -> str:
    """The position with what it hides filled in by chance; nobody can go on from one that is over."""
    if not position:
        return ""
    table = Diagram(found, rules, position).table(pick=secrets.randbelow)
    if table.over:
        raise Unreadable("position-over")
    return found.layout.write(table.state)


def _promised(record: TableRecord) -> TableRecord:
    """Bots commit to their salts before anybody has come."""
    for number, seat in enumerate(record.seats):
        if seat.kind == "bot":
            promise(record, number)
    return record


def once_more(old: TableRecord, here: set[int]) -> TableRecord:
    """Another table with the same people; its seats wait a while for those who are here to follow."""
    found = game(old.game)
    rules = found.rules(len(old.seats), old.options)
    record = TableRecord(
        id=new_table_id(),
        game=old.game,
        version=found.version,
        options=rules.options,
        listed=False,
        watch=old.watch,
        seed=new_seed(),
        created=time.time(),
        seats=[_again(seat, number in here) for number, seat in enumerate(old.seats)],
        host=old.host,
        pace=old.pace,
        position=old.position,
        start=_dealt(found, rules, old.position),
        rated=old.rated,
        muted=[seat for seat in old.muted if seat == NOBODY or seat in here],
        time=old.time,
        clocks=new_clocks(old.time, len(old.seats)),
    )
    return _promised(record)


def _first_person(seats: list[SeatRecord]) -> int:
    return next((number for number, seat in enumerate(seats) if seat.kind == "person"), NOBODY)


def _seat(
    before: list[SeatRecord], wanted: WantedSeat, keys: dict[str, str], any_bot: bool, opener: Opener
) -> SeatRecord:
    """The next one after these."""
    if wanted.kind == "bot":
        here = [seat.character for seat in before]
        return SeatRecord("bot", bot=live_bot(wanted.bot, any_bot), character=newcomer(here))
    if wanted.kind == "friend":
        return SeatRecord("open")
    key = keys[str(len(before))] = new_key()
    if opener.player and not any([seat.kind == "person" for seat in before]):
        return SeatRecord("person", opener.player.name, key_hash=hashed(key), player=opener.player.id)
    name = named(wanted.name or "?")
    return SeatRecord("person", name, key_hash=hashed(key), namesake=name in opener.worn)


def live_bot(name: str, any_bot: bool) -> str:
    """How long a bot thinks is not for strangers to say: it comes by its bare name."""
    if name not in NAMES and not any_bot:
        raise Unreadable("bot-unknown", {"name": name[:40], "names": ", ".join(NAMES)})
    return bot(name).name


def _again(seat: SeatRecord, here: bool) -> SeatRecord:
    """The same player's seat at the next table; if somebody has gone, it is open to all."""
    if seat.kind == "bot":
        return SeatRecord("bot", bot=seat.bot, character=seat.character)
    if not here:
        return SeatRecord("open")
    return SeatRecord("person", seat.name, taken=time.time(), player=seat.player, namesake=seat.namesake)
