"""Tests of decks. A package, so that they can share how pictures are painted."""
