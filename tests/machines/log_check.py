"""Compares what people were answered with what is in the log of the database."""

from __future__ import annotations

from collections import Counter

import asyncpg

from .evenings import Evening


async def check_log(url: str, evenings: list[Evening]) -> dict[str, int]:
    """Nothing acknowledged is lost, nothing is there twice, nothing refused is there; return how much there was."""
    db = await asyncpg.connect(url)
    log = "SELECT code, version, actor, action_id FROM log JOIN tables ON tables.no = table_no ORDER BY 1, 2"
    rows = await db.fetch(log)
    said = await db.fetch("SELECT code, text FROM remarks JOIN tables ON tables.no = table_no")
    await db.close()
    done = Counter((row["code"], row["actor"], row["action_id"]) for row in rows)
    assert max(done.values()) == 1, f"done twice: {done.most_common(3)}"
    versions = Counter[str]()
    for row in rows:
        versions[row["code"]] += 1
        assert row["version"] == versions[row["code"]], "a version is missing"
    remarks = Counter((row["code"], row["text"]) for row in said)
    assert max(remarks.values()) == 1, f"said twice: {remarks.most_common(3)}"
    found = Counter[str](remarks=remarks.total())
    for evening in evenings:
        found.update(_check_evening(evening, done))
    return dict(found)


def _check_evening(evening: Evening, done: Counter[tuple[str, str, str]]) -> Counter[str]:
    found, code = Counter[str](games=evening.games), evening.people[0]["code"]
    for guest in evening.guests:
        actor = f"person:{guest.person}"
        lost = [ask for ask in guest.acks if (code, actor, ask) not in done]
        assert not lost, f"acknowledged, but not in the log: {lost}"
        refused = [each for each in guest.refused if (code, actor, each["refused"]) in done]
        assert not refused, f"refused, but in the log: {refused}"
        found["acknowledged"] += len(guest.acks)
        found["refused"] += len(guest.refused)
        found["came again"] += guest.reconnects
    watcher = f"person:{evening.watcher['person']}"
    silent = [each for each in evening.said if (code, watcher, each.replace(" ", "-")) not in done]
    assert not silent, f"said, but not in the log: {silent}"
    return found
