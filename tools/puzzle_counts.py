"""Writes how many puzzles there are, of which kinds and how hard, for docs/puzzles.md.

python tools/puzzle_counts.py
"""

from statistics import fmean, median

from startable.play.catalogue import names
from startable.play.puzzle import DIFFICULTIES, Puzzle, puzzles
from startable.play.words import words

COLUMNS = (
    *("game", "puzzles", "of several decisions", "exact", "gap: least, median"),
    *("found by weak bots, by difficulty", "themes"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"


def table() -> str:
    return "\n".join([HEAD, *(row(puzzles(name)) for name in names() if puzzles(name))])


def row(found: list[Puzzle]) -> str:
    gaps = [step.judged["gap"] for each in found for step in each.steps[:1]]
    cells = [
        words("en").say(found[0].game.key("name")),
        str(len(found)),
        str(sum(len(each.steps) > 1 for each in found)),
        str(sum(each.solved for each in found)),
        f"{min(gaps):.1f} %, {median(gaps):.1f} %",
        ", ".join(f"{share(found, each):.0%}" for each in DIFFICULTIES),
        str(len({each.theme for each in found})),
    ]
    return f"| {' | '.join(cells)} |"


def share(found: list[Puzzle], difficulty: int) -> float:
    return fmean([each.found for each in found if each.difficulty == difficulty] or [0.0])


if __name__ == "__main__":
    print(table())
