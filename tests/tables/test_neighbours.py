"""Several servers on one PostgreSQL: people at one table, each on another server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock

import pytest

from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.store.errors import StoreProblem, StoreUnreadable
from hareloom.store.neighbours import Here
from hareloom.store.postgres import leases, messages, neighbours
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.neighbours import PostgresNeighbours
from hareloom.store.postgres.store import PostgresStore
from hareloom.tables.delays import Delays
from hareloom.tables.door import join
from hareloom.tables.hall import Hall
from hareloom.tables.requests import Say, StartGame
from hareloom.tables.scheduler import LoopScheduler
from postgres import Server
from tests.server.conftest import TestDecks

from .evening import PEOPLE, Evening

pytestmark = pytest.mark.anyio

QUICK = Delays(moment=0.1, linger=1, bots_claim=0.1, bot_least=0.05, bot_most=0.1)
SOON = 10.0
Start = Callable[[], Awaitable[Hall]]


@pytest.fixture
async def server(postgres: Server, database: str) -> AsyncIterator[Start]:
    """Starts servers on one database."""
    halls: list[Hall] = []

    async def start() -> Hall:
        store = PostgresStore(Address(postgres.url(database)))
        hall = Hall(store, TestDecks(), QUICK, neighbours=PostgresNeighbours(store))
        await hall.open()
        halls.append(hall)
        return hall

    yield start
    for hall in halls:
        await hall.close()


def neighbours_of(hall: Hall) -> PostgresNeighbours:
    assert isinstance(hall.neighbours, PostgresNeighbours)
    return hall.neighbours


async def until(condition: Callable[[], object]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(SOON):
        while not condition():  # noqa: ASYNC110 - it is about anything that a test looks at
            await asyncio.sleep(0.005)


async def opened(hall: Hall, *names: str) -> Evening:
    """A new table on that server with these people, who are connected there."""
    live, entry = await hall.create("en", names[0], None)
    table = Evening(live, hall, LoopScheduler(), hall.store)  # type: ignore[arg-type]  # time passes by itself
    table.ids[names[0]] = entry.person_id
    await live.up_to_date()
    table.connects(names[0])
    await table.asks(names[0], a.TakeSeat())
    for name in names[1:]:
        await table.comes(name)
    return table


async def seen_from(hall: Hall, table: Evening, *names: str) -> Evening:
    """The same table on another server, with these people connected there."""
    live = await hall.find(table.live.record.code)
    assert live is not None
    await live.up_to_date()
    other = Evening(live, hall, LoopScheduler(), hall.store)  # type: ignore[arg-type]
    other.ids = dict(table.ids)
    for name in names:
        other.connects(name)
    return other


async def two_at_a_table(server: Start) -> tuple[Hall, Hall, Evening]:
    """Two servers, and a table on the first, whose second person has just gone from there."""
    one, two = await server(), await server()
    here = await opened(one, "Léa", "Tom")
    here.goes("Tom")
    return one, two, here


def tom_is_here(table: Evening) -> bool:
    """As Léa sees it."""
    return bool(table.clients["Léa"].view["people"][table.ids["Tom"]]["here"])


def make_deaf(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages of other servers don't reach it any more."""
    monkeypatch.setattr(neighbours_of(hall), "_heard", lambda _: None)


async def test_a_move_on_one_server_is_seen_on_the_other(server: Start) -> None:
    """People of one table on two servers see the same game, and both may move."""
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    there = await seen_from(two, here, "Tom")
    await here.asks("Léa", StartGame())
    await until(lambda: there.phase() is Phase.CLAIM)
    await there.asks("Tom", a.ClaimFirstTurn(**there.now()))
    await until(lambda: here.phase() is Phase.CLUE)
    await there.moves("Tom")
    await until(lambda: here.phase() is Phase.GIVE)
    assert here.clients["Ana"].view["table"] == there.clients["Tom"].view["table"]
    assert one.counts.conflicts + two.counts.conflicts == 0


async def test_both_move_at_once_and_both_moves_count(server: Start) -> None:
    """Two servers append at the same version: the key decides, and the other move is decided anew."""
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    there = await seen_from(two, here, "Tom", "Max")
    await here.asks("Léa", StartGame())
    await here.asks("Léa", a.ClaimFirstTurn(**here.now()))
    await here.moves("Léa")
    await until(lambda: there.phase() is Phase.GIVE)
    await asyncio.gather(here.moves("Ana"), there.moves("Tom"), there.moves("Max"))
    await until(lambda: here.phase() is there.phase() is Phase.VOTE)
    assert here.live.state.version == there.live.state.version


async def test_who_is_connected_elsewhere_is_here(server: Start) -> None:
    """A person on another server counts as present, until their connection ends."""
    _, two, here = await two_at_a_table(server)
    assert not tom_is_here(here)
    there = await seen_from(two, here, "Tom")
    await until(lambda: tom_is_here(here))
    await until(lambda: there.clients["Tom"].view["people"][here.ids["Léa"]]["here"])
    there.goes("Tom")
    await until(lambda: not tom_is_here(here))


async def test_a_dead_server_takes_its_people_along(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was on a server that doesn't renew its lease is away when the lease has ended, within five seconds."""
    assert leases.SECONDS + neighbours.SECONDS_BETWEEN_BEATS < 5
    monkeypatch.setattr(leases, "SECONDS", 1)
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    _, two, here = await two_at_a_table(server)
    await seen_from(two, here, "Tom")
    await until(lambda: tom_is_here(here))
    beating = neighbours_of(two)._beating  # noqa: SLF001 - as a frozen process would
    assert beating is not None
    beating.cancel()
    await until(lambda: not tom_is_here(here))


async def test_what_was_not_heard_is_found(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that misses a message finds what has grown within a beat, and counts it."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    there = await seen_from(two, here, "Tom")
    await until(lambda: neighbours_of(one).shared(here.live.record.id))
    make_deaf(two, monkeypatch)
    await here.asks("Léa", StartGame())
    await until(lambda: there.phase() is Phase.CLAIM)
    assert neighbours_of(two).found_late >= 1


async def test_a_server_that_was_frozen_is_heard_of_again(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others took it for gone; when it renews its lease it says who is connected there."""
    monkeypatch.setattr(leases, "SECONDS", 1)
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    one, two, here = await two_at_a_table(server)
    await seen_from(two, here, "Tom")
    await until(lambda: tom_is_here(here))
    frozen = neighbours_of(two)
    assert frozen._beating is not None  # noqa: SLF001 - as a frozen process would
    frozen._beating.cancel()  # noqa: SLF001
    await until(lambda: not tom_is_here(here))
    await until(lambda: not neighbours_of(one).shared(here.live.record.id))
    frozen._beating = frozen._start_beating()  # noqa: SLF001
    await until(lambda: tom_is_here(here))


def make_forgetful(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It doesn't compare who is where, so that it knows what it has heard and nothing else."""
    monkeypatch.setattr(neighbours_of(hall), "_compare_people", AsyncMock())


async def test_who_is_here_is_right_without_any_message(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that believes itself alone at a table learns within a beat who came elsewhere, and who went."""
    monkeypatch.setattr(neighbours, "PARTS", 10**9)  # who believes to be alone at a table never compares its log
    one, two, here = await two_at_a_table(server)
    make_deaf(one, monkeypatch)
    there = await seen_from(two, here, "Tom")
    async with asyncio.timeout(5):
        await until(lambda: tom_is_here(here))
        there.goes("Tom")
        await until(lambda: not tom_is_here(here))


async def test_a_row_that_was_lost_is_written_again(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever became of it: without it, others would believe that nobody is here."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    one, _, here = await two_at_a_table(server)
    store = one.store
    assert isinstance(store, PostgresStore)

    async def rows() -> list[list[str]]:
        return [each["people"] for each in await store.read_with(lambda db: db.fetch("SELECT people FROM presence"))]

    async def noted() -> None:
        while await rows() != [[here.ids["Léa"]]]:  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.01)

    async with asyncio.timeout(SOON):
        await noted()
        for broken in ("DELETE FROM presence", "UPDATE presence SET people = '{}'"):
            await store.transact(lambda db, broken=broken: db.execute(broken))  # type: ignore[misc]
            await noted()


async def test_what_could_not_be_told_is_told_later(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that the database did not take is sent with the next beat."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    one, two, here = await two_at_a_table(server)
    make_forgetful(one, monkeypatch)
    away = AsyncMock(side_effect=StoreUnreadable(StoreProblem.AWAY, "away"))
    with monkeypatch.context() as cut:
        cut.setattr(neighbours, "_notify", away)
        there = await seen_from(two, here)
        there.connects("Tom")
        await until(lambda: away.await_count > 2)
        assert not tom_is_here(here)
    await until(lambda: tom_is_here(here))


async def test_a_comparison_that_failed_is_made_again(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lost its listener compares all logs, even if the database is away at first."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 0.2)
    monkeypatch.setattr(neighbours, "PARTS", 10**9)
    one, two, here = await two_at_a_table(server)
    make_forgetful(one, monkeypatch)
    with monkeypatch.context() as cut:
        cut.setattr(neighbours_of(one), "_heard", lambda _: None)
        there = await seen_from(two, here, "Tom")
        await there.asks("Tom", Say(text="unheard"))
    assert here.live.state.version < there.live.state.version
    with monkeypatch.context() as cut:
        away = AsyncMock(side_effect=StoreUnreadable(StoreProblem.AWAY, "away"))
        cut.setattr(leases, "heads", away)
        neighbours_of(one)._listener.terminate()  # noqa: SLF001 - as a lost connection does
        await until(lambda: away.await_count)
        await until(lambda: not neighbours_of(one)._listener.is_closed())  # noqa: SLF001
    await until(lambda: here.live.state.version == there.live.state.version)


@pytest.mark.parametrize("knows", [True, False])
async def test_a_request_is_decided_on_what_others_have_written(
    knows: bool, server: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that this server would refuse for what it knows is decided again on what there is."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 60)
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    there = await seen_from(two, here, "Tom")
    make_deaf(two, monkeypatch)
    if not knows:  # as after a crash of the database, which empties its list of who is where
        neighbours_of(two)._theirs.clear()  # noqa: SLF001
    await here.asks("Léa", StartGame())
    assert there.phase() is Phase.LOBBY
    await there.asks("Tom", a.ClaimFirstTurn(**here.now()))
    assert there.phase() is Phase.CLUE


def make_blind(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It learns nothing of other servers, neither by messages nor from the database."""
    make_deaf(hall, monkeypatch)
    make_forgetful(hall, monkeypatch)
    monkeypatch.setattr(neighbours_of(hall), "_compare_logs", AsyncMock())
    monkeypatch.setattr(neighbours_of(hall), "_learn", lambda *_: None)


def remarks(table: Evening, name: str) -> list[str]:
    return [remark["text"] for remark in table.clients[name].view["remarks"].values()]


async def test_nobody_who_moves_to_another_server_goes_back(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first frame has all that was stored before, also by a server of which this one knows nothing."""
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    make_blind(two, monkeypatch)
    there = await seen_from(two, here, "Tom")
    assert not neighbours_of(two).shared(here.live.record.id)
    await here.asks("Léa", Say(text="216"))
    here.goes("Léa")
    moved = await seen_from(two, here, "Léa")
    assert remarks(moved, "Léa") == ["216"] == remarks(there, "Tom")


async def test_a_server_that_cannot_read_shows_nothing_old(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes to a server whose database is away is sent on, and not taken for a stranger."""
    monkeypatch.setattr(neighbours, "SECONDS_BETWEEN_BEATS", 60)
    one, two = await server(), await server()
    here = await opened(one, "Léa")
    there = await seen_from(two, here)
    make_blind(two, monkeypatch)  # it hears nothing of Tom
    entered = await join(here.live, "Tom", None, seat=True)
    assert await one.recognise(here.live, entered.secret) is not None
    away = AsyncMock(side_effect=StoreUnreadable(StoreProblem.AWAY, "away"))
    monkeypatch.setattr(two.store, "read", away)
    with pytest.raises(StoreUnreadable):
        await there.live.up_to_date()
    with pytest.raises(StoreUnreadable):
        await two.recognise(there.live, entered.secret)


async def test_people_who_come_at_once_all_see_what_is_stored(server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second to come doesn't look before the first one's arrival is noted and the log is read."""
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    live = await two.find(here.live.record.code)
    assert live is not None
    arriving, go_on, arrive = asyncio.Event(), asyncio.Event(), leases.Lease.arrive

    async def slowly(*which: Any) -> dict[int, Here]:
        arriving.set()
        await go_on.wait()
        return await arrive(*which)

    monkeypatch.setattr(leases.Lease, "arrive", slowly)
    first = asyncio.create_task(live.up_to_date())
    await arriving.wait()
    await here.asks("Léa", Say(text="216"))
    second = await seen_from(two, here, "Tom")
    assert remarks(second, "Tom") == ["216"]
    go_on.set()
    await first


async def test_a_table_that_was_let_go_is_not_told_of_again(server: Start) -> None:
    """Connections that close later don't count it as this server's: who opens it again reads who is elsewhere."""
    one, two, here = await two_at_a_table(server)
    there = await seen_from(two, here, "Tom")
    two.was_lost(there.live.record.id)
    there.goes("Tom")
    assert not neighbours_of(two).knows(there.live.record.id)
    again = await seen_from(two, here)
    await until(lambda: again.live.presence.connected == {here.ids["Léa"]})
    del one


def left_on(table: Evening) -> float:
    """The seconds that the phase has left, as that server knows."""
    clock = table.live.view(None).clock
    assert clock
    return clock.left


async def test_clocks_go_together_and_bots_move_once(server: Start) -> None:
    """A clock ends at one time for all, the first server moves for it, and the whole game ends."""
    one, two = await server(), await server()
    here = await opened(one, "Léa", "Tom")
    await here.asks("Léa", a.AddBot())
    await here.asks("Léa", a.AddBot())
    await here.asks("Léa", a.ChangePace(pace="brisk"))
    await here.asks("Léa", StartGame())
    await here.asks("Léa", a.ClaimFirstTurn(**here.now()))
    await asyncio.sleep(1)
    there = await seen_from(two, here, "Tom")
    await until(lambda: there.live.presence.elsewhere.clocks)
    await until(lambda: abs(left_on(here) - left_on(there)) < 0.5)  # not the whole time again
    await until(lambda: sorted(neighbours_of(hall).place(here.live.record.id) for hall in (one, two)) == [0, 1])
    await here.moves("Léa")
    await until(lambda: there.phase() is Phase.GIVE)
    await there.moves("Tom")
    await until(lambda: here.phase() is there.phase() is Phase.VOTE)
    rows = await here.store.read(here.live.record.id)
    assert len({(row.actor, row.action_id) for row in rows}) == len(rows), "no move was made twice"


async def test_a_table_whose_people_are_all_elsewhere_is_let_go(server: Start) -> None:
    """The server where it was opened keeps it while a person is connected there, and then no longer than it must."""
    one, two = await server(), await server()
    here = await opened(one, "Léa", "Tom")
    there = await seen_from(two, here, "Léa", "Tom")
    await until(lambda: here.live.presence.elsewhere.people == set(here.ids.values()))
    here.goes("Tom")
    await one.forget_sleepers()
    assert one.open_tables()
    here.goes("Léa")
    await one.forget_sleepers()
    assert not one.open_tables()
    await until(lambda: not neighbours_of(two).shared(there.live.record.id))
    await there.asks("Léa", a.AddBot())


async def test_a_table_deleted_on_one_server_is_closed_on_the_other(server: Start) -> None:
    """Its people there are told that it is gone."""
    one, two = await server(), await server()
    here = await opened(one, "Léa", "Tom")
    there = await seen_from(two, here, "Tom")
    await one.delete(here.live)
    await until(lambda: there.clients["Tom"].closed == 4404)
    assert await two.find(here.live.record.code) is None


async def test_a_person_who_comes_back_on_another_server_has_their_seat(server: Start) -> None:
    """The first server dies without a word; the second shows the game as it was, with all that was acknowledged."""
    one, two = await server(), await server()
    here = await opened(one, *PEOPLE)
    await here.asks("Léa", StartGame())
    await here.asks("Léa", a.ClaimFirstTurn(**here.now()))
    await here.moves("Léa")
    there = await seen_from(two, here, "Léa", "Tom")
    assert there.phase() is Phase.GIVE
    assert there.live.state.version == here.live.state.version
    await there.moves("Tom")


def test_a_message_is_cut_where_it_is_too_long() -> None:
    """Every piece is short enough for PostgreSQL, and together they say all."""
    message = messages.Message(3, decks=True)
    for number in range(300):
        message.v[f"table-{number:012}"] = number
        message.p[f"table-{number:012}"] = Here((f"person-{number}",) * 6, (), 1, "1.1.vote", 1000)
        message.gone.append(f"gone-{number:012}")
    pieces = [messages.decode(piece) for piece in messages.parts(message, 500)]
    assert max(len(piece.encode()) for piece in messages.parts(message, 500)) < 8000
    assert {key: value for piece in pieces for key, value in piece.v.items()} == message.v
    assert {key for piece in pieces for key in piece.p} == message.p.keys()
    assert all(here and here.ends_at == 1500 for piece in pieces for here in piece.p.values())
    assert [each for piece in pieces for each in piece.gone] == message.gone
    assert sum(piece.decks for piece in pieces) == 1
