"""The options of a table: set-up, balls, trade, and taking back (SF-201, SF-503, SF-406, SF-408)."""

from typing import Final

from startable.games.starfarers.box.parts import MIXES

FIRST_GAME: Final = 0
STRATEGIC: Final = 1
EXPLORER: Final = 2
WILD: Final = 3
SETUPS: Final = ("first", "strategic", "explorer", "wild")

OFFERS_LIVE: Final = 20
OFFERS_IN_TURNS: Final = 2
"""Offers in one turn, each change of one counted (SF-406)."""
UNDOS: Final = 20
"""So often in one turn something may be taken back (SF-408): nobody shall waver for ever."""
SPEAKING_MS: Final = 150
"""Live, an offer is a race: who agrees first is heard first, and nobody speaks more often than this."""


class Choices:
    def __init__(self, options: dict[str, int]) -> None:
        self.setup = options["setup"]
        self.balls = MIXES[options["balls"]]
        self.mix = options["balls"]
        self.live = options["trade"] == 0
        self.offers = OFFERS_LIVE if self.live else OFFERS_IN_TURNS
        self.undo = options["undo"] == 1
