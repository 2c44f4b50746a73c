"""The table as text: the comet's tail above, the boats below, the own one first.

○ is ice, ■ iron, ◆ a pearl and * a flare. Everything fits into 40 columns, so that a phone shows it well.
"""

from collections.abc import Sequence
from typing import Final, cast

from startable.core import Say, View

from comet_fishers.box.parts import COLOURS, DIE, FUEL, HOLD, THINGS
from comet_fishers.forms.view import CometView

SIGNS: Final = "○■◆*"
STYLES: Final = {
    r"[─│┌┐└┘]+": "dim",
    r"○+": "bold #9fd8ff",
    r"■+": "bold #c3b7a5",
    r"◆+": "bold #f3b7e6",
    r"\*+": "bold #ff9a4d",
    r"[▮▯]+": "#8fe08f",
    r"▸[^\n]*": "bold",
}

_WIDE: Final = 38
_NAME: Final = 9
_BAR: Final = 22


def text(view: View, seat: int, say: Say) -> str:
    seen = cast(CometView, view)
    seats = len(seen["stores"])
    around = [(max(seat, 0) + step) % seats for step in range(seats)]
    rows = [*_tail(seen, say), *_flight(seen, say)]
    for each in around:
        rows += ["", *_captain(seen, each, seat, say)]
    return "\n".join(row.rstrip() for row in rows)


def _tail(seen: CometView, say: Say) -> list[str]:
    title = f"─ {say('cf-draw-tail', {})} "
    top = f"┌{title:─<{_WIDE}}┐"
    rows = [_thing(kind, count, say) for kind, count in enumerate(seen["tail"])]
    return [top, *[f"│{row:<{_WIDE}}│" for row in rows], f"└{'─' * _WIDE}┘"]


def _thing(kind: int, count: int, say: Say) -> str:
    name = say("cf-draw-thing", {"what": THINGS[kind]})
    bar = SIGNS[kind] * count if count <= _BAR else SIGNS[kind] * (_BAR - 1) + "…"
    return f" {name:<{_NAME}}{count:>3}  {bar}"


def _flight(seen: CometView, say: Say) -> list[str]:
    rows = [f" {say('cf-draw-flights', {'count': seen['left']})}"]
    if any(seen["drift"]):
        rows.append(f" {say('cf-draw-drift', {})} {_signs(seen['drift'])}")
    return rows


def _captain(seen: CometView, seat: int, own: int, say: Say) -> list[str]:
    out = seen["turn"] == seat and seen["left"] > 0
    name = f"{'ABCD'[seat]} {say(f'cf-colour-{COLOURS[seat]}', {})}"
    points = say("cf-draw-points", {"points": seen["points"][seat]})
    rows = [f"{'▸' if out else ' '}{name:<{_WIDE - 1 - len(points)}} {points}"]
    rows += _boat(seen, say) if out else []
    rows.append(f"  {say('cf-draw-store', {})} {_signs(seen['stores'][seat]) or '–'}")
    return rows + _order(seen["orders"][seat], seat == own, say)


def _boat(seen: CometView, say: Say) -> list[str]:
    aboard = sum(seen["hold"])
    hold = f"[{_signs(seen['hold'], '')}{'·' * (HOLD - aboard)}]"
    fuel = "▮" * seen["fuel"] + "▯" * (FUEL - seen["fuel"])
    rows = [f"  {say('cf-draw-hold', {})} {hold}  {say('cf-draw-fuel', {})} {fuel}"]
    if aboard:
        rows.append(f"  {say('cf-draw-risk', {'roll': min(aboard, DIE)})}")
    return rows


def _order(order: str, own: bool, say: Say) -> list[str]:
    if not order:
        return []
    return [f"  {say('cf-draw-order', {'what': order, 'own': 'yes' if own else 'no'})}"]


def _signs(counts: Sequence[int], gap: str = " ") -> str:
    return gap.join([SIGNS[kind] * count for kind, count in enumerate(counts) if count])
