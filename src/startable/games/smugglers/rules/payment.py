"""Goods for ships: which payments complete a card, and which leave enough for another (SM-404 to SM-407)."""

from typing import Final

from startable.games.smugglers.box.parts import CRUISER, SHIPS

Payment = tuple[int, int, int, int]
"""Goods given, by colour."""

NO_CARD: Final = -1


def payments(card: int) -> list[Payment]:
    """Every way to satisfy a card's ships, one of them left out or none; each once, fewest goods first."""
    found: list[Payment] = []
    ships = SHIPS[card]
    for needed in [ships, *[_without(ships, kind) for kind in range(CRUISER + 1) if ships[kind]]]:
        _with_cruisers(needed, found)
    found.sort(key=_cost)
    return found


def _cost(payment: Payment) -> tuple[int, Payment]:
    return sum(payment), payment


def _without(ships: list[int], kind: int) -> list[int]:
    fewer = ships.copy()
    fewer[kind] -= 1
    return fewer


def _with_cruisers(needed: list[int], found: list[Payment]) -> None:
    """Adds the payments for these ships, with every choice of goods for the cruisers."""
    choices: list[list[int]] = [needed[:CRUISER]]
    for _ in range(needed[CRUISER]):
        choices = [_with(goods, colour) for goods in choices for colour in range(CRUISER)]
    for goods in choices:
        payment = (goods[0], goods[1], goods[2], goods[3])
        if payment not in found:
            found.append(payment)


def _with(goods: list[int], colour: int) -> list[int]:
    more = goods.copy()
    more[colour] += 1
    return more


PAYMENTS: Final[list[list[Payment]]] = [payments(card) for card in range(len(SHIPS))]
"""By card."""


def affordable(goods: list[int], payment: Payment) -> bool:
    return (
        payment[0] <= goods[0]
        and payment[1] <= goods[1]
        and payment[2] <= goods[2]
        and payment[3] <= goods[3]
    )


def payable(goods: list[int], card: int) -> bool:
    for payment in PAYMENTS[card]:
        if affordable(goods, payment):
            return True
    return False


def leaves(goods: list[int], payment: Payment) -> list[int]:
    return [goods[colour] - payment[colour] for colour in range(CRUISER)]


def both_payable(goods: list[int], card: int, other: int) -> bool:
    """Is there some choice that completes both cards?"""
    for payment in PAYMENTS[card]:
        if affordable(goods, payment) and payable(leaves(goods, payment), other):
            return True
    return False


def allowed_payments(goods: list[int], card: int, other: int) -> list[Payment]:
    """For this card; with another one to pay too, those that leave enough for it, if any do."""
    both = other != NO_CARD and both_payable(goods, card, other)
    return [
        payment
        for payment in PAYMENTS[card]
        if affordable(goods, payment) and (not both or payable(leaves(goods, payment), other))
    ]
