"""What the seats of a table add to its dice: first all commit, then all show; who does not is named."""

from startable.play.salts import COMMIT, LEFT, NO_SALT, NONE, SALT, WITHHELD, SaltStep, seal, write_step
from startable.server.people.keys import new_salt
from startable.server.storage.records import SeatRecord, TableRecord


class Dice:
    """Nothing else changes the salts of a record."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self._seats = record.seats
        if not record.started:
            self._adopt()

    def _adopt(self) -> None:
        """Seats of a table of 0.1.0 have salts without commitments: given openly, or none for bots."""
        for number, seat in enumerate(self._seats):
            if seat.salt and not seat.commit:
                salt, seat.salt = seat.salt, ""
                self._take(number, "", "" if salt in ("bot", NO_SALT) else salt)

    # --- committing ---

    @property
    def committed(self) -> bool:
        """Is every seat taken, and has it committed?"""
        return all([seat.kind != "open" and seat.commit for seat in self._seats])

    def take(self, numbers: tuple[int, ...], commit: str, salt: str) -> bool:
        """A seat's first hello brings its commitment, or the salt itself; later ones change nothing."""
        new = [number for number in numbers if not self._seats[number].commit]
        for number in new:
            self._take(number, commit, salt)
        return bool(new)

    def _take(self, number: int, commit: str, salt: str) -> None:
        seat = self._seats[number]
        if commit:
            seat.commit = commit
            self._note(number, COMMIT, commit)
        elif salt:
            seat.commit, seat.salt = seal(self._record.id, salt), salt
            self._note(number, COMMIT, seat.commit)
            self._note(number, SALT, salt)
        else:
            seat.commit = seat.salt = NO_SALT
            self._note(number, NONE)

    def leave(self, number: int) -> None:
        """The seat is open again, and whoever comes commits anew."""
        seat = self._seats[number]
        if seat.commit:
            self._note(number, LEFT)
        seat.commit = seat.salt = ""

    # --- showing ---

    def missing(self) -> list[int]:
        """The seats of people whose salts are to be shown yet."""
        return [number for number, seat in enumerate(self._seats) if not seat.salt]

    def show(self, numbers: tuple[int, ...], salt: str) -> bool:
        """Whether this salt is the one that some of these seats committed to, and has not been shown yet."""
        wanted = seal(self._record.id, salt)
        found = [number for number in numbers if not self._seats[number].salt]
        shown = [number for number in found if self._seats[number].commit == wanted]
        for number in shown:
            self._seats[number].salt = salt
            self._note(number, SALT, salt)
        return bool(shown)

    def close(self) -> None:
        """The time to show is over: bots show theirs, and whoever has not is named."""
        for number, seat in enumerate(self._seats):
            if not seat.salt:
                seat.salt = WITHHELD
                self._note(number, WITHHELD)
            elif seat.kind == "bot" and seat.salt != NO_SALT:
                self._note(number, SALT, seat.salt)

    def _note(self, number: int, what: str, value: str = "") -> None:
        self._record.dice.append(write_step(SaltStep(number, what, value)))


def promise(record: TableRecord, number: int) -> None:
    """A bot's salt is made with its seat, and committed to before any other is shown."""
    seat: SeatRecord = record.seats[number]
    seat.salt = new_salt()
    seat.commit = seal(record.id, seat.salt)
    record.dice.append(write_step(SaltStep(number, COMMIT, seat.commit)))


def public_salts(record: TableRecord) -> list[str]:
    """They are shown together, when the game starts."""
    return [seat.salt if record.started else "" for seat in record.seats]


def public_steps(record: TableRecord) -> list[str]:
    return record.dice if record.started else []
