"""How a match ended, on the screen and as JSON."""

from statistics import median
from typing import Any

from rich.table import Table
from rich.text import Text

from startable.arena.intervals import Share
from startable.arena.summary import Standing, Summary
from startable.cli.output import Output
from startable.play.lines import write_mover
from startable.play.words import Words


def show(output: Output, summary: Summary) -> None:
    say = output.words.say
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title, justify in (
        ("bot", "left"),
        ("rating", "right"),
        ("", "left"),
        ("share", "right"),
        ("interval", "right"),
    ):
        table.add_column(say(f"arena-{title}") if title else "", justify=justify)  # type: ignore[arg-type]
    for bot in summary.order():
        each = summary.standings[bot]
        table.add_row(
            Text(each.name, "cyan"), *_rating(output.words, each), *_share(output.words, each.share)
        )
    table.add_section()
    for seat, found in enumerate(summary.seats()):
        name = say("arena-seat", {"seat": write_mover(seat)})
        table.add_row(Text(name, "dim"), "", "", *_share(output.words, found))
    output.show(table)
    output.say("arena-summary", _told(summary))


def _told(summary: Summary) -> dict[str, object]:
    lengths = summary.lengths
    ends = {"length": median(lengths), "low": min(lengths), "high": max(lengths)}
    return {"games": len(lengths), "draws": summary.ties, **ends}


def _rating(words: Words, standing: Standing) -> list[str]:
    half = standing.rating.high - standing.rating.mean
    return [
        words.say("arena-number", {"value": standing.rating.mean}),
        words.say("arena-spread", {"value": half}),
    ]


def _share(words: Words, share: Share) -> list[str]:
    told = words.say("percent", {"share": 100 * share.value})
    return [told, words.say("arena-range", {"low": 100 * share.low, "high": 100 * share.high})]


def as_json(output: Output, summary: Summary) -> None:
    match = summary.match
    output.json(
        {
            "game": match.game,
            "bots": match.bots,
            "seats": match.seats,
            "options": dict(match.options),
            "seed": match.seed,
            "games": len(summary.rows),
            "standings": [_standing(each) for each in summary.standings],
            "draws": summary.ties,
            "lengths": summary.lengths,
            "by_seat": [_share_data(each) for each in summary.seats()],
            "pairs": [[pair.share if pair.games else None for pair in row] for row in summary.pairs],
        }
    )


def _standing(standing: Standing) -> dict[str, Any]:
    rating = standing.rating
    return {
        "bot": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        **_share_data(standing.share),
        "rating": {"mean": rating.mean, "deviation": rating.deviation, "interval": (rating.low, rating.high)},
    }


def _share_data(share: Share) -> dict[str, Any]:
    return {"share": share.value, "interval": (share.low, share.high)}
