"""The HTTP side: what there is to play, opening tables, sitting down, and reading games."""
