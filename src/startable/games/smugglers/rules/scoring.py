"""Points, by rule, and who wins (SM-6xx, SM-8xx)."""

from startable.core.rules import Result
from startable.games.smugglers.box.parts import (
    CRUISER,
    FAVOURITE_PLANETS,
    FAVOURITE_SHIPS,
    PLANET_COLOURS,
    PLANETS,
    SHIPS,
    STATION,
)
from startable.games.smugglers.state.state import SmugglersState


def card_worth(state: SmugglersState, seat: int, card: int) -> int:
    """SM-601, SM-802: its planets; with a station only those in the owner's favourite colours."""
    if not (state.choices.stations and STATION[card]):
        return PLANETS[card]
    worth, favourites = 0, FAVOURITE_PLANETS[state.players[seat].sheet]
    for colour in range(CRUISER):
        if favourites[colour]:
            worth += PLANET_COLOURS[card][colour]
    return worth


def cards_worth(state: SmugglersState, seat: int) -> int:
    return sum([card_worth(state, seat, card) for card in state.players[seat].up])


def cards_lost(state: SmugglersState, seat: int) -> int:
    return sum([PLANETS[card] for card in state.players[seat].down])


def goods_charged(state: SmugglersState, seat: int) -> int:
    """SM-601, SM-809: goods left, one of each favourite ship's colour free."""
    player = state.players[seat]
    total, favourites = sum(player.goods), FAVOURITE_SHIPS[player.sheet]
    if state.choices.favourite_goods:
        for colour in range(CRUISER):
            if favourites[colour] and player.goods[colour]:
                total -= 1
    return total


def ships_of(state: SmugglersState, seat: int, colour: int) -> int:
    """SM-807: ships of a colour on this seat's cards that score."""
    count = 0
    for card in state.players[seat].up:
        if card_worth(state, seat, card) > 0:
            count += SHIPS[card][colour]
    return count


def ship_bonus(state: SmugglersState, seat: int) -> int:
    """SM-806: for each favourite colour with the most ships, 3 and one for each rival favourite."""
    if not state.choices.favourite_ships:
        return 0
    bonus, favourites = 0, FAVOURITE_SHIPS[state.players[seat].sheet]
    for colour in range(CRUISER):
        if favourites[colour] and _has_most(state, seat, colour):
            bonus += 3 + _rivals(state, seat, colour)
    return bonus


def _has_most(state: SmugglersState, seat: int, colour: int) -> bool:
    mine = ships_of(state, seat, colour)
    others = [ships_of(state, other, colour) for other in range(state.seats) if other != seat]
    return mine > 0 and mine > max(others)


def _rivals(state: SmugglersState, seat: int, colour: int) -> int:
    others = [player for other, player in enumerate(state.players) if other != seat]
    return sum([FAVOURITE_SHIPS[player.sheet][colour] for player in others])


def score(state: SmugglersState, seat: int) -> int:
    planets = cards_worth(state, seat) - cards_lost(state, seat)
    return planets - state.players[seat].energy - goods_charged(state, seat) + ship_bonus(state, seat)


def breakdown(state: SmugglersState, seat: int) -> dict[str, int]:
    """The parts of a score, by the rule that each follows."""
    parts = {
        "SM-601": cards_worth(state, seat),
        "SM-402": -cards_lost(state, seat),
        "energy": -state.players[seat].energy,
        "goods": -goods_charged(state, seat),
    }
    if state.choices.favourite_ships:
        parts["SM-806"] = ship_bonus(state, seat)
    return parts


def rank(state: SmugglersState, seat: int) -> tuple[int, int, int, int]:
    """SM-602: more is better, part by part."""
    player = state.players[seat]
    return score(state, seat), -sum(player.goods), -player.energy, len(player.up)


def outcome(state: SmugglersState) -> Result:
    ranks = [rank(state, seat) for seat in range(state.seats)]
    best = max(ranks)
    winners = [seat for seat in range(state.seats) if ranks[seat] == best]
    mask = sum([1 << seat for seat in winners])
    return Result(mask, "SM-602" if len(winners) == 1 else "SM-603")
