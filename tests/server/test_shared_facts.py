"""What several servers of a store keep together: none undoes what another one has written."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from hareloom.bots.process import AnyMoveBots
from hareloom.decks import Library
from hareloom.endpoint.address import Endpoint
from hareloom.server.admin.orders import Ban, Orders, Standing
from hareloom.server.bootstrap import open_hall
from hareloom.server.model_settings import ModelSettings
from hareloom.server.models import ModelsHere
from hareloom.store import SqliteStore

from .conftest import QUICK, TestDecks

pytestmark = pytest.mark.anyio


def with_ban(network: str, orders: Orders) -> Orders:
    return replace(orders, bans=(*orders.bans, Ban(network)))


async def test_two_operators_lose_no_ban() -> None:
    """Each bans an address on another server at the same time; both hold on both."""
    store = SqliteStore(None)
    servers = Standing(store), Standing(store)
    for number in range(10):
        addresses = [f"192.0.2.{2 * number + each}" for each in range(2)]
        await asyncio.gather(
            *(
                server.change(partial(with_ban, f"{address}/32"))
                for server, address in zip(servers, addresses, strict=True)
            )
        )
        for server in servers:
            await server.read()
            assert all(server.banned(address, 0) for address in addresses)
    assert len(servers[0].orders.bans) == 20


async def test_servers_add_up_what_a_model_takes(tmp_path: Path) -> None:
    """A day's tokens are those of all servers, and a restart forgets none."""
    hall = open_hall(tmp_path, TestDecks(), QUICK, AnyMoveBots())
    chosen = ModelSettings(Endpoint("http://127.0.0.1:1", "small"), tokens_a_day=1000)
    now = hall.context.scheduler.wall_clock()

    async def server() -> ModelsHere:
        made = ModelsHere(chosen, hall, Library(tmp_path))
        await made.open()
        return made

    one, other = await server(), await server()
    for each, tokens in ((one, 300), (other, 400), (one, 200)):
        budget = each.budget
        assert budget is not None
        budget.settle("t", 0, tokens, now)
    await asyncio.gather(one.close(), other.close())
    for each in (one, other, await server()):
        await each.refresh()
        budget = each.budget
        assert budget is not None
        assert budget.today.tokens == 900
    await hall.close()
