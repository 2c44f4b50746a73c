"""The command as a process of its own: signals, pipes and streams."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from startable.cli.group import Group
from startable.cli.parameters import Context

from .conftest import COMMAND, Spawn, pipes

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes of Unix")


def test_it_runs(spawn: Spawn) -> None:
    out, err = spawn("--version").communicate(timeout=60)
    assert out.startswith(b"startable ")
    assert err == b""


def test_a_whole_game_through_a_pipe(spawn: Spawn) -> None:
    process = spawn("play", "--seed", "2", "--option", "discs=2")
    out, err = process.communicate(b"1\n" * 300, timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"wins. (UR-502" in out
    assert b"\x1b" not in out


def test_an_interruption_leaves_politely(spawn: Spawn) -> None:
    process = spawn("play", "--seed", "2")
    _, stdout, _ = pipes(process)
    shown = b""
    while not shown.endswith(b"help): "):
        shown += stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out.endswith(b"You have left the table. Come back soon!\n")
    assert err == b""


def test_an_interruption_of_any_command_says_nothing(home: dict[str, str]) -> None:
    def stop(ctx: Context) -> None:
        raise KeyboardInterrupt

    ran = CliRunner(env=home).invoke(Group(stop, []), [])
    assert (ran.exit_code, ran.output) == (130, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_told_in_one_line(home: dict[str, str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env={**os.environ, **home}
        )
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"The output cannot be written (")
    assert ran.stderr.count(b"\n") == 1


def test_a_reader_that_goes_away_is_no_error(spawn: Spawn) -> None:
    process = spawn("rules", "ur")
    stdin, stdout, stderr = pipes(process)
    stdout.close()
    stdin.close()
    assert stderr.read() == b""
    stderr.close()
    assert process.wait(timeout=60) == 141


def test_typed_bytes_that_are_no_text(spawn: Spawn) -> None:
    process = spawn("play", "--seed", "2")
    out, err = process.communicate(b"\xff\xfe\xfd\n\x00\n1\n", timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"is no move" in out


def test_bad_input_exits_with_two(spawn: Spawn) -> None:
    process = spawn("replay", "missing.play")
    assert process.communicate(timeout=60) == (b"", b"missing.play: There is no such file.\n")
    assert process.returncode == 2
