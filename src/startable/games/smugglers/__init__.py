"""Space Smugglers (Űrcsempészek): everybody bids at once, with dice, against everybody's hands."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.smugglers import codec, draw, notation, view
from startable.games.smugglers.heuristics import SmugglersHeuristics
from startable.games.smugglers.parts import SEAT_COLOURS
from startable.games.smugglers.rules import SmugglersRules

GAME = Game(
    name="smugglers",
    package=__name__,
    prefix="SM",
    version=1,
    seats=range(2, 7),
    colours=SEAT_COLOURS,
    options=(
        Option("stations", "SM-802", 0),
        Option("favourite_ships", "SM-806", 0),
        Option("favourite_goods", "SM-809", 0),
        Option("towers", "SM-810", 0),
        Option("fall_percent", "SM-812", 5, 0, 30),
        Option("hand_ms", "SM-903", 400, 0, 3000),
        Option("countdown", "SM-902", 3, 1, 10),
        Option("bid_seconds", "SM-906", 0, 0, 120),
        Option("pace", "SM-907", 0, 0, 1, ("live", "turns")),
    ),
    make=SmugglersRules,
    kinds=notation.KINDS,
    secrecy=view,
    notation=notation,
    codec=codec,
    heuristics=SmugglersHeuristics,
    draw=draw,
    in_turns={"pace": "turns"},
)
