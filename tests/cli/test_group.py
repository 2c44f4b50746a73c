"""The command as a whole: language, help, version, and what it says about a wrong command line."""

import pytest

from startable import __version__
from startable.cli import COMMANDS
from startable.cli.group import wanted_language

from .conftest import Run


def test_without_a_command_it_shows_its_help(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert all(f"  {name}" in ran.out for name in COMMANDS)


def test_the_version_names_the_build(run: Run) -> None:
    ran = run("--version")
    assert ran.out.startswith(f"startable {__version__} (")
    assert "interpreted" in ran.out or "compiled" in ran.out


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("hu", "Használat:")])
def test_every_command_has_help_in_both_languages(run: Run, name: str, language: str, usage: str) -> None:
    ran = run("--lang", language, name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"{usage} startable {name}")
    assert "param-" not in ran.out
    assert "command-" not in ran.out


def test_the_environment_decides_the_language(run: Run, home: dict[str, str]) -> None:
    home["LC_ALL"] = "hu_HU.UTF-8"
    assert "Parancsok" in run().out
    assert "Commands" in run("--lang", "en").out


@pytest.mark.parametrize(
    "args", [["--lang", "hu", "games"], ["games", "--lang", "hu"], ["games", "--lang=hu"]]
)
def test_the_language_may_stand_anywhere(run: Run, args: list[str]) -> None:
    assert "Korongok" not in run("games").out
    assert "Játékosok" in run(*args).out


def test_after_two_dashes_nothing_is_an_option() -> None:
    assert wanted_language(["rules", "--", "--lang", "hu"]) == ("", ["rules", "--", "--lang", "hu"])


@pytest.mark.parametrize(
    ("args", "english", "hungarian"),
    [
        (["nope"], "There is no command “nope”.", "Nincs „nope” parancs."),
        (["--nope"], "There is no option --nope.", "Nincs --nope kapcsoló."),
        (["rules"], "GAME is missing.", "Hiányzik: JÁTÉK."),
        (["check"], "FILE is missing.", "Hiányzik: FÁJL."),
        (["play", "--seed"], "--seed needs a value.", "A --seed után érték kell."),
        (
            ["play", "--seed", "x"],
            "--seed must be a whole number.",
            "A --seed értéke csak egész szám lehet.",
        ),
        (["play", "ur", "x"], "There are too many words,", "Túl sok a szó,"),
    ],
)
def test_a_wrong_command_line_gets_one_line(run: Run, args: list[str], english: str, hungarian: str) -> None:
    assert run(*args).complaint.startswith(english)
    assert run(*args, "--lang", "hu").complaint.startswith(hungarian)


@pytest.mark.parametrize("args", [["--lang", "xx"], ["--lang"], ["games", "--lang="]])
def test_an_unknown_language_is_told(run: Run, args: list[str]) -> None:
    assert run(*args).complaint.endswith("possible: en, hu.")
