"""Seat keys and table names: made with secrets, and kept only as hashes."""

import secrets
from hashlib import sha256

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table_id() -> str:
    """Twelve letters that nobody guesses and nobody misreads."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    return secrets.token_hex(32)


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()
