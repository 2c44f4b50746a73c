"""Measures subjects beside their peers, in one run, and writes a page of Markdown.

Subjects take turns, round after round, each in a process of its own: a noisy machine is noisy for all.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import report
from measured import Subject

Subjects = Sequence[Subject]
Page = Callable[[list[report.Round], dict[str, Any], float], str]

FOLDER = Path(__file__).parent
SLACK = 120  # seconds for imports and set-up
APART = 1_000_000  # between the seeds of two rounds: batches count up from theirs


def measure(subjects: Subjects, page: Page, arguments: Sequence[str] | None = None) -> None:
    options = parse(arguments)
    with tempfile.TemporaryDirectory() as folder:
        commands, installed = places(subjects, options, Path(folder))
        numbers = range(1, options.repeats + 1)
        rounds = [turn(subjects, commands, options.seconds, number) for number in numbers]
    text = page(rounds, installed, options.seconds)
    print(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="per subject and round")
    parser.add_argument("--repeats", type=int, default=5, help="rounds; the table has their medians")
    parser.add_argument("--out", type=Path, help="write the Markdown here too")
    parser.add_argument("--compiled-python", default=sys.executable, help="has the compiled build")
    parser.add_argument("--pure-python", default=sys.executable, help="has the interpreted build")
    parser.add_argument("--peers-python", default=sys.executable, help="has benchmarks/requirements.txt")
    return parser.parse_args(arguments)


def places(
    subjects: Subjects, options: argparse.Namespace, folder: Path
) -> tuple[dict[str, list[str]], dict[str, Any]]:
    """The command of each place that can be measured, and what is installed there."""
    wanted = {subject.place for subject in subjects}
    pythons = {
        "peers": options.peers_python,
        "compiled": options.compiled_python,
        "pure": options.pure_python,
    }
    found = {place: ask(script(pythons[place], "about")) for place in pythons if place in wanted}
    installed = {place: answer for place, answer in found.items() if fits(place, answer)}
    commands = {place: script(pythons[place]) for place in installed}
    compiler = find_compiler()
    if compiler and "c" in wanted:
        commands["c"] = [build(compiler, folder)]
        installed["c"] = {"compiler": first_line([compiler, "--version"])}
    return commands, installed


def script(python: str, *arguments: str) -> list[str]:
    return [python, str(FOLDER / "subject.py"), *arguments]


def fits(place: str, found: dict[str, Any]) -> bool:
    """A pure build must not pass for the compiled one, nor the other way round."""
    if place == "peers":
        return bool(found) and found["packages"]["open_spiel"] is not None
    return found.get("compiled") is (place == "compiled")


def find_compiler() -> str | None:
    wanted = [os.environ.get("CC", "cc"), "cc", "gcc", "clang"]
    return next((path for name in wanted if (path := shutil.which(name))), None)


def build(compiler: str, folder: Path) -> str:
    program = folder / "ur"
    subprocess.run([compiler, "-O3", "-o", program, FOLDER / "limit" / "ur.c"], check=True)
    return str(program)


def first_line(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.partition("\n")[0]


def turn(subjects: Subjects, commands: dict[str, list[str]], seconds: float, number: int) -> report.Round:
    """One measurement of every subject that is there."""
    return {
        subject.key: run(subject, commands[subject.place], seconds, number)
        for subject in subjects
        if subject.place in commands
    }


def run(subject: Subject, command: list[str], seconds: float, number: int) -> dict[str, Any]:
    name = [subject.name] if subject.name else []
    found = ask([*command, *name, str(seconds), str(number * APART)], seconds + SLACK)
    print(f"round {number}  {subject.key:13}{report.speed(found):>14}", file=sys.stderr, flush=True)
    return found


def ask(command: list[str], timeout: float = SLACK) -> dict[str, Any]:
    """The JSON line of a subject; what it says beside that goes to the terminal, a failure is no figure."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=timeout, check=False)
    lines = done.stdout.splitlines()
    return json.loads(lines[-1]) if done.returncode == 0 and lines else {}
