"""Trade between players: offers, proposals and counter-offers, open to all (SF-405, SF-406).

An offer begins with one kind against one other, and grows card by card; so any cards can be traded for any.
Live, the others may propose something before the player whose turn it is has offered anything.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import KINDS, RESOURCES
from startable.games.starfarers.rules.flow import clear_offer, run
from startable.games.starfarers.rules.moves.names import NUMBERS, SIDES
from startable.games.starfarers.rules.referee import NOT_BUILDING, OFFER_FIRST, StarMove, out_of_turn
from startable.games.starfarers.state.lists import with_more
from startable.games.starfarers.state.player import COUNTERED, NO_TERMS, SILENT, Player, Terms
from startable.games.starfarers.state.stack import BUILD, OFFER
from startable.games.starfarers.state.state import StarState

GIVES: Final = 0
GETS: Final = 1
NO_OFFER: Final = Refusal("SF-406", "sf-no-offer")
ENOUGH: Final = Refusal("SF-406", "sf-enough-offers")
MISSING: Final = Refusal("SF-405", "sf-cards-missing")
NOBODY_HAS: Final = Refusal("SF-405", "sf-nobody-has-so-many")
_NO_TRADE: Final = Refusal("SF-405", "sf-no-trade-now")
_FIXED: Final = Refusal("SF-406", "sf-offer-is-fixed")
FOR_ANOTHER: Final = Refusal("SF-407", "sf-offer-for-another")
TAKE_BACK_FIRST: Final = Refusal("SF-406", "sf-take-back-first")
SWAPS: Final = ((1, 1), (2, 1), (1, 2))
"""How many cards of one kind an offer gives at first, for how many of another."""


def is_trading(state: StarState) -> bool:
    """An offer stands; or live, somebody may have proposed one."""
    return state.stage() == OFFER or (state.stage() == BUILD and state.choices.live)


def most_wanted(state: StarState, seat: int, standing: bool = False) -> int:
    """No seat can be asked for more cards than it holds; how many that is, is open.

    A standing offer may be for one player alone.
    """
    if seat != state.active:
        return state.active_player().hand.size()
    most = 0
    for other in range(state.seats):
        if other != seat and (not standing or state.players[other].is_asked()):
            most = max(most, state.players[other].hand.size())
    return most


def own_sides(state: StarState, seat: int) -> list[list[int]]:
    """What this seat would give by its own terms, and what it would get."""
    terms = state.players[seat].terms
    return [terms.gives, terms.gets] if seat == state.active else [terms.gets, terms.gives]


def _name_terms(state: StarState, seat: int, given: list[int], wanted: list[int]) -> None:
    """Terms are kept by what the player whose turn it is gives and gets."""
    terms = Terms(given, wanted) if seat == state.active else Terms(wanted, given)
    state.players[seat].terms = terms
    state.players[seat].said += 1


def _unspeakable(state: StarState, seat: int) -> Refusal | None:
    """Why this seat cannot name terms now."""
    kind, player = state.stage(), state.players[seat]
    if kind != BUILD and kind != OFFER:
        return out_of_turn(state, seat, NOT_BUILDING) if seat == state.active else _NO_TRADE
    if not state.choices.live:
        if seat != state.active:
            return Refusal("SF-406", "sf-active-offers")
        if kind == OFFER:
            return OFFER_FIRST
    if player.has_answered():
        return TAKE_BACK_FIRST if player.is_asked() else FOR_ANOTHER
    return ENOUGH if player.said >= state.choices.offers else None


class Offer(StarMove):
    """SF-405: so many cards of one kind for some of another; by the others, a counter-offer."""

    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("give", "count", "get", "wanted")
    spelling: ClassVar[Spelling] = Spelling("offer {} {} for {} {}", NUMBERS, RESOURCES, NUMBERS, RESOURCES)
    asks: ClassVar[bool] = True

    def __init__(self, give: int, count: int, get: int, wanted: int) -> None:
        self.give = give
        self.count = count
        self.get = get
        self.wanted = wanted

    def text(self) -> str:
        """People say how many before they say of what."""
        return self.spelling.write((self.count, self.give, self.wanted, self.get))

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = cls.spelling.read(text)
        return [found[1], found[0], found[3], found[2]] if found is not None else None

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return self.unspeakable(state, mover, most_wanted(state, mover))

    def unspeakable(self, state: StarState, seat: int, most: int) -> Refusal | None:
        """Why not, where so many cards may be asked for."""
        return _unspeakable(state, seat) or self._unfit(state) or self._unaffordable(state, seat, most)

    def _unfit(self, state: StarState) -> Refusal | None:
        if not (0 <= self.give < KINDS and 0 <= self.get < KINDS):
            return Refusal("SF-405", "sf-no-such-resource")
        if self.count < 1 or self.wanted < 1:
            return Refusal("SF-405", "sf-both-give")
        if self.give == self.get:
            return Refusal("SF-405", "sf-same-kind")
        if (self.count, self.wanted) in SWAPS:
            return None
        return Refusal("SF-406", "sf-offer-grows" if state.choices.live else "sf-offer-small")

    def _unaffordable(self, state: StarState, seat: int, most: int) -> Refusal | None:
        if state.players[seat].hand.counts[self.give] < self.count:
            return MISSING
        return NOBODY_HAS if self.wanted > most else None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        active, proposing = mover == state.active, state.stage() == BUILD
        self.stand(state, mover)
        if out is not None:
            what = "offered" if active else "proposed" if proposing else "countered"
            out.append(Event(what, self.told(mover)))
        run(state, out)

    def stand(self, state: StarState, mover: int) -> None:
        """On the table, for everybody to answer."""
        active = mover == state.active
        if active:
            clear_offer(state)
            if state.stage() == BUILD:
                state.push(OFFER)
        state.players[mover].answer = SILENT if active else COUNTERED
        nothing = NO_TERMS.gives
        given = with_more(nothing, self.give, self.count)
        _name_terms(state, mover, given, with_more(nothing, self.get, self.wanted))

    def told(self, mover: int) -> dict[str, int | str]:
        args: dict[str, int | str] = {"seat": mover, "count": self.count, "given": RESOURCES[self.give]}
        return {**args, "wanted": self.wanted, "got": RESOURCES[self.get]}


class More(StarMove):
    """SF-405: one card more, on the side that gives (0) or that gets (1), of one's own terms."""

    kind: ClassVar[str] = "more"
    fields: ClassVar[tuple[str, ...]] = ("side", "resource")
    spelling: ClassVar[Spelling] = Spelling("more {} {}", SIDES, RESOURCES)
    asks: ClassVar[bool] = True

    def __init__(self, side: int, resource: int) -> None:
        self.side = side
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if not is_trading(state):
            return NO_OFFER
        if not state.choices.live:
            return _FIXED
        if state.players[mover].terms is NO_TERMS:
            return self._nothing_named(state.players[mover])
        if state.players[mover].said >= state.choices.offers:
            return ENOUGH
        if not 0 <= self.resource < KINDS:
            return Refusal("SF-405", "sf-no-such-resource")
        return self._unfit(state, mover) if 0 <= self.side <= 1 else Refusal("SF-405", "sf-no-such-side")

    def _nothing_named(self, player: Player) -> Refusal:
        if not player.is_asked():
            return FOR_ANOTHER
        return TAKE_BACK_FIRST if player.has_answered() else NO_OFFER

    def _unfit(self, state: StarState, seat: int) -> Refusal | None:
        sides = own_sides(state, seat)
        if sides[1 - self.side][self.resource] > 0:
            return Refusal("SF-405", "sf-same-kind")
        if self.side == GETS:
            return None if sum(sides[GETS]) < most_wanted(state, seat, standing=True) else NOBODY_HAS
        have = state.players[seat].hand.counts[self.resource]
        return None if have > sides[GIVES][self.resource] else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        sides = own_sides(state, mover)
        sides[self.side] = with_more(sides[self.side], self.resource)
        _name_terms(state, mover, sides[GIVES], sides[GETS])
        if mover == state.active:
            for seat in state.others():
                if state.players[seat].is_asked():
                    state.players[seat].reply(SILENT)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "side": SIDES[self.side]}
            out.append(Event("added", {**args, "resource": RESOURCES[self.resource]}))
        run(state, out)


def _offers(give: int) -> list[Offer]:
    return [Offer(give, swap[0], get, swap[1]) for swap in SWAPS for get in range(KINDS) if get != give]


OFFERS: Final = [_offers(give) for give in range(KINDS)]
"""By the kind that is given: one for one, two for one, one for two."""
MORES: Final = [[More(side, kind) for kind in range(KINDS)] for side in range(2)]


def add_offers(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    player: Player = state.players[seat]
    if player.said >= state.choices.offers:
        return
    most = most_wanted(state, seat)
    each = KINDS - 1
    for give in range(KINDS):
        have = player.hand.counts[give]
        if have > 0:
            row = OFFERS[give]
            if most >= 1:
                moves.extend(row[:each])
                if have >= 2:
                    moves.extend(row[each : 2 * each])
            if most >= 2:
                moves.extend(row[2 * each :])


def add_mores(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    if state.players[seat].terms is not NO_TERMS:
        for row in MORES:
            for move in row:
                if move.check(state, seat) is None:
                    moves.append(move)
