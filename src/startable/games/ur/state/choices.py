"""The options of a table (UR-601 to UR-606)."""

from startable.core.option import Options


class Choices:
    def __init__(self, options: Options) -> None:
        self.draw_after = options["draw_after"]
        self.six_skips = bool(options["six_skips"])
        self.red_back_alone = bool(options["red_back_alone"])
        self.tower_limit = options["tower_limit"]
        self.discs = options["discs"]
        self.red_by_choice = bool(options["red_by_choice"])
        self.of_ways = self.six_skips or self.red_back_alone or self.tower_limit > 0 or self.red_by_choice
        """Does any of them say which ways are open?"""
