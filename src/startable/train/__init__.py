"""Teaches a game its value, by its own games: `startable train GAME`. Needs NumPy; playing does not."""
