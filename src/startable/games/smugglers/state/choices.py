"""The options of a table (SM-108, SM-8xx, SM-903, SM-906, SM-907)."""

from typing import Final

from startable.core.option import Options

SHORTEST_HAND_MS: Final = 60
"""SM-903: whatever the table sets, so that hands race at all (SM-904)."""


class Choices:
    def __init__(self, options: Options) -> None:
        self.live = options["pace"] == 0
        self.hand_ms = max(SHORTEST_HAND_MS, options["hand_ms"])
        self.bid_ms = options["bid_seconds"] * 1000
        self.countdown_ms = options["countdown"] * 1000
        self.stations = bool(options["stations"])
        self.favourite_ships = bool(options["favourite_ships"])
        self.favourite_goods = bool(options["favourite_goods"])
        self.towers = bool(options["towers"])
        self.fall_percent = options["fall_percent"]
        self.colours_chosen = bool(options["colours"])
        self.favourites = self.stations or self.favourite_ships or self.favourite_goods
        """Do favourites matter at all?"""
