"""What a table may be asked for."""

import pytest

from startable.core import Option, Unreadable

LIMIT = Option("limit", "ST-301", 0, 0, 20, without=(1,))


@pytest.mark.parametrize("value", [0, 2, 20, "2"])
def test_a_number_that_is_offered(value: object) -> None:
    assert LIMIT.read(value) == int(str(value))


@pytest.mark.parametrize("value", [1, "1", 21, -1, "yes"])
def test_one_that_is_not_offered_is_told_what_is(value: object) -> None:
    with pytest.raises(Unreadable) as caught:
        LIMIT.read(value)
    assert caught.value.details == {"name": "limit", "value": str(value), "values": "0, 2–20"}


@pytest.mark.parametrize(
    ("low", "high", "without", "told"),
    [
        (1, 10, (), "1–10"),
        (0, 9, (9, 0), "1–8"),
        (0, 9, (4, 5), "0–3, 6–9"),
        (0, 4, (1, 3), "0, 2, 4"),
    ],
)
def test_what_is_offered_in_words(low: int, high: int, without: tuple[int, ...], told: str) -> None:
    assert Option("number", "ST-301", low, low, high, without=without).values() == told


def test_switches_and_choices_have_words_of_their_own() -> None:
    assert Option("switch", "ST-301", 0).values() == "yes, no"
    assert Option("choice", "ST-301", 0, 0, 1, ("open", "turns")).values() == "open, turns"
