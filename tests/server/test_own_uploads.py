"""Pictures on their way to a real server: large and slow ones, a full disk, and a server that is killed meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from hareloom.cli import main
from hareloom.decks.decoding.process import Decoder
from hareloom.server.http import bounded
from hareloom.server.http.endpoint import Upload
from hareloom.store.disk.pictures import DiskPictures
from tests.decks.painting import painted, saved

from . import making_decks
from .making_decks import guest, host, making, sent_to
from .test_own_deletion import workshop
from .wire import serving

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("HARELOOM_UPLOAD_KILLS", "2"))
ON: dict[str, str | None] = {"uploads": "on"}


def noisy(seed: int) -> bytes:
    """A picture of several hundred kilobytes."""
    from PIL import Image  # noqa: PLC0415 - here alone

    return saved(Image.frombytes("RGB", (400, 600), random.Random(seed).randbytes(400 * 600 * 3)), compress_level=0)


async def begin(http: httpx.AsyncClient, server: str) -> str:
    """A new deck; the client has its cookie."""
    answer = await http.post(f"http://{server}/api/own-decks", json={"name": "Holidays", "reach": "link"})
    assert answer.status_code == 201, answer.text
    deck: str = answer.json()["id"]
    return deck


def address(server: str, deck: str, content: bytes) -> str:
    """Where to send a picture."""
    return f"http://{server}/api/own-decks/{deck}/cards/{hashlib.sha256(content).hexdigest()}"


async def test_a_picture_may_be_larger_than_other_requests(tmp_path: Path) -> None:
    """Seven hundred kilobytes become a card; elsewhere, or with another method, they are too much."""
    content = noisy(1)
    assert len(content) > 5 * bounded.REQUEST
    async with serving(tmp_path, flags=ON) as (server, _), httpx.AsyncClient(timeout=60) as http:
        deck = await begin(http, server)
        answer = await http.put(address(server, deck, content), content=content)
        assert (answer.status_code, answer.json()["same_as"]) == (200, None)
        for method in ("POST", "PATCH"):
            with contextlib.suppress(httpx.TransportError):  # it may close before all is sent
                refused = await http.request(method, address(server, deck, content), content=content)
                assert refused.status_code in (405, 413, 415)
        assert len((await http.get(f"http://{server}/api/own-decks/{deck}")).json()["cards"]) == 1


async def test_a_strangers_picture_is_not_even_read(tmp_path: Path) -> None:
    """Who may not send gets the answer before the body is on the server, and so does who sends too much."""
    async with serving(tmp_path, flags=ON) as (server, _), httpx.AsyncClient(timeout=60) as http:
        deck = await begin(http, server)
        cookie = f"hareloomdeck-{deck}={http.cookies[f'hareloomdeck-{deck}']}"
        for size, sent_cookie, status in ((10**7, "x=y", b"404"), (17 * 10**6, cookie, b"413")):
            reader, writer = await asyncio.open_connection(*server.split(":"))
            head = f"PUT /api/own-decks/{deck}/cards/{'0' * 64} HTTP/1.1\r\nHost: x\r\nCookie: {sent_cookie}\r\n"
            writer.write(f"{head}Content-Length: {size}\r\n\r\n".encode())
            assert status in await asyncio.wait_for(reader.readline(), 5)
            writer.close()


async def test_a_slow_sender_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes too long loses the connection; others send meanwhile."""
    monkeypatch.setattr(bounded, "upload_at", lambda *_: Upload(100_000, 1.0, ()))
    async with serving(tmp_path, flags=ON) as (server, _), httpx.AsyncClient(timeout=60) as http:
        deck = await begin(http, server)
        reader, writer = await asyncio.open_connection(*server.split(":"))
        cookie = f"hareloomdeck-{deck}={http.cookies[f'hareloomdeck-{deck}']}"
        head = f"PUT /api/own-decks/{deck}/cards/{'0' * 64} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
        writer.write(f"{head}Content-Length: 100000\r\n\r\nxxx".encode())
        answer = await http.put(address(server, deck, painted(1)), content=painted(1))
        assert answer.status_code == 200
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def test_only_so_many_pictures_are_in_memory(tmp_path: Path) -> None:
    """A fifth connection of one address that sends a picture is asked to come again; then there is room."""
    async with serving(tmp_path, flags=ON) as (server, _), httpx.AsyncClient(timeout=60) as http:
        deck = await begin(http, server)
        cookie = f"hareloomdeck-{deck}={http.cookies[f'hareloomdeck-{deck}']}"
        head = f"PUT /api/own-decks/{deck}/cards/{'0' * 64} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
        slow = []
        for _ in range(4):
            _, writer = await asyncio.open_connection(*server.split(":"))
            writer.write(f"{head}Content-Length: 100000\r\n\r\nxxx".encode())
            slow.append(writer)
        answer: Any = None
        for _ in range(100):  # until the server has read all four heads
            answer = await http.put(address(server, deck, painted(1)), content=painted(1))
            if answer.status_code == 503:
                break
            await http.delete(f"http://{server}/api/own-decks/{deck}/cards/{answer.json()['card']}")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert int(answer.headers["retry-after"]) >= 1
        for writer in slow:
            writer.close()
        for _ in range(100):
            answer = await http.put(address(server, deck, painted(1)), content=painted(1))
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.02)
        assert answer.status_code == 200


async def test_a_full_disk_refuses_one_picture_and_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture is refused with the reason, nothing half-done is there, and it works again when there is room."""
    async with serving(tmp_path, flags=ON) as (server, _), httpx.AsyncClient(timeout=60) as http:
        deck = await begin(http, server)

        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patched:
            patched.setattr("hareloom.store.disk.pictures.write_whole", full)
            answer = await http.put(address(server, deck, painted(1)), content=painted(1))
        assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
        assert (await http.get(f"http://{server}/api/own-decks/{deck}")).json()["cards"] == []
        assert (await http.put(address(server, deck, painted(1)), content=painted(1))).status_code == 200
        monkeypatch.setattr("hareloom.server.own.taking.LEAST_FREE", 10**18)
        answer = await http.put(address(server, deck, painted(2)), content=painted(2))
        assert (answer.status_code, answer.json()["code"]) == (507, "server_full")


class Mortal:
    """`hareloom serve`, killed now and then."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Up, or on the way up."""
        command = [sys.executable, "-m", "hareloom", "serve", "--uploads", "on", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """No goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def _send_all(http: httpx.AsyncClient, server: str, deck: str, pictures: list[bytes], done: list[str]) -> None:
    """As the page does: one by one, and again after a lost connection. What was acknowledged is in `done`."""
    for content in pictures:
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await http.put(address(server, deck, content), content=content)
                if answer.status_code == 200:
                    done.append(answer.json()["card"])
                    break
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)


async def _once_up(http: httpx.AsyncClient, url: str) -> httpx.Response:
    """The answer, from a server that may still be starting: the last kill can come after the last picture."""
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(httpx.TransportError):
                return await http.get(url)
            await asyncio.sleep(0.05)


def test_a_killed_server_loses_only_the_picture_under_way(tmp_path: Path) -> None:
    """`kill -9` at any moment: every card that was acknowledged is there once, whole, and nothing else is."""
    server = Mortal(tmp_path)
    server.start()
    pictures = [painted(seed) for seed in range(max(12, 4 * KILLS))]
    done: list[str] = []

    async def whole() -> list[str]:
        at = f"127.0.0.1:{server.port}"
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=60, limits=limits) as http:
            deck = ""
            while not deck:
                with contextlib.suppress(httpx.TransportError):
                    deck = await begin(http, at)
                await asyncio.sleep(0.05)
            sending = asyncio.ensure_future(_send_all(http, at, deck, pictures, done))
            for kill in range(KILLS):
                wanted = (kill + 1) * len(pictures) // (KILLS + 1)
                while len(done) < wanted:  # noqa: ASYNC110 - the client that it watches is the page's, without events
                    await asyncio.sleep(0.005)
                await asyncio.sleep(random.random() * 0.3)
                server.kill()
                server.start()
            await asyncio.wait_for(sending, 120)
            kept = (await _once_up(http, f"http://{at}/api/own-decks/{deck}")).json()["cards"]
            for card in kept:
                assert (await http.get(f"http://{at}/pictures/{card['card']}.webp")).status_code == 200
            return [card["card"] for card in kept]

    try:
        kept = asyncio.run(whole())
    finally:
        server.kill()
    assert kept == done
    assert len(set(kept)) == len(pictures)
    assert main(["store", "verify", "--data", str(tmp_path)]) == 0
    assert asyncio.run(DiskPictures(tmp_path / "pictures").names()) >= set(kept)


def test_the_decoder_goes_with_its_server(tmp_path: Path) -> None:
    """A killed server leaves no process behind."""
    server = Mortal(tmp_path)
    server.start()

    async def decoded() -> None:
        at = f"127.0.0.1:{server.port}"
        async with httpx.AsyncClient(timeout=60) as http:
            deck = ""
            while not deck:
                with contextlib.suppress(httpx.TransportError):
                    deck = await begin(http, at)
                await asyncio.sleep(0.05)
            await http.put(address(at, deck, painted(1)), content=painted(1))

    asyncio.run(decoded())
    assert server.process is not None
    children = _children(server.process.pid)
    server.kill()
    assert children
    for _ in range(200):
        if not any(Path(f"/proc/{pid}").exists() and not _is_zombie(pid) for pid in children):
            return
        time.sleep(0.05)
    raise AssertionError("the decoder lives on")


def _children(pid: int) -> list[int]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            if int((process / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(process.name))
    return found


def _is_zombie(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def test_a_killed_decoder_asks_for_the_picture_again(tmp_path: Path) -> None:
    """Whoever is not to blame hears 503 and when to try again; then it is a card."""
    with making(tmp_path) as client:
        deck = making_decks.begin(client)["id"]
        shop = workshop(client)
        good = shop.decoder
        killed = "import os,sys;print('{}',flush=True);sys.stdin.buffer.readline();os.kill(os.getpid(),9)"
        shop.taking.decoder = Decoder(command=(sys.executable, "-c", killed))
        refused = sent_to(client, deck, painted(1))
        assert (refused.status_code, refused.json()["code"], refused.headers["retry-after"]) == (503, "busy", "2")
        assert "Send it again" in refused.json()["detail"]
        shop.taking.decoder = good
        assert sent_to(client, deck, painted(1)).status_code == 200


def test_those_in_a_game_have_a_place_of_their_own(tmp_path: Path) -> None:
    """While strangers from many networks fill the room for pictures, a player's is taken."""
    with making(tmp_path) as client, contextlib.ExitStack() as full:
        deck = making_decks.begin(client)["id"]
        code = host(client)
        for name in ("Mia", "Tom"):
            guest(making_decks.another(client), code, name)
        room = workshop(client).taking.room
        for number in range(16):
            full.enter_context(room.for_one(f"192.0.2.{number}", in_game=False))
        assert sent_to(client, deck, painted(1)).status_code == 503
        making_decks.do(client, code, "start_game")
        assert sent_to(client, deck, painted(1)).status_code == 200
        assert sent_to(client, deck, painted(2)).status_code == 200
