"""A coach for any game: which moves are good and why, and afterwards what was luck and what was skill."""
