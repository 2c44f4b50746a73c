"""What a table looks like outside: views, numbers, text, and which positions can exist."""
