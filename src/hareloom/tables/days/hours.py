"""A person's hours: their time zone, when they want their quiet, and when they are away. Times are UTC milliseconds."""

import heapq
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

MINUTE = 60_000
HOUR = 60 * MINUTE
A_DAY_OF_MINUTES = 24 * 60
MOST_QUIET = 16 * 60
"""Minutes of a day that may be quiet: the rest must be enough to play in."""
LONGEST_VACATION = 60 * 24 * HOUR

Span: TypeAlias = tuple[int, int]
"""From when until when."""

_ZONE = re.compile(r"[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+){0,2}")
_NO_PLACES = re.compile(r"localtime|posixrules|Factory|(posix|right)/.*")
"""Files beside the zones: what they mean is another thing on each machine, or counts leap seconds."""


class Quiet(Struct, frozen=True):
    """The same hours every night. `start` and `end` are minutes since midnight by the person's own clock."""

    start: int = 22 * 60
    end: int = 8 * 60

    @property
    def minutes(self) -> int:
        """How long it is, by a clock that nobody puts forward or back."""
        return (self.end - self.start) % A_DAY_OF_MINUTES


class Vacation(Struct, frozen=True):
    """From when until when a person is away."""

    since: int
    until: int


class PersonalHours(Struct, frozen=True, omit_defaults=True):
    """What a person has said about their time, at one table."""

    zone: str = ""
    """By its name in the IANA database, such as Europe/Paris; empty for UTC."""
    quiet: Quiet | None = Quiet()
    vacation: Vacation | None = None


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None if there is none."""
    try:
        return ZoneInfo(name) if _ZONE.fullmatch(name) and not _NO_PLACES.fullmatch(name) else None
    except (ZoneInfoNotFoundError, OSError, ValueError):  # OSError: the name of a folder, such as Europe
        return None


def nights(hours: PersonalHours, since: int) -> Iterator[Span]:
    """The person's quiet hours, from those on that end after that time."""
    quiet = hours.quiet
    if quiet is None or not quiet.minutes:
        return
    zone = zone_of(hours.zone) or UTC
    day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
    while True:
        begins = _at(day, quiet.start, zone)
        ends = _at(day + timedelta(days=quiet.end < quiet.start), quiet.end, zone)
        if ends > max(since, begins):
            yield begins, ends
        day += timedelta(days=1)


def _at(day: date, minutes: int, zone: tzinfo) -> int:
    """When a clock there shows that. A time that the clock jumps over is as much later as it jumps."""
    moment = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return int(moment.timestamp()) * 1000


def quiet_until(hours: PersonalHours, now: int) -> int:
    """When the quiet ends that is on; now if there is none."""
    begins, ends = next(nights(hours, now), (now, now))
    return ends if begins <= now else now


def after_waking(hours: PersonalHours, since: int, span: int, besides: Sequence[Span] = ()) -> int:
    """When that span is over, if the person's quiet hours don't count, nor what is named besides."""
    for begins, ends in heapq.merge(nights(hours, since), sorted(besides)):
        if begins - since >= span:
            break
        span -= max(0, begins - since)
        since = max(since, ends)
    return since + span
