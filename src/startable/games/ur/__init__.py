"""UR: guards and prisoners on the board of Ur."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.ur.box.board import COLOURS, DISCS
from startable.games.ur.forms import numbers, text_board
from startable.games.ur.forms.picture import picture
from startable.games.ur.forms.possible import possible
from startable.games.ur.forms.sight import UrSight
from startable.games.ur.forms.view import view
from startable.games.ur.mind.heuristics import UrHeuristics
from startable.games.ur.mind.reasons import reasons
from startable.games.ur.rules.moves.turn import KINDS
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.layout import LAYOUT

GAME = Game(
    name="ur",
    package=__name__,
    prefix="UR",
    version=1,
    seats=range(2, 3),
    colours=COLOURS,
    options=(
        Option("draw_after", "UR-601", 0, 0, 100_000),
        Option("six_skips", "UR-602", 0),
        Option("red_back_alone", "UR-603", 0),
        Option("tower_limit", "UR-604", 0, 0, 2 * DISCS, without=(1,)),
        Option("discs", "UR-605", DISCS, 1, DISCS),
        Option("red_by_choice", "UR-606", 0),
    ),
    make=UrRules,
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=UrHeuristics,
    reasons=reasons,
    levels=("greedy~120", "greedy~60", "greedy~28", "greedy~14", "expectimax:4"),
    ladder=(0.786, 0.824, 0.682, 0.669),
    text_board=text_board,
    picture=picture,
    sight=UrSight,
)
