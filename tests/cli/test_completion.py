"""Completion in shells: commands, options and games; and what programs read instead of sentences."""

import json
import os
import subprocess

import pytest

from .conftest import COMMAND, Run


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_script(run: Run, shell: str) -> None:
    assert "_STARTABLE_COMPLETE" in run("completion", shell).out


def test_another_shell_is_told(run: Run) -> None:
    assert run("completion", "tcsh").complaint.endswith("There is for: bash, zsh, fish.")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("startable re", {"replay", "review"}),
        ("startable play sm", {"smugglers"}),
        ("startable play --opt", {"--option"}),
    ],
)
def test_what_is_begun_is_completed(words: str, expected: set[str]) -> None:
    asked = {"_STARTABLE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    ran = subprocess.run(COMMAND, capture_output=True, text=True, env={**os.environ, **asked})
    assert {line.partition(",")[2] for line in ran.stdout.split()} == expected


def test_a_puzzle_for_programs_has_no_answer(run: Run) -> None:
    found = json.loads(run("puzzle", "ur", "1", "--json").out)
    assert found["game"] == "ur"
    assert "steps" not in found
    assert found["position"]
