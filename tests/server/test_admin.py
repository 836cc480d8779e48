"""The operator looks after a running server by ``hareloom admin``, over a socket that nobody else can open."""

from __future__ import annotations

import asyncio
import hashlib
import json
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hareloom.cli import main
from hareloom.server.admin import door
from tests.decks.painting import painted

from .wire import enter, serving

pytestmark = pytest.mark.anyio


class Operator:
    """Runs commands as a person would, beside the server."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data = data
        self._capsys = capsys

    async def says(self, *words: str, expect: int = 0) -> str:
        """What the command prints."""
        code = await asyncio.to_thread(main, ["admin", words[0], "--data", str(self._data), *words[1:]])
        said = self._capsys.readouterr()
        assert code == expect, said
        return said.out if expect == 0 else said.err

    async def asks(self, *words: str) -> dict[str, Any]:
        """The answer as JSON."""
        answer: dict[str, Any] = json.loads(await self.says(*words, "--json"))
        return answer


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    """The operator of the server in tmp_path."""
    return Operator(tmp_path, capsys)


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    """A client over HTTP."""
    async with httpx.AsyncClient() as client:
        yield client


def at(server: str, host: dict[str, Any]) -> str:
    return f"http://{server}/api/tables/{host['code']}"


def socket_of(server: str, host: dict[str, Any], source: str = "127.0.0.1") -> Any:
    headers = {"Authorization": f"Bearer {host['secret']}"}
    address = f"ws://{server}/api/tables/{host['code']}/socket"
    return connect(address, additional_headers=headers, compression=None, local_addr=(source, 0))


async def until(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 5))
        if wanted(message):
            return message


async def closed_with(socket: ClientConnection) -> int:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def test_tables_are_listed_without_names_unless_asked(
    tmp_path: Path, operator: Operator, http: httpx.AsyncClient
) -> None:
    """Counts, ages and sizes; codes and names only with --names; and how the server is."""
    async with serving(tmp_path) as (server, _):
        host = await enter(server, http, None, "Léa")
        await enter(server, http, host["code"], "Tom")
        await enter(server, http, None, "Zoe")
        listed = await operator.says("tables")
        assert len(listed.splitlines()) == 3
        for secret in (host["code"], "Léa", "Tom"):
            assert secret not in listed
        assert host["code"] in await operator.says("tables", "--names")
        (one, two) = (await operator.asks("tables"))["tables"]
        assert sorted((one["people"], two["people"])) == [1, 2]
        shown = await operator.says("show", host["code"])
        assert "odyssey" in shown
        assert "Léa" not in shown
        assert "Léa, Tom" in await operator.says("show", host["code"], "--names")
        status = await operator.asks("status")
        assert (status["tables"], status["tables_open"], status["people_here"]) == (2, 2, 3)
        assert "There is no table nonsense" in await operator.says("show", "nonsense", expect=2)


async def test_a_closed_table_lets_nobody_in_until_it_is_opened(
    tmp_path: Path, operator: Operator, http: httpx.AsyncClient
) -> None:
    """Its people are sent away with a sentence and keep their seats; it survives a restart, closed."""
    async with serving(tmp_path) as (server, _):
        host = await enter(server, http, None, "Léa")
        async with socket_of(server, host) as socket:
            await operator.says("close", host["code"])
            assert await closed_with(socket) == 4403
    headers = {"Authorization": f"Bearer {host['secret']}"}
    async with serving(tmp_path) as (server, _):
        refused = await http.get(at(server, host), headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "closed")
        assert "not closed" not in await operator.says("open", host["code"])
        assert (await http.get(f"{at(server, host)}/view", headers=headers)).json()["own"]["seat"] == 1
        assert "not closed" in await operator.says("open", host["code"], expect=2)


async def test_a_deleted_table_is_gone(tmp_path: Path, operator: Operator, http: httpx.AsyncClient) -> None:
    """Open or asleep, with everything that belongs to it."""
    async with serving(tmp_path) as (server, hall):
        one, two = [await enter(server, http, None, "Léa") for _ in range(2)]
        await hall.rest()
        await http.get(at(server, one))
        for host in (one, two):
            await operator.says("delete", host["code"])
            assert (await http.get(at(server, host))).status_code == 404
        assert await hall.store.tables() == 0


async def test_a_banned_address_is_not_let_in(tmp_path: Path, operator: Operator, http: httpx.AsyncClient) -> None:
    """Its sockets close at once, and what it asks is refused, after a restart too; others are not concerned."""
    async with serving(tmp_path) as (server, _):
        host = await enter(server, http, None, "Léa")
        async with socket_of(server, host, "127.0.0.66") as stranger, socket_of(server, host) as friend:
            await until(stranger, lambda message: "view" in message)
            answer = await operator.asks("ban", "127.0.0.64/28", "--reason", "floods")
            assert answer == {"banned": "127.0.0.64/28", "connections_closed": 1}
            assert await closed_with(stranger) == 4403
            assert (await until(friend, lambda message: "view" in message))["frame"]
    async with serving(tmp_path) as (server, _):
        async with socket_of(server, host, "127.0.0.66") as stranger:
            assert await closed_with(stranger) == 4403
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.66")
        async with httpx.AsyncClient(transport=transport) as banned:
            refused = await banned.get(f"http://{server}/healthz")
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            assert "X-Frame-Options" in refused.headers
            assert "127.0.0.64/28" in await operator.says("bans")
            await operator.says("unban", "127.0.0.64/28")
            assert (await banned.get(f"http://{server}/healthz")).status_code == 200
        assert await operator.says("bans") == "Nobody is banned.\n"
        assert "neither an address" in await operator.says("ban", "elephants", expect=2)


async def test_an_announcement_is_heard_at_every_table(
    tmp_path: Path, operator: Operator, http: httpx.AsyncClient
) -> None:
    """By those who are there, by who comes later, and no more once it is taken back."""
    async with serving(tmp_path) as (server, _):
        one, two = [await enter(server, http, None, "Léa") for _ in range(2)]
        async with socket_of(server, one) as first, socket_of(server, two) as second:
            for socket in (first, second):
                await until(socket, lambda message: "view" in message)
            assert (await operator.asks("announce", "A restart at nine."))["connections"] == 2
            for socket in (first, second):
                heard = await until(socket, lambda message: "announcement" in message)
                assert heard["announcement"] == "A restart at nine."
            async with socket_of(server, one) as late:
                assert (await until(late, lambda m: "announcement" in m))["announcement"] == "A restart at nine."
            await operator.says("announce", "")
            assert (await until(first, lambda m: "announcement" in m))["announcement"] == ""


async def test_a_draining_server_opens_no_tables(tmp_path: Path, operator: Operator, http: httpx.AsyncClient) -> None:
    """Who plays plays on; /readyz says so to a load balancer; and it can be undone."""
    async with serving(tmp_path) as (server, _):
        host = await enter(server, http, None, "Léa")
        await operator.says("drain")
        refused = await http.post(f"http://{server}/api/tables", json={"name": "Tom"})
        assert (refused.status_code, refused.json()["code"]) == (503, "draining")
        assert (await http.get(f"http://{server}/readyz")).status_code == 503
        assert (await enter(server, http, host["code"], "Tom"))["seat"] == 2
        await operator.says("drain", "--off")
        assert (await http.get(f"http://{server}/readyz")).status_code == 200
        await enter(server, http, None, "Zoe")


async def test_limits_say_what_they_refused(tmp_path: Path, operator: Operator, http: httpx.AsyncClient) -> None:
    """Each with its number, as the operator set it."""
    async with serving(tmp_path, flags={"limits": "tables=1"}) as (server, _):
        await enter(server, http, None, "Léa")
        assert (await http.post(f"http://{server}/api/tables", json={"name": "Tom"})).status_code == 429
        answer = await operator.asks("limits")
        assert (answer["limits"]["tables"], answer["refused"]["tables"], answer["refused"]["talk"]) == (1, 1, 0)
        assert "refused 1" in await operator.says("limits")


async def test_only_the_owner_can_open_the_socket(tmp_path: Path, operator: Operator) -> None:
    """It is made for its owner alone, and goes when the server stops; a leftover of a killed one doesn't matter."""
    (tmp_path / door.SOCKET).touch()
    async with serving(tmp_path):
        assert stat.S_IMODE((tmp_path / door.SOCKET).stat().st_mode) == 0o600
        await operator.says("status")
    assert not (tmp_path / door.SOCKET).exists()
    assert "No server answers" in await operator.says("status", expect=2)


async def test_where_there_are_no_such_sockets_a_token_is_needed(
    tmp_path: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows: a port of this machine, and a file for its owner alone; a wrong token gets nothing."""
    monkeypatch.setattr(door, "by_port", lambda _: True)
    async with serving(tmp_path):
        file = tmp_path / door.PORT_FILE
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await operator.says("status")
        port = json.loads(file.read_text(encoding="utf-8"))["port"]
        for line in (b'{"do":"status"}', b'{"do":"status","token":"x"}', b"hm?", b'{"do":"fly"}', b"a" * 70_000):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(line + b"\n")
            answer = await reader.read()
            assert b"problem" in answer or answer == b""
            assert b"version" not in answer
            writer.close()
    assert not file.exists()


async def test_the_operator_looks_after_players_decks(
    tmp_path: Path, operator: Operator, http: httpx.AsyncClient
) -> None:
    """Decks are listed without their names, closed, opened and deleted; one picture is deleted from all of them."""
    async with serving(tmp_path, flags={"uploads": "on"}) as (server, _):
        made = (await http.post(f"http://{server}/api/own-decks", json={"name": "Holidays", "reach": "link"})).json()
        deck = made["id"]
        cards = []
        for seed in range(2):
            sent = hashlib.sha256(painted(seed)).hexdigest()
            answer = await http.put(f"http://{server}/api/own-decks/{deck}/cards/{sent}", content=painted(seed))
            cards.append(answer.json()["card"])
        listed = await operator.says("decks")
        assert deck in listed
        assert "Holidays" not in listed
        assert "Holidays" in await operator.says("decks", "--names")
        (known,) = (await operator.asks("decks"))["decks"]
        assert (known["cards"], known["state"], known["reach"], known["tables"]) == (2, "draft", "link", 0)
        assert "closed" in await operator.says("close-deck", deck)
        assert "out of use" in await operator.says("close-deck", deck, expect=2)
        assert (await http.get(f"http://{server}/api/own-decks/{deck}")).status_code == 404
        await operator.says("open-deck", deck)
        assert "not closed" in await operator.says("open-deck", deck, expect=2)
        assert (await http.get(f"http://{server}/api/own-decks/{deck}")).status_code == 200
        await operator.says("delete-picture", cards[0])
        assert "No deck" in await operator.says("delete-picture", cards[0], expect=2)
        assert (await http.get(f"http://{server}/pictures/{cards[0]}.webp")).status_code == 410
        assert (await operator.asks("delete-deck", deck))["pictures"] == 1
        assert "There is no deck" in await operator.says("delete-deck", deck, expect=2)
        assert (await http.get(f"http://{server}/pictures/{cards[1]}.webp")).status_code == 410
