"""What a seat may see: all on the table and its own hand; of the other cards only which are unseen."""

import re
from typing import Any, Final, cast

from startable.core.bag import Bag
from startable.core.game import Pick, View
from startable.core.movers import bit
from startable.core.rules import Rules
from startable.games.starfarers import position, reading
from startable.games.starfarers.board import NOWHERE, PLANETS, POINT_NAMES, SITE_POINTS, SLOT_NAMES, SLOTS
from startable.games.starfarers.choices import SETUPS
from startable.games.starfarers.encounters import KIND_NAMES, NODES, START
from startable.games.starfarers.frames import ASKED, FRAME, FRAME_NAMES
from startable.games.starfarers.marks import (
    ANSWER_KINDS,
    CLOSED,
    NOBODY,
    NOT_FLYING,
    PORT,
    REASONS,
    TERMS,
    VACANT,
)
from startable.games.starfarers.parts import (
    CARDS_EACH,
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
    SCENE_CARDS,
    SCENES,
    SHIP_NAMES,
    SYMBOLS,
    TILE_NAMES,
    TRANSPORTERS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.seen import Encounter, Planet, Player, Quarter, Ship, StarView, Terms
from startable.games.starfarers.space import resource_of, symbol_of
from startable.games.starfarers.state import StarState, friend_names
from startable.games.starfarers.stock import cannons, engines, hand_size, supply_size
from startable.games.starfarers.ways import ways

OPEN: Final = False
_HIDDEN: Final = re.compile(r"([A-D])\.(cards|down):(\d+)")
_WHICH: Final = {"cards": "hand", "down": "laid"}
_STATUS: Final = ("ready", "flown", "grounded")
_ANSWERS: Final = ("", "agreed", "refused", "countered")


def view(state: StarState, seat: int) -> View:
    own = _cards(state.hands, seat) if seat >= 0 else [0] * KINDS
    laid = _cards(state.laid, seat) if seat >= 0 else [0] * KINDS
    seen: StarView = {
        "seat": seat,
        "setup": SETUPS[state.choices.setup],
        "stage": FRAME_NAMES[state.stack[-1] % FRAME],
        "turn": state.turn,
        "active": state.active,
        "starter": state.starter,
        "quarters": {SLOT_NAMES[slot]: _quarter(state, slot) for slot in range(SLOTS)},
        "sites": _sites(state),
        "players": [_player(state, each) for each in range(state.seats)],
        "hand": _named(own),
        "laid": _named(laid),
        "bank": _named(state.bank),
        "supply": supply_size(state),
        "unseen": _named([CARDS_EACH - state.bank[kind] - own[kind] - laid[kind] for kind in range(KINDS)]),
        "figures": dict(zip(PEOPLES, state.figures, strict=True)),
        "friends_left": {
            FRIEND_NAMES[card]: FRIEND_COPIES[card] - sum(state.friends[card::FRIENDS])
            for card in range(FRIENDS)
        },
        "discs_left": _discs_left(state),
        "quarters_left": {TILE_NAMES[tile]: count for tile, count in enumerate(state.unlaid) if count},
        "cards_left": [card + 1 for card, there in enumerate(state.pile) if there],
        "encounter": _encounter(state),
        "base": state.base,
        "speed": state.base + engines(state, state.active) if state.base else 0,
        "flying": state.flying + 1 if state.flying != NOT_FLYING else 0,
        "left": state.left,
        "ways": ways(state),
        "jumps": state.jumps,
        "used": state.used,
        "winner": state.winner,
        "position": position.write(state, bit(seat) if seat >= 0 else 0),
    }
    return cast(dict[str, Any], seen)


def _cards(cards: list[int], seat: int) -> list[int]:
    return cards[seat * KINDS : seat * KINDS + KINDS]


def _named(counts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def _quarter(state: StarState, slot: int) -> Quarter:
    tile = state.tiles[slot]
    name = TILE_NAMES[tile] if tile != FACE_DOWN else "?"
    system = tile != FACE_DOWN and IS_SYSTEM[tile]
    planets = [_planet(state, planet) for planet in range(slot * 3, slot * 3 + 3)] if system else []
    return {"tile": name, "turn": state.turns[slot], "planets": planets}


def _planet(state: StarState, planet: int) -> Planet:
    return {
        "resource": RESOURCES[resource_of(state, planet)],
        "symbol": SYMBOLS[symbol_of(state, planet)],
        "disc": DISC_NAMES[state.discs[planet]],
    }


def _sites(state: StarState) -> dict[str, str]:
    found = {}
    for site in range(PLANETS):
        there = state.sites[site]
        if there != VACANT:
            letter = "ABCD"[(there - 1) % 4] if there < CLOSED else "x"
            found[POINT_NAMES[SITE_POINTS[site]]] = letter + ("*" if PORT <= there < CLOSED else "")
    return found


def _player(state: StarState, seat: int) -> Player:
    return {
        "points": state.points[seat],
        "cards": hand_size(state, seat) + sum(_cards(state.laid, seat)),
        "owed": state.owed[seat],
        "ships": _ships(state, seat),
        "upgrades": dict(zip(UPGRADE_NAMES, state.upgrades[seat * UPGRADES :][:UPGRADES], strict=True)),
        "engines": engines(state, seat),
        "cannons": cannons(state, seat),
        "halves": state.halves[seat],
        "medals": state.medals[seat],
        "stations": dict(zip(PEOPLES, state.stations[seat * 4 : seat * 4 + 4], strict=True)),
        "friends": [str(card) for card in friend_names(state, seat)],
        "pending": state.pending[seat],
        "terms": _terms(state, seat),
        "answer": _ANSWERS[state.answers[seat] % ANSWER_KINDS],
        "reason": REASONS[state.answers[seat] // ANSWER_KINDS],
        "said": state.said[seat],
    }


def _ships(state: StarState, seat: int) -> list[Ship]:
    found: list[Ship] = []
    for number in range(TRANSPORTERS):
        ship = seat * TRANSPORTERS + number
        if state.ships[ship] != NOWHERE:
            found.append(
                {
                    "number": number + 1,
                    "kind": SHIP_NAMES[state.kinds[ship]],
                    "at": POINT_NAMES[state.ships[ship]],
                    "status": _STATUS[state.status[ship]],
                }
            )
    return found


def _terms(state: StarState, seat: int) -> Terms | None:
    terms = state.terms[seat * TERMS : seat * TERMS + TERMS]
    if not any(terms):
        return None
    return {"gives": _named(terms[:KINDS]), "gets": _named(terms[KINDS:])}


def _discs_left(state: StarState) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for disc, face in enumerate(DISCS):
        if state.unturned[disc]:
            found[SYMBOLS[DISC_SYMBOLS[disc]]].append(DISC_NAMES[face])
    return found


def _encounter(state: StarState) -> Encounter | None:
    if state.scene == NOBODY:
        return None
    asked = state.stack[-1] % FRAME == ASKED
    number = state.stack[-1] // FRAME if asked else 0
    node = NODES[number - 1] if number else NODES[START[SCENE_CARDS[state.scene][0]]]
    return {
        "scene": SCENES[state.scene],
        "step": node.step if number else "",
        "card": node.card + 1 if number else 0,
        "asks": KIND_NAMES[node.kind] if asked else "",
        "amount": node.amount if asked else 0,
    }


def world(view: View, rules: Rules[StarState], pick: Pick) -> StarState:
    """Deals the hidden hands from the cards that this view has not seen; the rest is the supply pile."""
    seen = cast(StarView, view)
    unseen = Bag([seen["unseen"][name] for name in RESOURCES])
    sure = [_promised(seen, seat) for seat in range(len(seen["players"]))]
    for seat, cards in enumerate(sure):
        if seat != seen["seat"]:
            for kind in range(KINDS):
                unseen.put(kind, -cards[kind])
    words = [_dealt(word, sure, unseen, pick) for word in seen["position"].split()]
    return reading.read(" ".join(words), rules.start())


def _promised(seen: StarView, seat: int) -> list[int]:
    """What a seat must hold: whoever offers cards, or agrees to give them, has them (SF-405)."""
    player, active = seen["players"][seat], seen["players"][seen["active"]]
    by_answer = {"agreed": active["terms"], "countered": player["terms"]}
    terms = active["terms"] if seat == seen["active"] else by_answer.get(player["answer"])
    if terms is None:
        return [0] * KINDS
    return list((terms["gives"] if seat == seen["active"] else terms["gets"]).values())


def _dealt(word: str, sure: list[list[int]], unseen: Bag, pick: Pick) -> str:
    hidden = _HIDDEN.fullmatch(word)
    if hidden is None:
        return word
    cards = sure["ABCD".index(hidden[1])] if hidden[2] == "cards" else [0] * KINDS
    for _ in range(int(hidden[3]) - sum(cards)):
        kind = unseen.at(pick(unseen.size()))
        unseen.take(kind)
        cards[kind] += 1
    return f"{hidden[1]}.{_WHICH[hidden[2]]}:{'/'.join(str(count) for count in cards)}"
