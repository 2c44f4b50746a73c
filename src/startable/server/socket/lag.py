"""How long a line seems to be: beats that the other side echoes.

Who delays the echo seems to have a longer line; so a connection believes it only as far as its system does.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic

EVERY_S = 3.0
KEPT = 5


class Lag:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._n = 0
        self._sent_at = 0.0
        self._trips: deque[float] = deque(maxlen=KEPT)

    def send(self) -> int:
        """The number of the next beat."""
        self._n += 1
        self._sent_at = self._now()
        return self._n

    def heard(self, n: int) -> bool:
        """An echo; only the last beat's counts, and only once."""
        if n != self._n or not self._sent_at:
            return False
        self._trips.append(self._now() - self._sent_at)
        self._sent_at = 0.0
        return True

    def one_way_ms(self) -> float:
        """Half of the shortest of the last round trips; 0 while nothing is known."""
        return min(self._trips) * 500 if self._trips else 0.0
