"""The site of the documents: every page is in its list, and tables of figures become charts."""

import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from .documents import ROOT

TABLE = """# T

| subject | moves/s | x |
| --- | --- | --- |
| **Startable** `a` | 1,200 (1–2) | |
| b & c | 30 | |
"""


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    return runpy.run_path(str(ROOT / "tools" / "build_docs.py"))


def test_a_page_without_a_chapter_is_listed_at_the_end(tools: dict[str, Any]) -> None:
    found = {**tools["pages"](), ROOT / "docs" / "new.md": Path("new.md")}
    listed = tools["listed"](tools["LIST"].read_text("utf8"), found)
    assert listed.partition("  - More:\n")[2].count("- new.md\n") == 1
    assert "hosting.md" not in listed.partition("  - More:\n")[2]


def test_links_between_pages_and_to_the_source(tools: dict[str, Any]) -> None:
    found, page = tools["pages"](), ROOT / "docs" / "minds.md"
    assert tools["_link"](page, Path("minds.md"), "../benchmarks/bots.md", "#x", found) == "figures/bots.md#x"
    assert tools["_link"](page, Path("minds.md"), "../README.md", "#install", found) == "install.md"
    assert tools["_link"](page, Path("minds.md"), "../Makefile", "", found).endswith("/blob/main/Makefile")
    with pytest.raises(SystemExit, match="leads nowhere"):
        tools["_link"](page, Path("minds.md"), "nonsense.md", "", found)


def test_a_table_of_shares_is_drawn_from_0_to_100(tools: dict[str, Any], tmp_path: Path) -> None:
    """What every row has in common is no news, and numbers without a unit are none to compare."""
    table = "| bot | against | games | moves/s | wins |\n| --- | --- | --- | --- | --- |\n"
    table += "| a | b | 100 | 7 | 25.0 %, lucky |\n| c | 0.1.0 | 60 | 7 | 50 % |\n"
    text = tools["charted"](table, tmp_path, "share")
    assert "![wins](share-0.svg)\n\n*wins*" in text
    drawn = (tmp_path / "share-0.svg").read_text("utf8")
    widths = [float(width) for width in re.findall(r'<rect .*?width="([\d.]+)"', drawn)]
    assert widths[1] == 2 * widths[0]
    assert ">c · 0.1.0<" in drawn
    assert ">25 %<" in drawn


def test_a_table_of_speeds_gets_a_chart(tools: dict[str, Any], tmp_path: Path) -> None:
    text = tools["charted"](TABLE, tmp_path, "speed")
    assert text.endswith(TABLE[5:])
    assert "![moves/s](speed-0.svg)" in text
    drawn = (tmp_path / "speed-0.svg").read_text("utf8")
    assert drawn.count("<rect") == 2
    assert ">b &amp; c<" in drawn
    assert ">1,200<" in drawn
