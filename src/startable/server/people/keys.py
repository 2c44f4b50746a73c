"""Seat keys and table names: made with secrets, and kept only as hashes."""

import secrets
from hashlib import sha256

from startable.server.storage.records import TableRecord

MOST = 8192
"""Letters of a cookie header that are looked at."""
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table_id() -> str:
    """Twelve letters that nobody guesses and nobody misreads."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    return secrets.token_hex(32)


def new_salt() -> str:
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def seats_of(record: TableRecord, keys: list[str]) -> tuple[int, ...]:
    """The seats that these keys open."""
    hashes = {hashed(key) for key in keys}
    return tuple(
        number
        for number, seat in enumerate(record.seats)
        if seat.key_hash in hashes or not hashes.isdisjoint(seat.more_keys)
    )


def cookie_keys(header: str) -> list[str]:
    """The seat keys among the cookies of a request for one table.

    Ours need no quotes; undoing those of strangers has taken Python's own parser seconds.
    """
    pairs = [each.strip().partition("=") for each in header[:MOST].split(";")]
    return [value for name, _, value in pairs if name.startswith("seat-") and value][:8]
