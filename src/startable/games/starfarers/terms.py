"""Which terms and answers can lie on the table, for positions that come from outside (SF-405, SF-406)."""

from startable.games.starfarers.marks import AGREED, ANSWER_KINDS, COUNTERED, REFUSED, SILENT, TERMS
from startable.games.starfarers.parts import KINDS
from startable.games.starfarers.state import StarState


def offer_fits(state: StarState, standing: bool) -> bool:
    """SF-405, SF-406: terms lie on the table just while an offer stands, and nobody has said too much."""
    if max(state.said) > state.choices.offers:
        return False
    if not standing:
        return not any(state.terms) and not any(state.answers)
    active = state.active
    if (
        state.answers[active] != SILENT
        or not _both_sides(state, active)
        or not _holds(state, active, active, 0)
    ):
        return False
    others = [seat for seat in range(state.seats) if seat != active]
    if not all([_answer_fits(state, seat) for seat in others]):
        return False
    open_question = AGREED in state.answers or any([state.answers[seat] == SILENT for seat in others])
    return state.choices.live or (COUNTERED not in state.answers and open_question)


def _answer_fits(state: StarState, seat: int) -> bool:
    """Terms of one's own are a counter-offer, and what one would give one has."""
    answer = state.answers[seat]
    if answer >= ANSWER_KINDS and answer % ANSWER_KINDS != REFUSED:
        return False
    if _both_sides(state, seat) != (answer == COUNTERED):
        return False
    if answer == COUNTERED:
        return _holds(state, seat, seat, KINDS)
    return answer != AGREED or _holds(state, seat, state.active, KINDS)


def _holds(state: StarState, seat: int, owner: int, side: int) -> bool:
    """Has this seat what one side of the owner's terms asks of it?"""
    first = owner * TERMS + side
    return all([state.hands[seat * KINDS + kind] >= state.terms[first + kind] for kind in range(KINDS)])


def _both_sides(state: StarState, seat: int) -> bool:
    terms = state.terms[seat * TERMS : seat * TERMS + TERMS]
    gives, gets = terms[: TERMS // 2], terms[TERMS // 2 :]
    apart = not any([gives[kind] and gets[kind] for kind in range(TERMS // 2)])
    return any(gives) and any(gets) and apart
