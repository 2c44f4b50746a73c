"""The position of a game, and who knows what of it."""
