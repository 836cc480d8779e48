"""The store in PostgreSQL, which several servers may share. It needs the extra `hareloom[postgres]`."""
