"""How long a table waits for people."""

from startable.server.settings import Settings


class Patience:
    def __init__(self, settings: Settings) -> None:
        self.away_ms = settings.away_ms
        self.stall_ms = settings.stall_ms
        self.seat_ms = settings.seat_ms
        self.reveal_ms = settings.reveal_ms
        self.left_s = settings.left_days * 86_400.0
        self.bot_pause_ms = settings.bot_pause_ms
        self.any_bot = settings.any_bot
        """May bots think for as long as they want?"""
