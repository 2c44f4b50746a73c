"""Numbers in words: how each of our languages writes them, and which plural they take."""

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal

Number = int | float | Decimal

_GROUPS_AND_POINT = {"en": (",", "."), "hu": ("\N{NO-BREAK SPACE}", ",")}
USUAL_PLACES = 3
"""Digits after the point, if nothing else is said."""


def plural(value: Number) -> str:
    """English and Hungarian have the same two, and one is the only number of its own."""
    return "one" if abs(value) == 1 else "other"


def written(value: Number, language: str, wanted: Mapping[str, int] | None = None) -> str:
    """The number as people write it; what is wanted is named as in Fluent's NUMBER."""
    wanted = wanted or {}
    number = Decimal(str(value) if isinstance(value, float) else value)
    if "maximumSignificantDigits" in wanted:
        number = _significant(number, wanted["maximumSignificantDigits"])
    else:
        number = _rounded(number, wanted)
    text = f"{number:,f}" if wanted.get("useGrouping", 1) else f"{number:f}"
    groups, point = _GROUPS_AND_POINT[language]
    return text.translate({ord(","): groups, ord("."): point})


def _rounded(number: Decimal, wanted: Mapping[str, int]) -> Decimal:
    least = wanted.get("minimumFractionDigits", 0)
    most = wanted.get("maximumFractionDigits", max(USUAL_PLACES, least))
    return _trimmed(number.quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN), least)


def _significant(number: Decimal, digits: int) -> Decimal:
    if not number:
        return number
    step = Decimal(1).scaleb(number.adjusted() - digits + 1)
    return _trimmed(number.quantize(step, ROUND_HALF_EVEN), 0)


def _trimmed(number: Decimal, least: int) -> Decimal:
    """Without noughts at the end, but with at least so many digits after the point."""
    whole = f"{number:f}"
    head, _, tail = whole.partition(".")
    kept = tail.rstrip("0").ljust(least, "0")
    return Decimal(f"{head}.{kept}" if kept else head)
