"""Runs the command as a user would, in this process or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest
from click.testing import CliRunner

from startable.cli import app

from ..signals import can_interrupt

COMMAND = [sys.executable, "-m", "startable.cli"]


class Ran:
    """What came out; a traceback is never polite, so it fails here."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err
        assert "Traceback" not in out + err

    @property
    def complaint(self) -> str:
        """The one line on the error stream, with exit code 2 and nothing else said."""
        assert self.code == 2
        assert self.err.count("\n") == 1
        return self.err.strip()


Run = Callable[..., Ran]
Spawn = Callable[..., "subprocess.Popen[bytes]"]
Pipe = IO[bytes]


def pipes(process: "subprocess.Popen[bytes]") -> tuple[Pipe, Pipe, Pipe]:
    """What it reads, says and complains."""
    assert process.stdin
    assert process.stdout
    assert process.stderr
    return process.stdin, process.stdout, process.stderr


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment in English whose own games lie in a folder of this test."""
    places = {name: str(tmp_path / "home") for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA")}
    return {**places, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "80"}


Keep = Callable[[str], Path]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Puts a journal into a file."""

    def keep(text: str) -> Path:
        path = tmp_path / "game.play"
        path.write_text(text)
        return path

    return keep


@pytest.fixture
def run(home: dict[str, str]) -> Run:
    def run(*args: object, typed: str | bytes = "") -> Ran:
        words = [str(arg) for arg in args]
        ran = CliRunner(env=home).invoke(app, words, input=typed, catch_exceptions=False)
        return Ran(ran.exit_code, ran.stdout, ran.stderr)

    return run


@pytest.fixture
def spawn(home: dict[str, str]) -> Spawn:
    def spawn(*args: object) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        words = [*COMMAND, *(str(arg) for arg in args)]
        return subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, env={**os.environ, **home}, preexec_fn=can_interrupt
        )

    return spawn
