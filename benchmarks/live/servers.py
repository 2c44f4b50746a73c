"""Starts a server on a core of its own and stops it again."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import process
from subjects import Subject, command

STOPPING = 10  # seconds


class Server(NamedTuple):
    port: int
    pid: int


@contextlib.contextmanager
def serving(subject: Subject, node: str, core: int, data: Path | None, collect: bool) -> Iterator[Server]:
    """The server with an empty store, until the block ends."""
    with tempfile.TemporaryDirectory(dir=data) as folder:
        port = free_port()
        child = subprocess.Popen(
            command(subject, node, port, Path(folder), collect),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
            preexec_fn=lambda: process.pin(core),
        )
        try:
            wait_until_ready(child, subject)
            yield Server(port, child.pid)
        finally:
            stop(child)


def wait_until_ready(child: subprocess.Popen[str], subject: Subject) -> None:
    assert child.stdout is not None
    if "ready" not in child.stdout.readline():
        raise RuntimeError(f"{subject.title} did not start")


def stop(child: subprocess.Popen[str]) -> None:
    child.terminate()
    try:
        child.wait(STOPPING)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
