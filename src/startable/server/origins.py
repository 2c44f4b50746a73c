"""Whose pages may talk to us: our own, and those the operator names."""

import socket
from collections.abc import Iterable

from startable.server.settings import Settings

_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_ANY = ("0.0.0.0", "::", "")


def allowed_origins(settings: Settings) -> frozenset[str]:
    """Exact origins. A page that lives elsewhere cannot borrow a visitor's cookies."""
    hosts = set(_LOOPBACK) | set(_own_hosts(settings.host))
    return settings.origins | {f"http://{host}:{settings.port}" for host in hosts}


def _own_hosts(host: str) -> Iterable[str]:
    if host not in _ANY:
        return (host,)
    name = socket.gethostname()
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(name, None)]
    except OSError:
        found = []
    return (name, *(f"[{address}]" if ":" in address else address for address in found))
