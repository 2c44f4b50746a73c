"""A store that many processes share: PostgreSQL."""
