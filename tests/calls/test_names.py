"""Looking up names: a name server that takes its time holds up its own domain alone."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from hareloom.calls import names
from hareloom.calls.desk import Delivery, Desk
from hareloom.calls.names import OF_A_DOMAIN, LookUp, NotInTime
from hareloom.calls.outgoing import LOOKUPS, NotLookedUp, Outgoing
from hareloom.calls.said import said
from hareloom.server.calls import Calls
from hareloom.server.links import site
from hareloom.server.settings import settings

from .calls import AN_HOUR, Heard, now
from .endpoints import LOOPBACK, endpoint
from .test_desk import seen

if TYPE_CHECKING:
    from hareloom.tables.hall import Hall

pytestmark = pytest.mark.anyio


class Slow:
    """The system's resolver, where the name servers of evil.example say nothing until they are let go."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.let_go = threading.Event()

    def __call__(self, host: str, port: int, **_: Any) -> list[tuple[Any, ...]]:
        self.asked.append(host)
        if host.endswith("evil.example"):
            self.let_go.wait(10)
        if host == "busy.example":
            raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    monkeypatch.setattr(socket, "getaddrinfo", made)
    monkeypatch.setattr(names, "LONGEST_WAIT", 0.05)
    yield made
    made.let_go.set()


async def test_a_slow_name_server_holds_up_its_own_domain_alone(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others find a thread, though nobody waits for the slow names any more, whose threads are still kept."""
    look_up = LookUp(OF_A_DOMAIN + 1)
    waiting = [asyncio.ensure_future(look_up(f"{number}.evil.example", 443)) for number in range(20)]
    await seen(lambda: sum(one.done() for one in waiting) == 20 - OF_A_DOMAIN)
    for one in waiting:
        one.cancel()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(isinstance(one, NotInTime) for one in ended) == 20 - OF_A_DOMAIN
    with pytest.raises(NotInTime):
        await look_up("another.EVIL.example.", 443)
    assert len(slow.asked) == OF_A_DOMAIN
    async with asyncio.timeout(5):
        assert await look_up("chat.example.org", 443) == ["127.0.0.1"]
    slow.let_go.set()
    monkeypatch.setattr(names, "LONGEST_WAIT", 5)
    assert await look_up("1.evil.example", 443) == ["127.0.0.1"]
    look_up.close()


@pytest.mark.usefixtures("slow")
async def test_a_name_that_is_not_looked_up_in_time_blames_nobody() -> None:
    """The call is tried again; its host has not been silent, and its way has not failed."""
    heard, out = Heard(), Outgoing(LOOPBACK, deadline=0.2)
    answer = await said(out.post("https://evil.example/", b"", {}))
    assert (answer.what, answer.silent, answer.blameless) == ("again", False, True)
    desk = Desk("webhook", heard, now, room=10, at_once=4, first_wait=0.01)

    async def late() -> Any:
        return answer

    desk.add(Delivery("code", "", "https://evil.example/", "evil.example", now() + AN_HOUR, late))
    await seen(lambda: desk.results)
    assert (dict(desk.results), heard.said) == ({("webhook", "dropped"): 1}, [])
    await desk.close()
    out.close()


@pytest.mark.usefixtures("slow")
async def test_a_name_server_that_fails_blames_nobody() -> None:
    """The system says that it may know later: that is no word about the name."""
    out = Outgoing(LOOPBACK)
    with pytest.raises(NotLookedUp):
        await out.post("https://busy.example/", b"", {})
    out.close()


@pytest.mark.usefixtures("slow")
async def test_trials_hold_up_no_call(tmp_path: Path) -> None:
    """However many webhooks are tried whose name servers are slow, calls find a thread."""
    chosen = settings({"data": str(tmp_path), "calls_to": "127.0.0.1"}, {}, host="127.0.0.1")
    calls = Calls(chosen, site(chosen.host, chosen.port), cast("Hall", None), deadline=1)
    with endpoint() as chat:
        tried = [calls.trials.post(f"https://{number}evil.example/", b"", {}) for number in range(LOOKUPS)]
        ended = await asyncio.gather(*tried, return_exceptions=True)
        assert {type(one) for one in ended} == {NotLookedUp}
        assert (await calls.outgoing.post(chat.url(), b"", {})).status == 201
    await calls.close()
