"""The kit holds what is painted with, and nothing else."""

from __future__ import annotations

from .kit_names import growing, offered, unused, wanted


def test_every_name_of_the_kit_is_used() -> None:
    """A card, the game's pictures or the kit itself needs every function, class, method and constant there is."""
    assert sorted(unused()) == []


def test_cards_are_offered_what_they_use() -> None:
    """A kit's all.py lists the names that cards and the game's pictures take from it, each once."""
    assert [name for name in sorted(offered().keys() - wanted()) if not growing(name)] == []
