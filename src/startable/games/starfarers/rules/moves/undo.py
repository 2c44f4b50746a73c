"""Taking back what was bought or traded with the bank, the last of it first (SF-408).

Nobody else has done or said anything since and nothing was left to chance: so it is as if it had not been.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.board import POINT_NAMES, SITE_POINTS
from startable.games.starfarers.box.parts import RESOURCES, SHIP_NAMES, UPGRADE_NAMES
from startable.games.starfarers.rules.flow import run_on
from startable.games.starfarers.rules.referee import StarMove, not_building
from startable.games.starfarers.state import deeds
from startable.games.starfarers.state.board import COLONY
from startable.games.starfarers.state.choices import UNDOS
from startable.games.starfarers.state.state import USED_FAME, USED_RATE, StarState
from startable.games.starfarers.state.stock import refund, rescore, take_one, win_half

_OFF: Final = Refusal("SF-408", "sf-undo-off")
_NOTHING: Final = Refusal("SF-408", "sf-nothing-to-undo")
_ENOUGH: Final = Refusal("SF-408", "sf-enough-undone")


class Undo(StarMove):
    kind: ClassVar[str] = "undo"
    spelling: ClassVar[Spelling] = Spelling("undo")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not state.choices.undo:
            return _OFF
        if state.undone >= UNDOS:
            return _ENOUGH
        return None if state.done else _NOTHING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        deed = state.done[-1]
        if out is not None:
            out.append(_undid(state, mover, deed))
        state.undone += 1
        if deed < deeds.BANK:
            _sell(state, mover, deed)
        else:
            _trade_back(state, mover, deeds.Trade(deed))
        run_on(state, state.done[:-1], out)


def _sell(state: StarState, seat: int, deed: int) -> None:
    """A purchase goes back for what it has cost."""
    refund(state, seat, deeds.price(state, deed))
    player = state.players[seat]
    if deed < deeds.PORT:
        state.fleet.put_back(state.fleet.at.index(deed - deeds.SHIP))
    elif deed < deeds.UPGRADE:
        state.board.stand(deed - deeds.PORT, COLONY + seat)
        player.ports -= 1
        rescore(state, seat)
    elif deed < deeds.FAME:
        player.equip(deed - deeds.UPGRADE, -1)
    else:
        state.used &= ~USED_FAME
        win_half(state, seat, -1)


def _trade_back(state: StarState, seat: int, trade: deeds.Trade) -> None:
    hand = state.players[seat].hand
    hand.take(trade.get)
    state.bank[trade.get] += 1
    for _ in range(trade.count):
        take_one(state, seat, trade.give)
    if trade.count == 1:
        state.used &= ~USED_RATE


def _undid(state: StarState, seat: int, deed: int) -> Event:
    if deed >= deeds.BANK:
        trade = deeds.Trade(deed)
        args: dict[str, int | str] = {"seat": seat, "count": trade.count, "given": RESOURCES[trade.give]}
        return Event("unbanked", {**args, "got": RESOURCES[trade.get]})
    return Event("undid", {"seat": seat, "what": bought(state, deed), "at": where(deed)})


def bought(state: StarState, deed: int) -> str:
    """The name of a purchase."""
    if deed < deeds.PORT:
        return SHIP_NAMES[state.fleet.kinds[state.fleet.at.index(deed - deeds.SHIP)]]
    if deed < deeds.UPGRADE:
        return "port"
    return UPGRADE_NAMES[deed - deeds.UPGRADE] if deed < deeds.FAME else "fame"


def where(deed: int) -> str:
    """The point of a ship or a spaceport; empty for all else."""
    if deed < deeds.PORT:
        return POINT_NAMES[deed - deeds.SHIP]
    return POINT_NAMES[SITE_POINTS[deed - deeds.PORT]] if deed < deeds.UPGRADE else ""


UNDO: Final = Undo()


def add_undo(state: StarState, moves: list[Move[StarState]]) -> None:
    if state.done and state.undone < UNDOS:
        moves.append(UNDO)
