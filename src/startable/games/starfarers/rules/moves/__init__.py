"""What changes a game of Starfarers, by chapters of the rules."""
