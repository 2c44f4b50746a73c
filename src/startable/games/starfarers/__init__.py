"""Starfarers (Csillaghajósok): colonies, trade and flight among planets that nobody has seen yet."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.starfarers.box.parts import MIX_NAMES, SEAT_COLOURS
from startable.games.starfarers.forms import numbers, text_board
from startable.games.starfarers.forms.picture import picture
from startable.games.starfarers.forms.possible import possible
from startable.games.starfarers.forms.sight import StarSight
from startable.games.starfarers.forms.view import view
from startable.games.starfarers.mind.heuristics import StarHeuristics
from startable.games.starfarers.mind.reasons import reasons
from startable.games.starfarers.rules.moves.kinds import KINDS
from startable.games.starfarers.rules.rules import StarRules
from startable.games.starfarers.state.choices import SETUPS
from startable.games.starfarers.state.layout import LAYOUT

GAME = Game(
    name="starfarers",
    package=__name__,
    prefix="SF",
    version=1,
    seats=range(3, 5),
    colours=SEAT_COLOURS,
    options=(
        Option("setup", "SF-201", 0, 0, len(SETUPS) - 1, SETUPS),
        Option("balls", "SF-503", 0, 0, len(MIX_NAMES) - 1, MIX_NAMES),
        Option("trade", "SF-406", 0, 0, 1, ("open", "turns")),
        Option("undo", "SF-408", 1),
    ),
    make=StarRules,
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=StarHeuristics,
    reasons=reasons,
    in_turns={"trade": "turns", "undo": "no"},
    levels=("greedy~120", "greedy~45", "greedy~18", "greedy~6", "rollouts:60"),
    ladder=(0.75, 0.742, 0.711, 0.811),  # as one against three won 50, 49, 45 and 58.8 %
    text_board=text_board,
    picture=picture,
    sight=StarSight,
)
