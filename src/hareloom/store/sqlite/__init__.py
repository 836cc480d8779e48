"""The store on one machine: a file of SQLite's, and one thread that writes it."""

from .store import SqliteStore

__all__ = ["SqliteStore"]
