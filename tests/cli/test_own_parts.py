"""Files in the owner's folder of parts that nobody reads."""

from pathlib import Path

import pytest

from startable.play.words import words

from .conftest import Run


def test_a_misspelt_file_is_told_and_the_command_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("mazes.toml", "readme.md", ".hidden"):
        (tmp_path / name).write_text("", "utf8")
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    told = run("rules", "ur", "UR-101")
    assert "no game reads mazes.toml. Files there are called maze.toml, smugglers.toml" in told.err
    assert "UR-101" in told.out


def test_nothing_is_told_where_all_is_well(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert words("hu").has("parts-unread")
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    assert run("rules", "ur", "UR-101").err == ""
    monkeypatch.delenv("STARTABLE_PARTS")
    assert run("rules", "ur", "UR-101").err == ""
