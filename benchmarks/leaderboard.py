"""Who learned to play how well: `python benchmarks/leaderboard.py check NAME` plays an entry again.

An entry of leaderboard.toml says what was played and what it gave; dice and bots follow from its seed, so
whoever checks it gets the same figure to the last digit, on any machine and either build. `play` tells the
figure of an entry that has none yet; `list` shows the table.
"""

from __future__ import annotations

import argparse
import runpy
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.learn import Batch

FILE = Path(__file__).parent / "leaderboard.toml"
SAME = 5e-5
"""Figures are written with four digits."""
Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], NDArray[np.int64]]
Entry = dict[str, Any]


def entries(file: Path = FILE) -> dict[str, Entry]:
    return {entry["name"]: entry for entry in tomllib.loads(file.read_text("utf8"))["entry"]}


def policy(place: str, folder: Path = FILE.parent) -> Policy | None:
    """`file.py:function`, beside the leaderboard; `random` draws in the batch."""
    if place == "random":
        return None
    file, _, function = place.partition(":")
    chosen: Policy = runpy.run_path(str(folder / file))[function]
    return chosen


def score(entry: Entry) -> float:
    """The mean reward of one game in each row, against the bots that the entry names."""
    choose = policy(entry["policy"])
    batch = Batch(
        entry["game"],
        entry["games"],
        entry["seed"],
        bots=entry["against"],
        seats=entry.get("seats", 0),
        options=entry.get("options"),
        longest=entry.get("longest", 0),
    )
    arrays, rewards = batch.look(), np.full(entry["games"], np.nan)
    while np.isnan(rewards).any():
        batch.step(choose(arrays.seen, arrays.masks) if choose else batch.draw())
        first = (arrays.ended | arrays.cut) & np.isnan(rewards)
        rewards[first] = arrays.rewards[first]
    return float(rewards.mean())


def check(entry: Entry) -> bool:
    found = score(entry)
    same = bool(abs(found - entry["score"]) < SAME)
    print(f"{entry['name']}: {found:+.4f}, written {entry['score']:+.4f}: {'yes' if same else 'NO'}")
    return same


def show(found: dict[str, Entry]) -> None:
    """The best first, game by game."""
    for entry in sorted(found.values(), key=lambda each: (each["game"], each["against"], -each["score"])):
        print(
            f"{entry['game']:11} {entry['name']:24} {entry['score']:+.4f} against {entry['against']}, "
            f"{entry['games']} games, {entry['by']}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("check", "play", "list"))
    parser.add_argument("name", nargs="*", help="entries; otherwise all")
    options = parser.parse_args()
    found = entries()
    unknown = [name for name in options.name if name not in found]
    if unknown:
        sys.exit(f"there is no entry {unknown[0]!r}, only {', '.join(found)}")
    wanted = {name: found[name] for name in options.name or found}
    if options.what == "list":
        show(wanted)
    elif options.what == "play":
        for name, entry in wanted.items():
            print(f"{name}: {score(entry):+.4f}", flush=True)
    else:
        sys.exit(0 if all([check(entry) for entry in wanted.values()]) else 1)


if __name__ == "__main__":
    main()
