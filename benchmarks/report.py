"""The measured rounds as a page of Markdown."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import about
from measured import OURS, SUBJECTS, TARGETS, Subject, Target

Round = dict[str, dict[str, Any]]  # what each subject answered, by its key

SPREAD = 0.37  # standard deviation of the length of a random game of UR, as a share of its mean
SIGMAS = 4
WHY = Path(__file__).parent / "limit" / "why.md"
TITLES = {subject.key: subject.title for subject in SUBJECTS}
MISSING = {
    "peers": "not installed: see requirements.txt and --peers-python",
    "compiled": "no compiled build: see --compiled-python",
    "pure": "no interpreted build: see --pure-python",
    "c": "no C compiler found",
}


def page(rounds: list[Round], installed: dict[str, Any], seconds: float) -> str:
    parts = (
        heading(rounds, seconds),
        measured(rounds),
        targets(rounds),
        lengths(rounds),
        versions(installed),
        WHY.read_text(encoding="utf-8"),
    )
    return "\n".join(parts)


def heading(rounds: list[Round], seconds: float) -> str:
    day = time.strftime("%Y-%m-%d")
    return f"""# Speed of the engine

Random play, one process at a time, {day}. Medians of {len(rounds)} rounds in which all subjects take turns, \
{seconds:g} s each; in brackets the slowest and the fastest round. A decision is a move of a player, \
a forced pass too; steps are decisions and chance outcomes together \
(catanatron and PettingZoo let chance fall inside the actions, so there both are the same). \
Ratios are medians of the ratios within a round. \
The games differ, so a ratio compares engines at random play of their own games, not the same work; \
only the last row plays the same game as ours.
"""


def measured(rounds: list[Round]) -> str:
    head = ("subject", "decisions/s", "steps/s", "games/s", "decisions a game", "against")
    return table("Measured", head, [row(rounds, subject) for subject in SUBJECTS])


def row(rounds: list[Round], subject: Subject) -> list[str]:
    key = subject.key
    if not rates(rounds, key):
        return [subject.title, f"not measured ({MISSING[subject.place]})", "", "", "", ""]
    beside = ", ".join(f"{times(rounds, key, peer)} {peer}" for peer in subject.beside)
    speeds = [round3(median(rates(rounds, key, what))) for what in ("steps", "games")]
    return [subject.title, spread(rates(rounds, key)), *speeds, f"{length(rounds, key):.1f}", beside]


def targets(rounds: list[Round]) -> str:
    head = ("subject", "wanted", "measured", "reached")
    return table("Targets", head, [goal(rounds, target) for target in TARGETS])


def goal(rounds: list[Round], target: Target) -> list[str]:
    found = ratio(rounds, target.key, target.peer)
    reached = "not measured" if found is None else "yes" if found >= target.wanted else "no"
    wanted = f"{target.word} {target.wanted:g} × {target.peer}"
    return [TITLES[target.key], wanted, times(rounds, target.key, target.peer), reached]


def lengths(rounds: list[Round]) -> str:
    """The loop in C was written from the rules alone: two readings that agree are probably right."""
    head = ("subject", "games", "decisions a game", "difference to C", "agrees")
    rows = [compare(rounds, key) for key in OURS if rates(rounds, key) and rates(rounds, "limit")]
    return table(f"Same game? (noise: {SIGMAS} standard errors)", head, rows)


def compare(rounds: list[Round], key: str) -> list[str]:
    games, others = total(rounds, key, "games"), total(rounds, "limit", "games")
    noise = SIGMAS * SPREAD * math.sqrt(1 / games + 1 / others)
    apart = length(rounds, key) / length(rounds, "limit") - 1
    agrees = "yes" if abs(apart) <= noise else "no"
    shown = f"{apart:+.2%} (noise ± {noise:.2%})"
    return [TITLES[key], f"{games:,.0f}", f"{length(rounds, key):.2f}", shown, agrees]


def versions(installed: dict[str, Any]) -> str:
    lines = [f"- Machine: {about.machine()}"]
    lines += [f"- {place}: {describe(found)}" for place, found in installed.items() if found]
    return "## Versions\n\n" + "\n".join(lines) + "\n"


def describe(found: dict[str, Any]) -> str:
    packages = found.get("packages", {})
    known = [f"{name} {version}" for name, version in packages.items() if version]
    return ", ".join(filter(None, (found.get("compiler"), found.get("python"), *known)))


def rates(rounds: list[Round], key: str, what: str = "decisions") -> list[float]:
    return [one[what] / one["seconds"] for one in answers(rounds, key)]


def answers(rounds: list[Round], key: str) -> Iterator[dict[str, Any]]:
    return (one[key] for one in rounds if one.get(key))


def total(rounds: list[Round], key: str, what: str) -> float:
    return float(sum(one[what] for one in answers(rounds, key)))


def length(rounds: list[Round], key: str) -> float:
    return total(rounds, key, "decisions") / total(rounds, key, "games")


def ratio(rounds: list[Round], key: str, peer: str) -> float | None:
    both = [(one[key], one[peer]) for one in rounds if one.get(key) and one.get(peer)]
    shares = [rate(ours) / rate(theirs) for ours, theirs in both]
    return median(shares) if shares else None


def rate(answer: dict[str, Any]) -> float:
    return float(answer["decisions"] / answer["seconds"])


def times(rounds: list[Round], key: str, peer: str) -> str:
    found = ratio(rounds, key, peer)
    return "?" if found is None else f"{found:.3g} ×"


def speed(answer: dict[str, Any]) -> str:
    return f"{rate(answer):,.0f}/s" if answer else "failed"


def spread(values: list[float]) -> str:
    return f"{round3(median(values))} ({round3(min(values))}–{round3(max(values))})"


def round3(value: float) -> str:
    """Three digits: the noise of the machine is larger than the fourth."""
    digits = 2 - math.floor(math.log10(value))
    return f"{round(value, digits):,.{max(digits, 0)}f}"


def table(title: str, head: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [list(head), ["---"] * len(head), *rows]
    return f"## {title}\n\n" + "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
