"""New tables: as somebody wishes, or for the same people once more."""

import time

from startable.bots import NAMES, bot
from startable.core import NOBODY, Unreadable
from startable.play.catalogue import game
from startable.server.people.characters import newcomer
from startable.server.people.keys import hashed, new_key, new_seed, new_table_id
from startable.server.people.names import named
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.storage.records import SeatRecord, TableRecord
from startable.server.tables.dice import promise


def opened(wish: OpenTable, any_bot: bool) -> tuple[TableRecord, dict[str, str]]:
    """A new table and the keys of those who sit already; Unreadable if there is no such game."""
    found = game(wish.game)
    rules = found.rules(len(wish.seats), wish.options)
    keys: dict[str, str] = {}
    seats: list[SeatRecord] = []
    for wanted in wish.seats:
        seats.append(_seat(seats, wanted, keys, any_bot))
    record = TableRecord(
        id=new_table_id(),
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
    )
    return _promised(record), keys


def _promised(record: TableRecord) -> TableRecord:
    """Bots commit to their salts before anybody has come."""
    for number, seat in enumerate(record.seats):
        if seat.kind == "bot":
            promise(record, number)
    return record


def once_more(old: TableRecord, here: set[int]) -> TableRecord:
    """Another table with the same people; its seats wait a while for those who are here to follow."""
    found = game(old.game)
    record = TableRecord(
        id=new_table_id(),
        game=old.game,
        version=found.version,
        options=found.rules(len(old.seats), old.options).options,
        listed=False,
        watch=old.watch,
        seed=new_seed(),
        created=time.time(),
        seats=[_again(seat, number in here) for number, seat in enumerate(old.seats)],
        host=old.host,
        pace=old.pace,
    )
    return _promised(record)


def _first_person(seats: list[SeatRecord]) -> int:
    return next((number for number, seat in enumerate(seats) if seat.kind == "person"), NOBODY)


def _seat(before: list[SeatRecord], wanted: WantedSeat, keys: dict[str, str], any_bot: bool) -> SeatRecord:
    """The next one after these."""
    if wanted.kind == "bot":
        here = [seat.character for seat in before]
        return SeatRecord("bot", bot=live_bot(wanted.bot, any_bot), character=newcomer(here))
    if wanted.kind == "friend":
        return SeatRecord("open")
    key = keys[str(len(before))] = new_key()
    return SeatRecord("person", named(wanted.name or "?"), key_hash=hashed(key))


def live_bot(name: str, any_bot: bool) -> str:
    """How long a bot thinks is not for strangers to say: it comes by its bare name."""
    if name not in NAMES and not any_bot:
        raise Unreadable("bot-unknown", {"name": name[:40], "names": ", ".join(NAMES)})
    return bot(name).name


def _again(seat: SeatRecord, here: bool) -> SeatRecord:
    """The same player's seat at the next table; if somebody has gone, it is open to all."""
    if seat.kind == "bot":
        return SeatRecord("bot", bot=seat.bot, character=seat.character)
    return SeatRecord("person", seat.name, taken=time.time()) if here else SeatRecord("open")
