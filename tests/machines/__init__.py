"""Several servers on one PostgreSQL."""
