"""Draws the icons of the app from the page's sign, web/public/favicon.svg.

python tools/icons.py     # needs the extra `picture`
"""

import re
from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#121b31"
SIDE = 32
"""Of the sign, in its own units."""


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text("utf8")
    whole = _filling(sign)
    for name, text, size in (
        ("icon-192", sign, 192),
        ("icon-512", sign, 512),
        ("icon-maskable", _framed(whole, 0.78), 512),
        ("apple-touch-icon", _framed(whole, 0.9), 180),
    ):
        (PUBLIC / f"{name}.png").write_bytes(bytes(svg_to_bytes(svg_string=text, width=size, height=size)))


def _filling(sign: str) -> str:
    """Without its own round corners: systems cut icons as they like."""
    return re.sub(r'<rect [^>]*rx="7"[^>]*/>', "", sign, count=1)


def _framed(sign: str, part: float) -> str:
    """Smaller on the same ground, so that nothing of it is cut off."""
    away = SIDE * (1 - part) / 2
    inside = re.sub(r"</?svg[^>]*>", "", sign)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" fill="{GROUND}"/>'
        f'<g transform="translate({away} {away}) scale({part})">{inside}</g></svg>'
    )


if __name__ == "__main__":
    main()
