"""Every kind of move by its name in messages."""

from typing import Final

from startable.core.move import Move
from startable.games.starfarers.rules.moves.answers import Answer, Gain, Give, Ground, HandOver, Remove, Take
from startable.games.starfarers.rules.moves.bank import Bank, BuyFame, Help
from startable.games.starfarers.rules.moves.building import BuildPort, BuildShip, Depart, Place, Upgrade
from startable.games.starfarers.rules.moves.colonies import Befriend, Found
from startable.games.starfarers.rules.moves.deals import Agree, Deal, Decline, Withdraw
from startable.games.starfarers.rules.moves.dice import Dice, Shake
from startable.games.starfarers.rules.moves.encounter_cards import Card, Scene
from startable.games.starfarers.rules.moves.flight import EndTurn, Go, Jump, Stop
from startable.games.starfarers.rules.moves.founding import Dock, Equip, Launch, Settle
from startable.games.starfarers.rules.moves.income import Aid, Discard, Rob
from startable.games.starfarers.rules.moves.offers import More, Offer
from startable.games.starfarers.rules.moves.offers_to_one import OfferToOne
from startable.games.starfarers.rules.moves.undo import Undo
from startable.games.starfarers.rules.moves.unseen import Disc, Draw, Lay, Steal
from startable.games.starfarers.state.state import StarState

_ALL: Final[list[type[Move[StarState]]]] = [
    *(Dice, Shake, Draw, Steal, Lay, Disc, Scene, Card),
    *(Settle, Dock, Launch, Equip),
    *(Discard, Rob, Aid),
    *(Bank, BuyFame, Help, Offer, OfferToOne, More, Agree, Decline, Deal, Withdraw),
    *(BuildShip, BuildPort, Upgrade, Place, Undo, Depart),
    *(Go, Stop, Found, Befriend, Jump, EndTurn),
    *(Answer, Give, Take, HandOver, Ground, Remove, Gain),
]
KINDS: Final[dict[str, type[Move[StarState]]]] = {each.kind: each for each in _ALL}
