"""Space Smugglers (Űrcsempészek): everybody bids at once, with dice, against everybody's hands."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.smugglers.box.parts import SEAT_COLOURS
from startable.games.smugglers.forms import numbers, text_board
from startable.games.smugglers.forms.picture import picture
from startable.games.smugglers.forms.possible import possible
from startable.games.smugglers.forms.sight import SmugglersSight
from startable.games.smugglers.forms.view import view
from startable.games.smugglers.mind.heuristics import SmugglersHeuristics
from startable.games.smugglers.mind.reasons import reasons
from startable.games.smugglers.rules.moves.kinds import KINDS
from startable.games.smugglers.rules.rules import SmugglersRules
from startable.games.smugglers.state.layout import LAYOUT

GAME = Game(
    name="smugglers",
    package=__name__,
    prefix="SM",
    version=1,
    seats=range(2, 7),
    colours=SEAT_COLOURS,
    options=(
        Option("colours", "SM-108", 0, 0, 1, ("seats", "chosen")),
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
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=SmugglersHeuristics,
    reasons=reasons,
    levels=("greedy~180", "greedy~110", "greedy~60", "greedy~25", "greedy"),
    ladder=(0.69, 0.69, 0.84, 0.78),
    text_board=text_board,
    picture=picture,
    in_turns={"pace": "turns"},
    sight=SmugglersSight,
)
