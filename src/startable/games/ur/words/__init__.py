"""All words of this game, in both languages."""
