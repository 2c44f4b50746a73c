"""What happened, for logs and animation."""

from typing import Final

from startable.core.movers import EVERYBODY

Value = int | str
Args = dict[str, Value]

NOTHING: Final[Args] = {}


class Event:
    """Something that happened: `what` in the past tense, args open to all, and a secret for some seats."""

    def __init__(self, what: str, args: Args, secret: Args = NOTHING, seats: int = EVERYBODY) -> None:
        self.what = what
        self.args = args
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int) -> Args:
        """The args as this seat may know them; NOBODY only watches."""
        if self.secret and (self.seats == EVERYBODY or (seat >= 0 and self.seats >> seat & 1)):
            return {**self.args, **self.secret}
        return self.args
