"""Who sits where: nothing else changes the seats of a record."""

import time

from startable.core import NOBODY
from startable.play.lines import write_mover
from startable.server.people.characters import newcomer
from startable.server.people.keys import Who, hashed, new_key
from startable.server.people.players import Sitter
from startable.server.protocol.fields import ANY_SEAT
from startable.server.storage.records import SeatRecord, TableRecord

STAND_IN = "level4"
"""Who plays for somebody who left."""
KEYS = 4
"""So many keys of a seat are good at once: whoever follows twice has two."""
OF_LATE_S = 300.0
MOST_OUT = 200
"""So many marks of those who were put out a table keeps."""


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

    def sit(self, number: int, who: Sitter, taker: str = "") -> str:
        """Gives an open seat to a person; the key is told once and never again."""
        key = new_key()
        seat = self._seats[number]
        seat.kind, seat.key_hash = "person", hashed(key)
        seat.name, seat.player, seat.namesake = who
        seat.taken, seat.taker = time.time(), hashed(taker) if taker else ""
        self._takers[number] = (seat.taker, seat.taken)
        return key

    def of_player(self, player: str) -> int:
        """Where this player sits; NOBODY: nowhere here."""
        mine = [number for number, seat in enumerate(self._seats) if player and seat.player == player]
        return mine[0] if mine else NOBODY

    def make_known(self, number: int, who: Sitter) -> None:
        """Whoever sits there is this player, or no longer any."""
        seat = self._seats[number]
        seat.name, seat.player, seat.namesake = who

    def takers(self) -> dict[int, str]:
        """By seat that was taken of late, the hashed address of who did, whether they have come or not."""
        if not self._takers:  # as at nearly every table, and all of them are asked
            return {}
        limit = time.time() - OF_LATE_S
        return {number: taker for number, (taker, at) in self._takers.items() if taker and at > limit}

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
        self.mute(number, False)
        self._seats[number] = SeatRecord("open")

    def mute(self, number: int, on: bool) -> None:
        others = [each for each in self._record.muted if each != number]
        self._record.muted = [*others, number] if on else others

    def put_out(self, number: int) -> None:
        """Whoever sits there is known again by their player or their keys; at a table for all to see by their
        address too, unless it is the opener's: a whole club may have one."""
        seat, (taker, _) = self._seats[number], self._takers.get(number, ("", 0.0))
        address = taker if self._record.opener and taker != self._record.opener else ""
        marks = (seat.player, seat.key_hash, *seat.more_keys, address, _former(number))
        gone = {each for each in marks if each}
        self._record.put_out = [*self._record.put_out, *sorted(gone)][-MOST_OUT:]
        self.release(number)

    def is_out(self, who: Who, taker: str = "") -> bool:
        """Has the host put them out?"""
        marks = {who.player, *map(hashed, who.keys), hashed(taker)} if self._record.put_out else set()
        return not marks.isdisjoint(self._record.put_out)

    def fill(self, number: int, bot: str) -> None:
        here = [seat.character for seat in self._seats]
        self._seats[number] = SeatRecord("bot", bot=bot, character=newcomer(here))

    def host(self) -> int:
        """Whose table it is: of whoever opened it, or else of the first person; NOBODY if there is none.

        Nobody's is one of an event: whoever plays there must not choose against whom.
        """
        people = set() if self._record.event else self.people()
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
        if _former(number) in self._record.put_out:
            return False
        return seat.kind == "open" or (seat.kind == "person" and not seat.key_hash)

    def welcome_back(self, number: int, who: Sitter) -> None:
        """The owner takes a seat of a rematch that was open again."""
        if self._seats[number].kind == "open":
            self._seats[number] = SeatRecord("person", taken=time.time())
            self.make_known(number, who)

    def plays_itself(self, number: int) -> bool:
        seat = self._seats[number]
        return seat.kind == "bot" or seat.stand_in

    def people(self) -> set[int]:
        """The seats that persons play."""
        seats = enumerate(self._seats)
        return {number for number, seat in seats if seat.kind == "person" and not seat.stand_in}

    def resign(self, number: int, how: str, v: int) -> None:
        """A bot plays on for good: `B resigned 17`, `B time 17`."""
        seat = self._seats[number]
        seat.stand_in, seat.bot, seat.resigned = True, STAND_IN, True
        self._record.hand_overs.append(f"{write_mover(number)} {how} {v}")

    def hand_over(self, number: int, to_bot: bool, v: int) -> None:
        """A bot takes over from a person, or gives back."""
        seat = self._seats[number]
        seat.stand_in, seat.bot = to_bot, STAND_IN if to_bot else ""
        what = "bot" if to_bot else "back"
        self._record.hand_overs.append(f"{write_mover(number)} {what} {v}")


def _former(number: int) -> str:
    """Marks whoever had this seat at the table before, and could come from there."""
    return f"former {number}"
