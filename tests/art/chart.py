"""A deck's chart: one line a card that is planned, and what can be counted in it."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from art.kit.lamplit.keys import BRIGHT_KEYS, NIGHT_KEYS

WITHOUT_PEOPLE = frozenset({"animal", "thing", "place"})
SIZES = frozenset({"giant", "tiny"})


class Row(NamedTuple):
    """One planned card."""

    name: str
    sentence: str
    camera: str
    lead: str
    key: str
    place: str
    device: str
    mood: str

    def labels(self) -> Iterator[str]:
        """Everything that this card is counted under."""
        for column in ("camera", "lead", "key", "place", "device", "mood"):
            yield f"{column} {getattr(self, column)}"
        kinds = {
            "bright": self.key in BRIGHT_KEYS,
            "night": self.key in NIGHT_KEYS,
            "without people": self.lead in WITHOUT_PEOPLE,
            "giant or tiny": self.device in SIZES,
        }
        yield from (kind for kind, holds in kinds.items() if holds)


def read(file: Path) -> list[Row]:
    """The lines of a chart, in order."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [Row(**line) for line in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)]


def counted(rows: Iterable[Row]) -> Counter[str]:
    """How many cards there are under each label."""
    return Counter(label for row in rows for label in row.labels())
