"""Bars beside tables, as SVG: speeds and times on a scale of powers of ten, shares from 0 to 100 %."""

import re
from collections.abc import Callable
from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

WIDTH, BAR, GAP, LABEL = 900, 22, 8, 420
LETTERS = 60
"""So many have room before a bar."""
UNITS = ("/s", " ms")
"""How the heads of columns end that are speeds and times."""
OURS, OTHERS = "#b7791f", "#64748b"
_TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
_FIGURE = re.compile(r"\**([\d,]*\.?\d+)( %)?(?=[ *,]|$)")


class Bar(NamedTuple):
    label: str
    value: float
    unit: str
    """Behind the number."""


def charted(text: str, folder: Path, name: str) -> str:
    """The page with a chart before each table that has something to compare."""
    pieces: list[str] = []
    end = 0
    for number, table in enumerate(_TABLE.finditer(text)):
        pieces.append(text[end : table.start()])
        head, *rows = [_cells(line) for line in table[0].splitlines()]
        column = _column(head, rows[1:])
        if column > 0:
            folder.mkdir(parents=True, exist_ok=True)
            bars = [_bar_of(row, column) for row in rows[1:]]
            (folder / f"{name}-{number}.svg").write_text(chart(bars), "utf8")
            pieces.append(f"![{head[column]}]({name}-{number}.svg)\n\n*{_caption(head[column], bars)}*\n\n")
        pieces.append(table[0])
        end = table.end()
    return "".join([*pieces, text[end:]])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _column(head: list[str], rows: list[list[str]]) -> int:
    """The first that is a speed, a time or a share in every row, and not the same in all; 0: none."""
    for column in range(1, len(head)):
        found = [_FIGURE.match(row[column]) for row in rows if len(row) == len(head)]
        figures = [each for each in found if each and _value(each) > 0]
        measured = head[column].endswith(UNITS) or all(each[2] for each in figures)
        if measured and len(figures) == len(rows) and len({_value(each) for each in figures}) > 1:
            return column
    return 0


def _value(figure: re.Match[str]) -> float:
    return float(figure[1].replace(",", ""))


def _bar_of(row: list[str], column: int) -> Bar:
    figure = _FIGURE.match(row[column])
    assert figure
    words = [re.sub(r"[*`]", "", cell) for cell in row[:column] if cell and not _FIGURE.fullmatch(cell)]
    label = " · ".join(words)
    return Bar(
        label if len(label) <= LETTERS else f"{label[: LETTERS - 1]}…", _value(figure), figure[2] or ""
    )


def _caption(head: str, bars: list[Bar]) -> str:
    return head if bars[0].unit else f"{head}, on a scale of powers of ten"


def chart(bars: list[Bar]) -> str:
    height = len(bars) * (BAR + GAP) + GAP
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    lines, share = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'], _scale(bars)
    for number, bar in enumerate(bars):
        lines += _drawn(GAP + number * (BAR + GAP), bar, share(bar.value))
    return "\n".join([*lines, "</svg>\n"])


def _scale(bars: list[Bar]) -> Callable[[float], float]:
    """Which part of the longest bar a value is."""
    if bars[0].unit:
        return lambda value: value / 100
    low = min(log10(bar.value) for bar in bars) - 0.3
    high = max(log10(bar.value) for bar in bars)
    return lambda value: (log10(value) - low) / (high - low)


def _drawn(top: int, bar: Bar, share: float) -> list[str]:
    length = share * (WIDTH - LABEL - 110)
    colour, middle = OURS if "Startable" in bar.label else OTHERS, top + BAR * 0.7
    return [
        f'<text x="{LABEL - 8}" y="{middle}" text-anchor="end" fill="{OTHERS}">{escape(bar.label)}</text>',
        f'<rect x="{LABEL}" y="{top}" width="{length:.1f}" height="{BAR}" rx="3" fill="{colour}"/>',
        f'<text x="{LABEL + length + 6:.1f}" y="{middle}" fill="{OTHERS}">{bar.value:,.10g}{bar.unit}</text>',
    ]
