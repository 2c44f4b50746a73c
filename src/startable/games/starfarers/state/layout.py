"""The state of Starfarers, declared once: every field, what it is for, who may know it, how it is written.

stack:build turn:7 active:B start:A alpha:alpha~0~4,8,11 m:P2~1~4,?,p5 j:merchants A.hand:1/0/2/0/1
A.colonies:d4 A.ports:f3 A.ships:1cf4,2tk14! A.up:2/1/1 A.half:1 bank:12/12/12/12/12 figures:-/A/-/- …

What is empty or 0 is left out. Counts of cards are ore, fuel, carbon, food, goods; of upgrades engines,
cannons, cargo modules; of stations Greens, Merchants, Scientists, Diplomats.
"""

from typing import Final

from startable.core.bag import Bag
from startable.core.forms import UNWRITTEN, Bags, Counts, Multiset, Name, Names, Number, Seat
from startable.core.known import Pick
from startable.core.layout import OWN, SECRET, Field, Layout, Told
from startable.games.starfarers.box.board import HOMES, NOWHERE, POINT_NAMES, SLOTS
from startable.games.starfarers.box.parts import (
    CARDS_EACH,
    DISC_NAMES,
    FACE_DOWN,
    FRIEND_NAMES,
    KINDS,
    PEOPLES,
    SCENES,
    TILE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.state.choices import UNDOS
from startable.games.starfarers.state.deeds import DEED_NAMES, still_held
from startable.games.starfarers.state.fields import (
    ClosedSites,
    Colonies,
    Ports,
    Quarters,
    Ships,
    TurnedDiscs,
)
from startable.games.starfarers.state.new_game import box_tiles
from startable.games.starfarers.state.player import (
    AGREED,
    COUNTERED,
    NO_TERMS,
    UNASKED,
)
from startable.games.starfarers.state.state import NO_SCENE, StarState
from startable.games.starfarers.state.stock import rescore
from startable.games.starfarers.state.written import (
    Cards,
    Figures,
    Rolls,
    ShipInFlight,
    SomeSeat,
    Stages,
    UsedCards,
    WrittenTerms,
)

_HAND: Final = Bags(KINDS, Cards())


def _follow(state: StarState) -> None:
    state.board.unlaid = box_tiles(state.choices)
    for slot in range(HOMES, SLOTS):
        if state.board.tiles[slot] != FACE_DOWN:
            state.board.take_tile(state.board.tiles[slot])
    state.supply = _rest(state)
    for seat in range(state.seats):
        rescore(state, seat)


def _rest(state: StarState) -> Bag:
    """The cards that are neither in the bank nor with anybody; only their number, if hands are unknown."""
    held = [bag for player in state.players for bag in (player.hand, player.laid)]
    left = [CARDS_EACH - state.bank[kind] - sum([bag.counts[kind] for bag in held]) for kind in range(KINDS)]
    unknown = sum([bag.unknown for bag in held])
    return Bag([0] * KINDS, sum(left) - unknown) if unknown else Bag(left)


# --- filling in what a seat does not know ---


def unseen_cards(state: StarState, seat: int) -> list[int]:
    """The cards that are in the supply pile or with the others."""
    left = [CARDS_EACH - count for count in state.bank]
    if seat >= 0:
        own = state.players[seat]
        for kind in range(KINDS):
            left[kind] -= own.hand.counts[kind] + own.laid.counts[kind]
    return left


def _fill(state: StarState, seat: int, pick: Pick) -> None:
    """Deals the hidden hands from the cards that the seat has not seen; the rest is the supply pile."""
    unseen = Bag(unseen_cards(state, seat))
    sure: list[list[int]] = []
    for each in range(state.seats):
        sure.append(_promised(state, each))
        if each != seat:
            for kind in range(KINDS):
                unseen.put(kind, -sure[each][kind])
    for each in range(state.seats):
        if each != seat:
            player = state.players[each]
            player.hand = _dealt(player.hand, sure[each], unseen, pick)
            player.laid = _dealt(player.laid, NO_TERMS.gives, unseen, pick)
    state.supply = unseen


def _promised(state: StarState, seat: int) -> list[int]:
    """What a seat must hold: whoever offers cards, or agrees to give them, has them (SF-405); so has whoever
    may take back a trade with the bank (SF-408)."""
    player = state.players[seat]
    if seat == state.active:
        return player.terms.gives if player.terms is not NO_TERMS else still_held(state)
    if player.answer == AGREED:
        return state.active_player().terms.gets
    return player.terms.gets if player.answer == COUNTERED else NO_TERMS.gives


def _dealt(closed: Bag, sure: list[int], unseen: Bag, pick: Pick) -> Bag:
    dealt = Bag(sure)
    left = unseen.size()
    for _ in range(closed.unknown - dealt.size()):
        kind = unseen.at(pick(left))
        unseen.take(kind)
        dealt.put(kind)
        left -= 1
    return dealt


# --- the declaration ---

LAYOUT: Final[Layout[StarState]] = Layout(
    [
        Field("stack", Stages(), "stages that are about to happen, the next one last"),
        Field("turn", Number(9_999_999), "from 1; 0 during set-up"),
        Field("active", SomeSeat(), "whose turn it is"),
        Field("starter", SomeSeat(), "who has the first turn", "start"),
        Quarters("board.tiles", UNWRITTEN, "by recess, the quarter there; FACE_DOWN"),
        Told("board.turns", UNWRITTEN, "by recess, thirds by which its quarter is turned"),
        Told("board.discs", Names(DISC_NAMES), "by planet; HIDDEN"),
        TurnedDiscs(
            "board.unturned", UNWRITTEN, "by disc of the box, 1 for each that nobody has seen", "turned"
        ),
        ClosedSites("board.sites", UNWRITTEN, "by site, what stands there", "closed"),
        Told("board.unlaid", Multiset(TILE_NAMES), "by tile, quarters that lie face down or are to be laid"),
        Told("fleet.at", UNWRITTEN, "by ship, where it is; NOWHERE in the stock"),
        Told("fleet.kinds", UNWRITTEN, "by ship, a colony ship or a trade ship"),
        Told("fleet.status", UNWRITTEN, "by ship, READY, FLOWN or GROUNDED in this turn"),
        Colonies("players.*.colonies", UNWRITTEN, "on the board, spaceports too"),
        Ports("players.*.ports", UNWRITTEN, "spaceports on the board"),
        Ships("players.*.ships", UNWRITTEN, "the three ships of this seat"),
        Field("players.*.hand", _HAND, "cards by resource", knows=OWN, closed="cards"),
        Field("players.*.laid", _HAND, "laid down for a 7 until all have", knows=OWN, closed="down"),
        Field("players.*.owed", Number(99), "cards that are still to be laid down for a 7"),
        Field("players.*.upgrades", Counts(UPGRADES), "on the mothership, by kind", "up"),
        Field("players.*.halves", Number(9999), "half medals", "half"),
        Field("players.*.medals", Number(9), "pirate bases and ice planets"),
        Field("players.*.stations", Counts(len(PEOPLES)), "by people"),
        Field("players.*.friends", Multiset(FRIEND_NAMES), "friendship cards"),
        Field("players.*.pending", Number(999), "trade ships that are still to be placed"),
        Field(
            "players.*.terms", WrittenTerms(), "an offer if it is the turn of this seat; else a counter-offer"
        ),
        Field("players.*.answer", Number(UNASKED), "to the offer, with its reason"),
        Field("players.*.said", Number(99), "how often it named terms or took an answer back in this turn"),
        Told("players.*.points", UNWRITTEN, "victory points"),
        Field("bank", Cards("0"), "cards by resource"),
        Told("supply", Bags(KINDS, Cards()), "the supply pile", knows=SECRET),
        Field("figures", Figures(), "by people, who has its figure"),
        Field("encounter.pile", UsedCards(), "by encounter card, 1 for each in the pile", "cards"),
        Field("flight.base", Number(99), "base speed of this turn; 0 before the mothership is rolled"),
        Field("flight.flying", ShipInFlight(), "the number of the ship in flight; NOT_FLYING"),
        Field("flight.origin", Name(POINT_NAMES, NOWHERE), "where its flight began"),
        Field("flight.left", Number(99), "steps that it has left"),
        Field("flight.jumps", Number(99), "space jumps that may be made in this turn"),
        Field("used", Number(99), "what friendship cards gave in this turn, as a mask", "spent"),
        Field(
            "done",
            Names(DEED_NAMES),
            "what may be taken back, the last one first",
        ),
        Field("undone", Number(UNDOS), "how often something was taken back in this turn"),
        Field("encounter.scene", Name(SCENES, NO_SCENE), "what the encounter began with; NO_SCENE"),
        Field("encounter.gift", Cards(), "cards that were given in it"),
        Field("encounter.taken", Cards(), "cards that it brought"),
        Field("rolls", Rolls(), "by seat in the roll for the start; of the mover and the other in a contest"),
        Field("winner", Seat(), "who has won", "won"),
    ],
    given=("choices", "seats"),
    follow=_follow,
    fill=_fill,
)
