"""What bots are told about this game beyond its rules."""
