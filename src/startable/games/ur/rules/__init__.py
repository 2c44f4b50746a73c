"""The rules: whom the game awaits, what follows what, and the moves."""
