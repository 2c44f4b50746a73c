"""What so many players a day would need: `python benchmarks/live/scale.py --players 1e6`.

The model and where its inputs come from are in docs/scale.md; every input is an option.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import ceil

INPUTS: dict[str, tuple[float, str]] = {
    "players": (1_000_000, "people a day"),
    "minutes": (30, "that each of them plays a day"),
    "peak": (3, "times as many as on average are there in the busiest hour"),
    "interval": (5, "seconds between two moves at a table"),
    "seats": (2, "people at a table"),
    "cost": (0.5, "core-seconds a thousand moves at an easy pace: a server and its share of the database"),
    "share": (0.35, "of that which is the database's"),
    "bytes": (1200, "sent for a move to all at the table"),
    "kept": (120, "bytes of a move in the database, with its index"),
    "kb": (57, "of memory for a table with both there"),
    "busy": (0.5, "of a core that may be used in the busiest hour"),
    "core": (15, "euros a month for a core with 4 GB, database included"),
    "terabyte": (90, "euros for a terabyte sent"),
    "bots": (0.2, "of all moves are those of bots"),
    "thought": (0.05, "core-seconds of a bot for a move"),
}


def model(given: dict[str, float]) -> dict[str, float]:
    """Everything follows from how many are there at once."""
    at_once = given["players"] * given["minutes"] / (24 * 60) * given["peak"]
    tables = at_once / given["seats"]
    moves = tables / given["interval"]
    cores = moves * given["cost"] / 1000
    bots = moves * given["bots"] * given["thought"]
    a_day = moves / given["peak"] * 86_400
    needed = (cores + bots) / given["busy"]
    return {
        "people at once, busiest hour": at_once,
        "tables at once": tables,
        "moves a second": moves,
        "server processes (a core each)": ceil(cores * (1 - given["share"]) / given["busy"]),
        "cores of the database": ceil(cores * given["share"] / given["busy"]),
        "cores for bots": ceil(bots / given["busy"]),
        "memory of tables, GB": tables * given["kb"] / 1e6,
        "network out, Mbit/s": moves * given["bytes"] * 8 / 1e6,
        "database grows a day, GB": a_day * given["kept"] / 1e9,
        "moves a day, millions": a_day / 1e6,
        "euros a month": ceil(needed) * given["core"]
        + a_day * 30 * given["bytes"] / 1e12 * given["terabyte"],
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, (value, about) in INPUTS.items():
        parser.add_argument(f"--{name}", type=float, default=value, help=f"{about} (default {value:g})")
    given = {name: float(value) for name, value in vars(parser.parse_args(arguments)).items()}
    for what, value in model(given).items():
        print(f"| {what} | {value:,.1f} |" if value < 100 else f"| {what} | {value:,.0f} |")


if __name__ == "__main__":
    main()
