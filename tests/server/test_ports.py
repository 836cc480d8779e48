"""Finding a port to listen on."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator

import pytest

from hareloom.mistake import Mistake
from hareloom.server.ports import checked_port, listen, opens_in_browsers


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_busy_port_leads_to_the_next_free_one(busy: int, host: str) -> None:
    """Where another port will do, a busy one is no obstacle."""
    with listen(host, busy, or_next=True) as listener:
        port = listener.getsockname()[1]
        assert busy < port < busy + 60
        assert opens_in_browsers(port)


def test_busy_port_is_an_error_where_it_must_be_that_one(busy: int) -> None:
    """A proxy expects exactly its port, so a busy one is said, with what to do."""
    with pytest.raises(Mistake, match=rf"Port {busy} is in use.*--port"):
        listen("127.0.0.1", busy, or_next=False)


def test_no_port_left(monkeypatch: pytest.MonkeyPatch, busy: int) -> None:
    """When all ports it may try are busy, it says which it tried."""
    monkeypatch.setattr("hareloom.server.ports.TRIES", 0)
    with pytest.raises(Mistake, match=f"Ports {busy} to {busy} are all in use"):
        listen("127.0.0.1", busy, or_next=True)


def test_zero_is_any_free_port() -> None:
    """Port 0 takes whatever is free."""
    with listen("127.0.0.1", 0, or_next=True) as listener:
        assert listener.getsockname()[1] > 0


def test_address_of_another_machine_is_explained() -> None:
    """An address that isn't ours is refused with two that work."""
    with pytest.raises(Mistake, match=r"Can't listen on '203\.0\.113\.9'.*--host 0\.0\.0\.0"):
        listen("203.0.113.9", 0, or_next=True)


def test_name_that_cannot_be_one_is_explained() -> None:
    """A name that no host can have is refused the same way."""
    with pytest.raises(Mistake, match=r"Can't listen on 'üüü.*no host's name"):
        listen("ü" * 70, 0, or_next=True)


def test_reserved_port_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error for a reserved port says which ports are free to use."""

    def forbid(_self: socket.socket, _address: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(socket.socket, "bind", forbid)
    with pytest.raises(Mistake, match=r"keeps port 80 for administrators.*1024"):
        listen("127.0.0.1", 80, or_next=True)


@pytest.mark.parametrize("text", ["80", "443", "1024", "4273", "65535", "0", " 9000 "])
def test_port_is_understood(text: str) -> None:
    """Ports that browsers open are taken."""
    assert checked_port(text) == int(text)


@pytest.mark.parametrize("text", ["abc", "", "9000.5", "0x10", "--"])
def test_what_is_no_number_is_explained(text: str) -> None:
    """What is no number is answered with what a port is."""
    with pytest.raises(Mistake, match=r"not a port.*for example 9000"):
        checked_port(text)


@pytest.mark.parametrize("text", ["1", "22", "1023", "6000", "6667", "65536", "-1", "10080"])
def test_port_that_browsers_refuse_is_explained(text: str) -> None:
    """A port on which no browser would open the page is refused at once."""
    with pytest.raises(Mistake, match=rf"Browsers can't open port {text}.*for example 9000"):
        checked_port(text)


@pytest.mark.anyio
async def test_small_answers_are_not_held_back() -> None:
    """A connection sends at once what it has; otherwise every answer after the first would wait for 40 ms."""
    told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def heard(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen("127.0.0.1", 0, or_next=False)
    async with await asyncio.start_server(heard, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await told == 1
        writer.close()
