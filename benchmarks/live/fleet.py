"""Several processes on one database behind a stock proxy, as `many.py` measures them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import process
from servers import free_port, stop
from subjects import FOLDER, PEER, STATE_BYTES

ROOT = FOLDER.parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.postgres import Cluster, programs  # noqa: E402
from tests.server.proxies import HAPROXY  # noqa: E402

FEW = re.compile(r"  # What one address may do.*?(?=  default_backend)", re.DOTALL)
"""The load comes from one address, and may."""


class Fleet(NamedTuple):
    """What to start."""

    title: str
    kind: str
    processes: int = 1
    database: bool = True
    proxy: bool = False
    redis: bool = False


class Running(NamedTuple):
    port: int
    pid: int
    groups: dict[str, list[int]]


@contextmanager
def running(fleet: Fleet, node: str, folder: Path) -> Iterator[Running]:
    with ExitStack() as stack:
        groups: dict[str, list[int]] = {}
        store = str(folder / "tables.sqlite3")
        if fleet.database:
            cluster = _cluster(stack)
            store, groups["database"] = cluster.database(), [cluster.pid]
        redis = 0
        if fleet.redis:
            redis = free_port()
            server = shutil.which("redis-server") or "redis-server"
            settings = ["--port", str(redis), "--save", "", "--bind", "127.0.0.1"]
            groups["redis"] = [_started(stack, [server, *settings], ready="Ready to accept").pid]
        ports = [free_port() for _ in range(fleet.processes)]
        servers = [
            _started(stack, _command(fleet, node, port, store, redis), ready="ready") for port in ports
        ]
        groups["servers"] = [server.pid for server in servers]
        port = ports[0]
        if fleet.proxy:
            port, proxy = _proxied(stack, fleet, ports, folder)
            groups["proxy"] = [proxy.pid]
        yield Running(port, servers[0].pid, groups)


def _cluster(stack: ExitStack) -> Cluster:
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is needed")
    cluster = Cluster(found)
    stack.callback(cluster.close)
    return cluster


def _command(fleet: Fleet, node: str, port: int, store: str, redis: int) -> list[str]:
    if fleet.kind == "startable":
        return [sys.executable, str(FOLDER / "serve.py"), str(port), store]
    more = [str(redis)] if redis else []
    return [node, str(PEER / "server.mjs"), str(port), str(STATE_BYTES), store, *more]


def _started(stack: ExitStack, command: Sequence[str], ready: str) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
        preexec_fn=process.many_files,
    )
    stack.callback(stop, child)
    assert child.stdout is not None
    while ready not in (line := child.stdout.readline()):
        if not line:
            raise RuntimeError(f"{command[0]} did not start")
    return child


def _proxied(
    stack: ExitStack, fleet: Fleet, ports: Sequence[int], folder: Path
) -> tuple[int, subprocess.Popen[bytes]]:
    if HAPROXY is None:
        raise SystemExit("HAProxy is needed")
    port = free_port()
    places = "".join(f"  server s{each} 127.0.0.1:{each}\n" for each in ports)
    text = FEW.sub("", (ROOT / "deploy" / "haproxy.cfg").read_text())
    text = re.sub(r"bind \S+", f"bind 127.0.0.1:{port}", text)
    text = re.sub(r"(  server .*\n)+", places, text)
    if fleet.kind != "startable":  # its sockets do not name their table, so any process will do
        text = text.replace("balance hash path,field(4,/)", "balance roundrobin")
        text = text.replace("GET /healthz", "GET /games")
    file = folder / "haproxy.cfg"
    file.write_text(text)
    child = subprocess.Popen([HAPROXY, "-q", "-f", str(file)], preexec_fn=process.many_files)
    stack.callback(child.wait)
    stack.callback(child.terminate)
    asked = "/healthz" if fleet.kind == "startable" else "/games"
    _until_it_answers(port, asked, child)
    return port, child


def _until_it_answers(port: int, asked: str, child: subprocess.Popen[bytes]) -> None:
    """It has found somebody healthy; the others, in as short a time again."""
    start = time.monotonic()
    while child.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}{asked}", timeout=5):
            break
        time.sleep(0.1)
    else:
        raise RuntimeError("the proxy did not start")
    time.sleep(1 + time.monotonic() - start)


@contextmanager
def folder_at(data: Path | None) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=data) as folder:
        yield Path(folder)
