"""SM-901: the rulebook's round for five, as a whole. Orange A, Black B, White C, Pink D, Brown E."""

import pytest

from startable.core import Event
from startable.games.smugglers import GAME
from startable.play.table import Table

from .helpers import (
    awaited,
    bids,
    fact,
    gifts,
    moves,
    phase,
    play,
    position,
    refused,
    scores,
    told,
    won,
    worth,
)

# Second galaxy: Black has only one red good left.
START = (
    "galaxy:2 phase:bidding cards:A-R,F-Y,C-R,D-1,E-B "
    "A.energy:9 A.goods:rryyggbb B.energy:9 B.goods:ryyggbb C.energy:9 C.goods:rryyggbb "
    "D.energy:9 D.goods:rryyggbb E.energy:9 E.goods:rryyggbb"
)
DICE = ["A a3", "D e3", "C c4", "E d1", "A e5", "B c4", "B d2", "D e6"]
TOKENS = ["B t3", "A t4", "D t2", "E t-1"]
"""The 1 is left for White; Black's token is higher."""


def example(*lines: str) -> tuple[Table, list[Event]]:
    table = position(START, 5)
    return table, play(table, *lines)


def test_sm_901_colours_of_the_seats() -> None:
    assert GAME.colours[:5] == ("orange", "black", "white", "pink", "brown")


def test_sm_901_cards() -> None:
    """A two planets, C and D seven together, E three."""
    table, _ = example()
    a, _, c, d, e = worth(table, "A")
    assert (a, c + d, e) == (2, 7, 3)


def test_sm_901_pink_must_outbid_orange() -> None:
    """Pink's three lies on E, then Orange's five: less than a five is not enough now."""
    table, _ = example(*DICE[:5])
    assert bids(table, "D", "e") == {5, 6}
    assert refused(table, "D e4") == "SM-204"


def test_sm_901_black_may_equal_white() -> None:
    table, _ = example(*DICE[:5])
    assert 4 in bids(table, "B", "c")


def test_sm_901_fifth_gets_the_one_that_is_left() -> None:
    table, events = example(*DICE, *TOKENS)
    assert told(events, "left_over") == [{"seat": 2, "token": 1}]
    assert fact(table, "tokens") == [[4], [3], [1], [2], [-1]]


def test_sm_901_who_wins_what() -> None:
    _, events = example(*DICE, *TOKENS)
    assert won(events) == {"A": ("A", 3), "C": ("B", 4), "D": ("B", 2), "E": ("D", 6)}
    assert told(events, "boxed") == [{"place": "B", "card": "F-Y"}]


@pytest.mark.parametrize("tokens", [["B t1", "C t2"], ["C t3", "B t-1"]])
def test_sm_901_with_a_lower_token_black_would_lose_c(tokens: list[str]) -> None:
    others = [token for token in (-1, 1, 2, 3, 4) if f"t{token}" not in "".join(tokens)]
    _, events = example(*DICE, *tokens, f"A t{others[-1]}", f"D t{others[-2]}")
    assert won(events)["C"] == ("C", 4)


def test_sm_901_energies_3_6_and_6() -> None:
    table, events = example(*DICE, *TOKENS)
    assert [each["energy"] for each in told(events, "paid")] == [3, 4, 2, 6]
    assert fact(table, "energy") == [9 - 3, 9 - 6, 9, 9 - 6, 9]
    assert fact(table, "pool_energy") == 15
    assert (phase(table), awaited(table)) == ("goods", "ABD")


def test_sm_901_orange_gives_yellow_green_blue_and_blue_to_the_cruiser() -> None:
    table, _ = example(*DICE, *TOKENS, "A give a ygbb")
    assert fact(table, "goods")[0] == "rryg"
    assert fact(table, "up")[0] == "A-R"


def test_sm_901_black_completes_both_with_one_red() -> None:
    """The only red for one of C's two red ships, yellow for its cruiser; D without the red."""
    table, _ = example(*DICE, *TOKENS)
    assert "ry" in gifts(table, "B", "c")
    play(table, "B give c ry")
    assert gifts(table, "B", "d") == {"ygb"}
    play(table, "B give d ygb")
    assert fact(table, "goods")[1] == "gb"
    assert fact(table, "up")[1] == "C-R D-1"


def test_sm_901_black_cannot_give_the_red_to_d() -> None:
    """Then C could not be completed, and both can be."""
    table, _ = example(*DICE, *TOKENS)
    assert gifts(table, "B", "d") == {"ygb"}
    assert refused(table, "B give d ryb") == "SM-407"


def test_sm_901_pink_could_leave_out_the_blue_good() -> None:
    table, _ = example(*DICE, *TOKENS)
    assert moves(table, "D") == {"give e b", "give e -"}
    play(table, "D give e -")
    assert fact(table, "up")[3] == "E-B"
    assert fact(table, "goods")[3] == "rryyggbb"


def test_sm_901_as_a_whole() -> None:
    """Planets 2, 7 and 3; nothing for White and Brown."""
    lines = ["D give e b", "B give c ry", "A give a ygbb", "B give d ygb"]
    table, _ = example(*DICE, *TOKENS, *lines)
    assert fact(table, "up") == ["A-R", "C-R D-1", "", "E-B", ""]
    assert fact(table, "down") == [""] * 5
    assert fact(table, "goods") == ["rryg", "gb", "rryyggbb", "rryyggb", "rryyggbb"]
    assert sorted(fact(table, "pool_goods")) == sorted("ygbb" + "ry" + "ygb" + "b")
    planets = [2, 7, 0, 3, 0]
    left = [6 + 4, 3 + 2, 9 + 8, 3 + 7, 9 + 8]
    assert scores(table) == [points - rest for points, rest in zip(planets, left, strict=True)]
    assert (phase(table), fact(table, "queue")) == ("restocking", [0, 1, 3, 2, 4])
