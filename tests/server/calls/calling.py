"""A server that calls people, for the tests of every way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.calls.call import Call
from hareloom.calls.ways import Ways, Webhook
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.calls import Calls
from hareloom.server.caps import Caps
from hareloom.server.http.limits import Limits
from hareloom.server.links import site
from hareloom.server.settings import settings
from hareloom.tables.hall import Hall
from hareloom.tables.people import extra_of
from tests.calls.calls import AN_HOUR, Browser, now
from tests.calls.endpoints import Names
from tests.calls.post_office import PostOffice
from tests.server.conftest import QUICK, TestDecks
from tests.server.visitor import Visitor

PUBLIC = "http://localhost:4273"


class Server:
    """A server whose names all lead to this machine, and what it calls."""

    def __init__(self, client: TestClient, hall: Hall, names: Names) -> None:
        self.client = client
        self.hall = hall
        self.names = names

    def ways(self, one: Visitor) -> Ways:
        """How that person is called now."""
        return extra_of(self._live(one).people[one.person]).ways

    def webhook(self, one: Visitor) -> Webhook | None:
        webhook: Webhook | None = self._live(one).state.private.webhook
        return webhook

    def _live(self, one: Visitor) -> Any:
        assert self.client.portal is not None
        return self.client.portal.call(self.hall.find, one.code)

    def call(self, one: Visitor, **what: Any) -> None:
        """Call that person as the table would."""
        live = self._live(one)
        known: dict[str, Any] = {
            "code": one.code,
            "table_id": live.record.id,
            "person_id": one.person,
            "name": live.people[one.person].name,
            "others": (),
            "language": "en",
            "wanted": "vote",
            "until": now() + AN_HOUR,
            "zone": "",
            "ways": self.ways(one),
            "webhook": live.state.private.webhook,
        }
        assert self.client.portal is not None
        self.client.portal.call(self.hall.context.caller.call, Call(**known | what))


@contextmanager
def serving(
    data: Path,
    office: PostOffice | None = None,
    caps: Caps | None = None,
    allowed: str = "127.0.0.1",
    first_wait: float = 0.02,
    **more: Any,
) -> Iterator[Server]:
    flags: dict[str, str | None] = {"data": str(data), **more}
    if allowed:
        flags["calls_to"] = allowed
    if office is not None:
        flags |= {"mail": f"smtp://127.0.0.1:{office.port}", "mail_from": "Hareloom <hareloom@example.org>"}
    chosen = settings(flags, {}, host="127.0.0.1")
    delays = replace(QUICK, call=0.05, call_here=0.05, due=0.05)
    hall = open_hall(chosen.data, TestDecks(), delays, AnyMoveBots())
    place, names = site(chosen.host, chosen.port), Names(private_example_org=[["10.0.0.1"]])
    calls = Calls(chosen, place, hall, resolve=names, deadline=3, first_wait=first_wait)
    app = application(chosen, place, hall, limits=Limits(caps), calls=calls)
    with TestClient(app, base_url=PUBLIC) as client:
        yield Server(client, hall, names)


def ask(one: Visitor, method: str, what: str, expect: int = 204, **body: Any) -> dict[str, Any]:
    """A request of that person; the answer."""
    answer = one.client.request(method, f"{one.at}/{what}".rstrip("/"), headers=one.headers, json=body or None)
    assert answer.status_code == expect, answer.text
    found: dict[str, Any] = answer.json() if answer.content else {}
    return found


def subscribe(one: Visitor, phone: Browser, url: str, expect: int = 204, **what: Any) -> dict[str, Any]:
    return ask(one, "POST", "push", expect, **{"endpoint": url, "keys": phone.keys, "language": "en"} | what)


def link_in(office: PostOffice, what: str) -> str:
    """The token of a link in the last mail."""
    (line,) = [line for line in office.text().splitlines() if f"/mail#{what}=" in line]
    return line.partition(f"#{what}=")[2].strip()


def later_by(server: Server, hours: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let that time pass by the clock of the tables."""
    scheduler = server.hall.context.scheduler
    at = scheduler.wall_clock() + int(hours * AN_HOUR)
    monkeypatch.setattr(scheduler, "wall_clock", lambda: at, raising=False)
