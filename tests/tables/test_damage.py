"""What is damaged in the store costs its own table alone: that rests with a sentence, and the others play on."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hareloom.game import actions as a
from hareloom.store import SqliteStore
from hareloom.tables.delays import Delays
from hareloom.tables.folding import Damaged
from hareloom.tables.hall import Hall
from hareloom.tables.requests import Say, TableRequest
from hareloom.tables.table import LiveTable
from tests.server.conftest import TestDecks

pytestmark = pytest.mark.anyio

ROWS = 40
PAGE, A_LEAF = 4096, 13
"""How SQLite divides a file: the size, and the first byte of a page that holds rows."""


class House:
    """A server that can be stopped while something happens to its file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.hall = self.reopened()
        self.codes: list[str] = []
        self.hosts: list[str] = []

    def reopened(self) -> Hall:
        """A hall over the file as it is now."""
        return Hall(SqliteStore(self.file), TestDecks(), Delays())

    async def fill(self) -> None:
        """Three tables, each with pages of its own in the log."""
        for number in range(3):
            live, entry = await self.hall.create("en", f"Host {number}", None)
            self.codes.append(live.record.code)
            self.hosts.append(entry.person_id)
            await self.act(live, entry.person_id, 0)
            for action in range(1, ROWS):
                # Longer than a page has room for many of, so that tables don't share pages.
                await live.requested(entry.person_id, TableRequest(id=f"say-{action}", action=Say(text="hare " * 40)))

    async def act(self, live: LiveTable, host: str, number: int) -> None:
        """Do something that must be stored."""
        await live.requested(host, TableRequest(id=f"bot-{number}", action=a.AddBot()))

    async def change(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        """Stop, change what is stored, start again."""
        await self.hall.close()
        db = sqlite3.connect(self.file)
        for statement, values in statements:
            db.execute(statement, values)
        db.commit()
        db.execute("VACUUM")
        db.close()
        self.hall = self.reopened()

    async def open(self, number: int) -> LiveTable:
        """The table of that number."""
        live = await self.hall.find(self.codes[number])
        assert live is not None
        return live

    async def others_play_on(self) -> None:
        """The two that are not damaged open, take a move and keep it."""
        for number in (0, 2):
            live = await self.open(number)
            await self.act(live, self.hosts[number], 99)
            assert len(live.table.seats) == 2


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Three tables in a file."""
    made = House(tmp_path / "hareloom.sqlite3")
    await made.fill()
    yield made
    await made.hall.close()


THE_SECOND = "(SELECT no FROM tables WHERE code = ?)"
SPOILT = {
    "no JSON": f"UPDATE log SET events = CAST('[{{' AS BLOB) WHERE version = 1 AND table_no = {THE_SECOND}",
    "nothing": f"UPDATE log SET events = x'' WHERE version = 1 AND table_no = {THE_SECOND}",
    "a row is missing": f"DELETE FROM log WHERE version = 7 AND table_no = {THE_SECOND}",
    "events that can't follow": 'UPDATE log SET events = CAST(\'[{"is":"seats_arranged","order":[9,8]}]\' AS BLOB) '
    f"WHERE version = 1 AND table_no = {THE_SECOND}",
    "facts": "UPDATE tables SET private = x'ff' WHERE code = ?",
    "a name that is no text": f"UPDATE people SET name = CAST(x'ff80ff' AS TEXT) WHERE table_no = {THE_SECOND}",
}


@pytest.mark.parametrize("how", SPOILT)
async def test_a_row_that_cannot_be_read_sets_its_table_aside(
    house: House, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A sentence for its people, a line in the journal, and the others play on; retention skips it; nothing is gone."""
    without_snapshot = ("DELETE FROM snapshots", ())
    await house.change(without_snapshot, (SPOILT[how], (house.codes[1],)))
    with caplog.at_level(logging.ERROR, "hareloom.tables"):
        for _ in range(2):
            with pytest.raises(Damaged, match=r"damaged.*your seat is kept"):
                await house.open(1)
    assert [record.message for record in caplog.records if "set aside" in record.message] == ["a table is set aside"]
    assert house.hall.counts.tables_set_aside == 1
    await house.others_play_on()
    assert len(await house.hall.store.expire(2**60, 9)) == 2
    assert await house.hall.store.tables() == 1


async def test_a_mended_table_comes_back(house: House) -> None:
    """As soon as it can be read again, it is in use again, with all its people."""
    mended = ("UPDATE tables SET private = ? WHERE code = ?", (b"{}", house.codes[1]))
    await house.change((SPOILT["facts"], (house.codes[1],)))
    with pytest.raises(Damaged):
        await house.open(1)
    await house.change(mended)
    live = await house.open(1)
    assert [person.name for person in live.people.values()] == ["Host 1"]
    assert len(await house.hall.store.expire(2**60, 9)) == 3


async def test_a_snapshot_that_cannot_be_read_does_not_matter(house: House) -> None:
    """The log has everything."""
    await house.change(("UPDATE snapshots SET state = x'7b'", ()))
    assert len((await house.open(1)).table.seats) == 1
    assert house.hall.counts.tables_set_aside == 0


async def test_a_damaged_page_sets_its_table_aside(house: House) -> None:
    """The pages of the others are whole: they open, play and keep what they play."""
    # Long ids, so that each table fills pages of its own, and says on each whose it is.
    marked = f"UPDATE log SET action_id = 'of-' || table_no || '-' || version || '{'x' * 200}'"
    await house.change(("DELETE FROM snapshots", ()), (marked, ()))
    await house.hall.close()
    data = bytearray(house.file.read_bytes())
    leaves = [at for at in range(0, len(data), PAGE) if data[at] == A_LEAF]
    own = [at for at in leaves if data[at : at + PAGE].count(b"of-2-") == data[at : at + PAGE].count(b"of-") > 0]
    data[own[1] : own[1] + PAGE] = b"\xaa" * PAGE
    house.file.write_bytes(data)
    house.hall = house.reopened()
    for _ in range(2):
        with pytest.raises(Damaged):
            await house.open(1)
    await house.others_play_on()
