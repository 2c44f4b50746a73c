"""A store in one file: SQLite, for one server."""
