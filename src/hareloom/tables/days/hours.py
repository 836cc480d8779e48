"""A person's hours: their time zone, when they want their quiet, and when they are away."""

from msgspec import Struct

A_DAY = 24 * 60
"""Minutes."""


class Quiet(Struct, frozen=True):
    """The same hours every night. `start` and `end` are minutes since midnight by the person's own clock."""

    start: int = 22 * 60
    end: int = 8 * 60


class Vacation(Struct, frozen=True):
    """From when until when a person is away, in milliseconds since 1970."""

    since: int
    until: int


class PersonalHours(Struct, frozen=True, omit_defaults=True):
    """What a person has said about their time, at one table."""

    zone: str = ""
    """By its name in the IANA database, such as Europe/Paris; empty for UTC."""
    quiet: Quiet | None = Quiet()
    vacation: Vacation | None = None


NO_HOURS = PersonalHours()
