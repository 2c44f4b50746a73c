"""Charts as HTML and SVG that need nothing else: places in per cent, colours by the style sheet."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from startable.arena.ratings import Way
from startable.arena.scale import Scale

Told = Callable[[float], str]
"""A value as people read it."""


class Mark(NamedTuple):
    """A value with its interval, as one row of a chart."""

    name: str
    colour: int
    value: float
    low: float
    high: float
    told: str


def rows(
    marks: Sequence[Mark], scale: Scale, tick: Told, bars: bool = False, fair: float | None = None
) -> str:
    """A dot with whiskers for each mark, or a bar that ends there."""
    lines = "".join(_upright(scale.at(each)) for each in scale.ticks())
    fair_line = "" if fair is None else _upright(scale.at(fair), "fair")
    body = "".join(_row(mark, scale, lines, fair_line, bars) for mark in marks)
    labels = "".join(f'<i style="left:{scale.at(each)}%">{escape(tick(each))}</i>' for each in scale.ticks())
    return f'<div class="rows">{body}<div class="axis"><b></b><span>{labels}</span><b></b></div></div>'


def _row(mark: Mark, scale: Scale, lines: str, fair: str, bars: bool) -> str:
    at, low, high = (scale.inside(each) for each in (mark.value, mark.low, mark.high))
    bar = f'<rect class="bar" x="0" y="8" width="{at}%" height="20" rx="3"/>' if bars else ""
    caps = "".join(f'<line class="cap" x1="{end}%" x2="{end}%" y1="12" y2="24"/>' for end in (low, high))
    whisker = f'<line class="whisker" x1="{low}%" x2="{high}%" y1="18" y2="18"/>{caps}'
    dot = f'<circle class="dot" cx="{at}%" cy="18" r="{4 if bars else 6}"/>'
    drawing = f"{lines}{bar}{fair}{whisker}{dot}"
    return (
        f'<div class="row c{mark.colour % 8}"><b>{escape(mark.name)}</b>'
        f'<svg height="36" aria-hidden="true">{drawing}</svg><span>{escape(mark.told)}</span></div>'
    )


def _upright(at: float, kind: str = "grid") -> str:
    return f'<line class="{kind}" x1="{at}%" x2="{at}%" y1="0" y2="100%"/>'


def _level(at: float, text: str) -> str:
    """A line across, with its value beside it."""
    y = round(100 - at, 2)
    line = f'<line class="grid" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>'
    return f'{line}<text x="-8" y="{y}%" dy="4" text-anchor="end">{escape(text)}</text>'


def _below(scale: Scale, tick: Told) -> str:
    """Values below a chart, where they are whole: games and decisions are counted."""
    ticks = [each for each in scale.ticks(4) if abs(each - round(each)) < 1e-9]
    return "".join(
        f'<text x="{scale.at(each)}%" y="100%" dy="20" text-anchor="{_anchor(scale.at(each))}">'
        f"{escape(tick(each))}</text>"
        for each in ticks
    )


def _anchor(at: float) -> str:
    return "start" if at < 3 else "end" if at > 97 else "middle"


def way(found: Way, order: Sequence[int], up: Scale, tick: Told, whole: Told, label: str) -> str:
    """Each bot's rating after so many games, within its interval."""
    across = Scale(0, found.games[-1])
    bands = "".join(_band(found, bot, across, up) for bot in order)
    curves = "".join(_curve(found, bot, across, up) for bot in order)
    levels = "".join(_level(up.at(each), tick(each)) for each in up.ticks())
    drawn = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{bands}{curves}</svg>'
    return f'<div class="way">{_plot(260, label, levels + drawn + _below(across, whole))}</div>'


def _plot(height: int, label: str, drawing: str, kind: str = "") -> str:
    named = f'role="img" aria-label="{escape(label)}"'
    return f'<svg class="plot {kind}" height="{height}" {named}>{drawing}</svg>'


def _band(found: Way, bot: int, across: Scale, up: Scale) -> str:
    over = [
        (across.at(at), up.at(all_[bot].high)) for at, all_ in zip(found.games, found.ratings, strict=True)
    ]
    under = [
        (across.at(at), up.at(all_[bot].low)) for at, all_ in zip(found.games, found.ratings, strict=True)
    ]
    return f'<polygon class="band c{bot % 8}" points="{_points(over + under[::-1])}"/>'


def _curve(found: Way, bot: int, across: Scale, up: Scale) -> str:
    pairs = zip(found.games, found.ratings, strict=True)
    points = [(across.at(at), up.at(all_[bot].mean)) for at, all_ in pairs]
    return f'<polyline class="curve c{bot % 8}" points="{_points(points)}"/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{round(100 - y, 2):g}" for x, y in points)


def columns(
    counts: Sequence[int], across: Scale, middle: float, told: Sequence[str], tick: Told, label: str
) -> str:
    """A histogram over equal steps of the scale, with a line for the middle."""
    up, width = Scale(0, max(counts) or 1), 100 / len(counts)
    bars = "".join(
        f'<rect x="{round(at * width, 3)}%" y="{100 - up.at(count)}%" width="{round(width, 3)}%" '
        f'height="{up.at(count)}%"><title>{escape(text)}</title></rect>'
        for at, (count, text) in enumerate(zip(counts, told, strict=True))
        if count
    )
    drawing = f"{bars}{_upright(across.at(middle), 'fair')}{_below(across, tick)}"
    return _plot(200, label, drawing, "columns")


def heat(names: Sequence[str], cells: Sequence[Sequence[float | None]], tick: Told) -> str:
    """How often the one on the left comes before the one above: columns have the numbers of the rows."""
    head = "".join(
        f'<th scope="col"><abbr title="{escape(name)}">{at}</abbr></th>' for at, name in enumerate(names, 1)
    )
    numbered = enumerate(zip(names, cells, strict=True), 1)
    body = "".join(_line(at, name, line, tick) for at, (name, line) in numbered)
    return (
        f'<div class="scroll" tabindex="0"><table class="heat"><tr><td></td>{head}</tr>{body}</table></div>'
    )


def _line(at: int, name: str, cells: Sequence[float | None], tick: Told) -> str:
    head = f'<th scope="row"><i>{at}</i>{escape(name)}</th>'
    return f"<tr>{head}{''.join(_cell(each, tick) for each in cells)}</tr>"


def _cell(share: float | None, tick: Told) -> str:
    if share is None:
        return '<td class="none"></td>'
    kind, deep = ("up", share - 0.5) if share >= 0.5 else ("down", 0.5 - share)
    return f'<td class="{kind}" style="--deep:{round(200 * deep)}%">{escape(tick(share))}</td>'
