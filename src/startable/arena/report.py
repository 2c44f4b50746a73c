"""A match as a page of its own: one HTML file that opens anywhere, in the language of the command."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from math import ceil
from statistics import median

from startable.arena import plots
from startable.arena.intervals import Share
from startable.arena.plots import Mark, Told
from startable.arena.scale import Scale, around, nice_step
from startable.arena.summary import Summary
from startable.play.catalogue import game
from startable.play.lines import write_mover
from startable.play.words import Words

BINS = 24


@dataclass(frozen=True)
class Made:
    """How and when the games were played."""

    command: str
    build: str
    date: str


def report(summary: Summary, words: Words, made: Made) -> str:
    page = Page(summary, words, made)
    style = files("startable.arena").joinpath("report.css").read_text("utf8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title())}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n{page.header()}\n<main>\n{page.cards()}\n</main>\n</body>\n</html>\n"
    )


class Page:
    def __init__(self, summary: Summary, words: Words, made: Made) -> None:
        self._summary = summary
        self._words = words
        self._made = made
        self._game = game(summary.match.game)
        self._name = words.say(f"{self._game.prefix.lower()}-name")
        self._order = summary.order()

    def _say(self, key: str, **args: object) -> str:
        return escape(self._words.say(f"arena-{key}", args))

    def _percent(self, share: float) -> str:
        return self._words.say("percent", {"share": 100 * share})

    def _around_percent(self, share: float) -> str:
        return self._words.say("arena-about-percent", {"share": 100 * share})

    def _number(self, value: float) -> str:
        return self._words.say("arena-number", {"value": value}).replace("-", "−")

    def _whole(self, value: float) -> str:
        return self._words.say("arena-whole", {"value": round(value)}).replace("-", "−")

    def _fitting(self, scale: Scale) -> Told:
        """Ratings that lie close together are told with a decimal."""
        return self._whole if scale.high - scale.low >= 5 else self._number

    def title(self) -> str:
        return self._words.say("arena-report-title", {"game": self._name})

    def header(self) -> str:
        match = self._summary.match
        told = {"bots": len(match.bots), "seats": match.seats, "games": len(self._summary.rows)}
        return (
            f'<header><p class="eyebrow">{escape(self.title())}</p><h1>{self._headline()}</h1>'
            f"<p>{self._say('report-about', **told)}</p>{self._tiles()}</header>"
        )

    def _headline(self) -> str:
        """A winner only where ratings or the games between the first two leave no doubt."""
        best, next_best = self._order[:2]
        first, second = self._summary.standings[best], self._summary.standings[next_best]
        sure = first.rating.surely_ahead_of(second.rating) or self._summary.pairs[best][next_best].surely
        return self._say("report-first" if sure else "report-close", name=first.name, other=second.name)

    def _tiles(self) -> str:
        rows, lengths = self._summary.rows, self._summary.lengths
        seconds = sum(row.seconds for row in rows)
        tiles = [
            (self._whole(len(rows)), self._say("report-games")),
            (self._whole(median(lengths)), self._say("report-length", low=min(lengths), high=max(lengths))),
            (self._whole(median(row.turns for row in rows)), self._say("report-turns")),
            (self._percent(self._summary.ties / len(rows)), self._say("report-draws")),
            (self._time(seconds), self._say("report-time")),
        ]
        listed = "".join(f"<div><dd>{big}</dd><dt>{small}</dt></div>" for big, small in tiles)
        return f'<dl class="tiles">{listed}</dl>'

    def _time(self, seconds: float) -> str:
        units = [("h", 3600), ("min", 60), ("s", 1)]
        unit, size = next((each for each in units if seconds >= each[1]), units[-1])
        return self._words.say("arena-time", {"value": seconds / size, "unit": unit})

    def cards(self) -> str:
        parts = [
            self._card("ladder", self._ladder()),
            self._card("shares", self._shares()),
            self._card("way", self._way(), "wide"),
            self._card("seats", self._seats()),
            self._card("lengths", self._lengths()),
            self._card("pairs", self._pairs(), "wide" if len(self._order) > 5 else ""),
            self._card("run", self._run(), "wide" if len(self._order) > 5 else ""),
        ]
        return "\n".join(parts)

    def _card(self, key: str, body: str, kind: str = "") -> str:
        title, about = self._say(f"report-{key}"), self._say(f"report-{key}.about")
        return f'<section class="card {kind}"><h2>{title}</h2><p>{about}</p>{body}</section>'

    def _ladder(self) -> str:
        marks = [self._rated(bot) for bot in self._order]
        scale = around([end for mark in marks for end in (mark.low, mark.high)])
        return plots.rows(marks, scale, self._fitting(scale))

    def _rated(self, bot: int) -> Mark:
        each = self._summary.standings[bot]
        rating = each.rating
        half = self._words.say("arena-spread", {"value": rating.high - rating.mean})
        told = f"{self._number(rating.mean)} {half}"
        return Mark(each.name, bot, rating.mean, rating.low, rating.high, told)

    def _shares(self) -> str:
        standings = self._summary.standings
        marks = [self._shared(standings[bot].name, bot, standings[bot].share) for bot in self._order]
        return plots.rows(marks, Scale(0, 1), self._around_percent, bars=True, fair=self._summary.fair)

    def _shared(self, name: str, colour: int, share: Share) -> Mark:
        return Mark(name, colour, share.value, share.low, share.high, self._percent(share.value))

    def _seats(self) -> str:
        shares = self._summary.seats()
        names = [self._words.say("arena-seat", {"seat": write_mover(seat)}) for seat in range(len(shares))]
        marks = [self._shared(name, 7, share) for name, share in zip(names, shares, strict=True)]
        most = around([0, *(mark.high for mark in marks)])
        return plots.rows(marks, most, self._around_percent, bars=True, fair=self._summary.fair)

    def _way(self) -> str:
        way = self._summary.way
        settled = [rating for all_ in way.ratings[len(way.ratings) // 10 :] for rating in all_]
        up = around([end for each in settled for end in (each.low, each.high)], 7)
        names = [self._summary.standings[bot].name for bot in self._order]
        legend = "".join(
            f'<span class="c{bot % 8}">{escape(name)}</span>'
            for bot, name in zip(self._order, names, strict=True)
        )
        drawn = plots.way(
            way, self._order, up, self._fitting(up), self._whole, self._words.say("arena-report-way")
        )
        return f'<p class="legend">{legend}</p>{drawn}'

    def _lengths(self) -> str:
        lengths = self._summary.lengths
        step = int(max(1, nice_step((max(lengths) - min(lengths) + 1) / BINS)))
        low = min(lengths) // step * step
        counts = [0] * ceil((max(lengths) + 1 - low) / step)
        for length in lengths:
            counts[(length - low) // step] += 1
        told = [self._bin(low + at * step, step, count) for at, count in enumerate(counts)]
        scale = Scale(low, low + step * len(counts))
        label = self._words.say("arena-report-lengths")
        middle = median(lengths) + 0.5  # a count fills its step from this number to the next
        return plots.columns(counts, scale, middle, told, self._whole, label)

    def _bin(self, low: int, step: int, count: int) -> str:
        return self._words.say("arena-report-bin", {"low": low, "high": low + step - 1, "games": count})

    def _pairs(self) -> str:
        names = [self._summary.standings[bot].name for bot in self._order]
        return plots.heat(names, [self._line(bot) for bot in self._order], self._around_percent)

    def _line(self, bot: int) -> Sequence[float | None]:
        pairs = [self._summary.pairs[bot][other] for other in self._order]
        return [pair.share if pair.games else None for pair in pairs]

    def _run(self) -> str:
        match = self._summary.match
        options = {option.name: option for option in self._game.options}
        facts = [
            ("options", ", ".join(f"{name}={options[name].write(value)}" for name, value in match.options)),
            ("rules", f"{match.game} {match.rules}"),
            ("version", f"{match.version} ({self._made.build})"),
            ("date", self._made.date),
        ]
        listed = "".join(
            f"<dt>{self._say(f'report-{key}')}</dt><dd>{escape(text)}</dd>" for key, text in facts
        )
        return f'<pre><code>{escape(self._made.command)}</code></pre><dl class="facts">{listed}</dl>'
