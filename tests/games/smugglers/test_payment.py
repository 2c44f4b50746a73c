"""Which goods may be given, against a search over everything that a player has (SM-404 to SM-407)."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from startable.games.smugglers.box.parts import CARD_SHIPS, NAMES
from startable.games.smugglers.rules.payment import NO_CARD, allowed_payments, payable, payments

from ...effort import tries

Goods = tuple[int, ...]
"""By colour: red, yellow, green, blue."""

COLOURS = "RYGB"
CARDS = st.integers(0, len(NAMES) - 1)
GOODS = st.tuples(*[st.integers(0, 4)] * 4)
FEW = st.tuples(*[st.integers(0, 2)] * 4)


def subsets(goods: Goods) -> Iterator[Goods]:
    """Every choice of goods from a stock."""
    return product(*[range(count + 1) for count in goods])


@cache
def completes(given: Goods, ships: str) -> bool:
    """Handed out one by one in some order, every ship but one at most gets a good, and none is left."""
    letters = "".join(colour * count for colour, count in zip(COLOURS, given, strict=True))
    if not len(ships) - 1 <= len(letters) <= len(ships):
        return False
    hands = set(permutations(letters + "-" * (len(ships) - len(letters))))
    return any(all(_takes(ship, good) for ship, good in zip(ships, hand, strict=True)) for hand in hands)


def _takes(ship: str, good: str) -> bool:
    return good == "-" or ship in ("C", good)


def minus(goods: Goods, given: Goods) -> Goods:
    return tuple(have - gone for have, gone in zip(goods, given, strict=True))


def wanted(goods: Goods, card: int, other: int) -> set[Goods]:
    """From the statements: what may be given for a card while another waits, if one does."""
    fit = {given for given in subsets(goods) if completes(given, CARD_SHIPS[card])}
    if other == NO_CARD:
        return fit
    saving = {given for given in fit if _some(minus(goods, given), other)}
    return saving or fit


def _some(goods: Goods, card: int) -> bool:
    return any(completes(given, CARD_SHIPS[card]) for given in subsets(goods))


@tries(150)
@given(GOODS, CARDS)
def test_sm_405_all_goods_that_complete_a_card_and_no_others(goods: Goods, card: int) -> None:
    assert set(allowed_payments(list(goods), card, NO_CARD)) == wanted(goods, card, NO_CARD)


@tries(300)
@given(FEW, CARDS, CARDS)
def test_sm_407_all_goods_that_complete_both_and_no_others(goods: Goods, card: int, other: int) -> None:
    assert set(allowed_payments(list(goods), card, other)) == wanted(goods, card, other)


@tries(150)
@given(FEW, CARDS)
def test_sm_406_payable_if_some_goods_complete_it(goods: Goods, card: int) -> None:
    assert payable(list(goods), card) == _some(goods, card)


@pytest.mark.parametrize("card", range(len(NAMES)), ids=NAMES)
def test_sm_404_each_way_is_listed_once(card: int) -> None:
    found = payments(card)
    assert len(set(found)) == len(found)
    assert [sum(each) for each in found] == sorted(sum(each) for each in found)
