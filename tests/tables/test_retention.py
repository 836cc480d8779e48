"""Old tables are deleted little by little, and not at all while the clock can't be trusted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hareloom.tables.retention import A_DAY, AN_HOUR, LONGEST_PAUSE, Retention, allowance

NOW = 1_800_000_000_000


def rested(now: int = NOW) -> Retention:
    """What is remembered after a quiet day."""
    return Retention(seen_at=now - AN_HOUR, held_until=now - AN_HOUR, day=now - AN_HOUR)


def test_a_tenth_a_day_and_twenty_in_any_case() -> None:
    """However many are old, the rest of them waits for another day."""
    assert allowance(rested(), NOW, 1000)[1] == 100
    assert allowance(rested(), NOW, 30)[1] == 20


def test_what_was_deleted_today_counts() -> None:
    """A second look on the same day allows only what is left; the next day begins again."""
    kept = Retention(seen_at=NOW, day=NOW - AN_HOUR, deleted=60)
    assert allowance(kept, NOW, 940)[1] == 40
    assert allowance(kept, NOW + A_DAY, 940)[1] == 94


def test_a_jump_of_the_clock_holds_everything_for_a_day() -> None:
    """Forward by 400 days, back again, or a store that has never seen a clock: nothing is deleted for a day."""
    for kept, now in ((rested(), NOW + 400 * A_DAY), (rested(NOW + 400 * A_DAY), NOW), (None, NOW)):
        after, most = allowance(kept, now, 1000)
        assert most == 0
        assert allowance(after, now + 23 * AN_HOUR, 1000)[1] == 0
        assert allowance(after, now + 24 * AN_HOUR, 1000)[1] == 100


@given(
    st.lists(
        st.tuples(st.integers(-500 * A_DAY, 500 * A_DAY) | st.integers(0, LONGEST_PAUSE), st.integers(0, 300)),
        max_size=60,
    )
)
def test_no_day_loses_more_than_its_share(steps: list[tuple[int, int]]) -> None:
    """Whatever the clock does and however many are old, a clock's day loses at most a tenth, or twenty."""
    kept: Retention | None = None
    now, tables, gone = NOW, 3000, 0
    began, at_first = now, tables
    for pause, old in steps:
        now += pause
        kept, most = allowance(kept, now, tables)
        if kept.day != began:
            began, at_first, gone = kept.day, tables, 0
        deleted = min(most, old, tables)
        kept = Retention(kept.seen_at, kept.held_until, kept.day, kept.deleted + deleted)
        tables, gone = tables - deleted, gone + deleted
        assert gone <= max(20, at_first // 10)
