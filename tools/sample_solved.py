"""Takes some positions out of a solved table of UR, with all that a turn leads to, for the tests.

    python tools/sample_solved.py ur3.npz tests/games/ur/ur3.csv

The tables are kept by `python benchmarks/solved.py --discs 3 --tables FOLDER`.
"""

import sys
from array import array
from pathlib import Path

import numpy as np

from startable.games.ur.mind.codes import WON, code, ways
from startable.games.ur.mind.solved import Solved, load, opening, solve

TURNS = 60
"""Positions whose whole turn is in the sample."""
ENDINGS = 40
"""Positions with one disc each left, which the table of one disc knows too."""


def numbers(solved: Solved) -> list[int]:
    rng = np.random.default_rng(1)
    some = [code(opening(solved.rules)), *rng.choice(solved.codes, TURNS - 1, replace=False).tolist()]
    leads, _ = ways(solved.rules, array("q", some))
    endings = rng.choice(np.intersect1d(solve(1).codes, solved.codes), ENDINGS, replace=False).tolist()
    return list(dict.fromkeys([*some, *leads, *endings]))


def main() -> None:
    solved = load(Path(sys.argv[1]))
    found = [number for number in numbers(solved) if number != WON]
    values = solved.values[np.searchsorted(solved.codes, found)]
    lines = [f"{number},{value:.9f}" for number, value in zip(found, values, strict=True)]
    Path(sys.argv[2]).write_text("\n".join(["position,chance", *lines]) + "\n")


if __name__ == "__main__":
    main()
