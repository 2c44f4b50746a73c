"""Bots against each other, and what can be said about it with confidence."""
