"""Chapter 7: two players."""

from itertools import combinations

import pytest

from startable.play.table import Table

from .helpers import (
    awaited,
    bidding,
    bids,
    dealt,
    fact,
    moves,
    phase,
    play,
    refusal_of,
    refused,
    restocking,
    start,
    told,
    won,
)

TOKENS = [-1, 0, 1, 3]


def raced() -> Table:
    """A has a die on a card, so that there will be something to pay when the bidding is over."""
    table = dealt(2, ["E-R", "E-Y", "E-G"])
    play(table, "A a1")
    return table


def test_sm_701_three_cards_turned_at_once() -> None:
    table = start(2)
    play(table, "@ time", "* deal E-R", "* deal E-Y")
    assert awaited(table) == ""
    play(table, "* deal E-G")
    assert awaited(table) == "AB"
    assert fact(table, "cards") == ["E-R", "E-Y", "E-G"]


def test_sm_702_two_or_three_tokens_one_after_the_other() -> None:
    table = raced()
    play(table, "A t-1", "A t0")
    assert fact(table, "tokens") == [[-1, 0], []]
    assert phase(table) == "bidding"
    play(table, "A t3")
    assert fact(table, "tokens") == [[-1, 0, 3], [1]]
    assert phase(table) != "bidding"


def test_sm_702_after_the_first_one_they_bid_no_more() -> None:
    table = dealt(2)
    play(table, "A a2", "A t3")
    assert awaited(table) == "AB"
    assert moves(table, "A") == {"t-1", "t0", "t1"}
    assert refusal_of(table, "A b6").rule == "SM-702"
    assert bids(table, "B", "a") == {2, 3, 4, 5, 6}


def test_sm_702_the_other_may_still_bid_and_take() -> None:
    table = dealt(2)
    play(table, "A t3", "B a1", "B t1", "B t0")
    assert fact(table, "tokens") == [[3, -1], [1, 0]]


def test_sm_702_tokens_that_are_gone_are_gone() -> None:
    table = dealt(2)
    play(table, "A t3")
    assert refused(table, "B t3") == "SM-207"
    assert refused(table, "A t3") == "SM-207"


@pytest.mark.parametrize("taker", "AB")
@pytest.mark.parametrize("left", TOKENS)
def test_sm_703_after_three_to_none_the_other_gets_the_last(taker: str, left: int) -> None:
    table = raced()
    events = play(table, *[f"{taker} t{token}" for token in TOKENS if token != left])
    other = "AB".index(taker) ^ 1
    assert told(events, "left_over") == [{"seat": other, "token": left}]
    assert fact(table, "tokens")[other] == [left]


@pytest.mark.parametrize("more", "AB")
@pytest.mark.parametrize("left", TOKENS)
def test_sm_703_after_two_to_one_who_has_fewer_gets_the_last(more: str, left: int) -> None:
    fewer = "B" if more == "A" else "A"
    one, two, three = [token for token in TOKENS if token != left]
    table = raced()
    play(table, f"{more} t{one}", f"{fewer} t{two}", f"{more} t{three}")
    assert fact(table, "tokens")["AB".index(fewer)] == [two, left]
    assert fact(table, "middle") == []


def test_sm_704_equal_dice_by_the_sum_of_tokens() -> None:
    """A's 3 and -1 make 2, B's 0 and 1 make 1. Then A's 1 and 0 against B's 3 and -1."""
    assert won(play(_equal_dice(), "A t3", "B t0", "B t1"))["A"] == ("A", 4)
    assert won(play(_equal_dice(), "A t1", "A t0", "B t3"))["A"] == ("B", 4)


def _equal_dice() -> Table:
    return bidding("dice.a:A4B4 A.energy:4 B.energy:4 cards:E-R,E-Y,E-G", 2)


SHARES = [mine for count in (1, 2, 3) for mine in combinations(TOKENS, count)]


@pytest.mark.parametrize("mine", SHARES, ids=str)
def test_sm_704_the_sums_make_three_and_never_tie(mine: tuple[int, ...]) -> None:
    """However the tokens are shared."""
    others = [token for token in TOKENS if token not in mine]
    takers = {1: [("B", token) for token in others], 3: [("A", token) for token in mine]}
    takers[2] = [("A", mine[0]), ("B", others[0]), ("A", mine[-1])]
    table = _equal_dice()
    events = play(table, *[f"{seat} t{token}" for seat, token in takers[len(mine)]])
    assert [sorted(tokens) for tokens in fact(table, "tokens")] == [sorted(mine), others]
    assert sum(mine) + sum(others) == 3
    assert won(events)["A"][0] == ("A" if sum(mine) > sum(others) else "B")


def test_sm_705_once_each_by_the_sum_and_the_higher_sum_first() -> None:
    """A has 3 and -1, which makes 2; B has 1 and 0."""
    table = restocking("A.tokens:3,-1 B.tokens:1,0 queue:AB pool.energy:9 pool.goods:rr", 2)
    assert moves(table, "A") == {"none", "energy 1", "energy 2", "goods r", "goods rr"}
    play(table, "A energy 2")
    assert moves(table, "B") == {"none", "energy 1", "goods r"}
    play(table, "B goods r")
    assert phase(table) == "countdown"


def test_sm_705_sum_of_four() -> None:
    """A has 3, 1 and 0: four. B's -1 then puts something into the pool."""
    table = restocking("A.tokens:3,1,0 B.tokens:-1 B.goods:b queue:AB pool.energy:9", 2)
    assert moves(table, "A") == {"none", "energy 1", "energy 2", "energy 3", "energy 4"}
    play(table, "A energy 4")
    assert moves(table, "B") == {"none", "put b"}


def test_sm_705_sum_of_minus_one_is_as_the_minus_one_token() -> None:
    table = restocking("A.tokens:-1,0 B.tokens:1,3 A.energy:2 queue:BA pool.energy:9", 2)
    play(table, "B energy 4")
    assert moves(table, "A") == {"none", "put e"}
    assert refused(table, "A energy 1") == "SM-504"


@pytest.mark.parametrize(("tokens", "others"), [("0", "-1,1,3"), ("-1,1", "0,3")])
def test_sm_705_sum_of_zero_gives_nothing(tokens: str, others: str) -> None:
    table = restocking(f"A.tokens:{tokens} A.energy:2 B.tokens:{others} queue:BA pool.energy:9", 2)
    play(table, "B none")
    assert phase(table) == "countdown"


def test_sm_705_order_follows_the_sums() -> None:
    """B's 0 and 1 make 1, A's 3 and -1 make 2; A's -1, 0 and 1 make 0, and B has the 3."""
    table = dealt(2, ["E-R", "E-Y", "E-G"])
    play(table, "B a6", "A t3", "B t0", "B t1", "B give a r")
    assert fact(table, "queue") == [0, 1]
    table = dealt(2, ["E-R", "E-Y", "E-G"])
    play(table, "B a6", "A t-1", "A t0", "A t1", "B give a r")
    assert fact(table, "queue") == [1, 0]
