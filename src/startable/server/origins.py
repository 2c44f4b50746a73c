"""Whose pages may talk to us: our own, and those the operator names."""

import socket
from ipaddress import ip_address

from startable.server.settings import Settings

_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_HOME = (".local", ".lan", ".home.arpa", ".internal")
"""Names that are given within a network, never by strangers."""


class Origins:
    """Exact origins. A page that lives elsewhere cannot borrow a visitor's cookies."""

    def __init__(self, settings: Settings) -> None:
        named = settings.host if ":" not in settings.host else f"[{settings.host}]"
        own = {f"http://{host}:{settings.port}" for host in (*_LOOPBACK, named)}
        self._allowed = settings.origins | own
        self._any_name = bool(settings.trusted_proxies)
        self._names = {name.lower() for name in (socket.gethostname(), socket.getfqdn())}

    def welcome(self, origin: str, scheme: str, host: str) -> bool:
        """A page whose origin is the very host that was asked for is our own page.

        That holds for addresses, for names within the network, and for names that a proxy of the operator
        answers to: any other name may be a stranger's that was made to lead here.
        """
        if origin in self._allowed:
            return True
        return origin == f"{scheme.replace('ws', 'http')}://{host}" and (
            self._any_name or self._at_home(host)
        )

    def _at_home(self, host: str) -> bool:
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        name = name.strip("[]").lower()
        return _is_address(name) or "." not in name or name.endswith(_HOME) or name in self._names


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
