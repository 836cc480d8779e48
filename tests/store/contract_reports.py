"""The part of the contract about reports."""

import pytest
from making import create
from msgspec.structs import replace

from hareloom.store import AddReport, DeleteReports, DeleteTable, ReportRecord, Store


def report(table_id: str = "t", at: int = 1000) -> ReportRecord:
    return ReportRecord(table_id, at, "picture", "coat", "Ann", "Not here", b"RIFF")


class ReportsContract:
    """What holds for what people report."""

    pytestmark = pytest.mark.anyio

    async def test_a_report_comes_back_as_it_was_kept(self, store: Store) -> None:
        """By its number, with its picture; an unknown number finds none."""
        await store.write(AddReport(report()), AddReport(report("u", 2000)))
        newest, oldest = await store.reports("", 9)
        assert await store.report(oldest.no) == replace(report(), no=oldest.no)
        assert await store.report(newest.no) == replace(report("u", 2000), no=newest.no)
        assert await store.report(newest.no + 1) is None

    async def test_the_list_has_no_pictures(self, store: Store) -> None:
        """The newest first, of one table or of all, and no more than was asked for: a thousand pictures are many."""
        await store.write(*(AddReport(report(which, at)) for which, at in (("t", 1), ("u", 2), ("t", 3))))
        listed = await store.reports("", 9)
        assert [(one.table_id, one.at, one.picture) for one in listed] == [
            ("t", 3, None),
            ("u", 2, None),
            ("t", 1, None),
        ]
        assert [one.at for one in await store.reports("t", 9)] == [3, 1]
        assert [one.at for one in await store.reports("", 1)] == [3]

    async def test_reports_are_deleted_by_number_or_by_age(self, store: Store) -> None:
        """One, or those from before a time; a table that goes takes none along, and a second time does nothing."""
        await store.write(create(), *(AddReport(report(at=at)) for at in (1000, 2000, 3000)), DeleteTable("t"))
        newest = (await store.reports("", 9))[0].no
        await store.write(DeleteReports(newest), DeleteReports(newest))
        assert [one.at for one in await store.reports("", 9)] == [2000, 1000]
        await store.write(DeleteReports(0, 2000))
        assert [one.at for one in await store.reports("", 9)] == [2000]
