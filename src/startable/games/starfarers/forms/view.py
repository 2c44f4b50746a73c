"""The table of Starfarers for a page: all that lies open, the own hand, and what a flight is planned with."""

from typing import Any, Final, Sequence, cast

from startable.core.game import View
from startable.core.known import Known
from startable.games.starfarers.box.board import PLANETS, POINT_NAMES, SITE_POINTS, SLOT_NAMES, SLOTS
from startable.games.starfarers.box.encounters import KIND_NAMES
from startable.games.starfarers.box.parts import (
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    FACE_DOWN,
    FRIEND_COPIES,
    FRIEND_NAMES,
    FRIENDS,
    IS_SYSTEM,
    KINDS,
    PEOPLES,
    RESOURCES,
    SCENES,
    SHIP_NAMES,
    SYMBOLS,
    TILE_NAMES,
    UPGRADE_NAMES,
)
from startable.games.starfarers.forms.reach import reach
from startable.games.starfarers.forms.view_types import (
    Deed,
    Encounter,
    Planet,
    Quarter,
    Ship,
    StarView,
    Terms,
)
from startable.games.starfarers.forms.view_types import Player as SeenPlayer
from startable.games.starfarers.rules.encounter import question
from startable.games.starfarers.rules.moves.undo import bought, where
from startable.games.starfarers.rules.space import resource_of, symbol_of
from startable.games.starfarers.state import deeds
from startable.games.starfarers.state.board import VACANT
from startable.games.starfarers.state.choices import SETUPS, UNDOS
from startable.games.starfarers.state.fields import site_name
from startable.games.starfarers.state.fleet import ship_number
from startable.games.starfarers.state.layout import LAYOUT, unseen_cards
from startable.games.starfarers.state.player import ANSWER_KINDS, NO_TERMS, REASONS, Player
from startable.games.starfarers.state.stack import ASKED, STAGE_NAMES
from startable.games.starfarers.state.state import NO_SCENE, NOT_FLYING, StarState

_STATUS: Final = ("ready", "flown", "grounded")
_ANSWERS: Final = ("", "agreed", "refused", "countered")


def view(known: Known[StarState]) -> View:
    state, seat = known.state, known.seat
    hand, laid = _own_cards(state, seat)
    flight = state.flight
    seen: StarView = {
        "seat": seat,
        "setup": SETUPS[state.choices.setup],
        "stage": STAGE_NAMES[state.stage()],
        "turn": state.turn,
        "active": state.active,
        "starter": state.starter,
        "quarters": {SLOT_NAMES[slot]: _quarter(state, slot) for slot in range(SLOTS)},
        "sites": _sites(state),
        "players": [_player(state, player) for player in state.players],
        "hand": _named(hand),
        "laid": _named(laid),
        "bank": _named(state.bank),
        "supply": state.supply.size(),
        "unseen": _named(unseen_cards(state, seat)),
        "figures": dict(zip(PEOPLES, state.figures, strict=True)),
        "friends_left": {FRIEND_NAMES[card]: _friends_left(state, card) for card in range(FRIENDS)},
        "discs_left": _discs_left(state),
        "quarters_left": {TILE_NAMES[tile]: count for tile, count in enumerate(state.board.unlaid) if count},
        "cards_left": [card + 1 for card, there in enumerate(state.encounter.pile) if there],
        "encounter": _encounter(state),
        "base": flight.base,
        "speed": state.speed() if flight.base else 0,
        "flying": flight.flying + 1 if flight.flying != NOT_FLYING else 0,
        "left": flight.left,
        "ways": reach(state),
        "jumps": flight.jumps,
        "used": state.used,
        "undo": _deed(state),
        "winner": state.winner,
        "position": LAYOUT.write(state),
    }
    return cast(dict[str, Any], seen)


def _own_cards(state: StarState, seat: int) -> tuple[Sequence[int], Sequence[int]]:
    """In the hand and laid down; whoever only watches has none."""
    if seat < 0:
        return [0] * KINDS, [0] * KINDS
    return state.players[seat].hand.counts, state.players[seat].laid.counts


def _named(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


# --- the board ---


def _quarter(state: StarState, slot: int) -> Quarter:
    tile = state.board.tiles[slot]
    name = TILE_NAMES[tile] if tile != FACE_DOWN else "?"
    system = tile != FACE_DOWN and IS_SYSTEM[tile]
    planets = [_planet(state, planet) for planet in range(slot * 3, slot * 3 + 3)] if system else []
    return {"tile": name, "turn": state.board.turns[slot], "planets": planets}


def _planet(state: StarState, planet: int) -> Planet:
    return {
        "resource": RESOURCES[resource_of(state, planet)],
        "symbol": SYMBOLS[symbol_of(state, planet)],
        "disc": DISC_NAMES[state.board.discs[planet]],
    }


def _sites(state: StarState) -> dict[str, str]:
    sites = state.board.sites
    return {
        POINT_NAMES[SITE_POINTS[site]]: site_name(sites[site])
        for site in range(PLANETS)
        if sites[site] != VACANT
    }


def _discs_left(state: StarState) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for disc, face in enumerate(DISCS):
        if state.board.unturned[disc]:
            found[SYMBOLS[DISC_SYMBOLS[disc]]].append(DISC_NAMES[face])
    return found


# --- players ---


def _player(state: StarState, player: Player) -> SeenPlayer:
    return {
        "points": player.points,
        "cards": player.cards(),
        "owed": player.owed,
        "ships": [_ship(state, ship) for ship in player.ships if state.fleet.flies(ship)],
        "upgrades": dict(zip(UPGRADE_NAMES, player.upgrades, strict=True)),
        "engines": player.engines(),
        "cannons": player.cannons(),
        "halves": player.halves,
        "medals": player.medals,
        "stations": dict(zip(PEOPLES, player.stations, strict=True)),
        "friends": [FRIEND_NAMES[card] for card in range(FRIENDS) for _ in range(player.friends[card])],
        "pending": player.pending,
        "terms": _terms(player),
        "answer": _ANSWERS[player.answer % ANSWER_KINDS] if player.is_asked() else "unasked",
        "reason": REASONS[player.answer // ANSWER_KINDS] if player.is_asked() else "",
        "said": player.said,
    }


def _ship(state: StarState, ship: int) -> Ship:
    return {
        "number": ship_number(ship) + 1,
        "kind": SHIP_NAMES[state.fleet.kinds[ship]],
        "at": POINT_NAMES[state.fleet.at[ship]],
        "status": _STATUS[state.fleet.status[ship]],
    }


def _terms(player: Player) -> Terms | None:
    if player.terms is NO_TERMS:
        return None
    return {"gives": _named(player.terms.gives), "gets": _named(player.terms.gets)}


def _friends_left(state: StarState, card: int) -> int:
    return FRIEND_COPIES[card] - sum([player.friends[card] for player in state.players])


def _deed(state: StarState) -> Deed | None:
    if not state.done or state.undone >= UNDOS:
        return None
    deed = state.done[-1]
    if deed < deeds.BANK:
        return {"what": bought(state, deed), "at": where(deed), "count": 0, "given": "", "got": ""}
    trade = deeds.Trade(deed)
    given, got = RESOURCES[trade.give], RESOURCES[trade.get]
    return {"what": "bank", "at": "", "count": trade.count, "given": given, "got": got}


# --- encounters ---


def _encounter(state: StarState) -> Encounter | None:
    scene = state.encounter.scene
    if scene == NO_SCENE:
        return None
    if state.stage() != ASKED:
        return {"scene": SCENES[scene], "step": "", "card": 0, "asks": "", "amount": 0}
    node, later = question(state), state.number() > 0
    return {
        "scene": SCENES[scene],
        "step": node.step if later else "",
        "card": node.card + 1 if later else 0,
        "asks": KIND_NAMES[node.kind],
        "amount": node.amount,
    }
