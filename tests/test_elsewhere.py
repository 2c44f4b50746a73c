"""On other systems: where data lies, and a table without what is missing there."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from startable.client import Player
from startable.server import run as server_run
from startable.server import settings
from startable.server.socket.allowance import Allowance
from startable.server.socket.framing import Cutter
from startable.server.socket.transport import SocketTransport
from startable.server.workers import pool

LACKING = Path(__file__).with_name("elsewhere")
PATIENCE = 60.0


def test_the_store_lies_where_the_system_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path / "Library")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert settings.default_store() == tmp_path / "Library" / "tables.sqlite3"


def test_a_store_at_the_old_place_is_still_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path / "Library")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    old = tmp_path / ".local" / "share" / "startable" / "tables.sqlite3"
    old.parent.mkdir(parents=True)
    old.touch()
    assert settings.default_store() == old
    new = tmp_path / "Library" / "tables.sqlite3"
    new.parent.mkdir()
    new.touch()
    assert settings.default_store() == new


def test_workers_do_without_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    pool._begin(10)


def test_a_port_is_ours_alone_where_addresses_can_be_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows SO_REUSEADDR would let a second server have the same port."""
    asked: list[int] = []

    class Recorded(socket.socket):
        def setsockopt(self, level: int, name: int, *value: object) -> None:
            asked.append(name)

    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(socket, "socket", Recorded)
    server_run._bound("127.0.0.1", 0).close()
    assert asked == [-5]


def test_bytes_that_may_change_are_kept_as_they_were() -> None:
    """On Windows the loop of Python 3.11 reads into one buffer, and hands that out."""
    heard: list[bytes] = []
    line = SimpleNamespace(
        handshake_initiated=True, _deaf=False, _cutter=Cutter(100), allowance=Allowance(), _hear=heard.extend
    )
    read = bytearray(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
    SocketTransport.data_received(line, read)  # type: ignore[arg-type]
    assert [type(frame) for frame in heard] == [bytes]


@pytest.fixture
def lacking(tmp_path: Path) -> Iterator[str]:
    """The address of `python -m startable serve`, without what is missing there; its log must stay empty."""
    paths = os.pathsep.join([str(LACKING), *filter(None, [os.environ.get("PYTHONPATH")])])
    words = ["serve", "--no-browser", "--port", "0", "--store", str(tmp_path / "t.sqlite3"), "--lang=en"]
    with (tmp_path / "log").open("w") as log, subprocess.Popen(
        [sys.executable, "-m", "startable", *words, "--bot-pause-ms", "0"],
        env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, stderr=log, text=True,
    ) as server:  # fmt: skip
        try:
            assert server.stdout
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found, (tmp_path / "log").read_text()
            yield found[0]
            told = (tmp_path / "log").read_text()
        finally:
            server.kill()
    assert "Traceback" not in told, told


@pytest.mark.slow
def test_a_bot_moves_without_what_is_missing_there(lacking: str) -> None:
    """Both sides of a short game by turns."""
    with Player.open(lacking, "ur", "Anna", against="level1", draw_after=10, patience=PATIENCE) as me:
        for frame in me.turns(PATIENCE):
            me.play(frame.legal[0], PATIENCE)
        movers = {line.split()[0] for line in me.journal().splitlines() if line}
    assert {"A", "B"} <= movers
