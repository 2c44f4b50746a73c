"""Live tables: a room is the single writer of its table, and the lobby knows the rooms."""
