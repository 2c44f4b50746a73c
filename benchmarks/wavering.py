"""How much the estimate wavers, beside what luck and choices move: `python benchmarks/wavering.py`.

Bots play, and every game is reviewed. The share is all that the estimate moved of itself, to and fro, over
all that luck and choices moved, of all seats and games; the goal is at most a tenth.
"""

from __future__ import annotations

from statistics import fmean

from reviewed import Kind, kinds, parse, reviews, show

from startable.coach.review import Review

HEAD = [
    "| game | players | games | luck | choices | wavering | share |",
    "| --- | --- | --- | --- | --- | --- | --- |",
]


def main() -> None:
    options = parse(__doc__, 20)
    lines = [f"Games of {options.bot}; points of chance that moved to and fro, a seat and game.", "", *HEAD]
    for kind in kinds(options):
        lines.append(row(kind, list(reviews(kind, options))))
        print(lines[-1], flush=True)
    show(["# The review's wavering", "", *lines], options.out)


def row(kind: Kind, found: list[Review]) -> str:
    game, seats = kind
    luck = mean(
        [sum(abs(look.luck[seat]) for look in each.looks if look.luck) for each, seat in all_of(found)]
    )
    moved = mean([each.moved(seat) for each, seat in all_of(found)])
    unsteady = mean([each.unsteady(seat) for each, seat in all_of(found)])
    cells = [game.name, seats, len(found), points(luck), points(moved - luck), points(unsteady)]
    return f"| {' | '.join(map(str, cells))} | {100 * unsteady / moved:.0f} % |"


def all_of(found: list[Review]) -> list[tuple[Review, int]]:
    return [(each, seat) for each in found for seat in range(len(each.first))]


def mean(shares: list[float]) -> float:
    return fmean(shares)


def points(share: float) -> str:
    return f"{100 * share:.0f}"


if __name__ == "__main__":
    main()
