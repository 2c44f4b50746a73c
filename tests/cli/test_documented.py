"""Every `startable …` in our documents is a command that it understands; the quick ones run."""

import re
import shlex
from pathlib import Path

import pytest

from startable.cli import app
from startable.cli.group import wanted_language
from startable.play import journal

from ..documents import ROOT, Code, commands
from ..play.test_fair import played
from .conftest import Run

SPOKEN_OF = re.compile(r"\w+|.*(?<![\w-])(?!FILE)[A-Z]+(?![\w-]).*")
"""A command without its words, or with some to be filled in."""
COMMANDS = [code for code in commands() if code.text != "net 1"]  # the first line of a file of weights
LASTS = ("serve", "bench", "train", "--ray", "level5")
FEW = (r"--games \S+", "--games 2 --workers 1")
"""Matches last minutes: two games tell as much."""


QUICK = [
    code
    for code in COMMANDS
    if not SPOKEN_OF.fullmatch(code.text) and not any(word in code.text for word in LASTS)
]


@pytest.fixture
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the documents speak of."""
    monkeypatch.chdir(tmp_path)
    for name in ("game.play", "FILE"):
        Path(name).write_text(journal.write(played()), "utf8")
    scenario = next(iter(sorted((ROOT / "tests" / "scenarios").glob("*.toml"))))
    Path("my-scenario.toml").write_text(scenario.read_text("utf8"), "utf8")


@pytest.mark.parametrize("code", COMMANDS, ids=[code.place for code in COMMANDS])
def test_it_is_understood(code: Code) -> None:
    _, (name, *words) = wanted_language(shlex.split(code.text))
    whole = app.make_context("startable", [name])
    command = app.get_command(whole, name)
    if not SPOKEN_OF.fullmatch(code.text):
        command.make_context(name, words, whole)


@pytest.mark.parametrize("code", QUICK, ids=[code.place for code in QUICK])
@pytest.mark.usefixtures("_folder")
def test_it_runs(code: Code, run: Run) -> None:
    ran = run(*shlex.split(re.sub(*FEW, code.text)))
    assert (ran.code, ran.err) == (0, "")
