"""All kinds of moves by their names."""

from typing import Final

from startable.core import Move

from comet_fishers.rules.moves.fishing import Cast, Home
from comet_fishers.rules.moves.fortune import Catch, Deal, Roll, Settle
from comet_fishers.state.state import CometState

KINDS: Final[dict[str, type[Move[CometState]]]] = {
    move.kind: move for move in (Cast, Home, Deal, Catch, Roll, Settle)
}
