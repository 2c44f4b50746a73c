"""Which terms and answers can lie on the table, for positions that come from outside (SF-405, SF-406)."""

from startable.games.starfarers.box.parts import KINDS
from startable.games.starfarers.state.player import (
    AGREED,
    ANSWER_KINDS,
    COUNTERED,
    NO_TERMS,
    REFUSED,
    SILENT,
    UNASKED,
    Player,
    Terms,
)
from startable.games.starfarers.state.stack import BUILD, FREE, OFFER, PLACE, kind_of
from startable.games.starfarers.state.state import StarState


def offer_fits(state: StarState) -> bool:
    """Terms lie there while an offer stands, and live what others propose; nobody has said too much."""
    if any([player.said > state.choices.offers for player in state.players]):
        return False
    if state.stage() == OFFER:
        return _standing_offer_fits(state)
    speakers = _speakers(state)
    return all([_speech_fits(player, seat in speakers) for seat, player in enumerate(state.players)])


def _speakers(state: StarState) -> list[int]:
    """Who may propose something while nothing stands: live, all but the active player while he builds."""
    building = kind_of(state.stack[0]) == BUILD and state.stage() in (BUILD, PLACE, FREE)
    return state.others() if building and state.choices.live else []


def _speech_fits(player: Player, may_speak: bool) -> bool:
    return _is_silent(player) or (may_speak and _proposal_fits(player))


def _is_silent(player: Player) -> bool:
    return player.terms is NO_TERMS and player.answer == SILENT


def _proposal_fits(player: Player) -> bool:
    """What one would give one has."""
    fits = player.answer == COUNTERED and _has_both_sides(player.terms)
    return fits and player.can_pay(player.terms.gets)


def _standing_offer_fits(state: StarState) -> bool:
    offerer = state.active_player()
    if offerer.answer != SILENT or not _has_both_sides(offerer.terms):
        return False
    others = [state.players[seat] for seat in state.others()]
    answered = all([_answer_fits(player, offerer.terms) for player in others]) and _asked(state, others)
    return answered and offerer.can_pay(offerer.terms.gives) and (state.choices.live or _in_turns(others))


def _asked(state: StarState, others: list[Player]) -> bool:
    """SF-407: everybody, or in open trade one of them."""
    unasked = [player.answer for player in others].count(UNASKED)
    return unasked == 0 or (state.choices.live and unasked == len(others) - 1)


def _in_turns(others: list[Player]) -> bool:
    """Nobody makes counter-offers, and an offer that all have refused is off the table."""
    answers = [player.answer for player in others]
    return COUNTERED not in answers and (AGREED in answers or SILENT in answers)


def _answer_fits(player: Player, offer: Terms) -> bool:
    """Terms of one's own are a counter-offer, and what one would give one has."""
    answer = player.answer
    if answer == UNASKED:
        return player.terms is NO_TERMS
    if answer >= ANSWER_KINDS and answer % ANSWER_KINDS != REFUSED:
        return False
    if answer == COUNTERED:
        return _proposal_fits(player)
    return player.terms is NO_TERMS and (answer != AGREED or player.can_pay(offer.gets))


def _has_both_sides(terms: Terms) -> bool:
    apart = not any([terms.gives[kind] and terms.gets[kind] for kind in range(KINDS)])
    return any(terms.gives) and any(terms.gets) and apart
