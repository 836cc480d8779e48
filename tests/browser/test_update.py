"""A server is replaced while a page plays: the page goes on with another one, and its player notices nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playing import add_bots, open_table
from playwright.sync_api import Page, expect
from visits import Visit
from wires import Direction, Wires, never

import postgres
from serving import free_port, is_well

# Every change of the page, with the note or without.
WATCH = """() => { window.noted = []; new MutationObserver(() => {
  window.noted.push(document.body.innerText.includes('Connection lost'));
}).observe(document.body, { childList: true, subtree: true, characterData: true }) }"""


class Proxy:
    """One address before two servers, on a thread of its own; new connections go to one of them."""

    def __init__(self) -> None:
        self.wires = Wires(0)
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready, self._over = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=[self._run()])

    async def _run(self) -> None:
        async with self.wires.port() as self.port:
            self._ready.set()
            await self._over.wait()

    @contextmanager
    def running(self) -> Iterator[None]:
        self._thread.start()
        self._ready.wait(10)
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._over.set)
            self._thread.join()
            self._loop.close()


class Servers:
    """Two servers on one database behind a proxy, the first of which is about to stop."""

    def __init__(self, proxy: Proxy, url: str, data: Path) -> None:
        self.proxy = proxy
        self.ports = [free_port(), free_port()]
        proxy.wires.to = self.ports[0]
        public = f"http://localhost:{proxy.port}"
        flags = ["--database", url, "--public-url", public, "--drain", "0.5"]
        self.processes = [
            subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "hareloom",
                    "serve",
                    "--port",
                    str(port),
                    "--data",
                    str(data / str(port)),
                    *flags,
                ]
            )
            for port in self.ports
        ]
        while not all(is_well(f"http://localhost:{port}") for port in self.ports):
            assert all(process.poll() is None for process in self.processes), "the servers don't start"

    def update(self) -> None:
        """Stop the first as for an update; newcomers go to the second."""
        self.proxy.wires.to = self.ports[1]
        self.processes[0].terminate()

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    """The two servers, their database and their proxy."""
    proxy = Proxy()
    with proxy.running(), postgres.serving() as database:
        found = Servers(proxy, database.url("postgres"), tmp_path)
        yield found
        found.stop()


@pytest.fixture
def base(servers: Servers) -> str:
    """The proxy's address."""
    return f"http://localhost:{servers.proxy.port}"


def chairs(page: Page) -> int:
    return page.locator(".chair:not(.empty)").count()


def test_an_update_goes_unnoticed(visit: Visit, base: str, servers: Servers) -> None:
    """The page is at the other server within a second, says nothing of it, and what is pressed then is done."""
    page = visit(390, 844)
    open_table(page, base, "Mira")
    add_bots(page, 1)
    page.evaluate(WATCH)
    with page.expect_websocket() as another:
        servers.update()
    another.value.wait_for_event("framereceived")
    add_bots(page, 1)
    assert chairs(page) == 3
    assert True not in page.evaluate("window.noted")


def test_what_was_in_doubt_is_asked_again(visit: Visit, base: str, servers: Servers) -> None:
    """The answer to a press is lost with the connection: the page asks the other server, and it is done once."""
    page = visit(390, 844)
    open_table(page, base, "Mira")
    add_bots(page, 1)
    lost: list[bytes] = []

    def answer(direction: Direction, piece: bytes) -> bool:
        if direction == "down" and b'"ack"' in piece:
            lost.append(piece)
            servers.proxy.wires.cuts = never
            servers.update()
            return True
        return False

    servers.proxy.wires.cuts = answer
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator(".chair:not(.empty)")).to_have_count(3)
    assert lost
    page.reload()
    expect(page.locator(".chair:not(.empty)")).to_have_count(3)
