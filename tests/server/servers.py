"""A server that tests start, stop, kill and start again."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Any, Self

import httpx

PATIENCE = 60.0
"""Seconds that a test waits for what must come; on a busy machine it comes late, but it comes."""

GENEROUS = {
    "bot_pause_ms": 0,
    "address_credits": 1_000_000,
    "sockets_per_address": 1_000,
    "listed_per_address": 1_000,
    "seats_per_address": 1_000,
    "socket_credits": 1_000_000,
    "chat_credits": 1_000_000,
    "read_credits": 1_000_000,
    "connections_per_address": 1_000,
    "drain_ms": 0,
}
"""Limits that no test meets by accident."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nursery:
    """Where servers are started quickly."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serve.py"))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, env=environment)

    def start(self, settings: Mapping[str, object]) -> None:
        print(json.dumps(settings), file=self._process.stdin, flush=True)

    def close(self) -> None:
        self._process.communicate()


class Address:
    """Where people find a table: a server, or what stands in front of several."""

    def __init__(self) -> None:
        self.port = free_port()
        self.said: list[str] = []
        """Every body that HTTP gave us."""
        self._http = httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def close(self) -> None:
        self._http.close()

    def ask(self, method: str, path: str, keys: Sequence[str] = (), **more: Any) -> httpx.Response:
        """One request, as our page would make it with these seat keys; no cookies are kept."""
        cookies = "; ".join(f"seat-{number}={key}" for number, key in enumerate(keys))
        headers = {"cookie": cookies, "origin": self.url} if keys else {}
        headers.update(more.pop("headers", {}))
        answer = self._http.request(method, path, headers=headers, **more)
        self._http.cookies.clear()
        self.said.append(answer.text)
        return answer

    def get(self, path: str, keys: Sequence[str] = ()) -> Any:
        answer = self.ask("GET", path, keys)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def journal(self, table: str) -> str:
        answer = self.ask("GET", f"/api/tables/{table}/journal")
        assert answer.status_code == 200, answer.text
        return answer.text


class Server(Address):
    """A process with its log and its store, a file unless told otherwise; both outlive the process."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: object) -> None:
        super().__init__()
        self.store = folder / "tables.sqlite3"
        self.log = folder / "server.log"
        self.pid = 0
        self._nursery = nursery
        self._pipe = folder / "pipe"
        os.mkfifo(self._pipe)
        paths = {"log": str(self.log), "pipe": str(self._pipe), "port": self.port}
        self._settings = {"store": str(self.store), **GENEROUS, **settings, **paths}
        self._alive: IO[str] | None = None

    def start(self) -> Self:
        self._nursery.start(self._settings)
        self._alive = self._pipe.open()
        number = self._alive.readline()
        assert number, f"the server did not start: {self.log.read_text()}"
        self.pid = int(number)
        return self

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def ask_to_stop(self) -> None:
        """It may take its time."""
        os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self._alive is not None:
            with suppress(ProcessLookupError):  # it may have been asked before
                os.kill(self.pid, how)
            self._alive.read()
            self._alive.close()
            self._alive = None

    def close(self) -> None:
        self.stop()
        super().close()

    def rows(self, sql: str, *values: object) -> list[Any]:
        """What the file says, read beside the server."""
        with closing(sqlite3.connect(self.store)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    def stored_lines(self, table: str) -> list[tuple[str, str]]:
        """The lines of a table with their tags; numbers must be 1, 2, 3, …"""
        lines: list[tuple[str, str]] = []
        rows = self.rows("select last, text, tag from entries where id = ? order by at", table)
        for last, text, tag in rows:
            first, *others = text.split("\n")
            lines += [(first, tag), *((other, "") for other in others)]
            assert last == len(lines)
        return lines

    def forge(self, table: str, *lines: str) -> None:
        """Somebody else writes lines into the file."""
        ((at, last),) = self.rows("select max(at), max(last) from entries where id = ?", table)
        columns, at_end = "at, id, before, last, text, tag", "(select coalesce(max(at), 0) + 1 from entries)"
        sql = f"insert into entries ({columns}) values ({at_end}, ?, ?, ?, ?, '')"
        self.rows(sql, table, at or 0, (last or 0) + len(lines), "\n".join(lines))

    def seed(self, table: str) -> str:
        return str(json.loads(self.rows("select record from tables where id = ?", table)[0][0])["seed"])
