"""How a game ended that no rule has ended, as its journal notes it: `note end resigned A,C 17`.

That is: what ended it, who has won by that (`-`: nobody), and after how many lines. Who resigned, or let
their time run out, is among the notes of hand-overs: `note hand-over B resigned 17`.
"""

from typing import NamedTuple

from startable.core import Unreadable
from startable.play.journal import Header
from startable.play.lines import write_mover

HOW = ("resigned", "time", "aborted", "left")
NOBODY_WON = "-"


class End(NamedTuple):
    how: str
    winners: list[int]
    v: int


def write_end(end: End) -> tuple[str, str]:
    winners = ",".join(map(write_mover, end.winners)) or NOBODY_WON
    return "end", f"{end.how} {winners} {end.v}"


def read_end(header: Header) -> End | None:
    """None: the rules say how it ended, or it goes on. Unreadable if the note makes no sense."""
    text = next((value for key, value in header.notes if key == "end"), None)
    if text is None:
        return None
    letters = [write_mover(seat) for seat in range(len(header.seats))]
    how, winners, v = [*text.split(), "", "", ""][:3]
    won = [] if winners == NOBODY_WON else winners.split(",")
    if how not in HOW or not v.isdecimal() or not set(won) <= set(letters):
        raise Unreadable("journal-end", {"text": text[:40]})
    return End(how, [letters.index(letter) for letter in won], int(v))
