"""The course of a round: rolling, turns, clearing; and whom the game awaits (MZ-2xx, MZ-6xx)."""

from typing import Final

from startable.core.bag import Bag
from startable.core.event import Event
from startable.core.movers import NOBODY
from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.maze.box.parts import CREW, DICE, KINDS, TOKENS_TO_WIN
from startable.games.maze.state.hands import hand_too_big
from startable.games.maze.state.state import (
    CELL_BITS,
    DISCARDING,
    DRAWING,
    EMPTY_PANEL,
    ENDED,
    MOVING,
    PLAYING,
    ROLLING,
    TAKING,
    TURNS_EACH,
    Crew,
    MazeState,
)

SEAT_NEXT: Final = [Awaits(1 << seat) for seat in range(4)]


def awaited(state: MazeState) -> Awaits:
    phase = state.phase
    if phase in (TAKING, PLAYING, MOVING, DISCARDING):
        return SEAT_NEXT[state.turn.seat]
    return OVER if phase == ENDED else CHANCE_NEXT


# --- a round ---


def begin_round(state: MazeState, starter: int, out: list[Event] | None) -> None:
    """MZ-110, MZ-201: the first player rolls all dice."""
    state.round += 1
    state.starter = starter
    state.turn.seat = starter
    state.turns = 0
    state.phase = ROLLING
    if out is not None:
        out.append(Event("round", {"round": state.round, "seat": starter}))


def begin_taking(state: MazeState) -> None:
    state.phase = TAKING


def end_turn(state: MazeState, out: list[Event] | None) -> None:
    """MZ-201: the next player takes a die, until all have one movement die and two energy dice."""
    state.turn.clear()
    state.turns += 1
    if state.turns == state.seats * TURNS_EACH:
        _clear(state, out)
    else:
        state.turn.seat = (state.turn.seat + 1) % state.seats
        state.phase = TAKING


def go_on_moving(state: MazeState, out: list[Event] | None) -> None:
    """The turn ends by itself where there is neither a point to spend nor a step to take back."""
    points = state.turn.points
    if points[0] + points[1] + points[2] == 0 and len(state.turn.trail) == 0:
        end_turn(state, out)
    else:
        state.phase = MOVING


# --- clearing ---


def _clear(state: MazeState, out: list[Event] | None) -> None:
    """MZ-206, MZ-207, MZ-413: dice and cards off the panels, aliens off the terminals, the glue wears off."""
    for crew in state.crews:
        _clear_crew(crew, state.discard)
    for die in range(DICE):
        state.pool[die] = 0
    state.glued = False
    if out is not None:
        out.append(Event("cleared", {"round": state.round}))
    go_on_discarding(state, out)


def _clear_crew(crew: Crew, discard: Bag) -> None:
    for card in crew.panel.cards():
        discard.put(card)
    crew.panel = EMPTY_PANEL
    for colour in range(CREW):
        crew.places[colour] &= CELL_BITS


def go_on_discarding(state: MazeState, out: list[Event] | None) -> None:
    """MZ-208: who holds too many cards discards; then a new round begins."""
    seat = hand_too_big(state)
    if seat == NOBODY:
        begin_round(state, (state.starter + 1) % state.seats, out)
    else:
        state.turn.seat = seat
        state.phase = DISCARDING


# --- cards ---


def begin_drawing(state: MazeState, out: list[Event] | None) -> None:
    """MZ-209: an empty pile is made of the discards first; without any there is no card to draw."""
    if state.pile.size() == 0:
        state.pile = state.discard
        state.discard = Bag([0] * KINDS)
        if out is not None:
            out.append(Event("shuffled", {"count": state.pile.size()}))
    if state.pile.size() > 0:
        state.phase = DRAWING
    else:
        go_on_moving(state, out)


# --- the end ---


def earn_token(state: MazeState, seat: int, out: list[Event] | None) -> None:
    """MZ-503, MZ-601: the third token wins at once."""
    crew = state.crews[seat]
    crew.tokens += 1
    if crew.tokens == TOKENS_TO_WIN:
        end_game(state, seat, Event("won_by_tokens", {"seat": seat}), out)


def end_game(state: MazeState, seat: int, event: Event, out: list[Event] | None) -> None:
    state.phase = ENDED
    state.winner = seat
    state.turn.clear()
    if out is not None:
        out.append(event)
