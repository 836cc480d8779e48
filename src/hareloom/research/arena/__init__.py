"""The arena: matches between players of any kind, on the same deals, and what they add up to (docs/ARENA.md)."""
