"""Every kind of move by its name in messages."""

from typing import Final

from startable.core.move import Move
from startable.games.smugglers.rules.moves.bidding import Place, Take, TimeUp, Wait
from startable.games.smugglers.rules.moves.choosing import Choose
from startable.games.smugglers.rules.moves.dealing import Deal, Quick, Settle
from startable.games.smugglers.rules.moves.paying import Give, PayFor
from startable.games.smugglers.rules.moves.restocking import Decline, Put, TakeEnergy, TakeGoods
from startable.games.smugglers.state.state import SmugglersState

_ALL: Final[tuple[type[Move[SmugglersState]], ...]] = (
    *(Choose, Deal, Quick, Settle),
    *(Place, Take, Wait, TimeUp),
    *(PayFor, Give),
    *(TakeEnergy, TakeGoods, Put, Decline),
)
KINDS: Final = {move.kind: move for move in _ALL}
