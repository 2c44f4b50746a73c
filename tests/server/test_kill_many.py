"""Processes and their database are killed under play: nothing that anybody was told is lost."""

import asyncio
import json
import os
import random
import time
from collections import Counter
from itertools import count
from typing import Any

import httpx
import pytest

from ..effort import LONG
from .conftest import NewServer
from .postgres import Cluster
from .servers import PATIENCE, Server
from .test_kill import STORE_FAILS, check_all, through_the_storm

KILLS = int(os.environ.get("STARTABLE_KILLS", "0")) or (40 if LONG else 8)
SEED = int(os.environ.get("STARTABLE_SEED", "4711"))
"""Whom the kills meet."""
PROCESSES = 3
DATABASE = 0.2
"""The share of kills that meet the database."""


def lines_in(cluster: Cluster, address: str, table: str) -> list[tuple[str, str]]:
    """The lines of a table with their tags; numbers must be 1, 2, 3, …"""
    row = "json_build_array(first, last, text, tag)"
    query = f"select {row} from entries where id = '{table}' order by first"
    lines: list[tuple[str, str]] = []
    for found in cluster.ask(query, address.rpartition("/")[2]).splitlines():
        first, last, text, tag = json.loads(found)
        assert first == len(lines) + 1
        head, *others = text.split("\n")
        lines += [(head, tag), *((other, "") for other in others)]
        assert last == len(lines)
    return lines


class Fleet:
    """Several processes on one database; whoever finds one dead tries the next, as a proxy would."""

    def __init__(self, servers: list[Server], cluster: Cluster, address: str) -> None:
        self._servers = servers
        self._cluster = cluster
        self._address = address
        self._dice = random.Random(SEED)
        self._victim: Server | None = None
        self._tries = count()
        self.killed: Counter[str] = Counter()
        """By what it was."""

    def kill(self) -> None:
        self._victim = None if self._dice.random() < DATABASE else self._dice.choice(self._servers)
        if self._victim:
            self._victim.kill()
        else:
            self._cluster.stop("immediate")
        self.killed["processes" if self._victim else "databases"] += 1
        if self.killed.total() % 50 == 0:
            print(f"killed: {dict(self.killed)}", flush=True)

    def start(self) -> None:
        if self._victim:
            self._victim.start()
        else:
            self._cluster.start()

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self._next().ask(method, path, **more)

    def socket_url(self, table: str) -> str:
        return self._next().socket_url(table)

    def journal(self, table: str) -> str:
        """Whoever is told to come back does so: the database may just have been started."""
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.ask("GET", f"/api/tables/{table}/journal")
            if answer.status_code == 200:
                return answer.text
            assert answer.status_code == STORE_FAILS, answer.text
            assert time.monotonic() < until, "nobody reads the table"
            time.sleep(0.1)

    def stored_lines(self, table: str) -> list[tuple[str, str]]:
        return lines_in(self._cluster, self._address, table)

    def _next(self) -> Server:
        return self._servers[next(self._tries) % len(self._servers)]


@pytest.mark.long
def test_processes_and_database_are_killed_and_nothing_is_lost(
    new_server: NewServer, cluster: Cluster
) -> None:
    address = cluster.database()
    servers = [new_server(store=address) for _ in range(PROCESSES)]
    fleet = Fleet(servers, cluster, address)
    tally = asyncio.run(through_the_storm(fleet, KILLS))
    check_all(fleet, tally)
    print(f"killed: {dict(fleet.killed)}")
    assert tally.kills == fleet.killed.total() == KILLS
    assert tally.acks
