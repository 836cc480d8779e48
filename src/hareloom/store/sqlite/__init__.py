"""The store on one machine: a SQLite file, and one thread that writes it."""
