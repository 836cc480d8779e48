"""A finished game as a file: docs/REPLAY.md. Written by `hareloom replay export`, read by everything that retells."""
