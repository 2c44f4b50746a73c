"""What one address may ask of all processes together is counted by the proxy, as its configuration has it."""

import sys
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from .people import play_out, table_for_two
from .proxies import HAPROXY, Proxy
from .servers import PATIENCE
from .test_many_processes import Processes, processes, verified

__all__ = ["processes"]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not HAPROXY, reason="there is no HAProxy here"),
    pytest.mark.skipif(sys.platform != "linux", reason="has one address of its own alone"),
]
MOST = 200
"""Requests of an address; more than two people need for a game."""
TOO_MANY = 429


class Flood:
    """Another address, which asks as fast as it is answered, in a thread of its own."""

    def __init__(self, proxy: Proxy) -> None:
        line = httpx.HTTPTransport(local_address="127.0.0.2")
        self._http = httpx.Client(
            base_url=proxy.url,
            transport=line,
            timeout=PATIENCE,
            trust_env=False,
            headers={"connection": "close"},
        )
        self.answers: list[int] = []
        self.refused = threading.Event()
        self._stopped = False
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        while not self._stopped:
            self.answers.append(self._http.get("/api/tables").status_code)
            if self.answers[-1] == TOO_MANY:
                self.refused.set()

    def stop(self) -> None:
        self._stopped = True
        self._thread.join()
        self._http.close()


def test_who_asks_too_much_is_refused_and_nobody_else(processes: Processes, tmp_path: Path) -> None:
    with closing(Proxy(tmp_path, processes(2), limit=MOST)) as proxy:
        flood = Flood(proxy)
        assert flood.refused.wait(PATIENCE)
        anna, bela = table_for_two(proxy)
        play_out(anna, bela)
        assert verified(proxy, anna.table) == anna.frame["v"]
        flood.stop()
        assert flood.answers[:MOST] == [200] * MOST
        assert set(flood.answers[MOST:]) == {TOO_MANY}
