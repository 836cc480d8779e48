"""A damaged page of the file refuses the rows of the tables on it, and of no others."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from making import create, row

from hareloom.store import NoSuchTable, SqliteStore, is_damage

pytestmark = pytest.mark.anyio

PAGE, A_LEAF_OF_AN_INDEX = 4096, 10
ROWS = 3000


async def test_a_damaged_page_refuses_only_its_own_tables_rows(tmp_path: Path) -> None:
    """In one batch the rows of the other tables are stored; each page of the log's index is tried."""
    file = tmp_path / "hareloom.sqlite3"
    store = SqliteStore(file)
    await store.write(create("t"), create("u"), create("v"))
    await store.close()
    _fill(file)
    whole = file.read_bytes()
    seen: set[tuple[bool, ...]] = set()
    for at in range(0, len(whole), PAGE):
        if whole[at] == A_LEAF_OF_AN_INDEX:
            file.write_bytes(whole[:at] + b"\xaa" * PAGE + whole[at + PAGE :])
            store = SqliteStore(file)
            outcomes = await store.append([row(name, ROWS) for name in "tuv"])
            seen.add(tuple(outcome is None for outcome in outcomes))
            for name, outcome in zip("tuv", outcomes, strict=True):
                if outcome is None:
                    assert [one.version for one in await store.read(name, ROWS)] == [ROWS + 1]
                else:
                    assert is_damage(outcome) or isinstance(outcome, NoSuchTable)
            await store.close()
    # A page in the middle matters to nobody, one at a table's end to that table.
    assert {(True, True, True), (False, True, True), (True, False, True), (True, True, False)} <= seen


def _fill(file: Path) -> None:
    db = sqlite3.connect(file)
    numbers = "WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ?)"
    db.execute(
        f"{numbers} INSERT INTO log (table_no, version, actor, action_id, events, at) "
        "SELECT tables.no, v, 'clock', 'a' || v, x'5b5d', 1 FROM tables, n ORDER BY tables.no, v",
        (ROWS,),
    )
    db.commit()
    db.execute("VACUUM")
    db.close()
