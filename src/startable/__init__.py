"""Startable: a table for space board games, with exact rules for people, search and learning."""

__version__ = "0.1.0"
