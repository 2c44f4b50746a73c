"""Comet Fishers (Csóvahalászok): cast nets into a comet's tail, and be home before it flares."""

from startable.core import Game, Option

from comet_fishers.box.parts import COLOURS
from comet_fishers.forms import numbers, text_board
from comet_fishers.forms.possible import possible
from comet_fishers.forms.view import view
from comet_fishers.mind.heuristics import CometHeuristics
from comet_fishers.mind.reasons import reasons
from comet_fishers.rules.moves.kinds import KINDS
from comet_fishers.rules.rules import CometRules
from comet_fishers.state.layout import LAYOUT

GAME = Game(
    name="comet",
    package=__name__,
    prefix="CF",
    version=1,
    seats=range(2, 5),
    colours=COLOURS,
    options=(Option("flights", "CF-103", 4, 1, 8),),
    make=CometRules,
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=CometHeuristics,
    reasons=reasons,
    levels=("random", "greedy~200", "greedy~60", "greedy~20", "greedy"),
    text_board=text_board,
)
