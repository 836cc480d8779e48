"""Tests of large models as players. A package, so that tables and the arena can use its machine."""
