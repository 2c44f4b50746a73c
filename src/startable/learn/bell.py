"""How the processes of a batch call each other: thousands of times a second, so it must cost little.

Whoever waits looks at a number in shared memory for a moment, since all take about as long for their rows;
then it sleeps at a pipe, where it also hears that the other has gone.
"""

import os
import sys
import time
from multiprocessing.connection import Connection
from platform import machine
from typing import Final

WORDS: Final = 8
"""Numbers of 64 bits that a bell takes, so that no two lie in one line of a cache."""
_RUNG, _ASLEEP = 0, 1
_LOOKS: Final = 300
"""About a fifth of a millisecond, if nobody else wants the processor."""
_NAP_S: Final = 0.05
"""Two that look and write at the same moment may miss each other; then this is lost, and no more."""
_CALL: Final = b"!"
_IN_ORDER: Final = machine().lower() in {"x86_64", "amd64", "x86", "i386", "i686"}
"""Do other processes see what one writes in the order in which it wrote? Elsewhere the pipe must tell."""


def _let_others() -> None:
    """Whoever else wants the processor may have it; they may be those that are waited for."""
    if sys.platform == "win32":
        time.sleep(0)
    else:
        os.sched_yield()


class Bell:
    """One process rings it, one other waits for it. `place` are its words in the memory that both share."""

    def __init__(self, place: memoryview, pipe: Connection) -> None:
        self._place = place
        self._pipe = pipe
        self._heard = 0

    def ring(self) -> None:
        self._place[_RUNG] += 1
        if self._place[_ASLEEP] or not _IN_ORDER:
            self._pipe.send_bytes(_CALL)

    def wait(self) -> None:
        """Until it is rung once more. EOFError or OSError: nobody will ring it any more."""
        self._heard += 1
        if not _IN_ORDER:
            self._pipe.recv_bytes()
        elif not self._comes_soon():
            self._sleep()

    def _comes_soon(self) -> bool:
        place, wanted = self._place, self._heard
        for _ in range(_LOOKS):
            if place[_RUNG] >= wanted:
                return True
            _let_others()
        return False

    def _sleep(self) -> None:
        self._place[_ASLEEP] = 1
        while self._place[_RUNG] < self._heard:
            if self._pipe.poll(_NAP_S):
                self._pipe.recv_bytes()
        self._place[_ASLEEP] = 0


def letter(pipe: Connection) -> bytes:
    """What was sent over a bell's pipe beside its calls."""
    found = pipe.recv_bytes()
    while found == _CALL:
        found = pipe.recv_bytes()
    return found
