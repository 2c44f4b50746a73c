"""Does what is called 30 % happen in 30 % of such games? `python benchmarks/calibration.py`.

Bots play, and at every position that the value judges by itself it says each seat's chance to win. These are
sorted by tens, and beside the mean of what was said stands how often it came true. The gap is how far the two
are apart, on average over all that was said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from reviewed import Kind, kinds, parse, played, show

from startable.play.journal import Journal, steps

TENS = 10
HEAD = [
    "| game | players | games | said | gap | by tens: said → came true |",
    "| --- | --- | --- | --- | --- | --- |",
]


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
    tens = [Ten() for _ in range(TENS)]
    for journal in games:
        for chances, shares in judged(journal):
            for chance, share in zip(chances, shares, strict=True):
                tens[min(TENS - 1, int(TENS * chance))].add(chance, share)
    count = sum(len(ten.said) for ten in tens)
    gap = sum(ten.gap() for ten in tens) / count
    told = ", ".join(ten.text() for ten in tens if ten.said)
    return f"| {kind[0].name} | {kind[1]} | {len(games)} | {count} | {100 * gap:.1f} | {told} |"


def judged(journal: Journal) -> Iterator[tuple[list[float], list[float]]]:
    """Everybody's chances wherever the value is asked, each with what everybody won in the end."""
    header = journal.header
    heuristics, found = header.game.heuristics(header.rules), list[list[float]]()
    for _, _, table in steps(journal):
        result = header.rules.result(table.state)
        if result is None and heuristics.judged(table.state):
            found.append(heuristics.chances(table.state))
    assert result is not None
    shares = [result.share(seat) for seat in range(header.rules.seats)]
    return ((chances, shares) for chances in found)


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


if __name__ == "__main__":
    main()
