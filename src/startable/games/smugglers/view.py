"""What a seat may see: all stocks, dice, tokens and cards lie open; of the deck, only what is left."""

from typing import Any, Final, TypedDict, cast

from startable.core.game import Pick, View
from startable.core.rules import Rules
from startable.games.smugglers import position
from startable.games.smugglers.parts import NAMES
from startable.games.smugglers.scoring import breakdown, card_worth
from startable.games.smugglers.state import PHASES, SmugglersState

OPEN: Final = True


class SmugglersView(TypedDict):
    """The table as anybody sees it. Lists are by seat, or by place on the table (A, B, …)."""

    phase: str
    galaxy: int
    galaxies: int
    cards: list[str]
    dice: list[list[list[int]]]
    """By place: [seat, value] in the order they were placed."""
    placed: list[int]
    middle: list[int]
    tokens: list[list[int]]
    energy: list[int]
    goods: list[list[int]]
    pool_energy: int
    pool_goods: list[int]
    won: list[list[int]]
    paid: list[list[int]]
    up: list[list[str]]
    down: list[list[str]]
    worth: list[list[int]]
    """By seat and place: the points that the card would bring."""
    parts: list[dict[str, int]]
    """By seat: the parts of the score, by rule."""
    position: str


def view(state: SmugglersState, seat: int) -> View:
    seats = range(state.seats)
    seen: SmugglersView = {
        "phase": PHASES[state.phase],
        "galaxy": state.galaxy,
        "galaxies": state.round.galaxies,
        "cards": _names(state.cards),
        "dice": [[[die >> 3, die & 7] for die in dice] for dice in state.dice],
        "placed": list(state.placed),
        "middle": list(state.middle),
        "tokens": [list(tokens) for tokens in state.tokens],
        "energy": list(state.energy),
        "goods": [list(goods) for goods in state.goods],
        "pool_energy": state.pool_energy,
        "pool_goods": list(state.pool_goods),
        "won": [list(places) for places in state.won],
        "paid": [list(places) for places in state.paid],
        "up": [_names(cards) for cards in state.up],
        "down": [_names(cards) for cards in state.down],
        "worth": [[card_worth(state, each, card) for card in state.cards] for each in seats],
        "parts": [breakdown(state, each) for each in seats],
        "position": position.write(state),
    }
    return cast(dict[str, Any], seen)


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def world(view: View, rules: Rules[SmugglersState], pick: Pick) -> SmugglersState:
    """The order of the deck is in no state, so one world is like the other."""
    return position.read(cast(SmugglersView, view)["position"], rules.start())
