"""Tables that wake: from a snapshot or from the first row, and those that this version can't read."""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from hareloom.game import evolve, house_rules, paces, roles, rules, table, values
from hareloom.game.values import Clue, ClueForm, Phase
from hareloom.store import Append, Snapshot
from hareloom.tables import done, seat_history, state, tally
from hareloom.tables.folding import NO_SNAPSHOT, UnknownEvent, folded
from hareloom.tables.past import PastTurn
from hareloom.tables.requests import Say
from hareloom.tables.state import FORMAT, Folded
from hareloom.tables.verify import Verdict, verify_table

from .evening import PEOPLE, Evening, at, evening
from .held import settle

pytestmark = pytest.mark.anyio

SIX = (*PEOPLE, "Zoe", "Ida")

A_FORMAT = {
    1: "82e2bb1f62f27c4d",
    2: "1f5e512cc20b2dd3",
    3: "067d846423b99a9a",
    4: "ceaef95850dafe7f",
    5: "d22bc0e912386458",
    6: "aca439feb5cbaf2f",
    7: "a9b83350f25b7a91",
    8: "cf9a170b913bba5e",
    9: "cd1a97d254b2c1cb",
}
"""What each format of snapshots was made by. Another fingerprint needs another format: set FORMAT, and add a line."""


async def _asleep(table: Evening) -> None:
    for name in list(table.clients):
        if table.clients[name].closed is None:
            table.goes(name)
    await table.hall.forget_sleepers()
    await table.scheduler.run(601)
    await table.hall.forget_sleepers()
    assert table.hall.open_tables() == []


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
@pytest.mark.parametrize("edition", ["odyssey", "revised"])
async def test_a_table_from_a_snapshot_is_the_table_from_its_first_row(phase: Phase, edition: str) -> None:
    """In every phase; and the requests before it are still known."""
    evening_ = await at(phase, *SIX, edition=edition)
    await evening_.asks("Tom", Say(text="Good evening"), "once")
    await _asleep(evening_)
    store, code = evening_.store, evening_.live.record.code
    with_snapshot, without = await store.load(code, FORMAT), await store.load(code, FORMAT + 1)
    assert with_snapshot is not None
    assert without is not None
    assert with_snapshot.snapshot is not None
    assert with_snapshot.rows == []
    assert without.snapshot is None
    assert len(without.rows) == with_snapshot.snapshot.version
    (state_, done_), (first, first_done) = folded(with_snapshot), folded(without)
    assert state_ == first
    assert done_.without(set()) == first_done.without(set())
    again = await evening_.reopened()
    again.connects("Max")
    await again.asks("Tom", Say(text="Good evening"), "once")
    assert len(again.clients["Max"].view["remarks"]) == 1


async def test_a_snapshot_that_says_anything_else_than_its_log_is_found() -> None:
    """Whichever of its fields is wrong; and a request that the log doesn't have."""
    evening_ = await at(Phase.VOTE, *SIX)
    await _asleep(evening_)
    store, code = evening_.store, evening_.live.record.code
    first, woken = await store.load(code, NO_SNAPSHOT), await store.load(code, FORMAT)
    assert first is not None
    assert woken is not None
    assert woken.snapshot is not None
    kept = woken.snapshot
    said = msgspec.json.decode(kept.state)
    wrong: dict[str, Any] = {
        "table": {**said["table"], "game": 7},
        "history": {**said["history"], "now": {"1": "nobody"}},
        "nudges": {"nobody": {"no": 1, "by": "", "at": 0}},
        "clues": ["A clue that nobody told"],
        "past": [msgspec.to_builtins(PastTurn("", Clue(ClueForm.TEXT, "Almost home"), (), (), (), None))],
        "tally": {"games": 7},
        "active_at": 1,
        "phase_at": 1,
        "closing_at": 1,
        "done": [*said["done"], "person:nobody\nid"],
    }

    def verdict(state_: dict[str, Any]) -> Verdict:
        stored = {NO_SNAPSHOT: first, FORMAT: replace(woken, snapshot=Snapshot(kept.version, FORMAT, encode(state_)))}
        return verify_table(stored.get)

    assert verdict(said).wrong == ""
    assert wrong.keys() == said.keys() == set(Folded.__struct_fields__), "say here what is wrong in a new field"
    for field, value in wrong.items():
        assert value != said[field], field
        assert verdict({**said, field: value}).snapshot, field


async def test_a_table_that_is_played_at_while_it_is_looked_at_is_whole() -> None:
    """Rows that came in between are no difference, whichever of both was read first."""
    evening_ = await at(Phase.VOTE, *SIX)
    await _asleep(evening_)
    code = evening_.live.record.code
    loaded = {FORMAT: await evening_.store.load(code, FORMAT)}
    again = await evening_.reopened()
    again.connects("Max")
    await again.asks("Max", Say(text="Good evening"), "later")
    for name in SIX:
        await again.moves_if_awaited(name)
    loaded[NO_SNAPSHOT] = await evening_.store.load(code, NO_SNAPSHOT)
    assert verify_table(loaded.get).wrong == ""


def test_requests_are_known_as_far_back_as_is_promised() -> None:
    """A player's chatter pushes out nobody else's; a snapshot keeps the order."""
    done_ = done.Done()
    for number in range(done.OF_ACTOR + 1):
        done_.add(done.done_key("person:chatty", str(number)), 7)
    done_.add(done.done_key("person:quiet", "1"))
    again = done.Done(msgspec.json.encode(done_.without({done.done_key("person:chatty", "256")})))
    again.add(done.done_key("person:chatty", "256"))
    for one in (done_, again):
        assert one.content(done.done_key("person:chatty", "0")) is None
        assert one.content(done.done_key("person:chatty", "1")) is not None
        assert one.content(done.done_key("person:quiet", "1")) is not None
        one.add(done.done_key("person:chatty", "256"))
        assert one.content(done.done_key("person:chatty", "1")) is not None
    for number in range(done.OF_TABLE):
        done_.add(done.done_key(f"person:{number % 32}", str(number)))
    assert len(done_.without(set())) == done.OF_TABLE
    assert done_.content(done.done_key("person:quiet", "1")) is None
    done_.discard(done.done_key("person:31", str(done.OF_TABLE - 1)))
    assert done_.content(done.done_key("person:31", str(done.OF_TABLE - 1))) is None


async def test_a_snapshot_has_no_names() -> None:
    """People lie beside the log, so that they can be erased."""
    table_ = await at(Phase.REVEAL, "Quentin", "Beatrix", "Casimir", "Dorothea")
    await _asleep(table_)
    stored = await table_.store.load(table_.live.record.code, FORMAT)
    assert stored is not None
    assert stored.snapshot is not None
    for name in table_.ids:
        assert name.encode() not in stored.snapshot.state


def _code(module: ModuleType) -> str:
    """A module's lines without docstrings, empty lines and lines of comment. The same on every Python."""
    source = inspect.getsource(module)
    texts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr) and _is_text(node.value)]
    left_out = {line for node in texts for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    lines = [line for number, line in enumerate(source.splitlines(), 1) if number not in left_out]
    return "\n".join(line for line in lines if line.strip() and not line.strip().startswith("#"))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_another_way_to_fold_is_another_format() -> None:
    """A snapshot of an older build is ignored, so what makes a snapshot may change, with its number."""
    modules = (evolve, table, values, rules, house_rules, paces, roles, seat_history, done, tally, state)
    found = hashlib.sha256("".join(map(_code, modules)).encode()).hexdigest()[:16]
    assert A_FORMAT.get(FORMAT) == found, f"the fold has changed: raise FORMAT in state.py, and note {found!r} for it"


async def test_a_table_with_an_unknown_event_is_set_aside_and_not_lost() -> None:
    """It can't be found, its sentence says why, retention skips it, and a version that knows the event opens it."""
    table_ = await evening(start=False)
    other = await evening(start=False)
    record = table_.live.record
    events = msgspec.json.encode([{"is": "moon_risen", "phase": "full"}])
    row = Append(record.id, table_.live.state.version, "clock", "new", events, record.created_at)
    assert await table_.store.append([row]) == [None]
    await _asleep(table_)
    for _ in range(2):
        with pytest.raises(UnknownEvent, match="newer version"):
            await table_.hall.find(record.code)
    stored = await table_.store.load(record.code, FORMAT)
    assert stored is not None
    assert "newer version" in stored.table.aside
    assert table_.hall.counts.tables_set_aside == 1
    assert await table_.store.expire(2**60, 9) == []
    assert await other.store.expire(2**60, 9) == [other.live.record.id]
    # As a newer version would: it knows what the row says.
    db = table_.store._db  # type: ignore[attr-defined]  # noqa: SLF001 - no other way to change a row of a log
    db.execute("UPDATE log SET events = ? WHERE action_id = 'new'", (json.dumps([]).encode(),))
    found = await table_.hall.find(record.code)
    assert found is not None
    stored = await table_.store.load(record.code, FORMAT)
    assert stored is not None
    assert stored.table.aside == ""


async def test_an_unknown_event_at_an_open_table_sends_its_people_to_reconnect() -> None:
    """Another server of a newer version has played on."""
    table_ = await at(Phase.GIVE)
    record = table_.live.record
    row = Append(record.id, table_.live.state.version, "clock", "new", b'[{"is":"moon_risen"}]', record.created_at)
    assert await table_.store.append([row]) == [None]
    with pytest.raises(UnknownEvent):
        await table_.live.log.catch_up()
    await settle()
    assert table_.clients["Ana"].closed == 1012
    assert table_.hall.open_tables() == []
