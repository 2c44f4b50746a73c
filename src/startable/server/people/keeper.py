"""The keeper of the server: whoever has its key. Made at the first start and kept in the store, or given."""

import hmac
import secrets

from startable.core import Unreadable
from startable.server.addresses import Buckets
from startable.server.people.keys import hashed

NAME = "keeper-key"
"""Under which the store keeps it."""
SHORTEST = 16
TRIES, PER_SECOND = 30, 1.0
"""So often an address may come with a key, right or wrong."""


def new_key() -> str:
    return secrets.token_urlsafe(24)


def given_key(text: str) -> str:
    """Unreadable if it could be guessed; empty: none was given."""
    if text and len(text) < SHORTEST:
        raise Unreadable("keeper-key-short", {"most": SHORTEST})
    return text


class Keeper:
    def __init__(self, key: str) -> None:
        self._hash = hashed(key)
        self._tries = Buckets(TRIES, PER_SECOND)

    def may_try(self, address: str) -> bool:
        return self._tries.spend(address)

    def is_it(self, key: str) -> bool:
        """In the same time, whatever is wrong with it."""
        return hmac.compare_digest(self._hash, hashed(key))
