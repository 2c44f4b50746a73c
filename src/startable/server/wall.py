"""The time of day, for what must outlast this process; setting the system's clock does not make it jump."""

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _START + time.monotonic()
