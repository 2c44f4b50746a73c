"""Starfarers (Csillaghajósok): colonies, trade and flight among planets that nobody has seen yet."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.starfarers import codec, draw, notation, view
from startable.games.starfarers.choices import SETUPS
from startable.games.starfarers.heuristics import StarHeuristics
from startable.games.starfarers.parts import MIX_NAMES, SEAT_COLOURS
from startable.games.starfarers.rules import StarRules

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
    ),
    make=StarRules,
    kinds=notation.KINDS,
    secrecy=view,
    notation=notation,
    codec=codec,
    heuristics=StarHeuristics,
    in_turns={"trade": "turns"},
    draw=draw,
)
