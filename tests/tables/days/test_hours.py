"""A person's hours: what counts of a deadline, in every time zone, also when clocks are put forward or back."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.tables.days.hours import HOUR, MINUTE, PersonalHours, Quiet, after_waking, nights, quiet_until, zone_of

PARIS = "Europe/Paris"


def at(text: str, zone: str = "UTC") -> int:
    """When a clock there shows that."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def shown(moment: int, zone: str = "UTC") -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).isoformat(sep=" ", timespec="minutes")[:16]


@pytest.mark.parametrize(
    ("zone", "begins", "hours", "ends"),
    [
        (PARIS, "2026-06-01 12:00", 4, "2026-06-01 16:00"),
        (PARIS, "2026-06-01 20:00", 4, "2026-06-02 10:00"),
        (PARIS, "2026-06-01 23:30", 4, "2026-06-02 12:00"),
        (PARIS, "2026-06-01 12:00", 24, "2026-06-02 22:00"),
        ("Asia/Tokyo", "2026-06-01 12:00", 24, "2026-06-02 22:00"),
        ("America/Los_Angeles", "2026-06-01 21:59", 72, "2026-06-07 09:59"),
        # Clocks are put forward at two, and back at three: the night is an hour shorter, and an hour longer.
        (PARIS, "2026-03-28 20:00", 4, "2026-03-29 10:00"),
        (PARIS, "2026-10-24 20:00", 4, "2026-10-25 10:00"),
    ],
)
def test_quiet_hours_do_not_count(zone: str, begins: str, hours: int, ends: str) -> None:
    """From 22 to 8 o'clock by the person's own clock the time stands still."""
    personal = PersonalHours(zone=zone)
    assert shown(after_waking(personal, at(begins, zone), hours * HOUR), zone) == ends


def test_without_quiet_hours_everything_counts() -> None:
    """Also where they are as long as no time."""
    for quiet in (None, Quiet(600, 600)):
        personal = PersonalHours(zone=PARIS, quiet=quiet)
        assert after_waking(personal, 0, 5 * HOUR) == 5 * HOUR
        assert quiet_until(personal, 0) == 0


@pytest.mark.parametrize(
    ("now", "until"),
    [("21:59", "21:59"), ("22:00", "08:00"), ("03:00", "08:00"), ("07:59", "08:00"), ("08:00", "08:00")],
)
def test_the_night_ends(now: str, until: str) -> None:
    """At night the quiet lasts until its end; by day there is none."""
    moment = at(f"2026-05-05 {now}", PARIS)
    assert shown(quiet_until(PersonalHours(zone=PARIS), moment), PARIS)[11:] == until


def test_quiet_by_day() -> None:
    """A nurse sleeps by day."""
    personal = PersonalHours(zone=PARIS, quiet=Quiet(9 * 60, 17 * 60))
    assert shown(after_waking(personal, at("2026-05-05 08:00", PARIS), 4 * HOUR), PARIS) == "2026-05-05 20:00"


def test_a_time_that_the_clock_jumps_over() -> None:
    """Quiet until half past two, on the night on which half past two doesn't exist."""
    personal = PersonalHours(zone=PARIS, quiet=Quiet(22 * 60, 2 * 60 + 30))
    assert shown(quiet_until(personal, at("2026-03-29 01:00", PARIS)), PARIS) == "2026-03-29 03:30"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Europe",
        "Nowhere/Town",
        "../../etc/passwd",
        "/etc/localtime",
        "a" * 65,
        "Europe/Paris\n",
        "localtime",
        "posix/UTC",
    ],
)
def test_what_is_no_time_zone(name: str) -> None:
    """A name that isn't one is no file either; the hours then go by UTC."""
    assert zone_of(name) is None
    personal = PersonalHours(zone=name)
    assert shown(quiet_until(personal, at("2026-05-05 23:00"))) == "2026-05-06 08:00"


ZONES = st.sampled_from(["UTC", PARIS, "Asia/Kolkata", "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe"])
MINUTES = st.integers(0, 24 * 60 - 1)


@given(ZONES, MINUTES, MINUTES, st.integers(0, 2 * 365 * 24 * 60), st.integers(1, 72 * 60))
def test_a_deadline_is_never_at_night_and_leaves_the_whole_time(
    zone: str, start: int, end: int, begins: int, minutes: int
) -> None:
    """Between beginning and deadline lie exactly the minutes of the phase, with the nights left out."""
    personal = PersonalHours(zone=zone, quiet=Quiet(start, end))
    since = at("2026-01-01 00:00") + begins * MINUTE
    until = after_waking(personal, since, minutes * MINUTE)
    quiet = 0
    for night, morning in nights(personal, since):
        if night >= until:
            break
        quiet += min(morning, until) - max(night, since)
    assert until - since - quiet == minutes * MINUTE
