"""Who sits where: nothing else changes the seats of a record."""

import time

from startable.core import NOBODY
from startable.play.lines import write_mover
from startable.server.people.keys import hashed, new_key
from startable.server.protocol.fields import ANY_SEAT
from startable.server.storage.records import SeatRecord, TableRecord

STAND_IN = "level4"
"""Who plays for somebody who left."""
KEYS = 4
"""So many keys of a seat are good at once: whoever follows twice has two."""
OF_LATE_S = 300.0


class Seating:
    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self._seats = record.seats
        taken = enumerate(record.seats)
        self._takers = {number: (seat.taker, seat.taken) for number, seat in taken if seat.taker}
        """By seat, the hashed address that took it, and when; of those who have come it is only in memory."""

    def open_seat(self, wanted: int) -> int | None:
        """The wanted seat, if it is open."""
        found = [number for number, seat in enumerate(self._seats) if seat.kind == "open"]
        if wanted == ANY_SEAT and found:
            return found[0]
        return wanted if wanted in found else None

    def sit(self, number: int, name: str, taker: str = "") -> str:
        """Gives an open seat to a person; the key is told once and never again."""
        key = new_key()
        seat = self._seats[number]
        seat.kind, seat.name, seat.key_hash = "person", name, hashed(key)
        seat.taken, seat.taker = time.time(), hashed(taker) if taker else ""
        self._takers[number] = (seat.taker, seat.taken)
        return key

    def taken_by(self, taker: str) -> list[int]:
        """The seats that somebody of this address took of late, whether they have come since or not."""
        if not self._takers or not taker:
            return []
        wanted, limit = hashed(taker), time.time() - OF_LATE_S
        return [number for number, (found, at) in self._takers.items() if found == wanted and at > limit]

    def keeps_for(self, taker: str) -> int:
        """How many seats are kept for somebody of this address who has not come yet."""
        kept = [seat.taker for seat in self._seats if seat.taken and seat.taker]
        return kept.count(hashed(taker)) if kept and taker else 0

    def came(self, numbers: tuple[int, ...]) -> None:
        """They have said hello: their seats are theirs."""
        for number in numbers:
            self._seats[number].taken = 0.0
            self._seats[number].taker = ""

    def lapsed(self, seat_ms: int) -> list[int]:
        """The seats that were taken too long ago by somebody who has not come."""
        limit = time.time() - seat_ms / 1000
        return [number for number, seat in enumerate(self._seats) if 0 < seat.taken <= limit]

    def release(self, number: int) -> None:
        self._takers.pop(number, None)
        self._seats[number] = SeatRecord("open")

    def fill(self, number: int, bot: str) -> None:
        self._seats[number] = SeatRecord("bot", bot=bot)

    def host(self) -> int:
        """Whose table it is: of whoever opened it, or else of the first person; NOBODY if there is none."""
        people = self.people()
        return self._record.host if self._record.host in people else min(people, default=NOBODY)

    def say_ready(self, numbers: tuple[int, ...]) -> bool:
        """Whether that is news."""
        news = [number for number in numbers if not self._seats[number].ready]
        for number in news:
            self._seats[number].ready = True
        return bool(news)

    def ready(self) -> list[int]:
        """Bots always are."""
        return [number for number, seat in enumerate(self._seats) if seat.ready or seat.kind == "bot"]

    def new_keys(self, numbers: tuple[int, ...]) -> dict[str, str]:
        """Further keys: those from before stay good, for another tab may have them."""
        keys = {str(number): new_key() for number in numbers}
        for number in numbers:
            seat = self._seats[number]
            seat.more_keys = [*seat.more_keys, hashed(keys[str(number)])][-KEYS:]
        return keys

    def may_follow(self, number: int) -> bool:
        """To this seat of a rematch its owner may come, unless somebody else has taken it meanwhile."""
        seat = self._seats[number]
        return seat.kind == "open" or (seat.kind == "person" and not seat.key_hash)

    def welcome_back(self, number: int, name: str) -> None:
        """The owner takes a seat of a rematch that was open again."""
        if self._seats[number].kind == "open":
            self._seats[number] = SeatRecord("person", name, taken=time.time())

    def plays_itself(self, number: int) -> bool:
        seat = self._seats[number]
        return seat.kind == "bot" or seat.stand_in

    def people(self) -> set[int]:
        """The seats that persons play."""
        seats = enumerate(self._seats)
        return {number for number, seat in seats if seat.kind == "person" and not seat.stand_in}

    def hand_over(self, number: int, to_bot: bool, v: int) -> None:
        """A bot takes over from a person, or gives back."""
        seat = self._seats[number]
        seat.stand_in, seat.bot = to_bot, STAND_IN if to_bot else ""
        what = "bot" if to_bot else "back"
        self._record.hand_overs.append(f"{write_mover(number)} {what} {v}")
