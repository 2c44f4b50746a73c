"""What bots and the coach are told beyond the rules."""
