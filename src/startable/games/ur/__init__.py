"""UR: guards and prisoners on the board of Ur."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.ur import codec, draw, notation, view
from startable.games.ur.board import COLOURS, DISCS
from startable.games.ur.heuristics import UrHeuristics
from startable.games.ur.rules import UrRules

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
        Option("tower_limit", "UR-604", 0, 0, 2 * DISCS),
        Option("discs", "UR-605", DISCS, 1, DISCS),
    ),
    make=UrRules,
    kinds=notation.KINDS,
    secrecy=view,
    notation=notation,
    codec=codec,
    heuristics=UrHeuristics,
    levels=("greedy~80", "greedy~45", "greedy~20", "greedy", "ismcts:500"),
    draw=draw,
)
