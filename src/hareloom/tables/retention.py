"""How many old tables may be deleted now. A clock that is wrong must not cost anybody a game."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

RETENTION = "retention"
"""The fact's name in the store."""

AN_HOUR = 3600 * 1000
A_DAY = 24 * AN_HOUR
LONGEST_PAUSE = 2 * A_DAY
"""A longer one between two looks at the clock is a jump, or the server was off; nobody can tell."""
AT_LEAST, SHARE = 20, 10
"""What may be deleted a day: a tenth of all tables, and twenty in any case."""


class Retention(Struct, frozen=True):
    """What the store remembers of it, in milliseconds since 1970."""

    seen_at: int
    """When the clock was last looked at."""
    held_until: int = 0
    """Nothing is deleted before."""
    day: int = 0
    """When the day began in which `deleted` is counted."""
    deleted: int = 0


read_retention = msgspec.json.Decoder(Retention).decode


def allowance(kept: Retention | None, now: int, tables: int) -> tuple[Retention, int]:
    """What to remember, and how many tables may be deleted now."""
    if kept is None or now < kept.seen_at - AN_HOUR or now > kept.seen_at + LONGEST_PAUSE:
        return Retention(seen_at=now, held_until=now + A_DAY, day=now), 0
    if now >= kept.day + A_DAY:
        kept = replace(kept, day=now, deleted=0)
    kept = replace(kept, seen_at=now)
    if now < kept.held_until:
        return kept, 0
    # What was deleted today counts among all, or the tenth would shrink with each look.
    return kept, max(0, _a_days(tables + kept.deleted) - kept.deleted)


def _a_days(tables: int) -> int:
    return max(AT_LEAST, tables // SHARE)
