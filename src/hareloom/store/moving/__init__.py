"""Moves everything from SQLite to PostgreSQL and back, while no server runs: all of it, or nothing."""
