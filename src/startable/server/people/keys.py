"""Seat keys and table names: made with secrets, and kept only as hashes."""

import secrets
from hashlib import sha256
from typing import NamedTuple

from startable.server.storage.records import TableRecord

MOST = 8192
"""Letters of a cookie header that are looked at."""
SESSION = "player"
"""The cookie with the key of a player's session; the key itself begins with this too."""
KEY_LENGTH = 64
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table_id() -> str:
    """Twelve letters that nobody guesses and nobody misreads."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_session_key() -> str:
    return f"{SESSION}-{secrets.token_urlsafe(32)}"


def new_seed() -> str:
    return secrets.token_hex(32)


def new_salt() -> str:
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


class Who(NamedTuple):
    """Somebody who asks: what opens seats to them."""

    keys: list[str]
    player: str = ""
    """Which player it is, if they are known."""


def seats_of(record: TableRecord, who: Who) -> tuple[int, ...]:
    """The seats that these keys open, and those of the player."""
    hashes = {hashed(key) for key in who.keys}
    return tuple(
        number
        for number, seat in enumerate(record.seats)
        if seat.key_hash in hashes
        or not hashes.isdisjoint(seat.more_keys)
        or (who.player and seat.player == who.player)
    )


def cookie_keys(header: str, prefix: str = "seat-") -> list[str]:
    """The seat keys among the cookies of a request for one table, or those of an event.

    Ours need no quotes; undoing those of strangers has taken Python's own parser seconds.
    """
    return [value for name, value in _cookies(header) if name.startswith(prefix) and value][:8]


def session_of(header: str) -> str:
    """The key of a player's session among the cookies; empty: there is none."""
    return next((value for name, value in _cookies(header) if name == SESSION), "")[:KEY_LENGTH]


def _cookies(header: str) -> list[tuple[str, str]]:
    pairs = [each.strip().partition("=") for each in header[:MOST].split(";")]
    return [(name, value) for name, _, value in pairs]
