"""Tests of what is drawn, as it is shipped. Those that draw are in art/tests: they need more than the game does."""
