"""Coming and going: who may sit where, who is away, and when a bot stands in."""

import asyncio

from startable.core import Unreadable
from startable.play.lines import write_mover
from startable.server.keys import hashed, new_key
from startable.server.lag import EVERY_S
from startable.server.link import Link
from startable.server.protocol import Beat, Hello, Said, Say, StandIn, TakeBack
from startable.server.records import TableRecord
from startable.server.room import Room

STAND_IN = "level4"
"""Who plays for somebody who left."""
FORGONE = "-"
"""The salt of a seat that gave none."""


def seats_of(record: TableRecord, keys: list[str]) -> tuple[int, ...]:
    """The seats that these keys open."""
    hashes = {hashed(key) for key in keys}
    return tuple(number for number, seat in enumerate(record.seats) if seat.key_hash in hashes)


def named(given: str) -> str:
    """A name on one line; Unreadable if there is nothing to read in it."""
    name = " ".join(given.split())
    if not name or not name.isprintable():
        raise Unreadable("name-missing")
    return name


def sit(room: Room, seat: int, name: str) -> str:
    """Gives an open seat to a person; the key is told once and never again."""
    key = new_key()
    place = room.record.seats[seat]
    place.kind, place.name, place.key_hash = "person", name, hashed(key)
    return key


def hello(room: Room, link: Link, message: Hello, keys: list[str]) -> None:
    """The first message: finds the seats of this link, takes its salt, and shows it the table."""
    link.client = message.client
    link.seats = seats_of(room.record, keys)
    if not link.seats and not room.record.watch:
        link.turn_away("watching-not-allowed", 4403)
        return
    room.presence.arrive(link.seats)
    room.welcome(link, message.v)
    if room.rules.pace_rule:
        beat(link)
    if _take_salt(room, link.seats, message.salt):
        room.save(lambda: _begin(room))
    else:
        _begin(room)


def _take_salt(room: Room, seats: tuple[int, ...], salt: str) -> bool:
    """A seat's first hello brings its salt; later ones change nothing."""
    new = [room.record.seats[seat] for seat in seats if not room.record.seats[seat].salt]
    for place in new:
        place.salt = salt or FORGONE
    return bool(new)


def _begin(room: Room) -> None:
    """The game starts when every seat is taken and has given its salt; otherwise it goes on."""
    room.inform()
    if room.status == "waiting" and room.record.full and all(seat.salt for seat in room.record.seats):
        room.start()
    else:
        room.wake()


def depart(room: Room, link: Link) -> None:
    if link in room.links:
        room.links.discard(link)
        room.presence.leave(link.seats)
        room.follow_clock()
        room.inform()


def beat(link: Link) -> None:
    if not link.closing:
        link.tell(Beat(link.lag.send()))


def heard(link: Link, message: Beat) -> None:
    """The echo of a beat; the next one follows after a while."""
    if link.lag.heard(message.n):
        asyncio.get_running_loop().call_later(EVERY_S, beat, link)


def say(room: Room, link: Link, message: Say) -> None:
    name = room.record.seats[link.seats[0]].name if link.seats else ""
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if text:
        said = Said(link.seats[0] if link.seats else -1, name, text)
        room.said.append(said)
        room.send_all(said)


def stand_in(room: Room, link: Link, message: StandIn) -> None:
    """Somebody at the table lets a bot play for one who has been away too long."""
    if not link.seats:
        link.fault("not-your-seat")
    elif room.presence.away(room.record).get(message.seat, 1) > 0 or room.status != "playing":
        link.fault("not-away")
    else:
        _hand_over(room, message.seat, True)


def take_back(room: Room, link: Link, message: TakeBack) -> None:
    """The person plays on."""
    if message.seat not in link.seats:
        link.fault("not-your-seat")
    elif room.record.seats[message.seat].stand_in:
        _hand_over(room, message.seat, False)


def _hand_over(room: Room, seat: int, to_bot: bool) -> None:
    place = room.record.seats[seat]
    place.stand_in, place.bot = to_bot, STAND_IN if to_bot else ""
    room.thinking.discard(seat)
    what = "bot" if to_bot else "back"
    room.record.hand_overs.append(f"{write_mover(seat)} {what} {len(room.table.lines)}")
    room.save(lambda: _handed_over(room))


def _handed_over(room: Room) -> None:
    room.inform()
    room.poke()
