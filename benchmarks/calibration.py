"""Does what is called 30 % happen in 30 % of such games? `python benchmarks/calibration.py`.

Bots play, and at every position that the value judges by itself it says each seat's chance to win. These are
sorted by tens, and beside the mean of what was said stands how often it came true. The gap is how far the two
are apart, on average over all that was said. Surprise is the mean of -log of what the winner was given. Drift
is by how much the chance of whoever chose changes from one such position to the next, with its standard
error: none where choices lose nothing (`--bot greedy`) and what is said adds up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import log, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from reviewed import Kind, kinds, parse, played, show

from startable.core import NOBODY
from startable.play.journal import Journal, steps

TENS = 10
NEVER = 1e-9
HEAD = [
    "| game | players | games | said | gap | surprise | drift | by tens: said → came true |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
]


class Said(NamedTuple):
    """Everybody's chances at a position, and who has chosen on the way to it, if anybody has."""

    chances: list[float]
    chooser: int


@dataclass
class Ten:
    """Chances between two tens of per cent."""

    said: list[float] = field(default_factory=list)
    true: list[float] = field(default_factory=list)

    def add(self, chance: float, share: float) -> None:
        self.said.append(chance)
        self.true.append(share)

    def gap(self) -> float:
        return abs(sum(self.said) - sum(self.true))

    def text(self) -> str:
        count = len(self.said)
        return f"{percent(sum(self.said) / count)} → {percent(sum(self.true) / count)}"


def main() -> None:
    options = parse(__doc__, 60)
    lines = [f"Games of {options.bot}.", "", *HEAD]
    for kind in kinds(options):
        games = [played(*kind, options.bot, options.seed + number) for number in range(options.games)]
        lines.append(row(kind, games))
        print(lines[-1], flush=True)
    show(["# Calibration", "", *lines], options.out)


def row(kind: Kind, games: list[Journal]) -> str:
    tens, surprise, drift = [Ten() for _ in range(TENS)], list[float](), list[float]()
    for journal in games:
        said, shares = judged(journal)
        for chances, _ in said:
            for chance, share in zip(chances, shares, strict=True):
                tens[min(TENS - 1, int(TENS * chance))].add(chance, share)
            surprise.append(surprising(chances, shares))
        drift += drifts(said)
    count = sum(len(ten.said) for ten in tens)
    gap = sum(ten.gap() for ten in tens) / count
    told = ", ".join(ten.text() for ten in tens if ten.said)
    what = f"| {kind[0].name} | {kind[1]} | {len(games)} | {count} | {100 * gap:.1f} | {mean(surprise):.3f}"
    return f"{what} | {100 * mean(drift):+.2f} ± {100 * stdev(drift) / sqrt(len(drift)):.2f} | {told} |"


def judged(journal: Journal) -> tuple[list[Said], list[float]]:
    """What is said wherever the value is asked, and what everybody won in the end."""
    header = journal.header
    heuristics, found, chooser = header.game.heuristics(header.rules), list[Said](), NOBODY
    for line, _, table in steps(journal):
        chooser = line.mover if line.mover >= 0 else chooser
        result = header.rules.result(table.state)
        if result is None and heuristics.judged(table.state):
            found.append(Said(heuristics.chances(table.state), chooser))
            chooser = NOBODY
    assert result is not None
    shares = [result.share(seat) for seat in range(header.rules.seats)]
    return found, shares


def surprising(chances: list[float], shares: list[float]) -> float:
    return -sum(share * log(max(chance, NEVER)) for chance, share in zip(chances, shares, strict=True))


def drifts(said: list[Said]) -> list[float]:
    return [
        after.chances[after.chooser] - before.chances[after.chooser]
        for before, after in pairwise(said)
        if after.chooser != NOBODY
    ]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


if __name__ == "__main__":
    main()
