"""What can still be taken back, for positions that come from outside (SF-408)."""

from startable.core.move import Move
from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.rules.moves.bank import BANKS, FAME_MOVE
from startable.games.starfarers.rules.moves.building import PORTS, SHIPS, UPGRADE_MOVES
from startable.games.starfarers.rules.moves.undo import UNDO
from startable.games.starfarers.state import deeds
from startable.games.starfarers.state.board import PORT
from startable.games.starfarers.state.fleet import owner_of
from startable.games.starfarers.state.layout import LAYOUT
from startable.games.starfarers.state.stack import BUILD
from startable.games.starfarers.state.state import StarState


def deeds_fit(state: StarState) -> bool:
    """Everything taken back, and done again, leads to the same table."""
    if not state.done:
        return state.undone == 0 or (state.choices.undo and state.turn > 0)
    if not state.choices.undo or state.stage() != BUILD or not _is_there(state, state.done[-1]):
        return False
    before = state.clone()
    UNDO.apply(before, state.active, None)
    return _can_be(before) and _leads_to(before, state) and deeds_fit(before)


def _is_there(state: StarState, deed: int) -> bool:
    """A ship or a spaceport of the player whose turn it is."""
    if deed < deeds.PORT:
        at = state.fleet.at
        return deed != NOWHERE and deed in at and owner_of(at.index(deed)) == state.active
    return deed >= deeds.UPGRADE or state.board.sites[deed - deeds.PORT] == PORT + state.active


def _can_be(state: StarState) -> bool:
    player = state.active_player()
    return min([*player.hand.counts, *player.upgrades, *state.bank]) >= 0


def _leads_to(before: StarState, state: StarState) -> bool:
    again, redo = before.clone(), _redo(state, state.done[-1])
    if redo.check(again, state.active) is not None:
        return False
    redo.apply(again, state.active, None)
    return set(LAYOUT.differences(again, state)) <= {"undone"}


def _redo(state: StarState, deed: int) -> Move[StarState]:
    if deed < deeds.PORT:
        return SHIPS[state.fleet.kinds[state.fleet.at.index(deed)]][deed]
    if deed < deeds.UPGRADE:
        return PORTS[deed - deeds.PORT]
    if deed < deeds.BANK:
        return UPGRADE_MOVES[deed - deeds.UPGRADE] if deed < deeds.FAME else FAME_MOVE
    trade = deeds.Trade(deed)
    return BANKS[trade.give][trade.get]
