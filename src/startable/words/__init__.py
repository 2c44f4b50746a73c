"""Fluent files of what is said outside the games."""
