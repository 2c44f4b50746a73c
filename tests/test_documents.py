"""The documents keep their word: code runs, links lead somewhere, what tools wrote is fresh."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from startable.build import COMPILED
from startable.play import journal, scenario
from startable.play.catalogue import AnyGame, games
from startable.play.words import words
from startable.server.protocol import FromClient, ToClient

from .documents import PAGES, ROOT, Code, blocks, shell_lines, spans

PYTHON = list(blocks("python"))
JOURNALS, SCENARIOS = list(blocks("journal")), list(blocks("scenario"))
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf8")
WRITTEN_BY_TOOLS = ["protocol_types.py"]
_LINK = re.compile(r"\]\((?!\w+:)([^)#]+)")
_NEEDED = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)


@pytest.mark.parametrize("code", PYTHON, ids=[code.place for code in PYTHON])
def test_code_runs(code: Code, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in _NEEDED.findall(code.text):
        if find_spec(package) is None:
            pytest.skip(f"{package} is not here")
    monkeypatch.chdir(tmp_path)
    exec(compile("\n" * (code.line - 1) + code.text, code.page, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("code", JOURNALS, ids=[code.place for code in JOURNALS])
def test_journals_replay(code: Code) -> None:
    read = journal.read(code.text)
    assert [line for line, *_ in journal.steps(read)] == read.lines


@pytest.mark.parametrize("code", SCENARIOS, ids=[code.place for code in SCENARIOS])
def test_scenarios_hold(code: Code) -> None:
    assert [found for each in scenario.read(code.text) for found in scenario.run(each)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_extras_come_after_installing(page: Path) -> None:
    """Startable is on no index: it is there from a checkout or a wheel, or pip finds nothing."""
    text = page.read_text("utf8")
    if "pip install 'startable" in text:
        assert "#install)" in text


def test_every_target_of_make_is_there() -> None:
    named = {code.text.split()[1] for code in [*shell_lines(), *spans()] if code.text.startswith("make ")}
    offered = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE))
    assert {"play", "test"} <= named <= offered


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(page.read_text("utf8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_how_much_learners_see_and_may_do_is_told(game: AnyGame) -> None:
    row = f"| {words('en').say(game.key('name'))} | {game.numbers.WIDTH} | {game.numbers.MOVES} |"
    assert row in (ROOT / "docs" / "learning.md").read_text("utf8")


@pytest.mark.parametrize("message", get_args(FromClient) + get_args(ToClient), ids=lambda each: each.__name__)
def test_every_message_of_the_socket_is_told_of(message: type[Struct]) -> None:
    assert message.__doc__
    assert f"{message.__struct_config__.tag}`" in PROTOCOL or f'"{message.__struct_config__.tag}"' in PROTOCOL


@pytest.mark.skipif(COMPILED, reason="compiled classes do not tell what their fields are")
@pytest.mark.parametrize("tool", WRITTEN_BY_TOOLS)
def test_what_a_tool_has_written_is_fresh(tool: str) -> None:
    checked = subprocess.run([sys.executable, ROOT / "tools" / tool, "--check"], stderr=-1, text=True)
    assert not checked.returncode, checked.stderr
