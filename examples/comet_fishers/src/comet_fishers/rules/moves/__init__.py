"""All that changes a game: a module a chapter."""
