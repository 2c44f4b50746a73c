"""Lines in the log about what may happen thousands of times: one now and then, with how many there were."""

import logging
from collections.abc import Callable
from time import monotonic

from startable.server.metrics import REFUSALS

log = logging.getLogger("startable")

EVERY_S = 10.0


class Rarely:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._last: dict[str, float] = {}
        self._silent: dict[str, int] = {}

    def warn(self, what: str, who: str, *details: object) -> None:
        """Says who was refused and why, with details, unless that was said a moment ago with any."""
        REFUSALS.labels(_reason(what)).inc()
        now = self._now()
        if now - self._last.get(what, -EVERY_S) < EVERY_S:
            self._silent[what] = self._silent.get(what, 0) + 1
            return
        self._last[what] = now
        more = self._silent.pop(what, 0)
        told = what % details if details else what
        log.warning("refused %s: %s%s", who or "?", told, f" ({more} more since)" if more else "")


def _reason(what: str) -> str:
    """Without what differs from one to the next."""
    return what.replace(" %r", "").replace("%s ", "")


rarely = Rarely()
