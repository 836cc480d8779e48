"""How often players were called, in plain numbers that name no table, no person and no address."""

from collections import Counter
from typing import Literal, TypeAlias

from msgspec import Struct, field

Kind: TypeAlias = Literal["push", "webhook", "mail"]
Result: TypeAlias = Literal["sent", "failed", "gone", "dropped"]
"""Dropped is what found no room, came too late, was turned off meanwhile, or whose name was not looked up in time."""


class CallCounts(Struct, frozen=True):
    """Since the server started."""

    results: Counter[tuple[Kind, Result]] = field(default_factory=Counter)
    waiting: dict[Kind, int] = field(default_factory=dict)
    """Deliveries that wait, for their turn or for another try."""
