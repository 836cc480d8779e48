"""Who is at a table: names, rabbits, seats, and who is connected. People lie beside the log, never in it."""

import unicodedata
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

RABBITS = 12
LONGEST_NAME = 24

Rabbit: TypeAlias = Annotated[int, Meta(ge=0, lt=RABBITS, description="One of twelve colours with a symbol.")]


class PersonSeen(Struct, frozen=True):
    """A person as everybody at the table sees them."""

    name: str
    rabbit: int
    seat: int | None
    """Theirs, though a bot may hold it for them; null for those who watch."""
    host: bool
    here: bool
    """Connected right now."""


def clean_name(name: str) -> str:
    """A name as it will be shown: one line of plain text, at most 24 characters; empty if nothing of it can be seen."""
    kept = "".join(
        " " if character.isspace() else character
        for character in name
        if character.isspace() or unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    )
    return unicodedata.normalize("NFC", " ".join(kept.split()))[:LONGEST_NAME].strip()


def free_rabbit(wanted: int | None, taken: set[int]) -> int:
    """The rabbit that was wanted if nobody has it, else the first that is free; among more than twelve, they share."""
    if wanted is not None and wanted not in taken:
        return wanted
    return next((rabbit for rabbit in OFFERED if rabbit not in taken), wanted or 0)


OFFERED = (0, 2, 4, 5, 6, 11, 1, 7, 8, 3, 9, 10)
"""The order in which rabbits are offered: first those that are easiest to tell apart."""
