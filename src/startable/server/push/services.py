"""Whom the server calls: push services of browsers, and nobody else, for a stranger may name anybody."""

from collections.abc import Iterable
from urllib.parse import urlsplit

SERVICES = frozenset(
    {"fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"}
)
"""With all that lies under these names."""


def is_service(endpoint: str, services: Iterable[str]) -> bool:
    """`services`: names, over https only; or whole origins, such as http://127.0.0.1:9000."""
    try:
        address = urlsplit(endpoint)
        usual = address.port in (None, 443)
    except ValueError:
        return False
    if address.username is not None or address.password is not None:
        return False
    origin, host = f"{address.scheme}://{address.netloc}", address.hostname or ""
    named = [each for each in services if "://" not in each]
    below = any([host == each or host.endswith(f".{each}") for each in named])
    return origin in set(services) or (address.scheme == "https" and usual and below)
