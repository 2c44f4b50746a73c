"""What a release is made of: notes from the changelog, complete metadata, workflows that can be read."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .documents import ROOT

RELEASE: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "release.py"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
"""An sdist has none."""
CHANGELOG = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- First.\n"


def test_notes_are_the_part_of_a_version() -> None:
    assert RELEASE["notes"]("0.1.0", CHANGELOG) == "- First."
    assert RELEASE["notes"]("0.1", CHANGELOG) == ""
    assert RELEASE["notes"]("0.2.0", CHANGELOG) == ""


def test_what_is_unreleased_becomes_the_version() -> None:
    text = RELEASE["prepared"]("0.2.0", CHANGELOG, "2030-01-02")
    assert RELEASE["notes"]("0.2.0", text) == "- New."
    assert RELEASE["notes"]("0.1.0", text) == "- First."
    with pytest.raises(SystemExit, match="nothing is unreleased"):
        RELEASE["prepared"]("0.3.0", text, "2030-01-03")


def test_a_wrong_version_is_told() -> None:
    told = RELEASE["problems"](RELEASE["version"]())
    assert not [each for each in told if "changelog" in each.lower()]
    assert len(RELEASE["problems"]("nonsense")) == len(told) + 3


def test_the_metadata_is_complete() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} <= set(project["urls"])
    pythons = {each.rpartition(" ")[2] for each in project["classifiers"] if "Python :: 3." in each}
    assert pythons == {"3.11", "3.12", "3.13", "3.14"}


def test_the_core_asks_for_no_extra_by_accident() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert len(project["dependencies"]) <= 5
    assert {"all", "arena", "client", "learn", "server", "train"} <= set(project["optional-dependencies"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: str(file.name))
def test_actions_are_named_by_their_commit_and_the_version_beside_it(file: Path) -> None:
    """A tag may be moved to something else tomorrow."""
    used = re.findall(r"uses: (.*)", file.read_text("utf8"))
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


def test_the_same_action_is_the_same_everywhere() -> None:
    found: dict[str, set[str]] = {}
    for file in WORKFLOWS:
        for name, version in re.findall(r"uses: ([\w./-]+)@(.*)", file.read_text("utf8")):
            found.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}
