"""The table for a page: stocks, dice, tokens and cards lie open; of the deck, only what is left is known."""

from typing import Any, TypedDict, cast

from startable.core.game import View
from startable.core.known import Known
from startable.games.smugglers.box.parts import NAMES, SHEET_PLANETS, SHEET_SHIPS
from startable.games.smugglers.rules.scoring import breakdown, card_worth
from startable.games.smugglers.state.dice import owner, shown
from startable.games.smugglers.state.layout import LAYOUT
from startable.games.smugglers.state.state import PHASES, Several, SmugglersState


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
    sheets: list[int]
    """By seat: the colour, with the dice and the character sheet of that colour; 6 before one is chosen."""
    quickest: int
    """Where one bids in turns, whose hand is quickest; -1: nobody's, or all bid at once."""
    queue: list[int]
    """The seats that have yet to restock, the next one first."""
    favourites: list[list[str]]
    """By seat: colours of planets and of ships; empty where no option of the table asks for them."""
    position: str


def view(known: Known[SmugglersState]) -> View:
    state = known.state
    players = state.players
    shows: SmugglersView = {
        "phase": PHASES[state.phase],
        "galaxy": state.galaxy,
        "galaxies": state.set_up.galaxies,
        "cards": _names(state.sectors.cards),
        "dice": _dice(state),
        "placed": [player.placed for player in players],
        "middle": list(state.race.middle),
        "tokens": [list(player.tokens) for player in players],
        "energy": [player.energy for player in players],
        "goods": [list(player.goods) for player in players],
        "pool_energy": state.pool.energy,
        "pool_goods": list(state.pool.goods),
        "won": [list(player.won) for player in players],
        "paid": [list(player.paid) for player in players],
        "up": [_names(player.up) for player in players],
        "down": [_names(player.down) for player in players],
        "worth": _worth(state),
        "parts": [breakdown(state, seat) for seat in range(state.seats)],
        "sheets": [player.sheet for player in players],
        "quickest": state.race.quickest,
        "queue": list(state.queue),
        "favourites": _favourites(state),
        "position": LAYOUT.write(state),
    }
    return cast(dict[str, Any], shows)


def _dice(state: SmugglersState) -> list[list[list[int]]]:
    return [[[owner(die), shown(die)] for die in dice] for dice in state.sectors.dice]


def _worth(state: SmugglersState) -> list[list[int]]:
    cards = state.sectors.cards
    return [[card_worth(state, seat, card) for card in cards] for seat in range(state.seats)]


def _favourites(state: SmugglersState) -> list[list[str]]:
    asked = state.players if state.choices.favourites else []
    return [[SHEET_PLANETS[player.sheet], SHEET_SHIPS[player.sheet]] for player in asked]


def _names(cards: Several) -> list[str]:
    return [NAMES[card] for card in cards]
