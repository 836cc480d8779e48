"""The move itself."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import StoreRefused
from .columns import COLUMNS
from .sides import Side, Total


async def moved(source: Side, target: Side, progress: Callable[[str, int], None]) -> dict[str, int]:
    """Move everything, and compare: how many rows of each table, pictures and recordings. The source stays as it is."""
    if not await target.is_empty():
        raise StoreRefused(f"{target.name} is not empty. Move into a new place: nothing is replaced.")
    await source.begin()
    await target.begin()
    counts = {"pictures": await _pictures(source, target, progress)}
    recordings = await _recordings(source, target, progress)
    for table in COLUMNS:
        done = 0
        async for rows in source.rows(table):
            await target.write(table, rows)
            done += len(rows)
            progress(table, done)
        counts[table] = done
    counts["recordings"] = recordings
    await _compare(source, target)
    await target.keep()
    return counts


async def _pictures(source: Side, target: Side, progress: Callable[[str, int], None]) -> int:
    """Before the rows that name them."""
    names = await source.picture_names()
    for done, name in enumerate(names, 1):
        sizes = await source.picture(name)
        if "card" in sizes:  # else a crash left a part of it, which nothing names
            await target.put_picture(name, sizes)
        progress("pictures", done)
    return len(names)


async def _recordings(source: Side, target: Side, progress: Callable[[str, int], None]) -> int:
    """Before the rows that name them, as well."""
    names = await source.recording_names()
    for done, name in enumerate(names, 1):
        await target.put_recording(name, await source.recording(name))
        progress("recordings", done)
    return len(names)


async def _compare(source: Side, target: Side) -> None:
    totals: dict[str, tuple[Total, Total]] = {
        table: (await source.total(table), await target.total(table)) for table in COLUMNS
    }
    wrong = [table for table, (before, after) in totals.items() if before != after]
    if await source.pictures_total() != await target.pictures_total():
        wrong.append("pictures")
    if await source.recordings_total() != await target.recordings_total():
        wrong.append("recordings")
    if wrong:
        raise StoreRefused(f"What arrived differs from what left ({', '.join(wrong)}), so nothing was moved.")
