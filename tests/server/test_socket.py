"""The socket: what is sent to it, and what it does with nonsense, strangers, crowds and slow readers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hareloom.server.caps import Caps
from hareloom.server.http.limits import Limits
from hareloom.server.socket import visit
from hareloom.store import StoreProblem, StoreUnwritable
from hareloom.tables.table import LiveTable

from .wire import do, enter, merge, serving

pytestmark = pytest.mark.anyio

SOME_NONSENSE = 40


def address(server: str, code: str, which: str = "socket") -> str:
    return f"ws://{server}/api/tables/{code}/{which}"


def bearer(entered: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {entered['secret']}"}


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 5))
    return found


async def closed_with(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def test_first_everything_then_only_what_changed(tmp_path: Path) -> None:
    """Frame 1 is the whole view; what follows an action is a small patch that leads to the same view."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            first = await hear(socket)
            assert first["whole"]
            assert first["view"]["own"]["seat"] == 1
            await do(server, http, host, "add_bot")
            second = await hear(socket)
            assert second["frame"] == first["frame"] + 1
            assert "whole" not in second
            assert set(second["view"]) == {"table"}
            view = merge(first["view"], second["view"])
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as again:
            assert (await hear(again))["view"] == view


async def test_programs_say_hello_with_their_secret(tmp_path: Path) -> None:
    """Where no header can be sent, the first message carries the secret; a wrong one is not let in."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"])) as socket:
            await socket.send(json.dumps({"hello": host["secret"]}))
            assert (await hear(socket))["whole"]
        for wrong in ('{"hello": "' + "x" * 43 + '"}', "nonsense", "{}"):
            async with connect(address(server, host["code"])) as socket:
                await socket.send(wrong)
                assert await closed_with(socket) == 4401


async def test_strangers_other_tables_and_other_sites_are_not_let_in(tmp_path: Path) -> None:
    """No such table, another table's secret, another site's page: each is refused."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host, other = await enter(server, http, None, "Léa"), await enter(server, http, None, "Tom")
        async with connect(address(server, "bbbbbbbbbb"), additional_headers=bearer(host)) as socket:
            assert await closed_with(socket) == 4404
        async with connect(address(server, host["code"]), additional_headers=bearer(other)) as socket:
            assert await closed_with(socket) == 4401
        foreign = {**bearer(host), "Origin": "https://evil.example"}
        async with connect(address(server, host["code"]), additional_headers=foreign) as socket:
            assert await closed_with(socket) == 4403


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "null",
        "[]",
        "{",
        "\x00",
        '{"id": 1, "action": {"do": "take_back"}}',
        '{"id": "x", "action": {"do": "fly"}}',
        '{"id": "x", "action": {"do": "give_cards", "game": 1, "turn": 1, "phase": "give", "cards": "all"}}',
        '{"id": "x", "action": {"do": "close_phase", "game": 1, "turn": 1, "phase": "give"}}',
        '{"id": "x y", "action": {"do": "shuffle_seats"}}',
        "[" * 8000,
        b"\xff\xfe\x00",
        b'{"id": "b", "action": {"do": "fly"}}',
    ],
)
async def test_nonsense_is_answered_and_harms_nobody(tmp_path: Path, nonsense: str | bytes) -> None:
    """A malformed message is refused on this socket only, which stays open and useful."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            await socket.send(nonsense)
            answer = await hear(socket)
            assert answer["code"] == "malformed"
            assert answer["detail"]
            await socket.send('{"id": "fine", "action": {"do": "add_bot"}}')
            assert (await hear(socket))["ack"] == "fine"


async def test_a_huge_message_closes_the_socket_only(tmp_path: Path) -> None:
    """More than the bound is not read; the table goes on for the others."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            await socket.send("x" * (Limits.BODY + 1))
            assert (await hear(socket))["code"] == "too_large"
        await do(server, http, host, "add_bot")


async def test_too_much_at_once_is_slowed_down(tmp_path: Path) -> None:
    """After a burst further requests are refused with the time to wait."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            for number in range(120):
                await socket.send(json.dumps({"id": f"n{number}", "action": {"do": "shuffle_seats"}}))
            codes = [(await hear(socket)).get("code") for _ in range(120)]
            assert "too_many_requests" in codes


async def test_what_is_done_is_acknowledged_again_past_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal would say that nothing has changed. A client that sends nothing else is not served without end."""
    monkeypatch.setattr(visit, "MOST_NONSENSE", 100)
    once = json.dumps({"id": "once", "action": {"do": "say", "text": "hello"}})
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host), max_queue=None) as socket:
            await hear(socket)
            for _ in range(100):
                await socket.send(once)
            answers = [await hear(socket) for _ in range(100)]
            assert [answer.get("ack") for answer in answers] == ["once"] * 100
            await socket.send(json.dumps({"id": "twice", "action": {"do": "say", "text": "hello"}}))
            assert (await hear(socket))["code"] == "too_many_requests"
            for _ in range(100):
                await socket.send(once)
            assert await closed_with(socket) == 4429


@pytest.mark.parametrize("screen", [False, True])
async def test_who_only_talks_nonsense_is_not_listened_to_for_ever(
    tmp_path: Path, screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many messages that can't be read close the connection; the same person comes back by another."""
    monkeypatch.setattr(visit, "MOST_NONSENSE", SOME_NONSENSE)
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        at = address(server, host["code"]).replace("/socket", "/screen") if screen else address(server, host["code"])
        said = json.dumps({"id": "x", "action": {"do": "take_seat"}}) if screen else "hm?"
        async with connect(at, additional_headers=bearer(host), max_queue=None) as socket:
            for _ in range(SOME_NONSENSE - 1):
                await socket.send(said)
            answers = [await hear(socket) for _ in range(SOME_NONSENSE)]
            assert {answer.get("code") for answer in answers[1:]} == {"not_your_part" if screen else "malformed"}
            await socket.send(said)
            assert await closed_with(socket) == 4429
        async with connect(at, additional_headers=bearer(host)) as socket:
            assert (await hear(socket))["whole"]


async def test_a_person_has_a_bounded_number_of_connections(tmp_path: Path) -> None:
    """The ninth tab is refused, the eight stay."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        sockets = [
            await connect(address(server, host["code"]), additional_headers=bearer(host))
            for _ in range(Caps().connections_of_person)
        ]
        for socket in sockets:
            await hear(socket)
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as one_more:
            assert await closed_with(one_more) == 4429
        (live,) = hall.open_tables()
        assert len(live.presence) == Caps().connections_of_person
        await asyncio.gather(*(socket.close() for socket in sockets))


async def test_a_client_that_does_not_read_costs_the_others_nothing(tmp_path: Path) -> None:
    """Frames wait for a slow client for a limited time; then it is dropped, and the others notice nothing."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guest = await enter(server, http, host["code"], "Tom")
        silent = await connect(address(server, guest["code"]), additional_headers=bearer(guest), max_queue=1)
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            (live,) = hall.open_tables()
            for number in range(3000):
                slow = live.people[guest["person"]]
                large = replace(slow, name=f"{number:0>2000}")  # large frames fill the network's buffers
                state = replace(live.state, people={**live.people, slow.id: large})
                live.log.state = live.log.ahead = state
                live.show()
                while live.presence.of(host["person"]) and number % 50 == 0:
                    heard = await hear(socket)
                    if heard["view"]["people"][slow.id]["name"].endswith(f"{number:0>2000}"):
                        break
            for _ in range(60):
                if not live.presence.of(guest["person"]):
                    break
                await asyncio.sleep(0.1)
            assert live.presence.of(guest["person"]) == 0
            await do(server, http, host, "add_bot")
        silent.transport.abort()


async def test_a_device_that_is_forgotten_takes_no_other_with_it(tmp_path: Path) -> None:
    """Its socket is closed and let in no more; the same person's other device stays."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        at = f"http://{server}/api/tables/{host['code']}"
        link = (await http.post(f"{at}/link", headers=bearer(host))).json()["link"].partition("#me=")[2]
        phone = (await http.post(f"{at}/devices", json={"secret": link, "bearer": True})).json()
        async with (
            connect(address(server, host["code"]), additional_headers=bearer(phone)) as other,
            connect(address(server, host["code"]), additional_headers=bearer(host)) as socket,
        ):
            assert (await hear(other))["whole"]
            await hear(socket)
            await http.delete(f"{at}/devices", headers=bearer(host))
            assert await closed_with(socket) == 1012
            await do(server, http, phone, "add_bot")
            while "table" not in (await hear(other))["view"]:
                continue
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as forgotten:
            assert await closed_with(forgotten) == 4401


async def test_deleting_the_table_closes_every_socket(tmp_path: Path) -> None:
    """Connected clients hear that the table is gone."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            await http.delete(f"http://{server}/api/tables/{host['code']}", headers=bearer(host))
            assert await closed_with(socket) == 4404


async def test_others_see_who_is_here(tmp_path: Path) -> None:
    """Coming and going shows in the people's part of the view, and nowhere else."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guest = await enter(server, http, host["code"], "Tom")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            async with connect(address(server, host["code"]), additional_headers=bearer(guest)):
                came = await hear(socket)
            gone = await hear(socket)
    assert came["view"] == {"people": {guest["person"]: {"here": True}}}
    assert gone["view"] == {"people": {guest["person"]: {"here": False}}}


async def test_a_store_that_is_away_is_no_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes while the table can't be read is asked to come again, perhaps to another server."""

    async def away(_: LiveTable) -> None:
        raise StoreUnwritable(StoreProblem.AWAY)

    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        monkeypatch.setattr(LiveTable, "up_to_date", away)
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            assert await closed_with(socket) == 1012
