"""The rules: whom the game awaits, what may be done, and what comes of it."""
