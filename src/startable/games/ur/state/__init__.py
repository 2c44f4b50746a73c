"""A table of this game: its fields, declared once, and small questions to them."""
