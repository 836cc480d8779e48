"""A server whose clock a test puts forward, and people who come to its table one by one."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import held
from playing import step
from playwright.sync_api import Page
from servers import table_server

from serving import free_port

MOMENT = 5
"""Seconds in which a phase closes that is complete."""


class MovedServer:
    """A server on a data folder, at a time that a test chooses."""

    def __init__(self, data: Path, now: datetime, environment: dict[str, str] | None = None) -> None:
        self._data = data
        self._environment = environment or {}
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self._running: AbstractContextManager[object] | None = None
        self.now = now

    def start(self) -> None:
        environment = {**self._environment, "CLOCK": str(round(self.now.timestamp() * 1000))}
        self._running = table_server(self._data, port=self.port, environment=environment)
        self._running.__enter__()

    def stop(self) -> None:
        assert self._running is not None
        self._running.__exit__(None, None, None)
        self._running = None

    def is_at(self, when: datetime) -> None:
        """Put the clock forward, also while the server is off; what is due by then is done."""
        assert when >= self.now, "time goes on"
        self.now = when
        if self._running is not None:
            held.is_at(self.base, when)


class Friend:
    """One who comes to the table once in a while, and goes again."""

    def __init__(self, name: str, page: Page, server: MovedServer) -> None:
        self.name, self.page, self.server = name, page, server
        self.address = ""
        self.missed: list[str] = []
        """What they were shown of the time since they were here."""
        self.here = False

    def comes(self) -> None:
        self.page.clock.set_fixed_time(self.server.now)
        self.page.goto(self.address)
        self.page.locator("#phase").wait_for()
        self.here = True

    def plays(self) -> None:
        """Look at what was missed, and do everything that there is to do."""
        rested = False
        while True:
            held.settle(self.page)
            note = self.page.locator(".missed p span")
            if note.count() and (words := note.first.inner_text()) not in self.missed[-1:]:
                self.missed.append(words)
            on = self.page.locator(".missed .btn-go")
            if on.count():
                on.click()
            elif not step(self.page):
                if rested:
                    return
                held.passes(MOMENT, self.page)
                rested = True
                continue
            rested = False

    def goes(self) -> None:
        """The socket closes with the page."""
        held.leave(self.page, self.server.base, self.code)
        self.here = False

    def table(self) -> dict[str, Any]:
        """The view that this person has."""
        answer = self.page.request.get(f"{self.server.base}/api/tables/{self.code}/view")
        assert answer.status == 200, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    @property
    def code(self) -> str:
        return self.address.rpartition("/")[2]


def visit_in_turn(friends: list[Friend], server: MovedServer, day: datetime, hours: dict[str, float]) -> None:
    """On that day each comes at their own hour, in the order of the sun, and nobody meets another."""
    for friend in sorted(friends, key=lambda one: hours[one.name]):
        server.is_at(day + timedelta(hours=hours[friend.name]))
        assert not any(other.here for other in friends)
        friend.comes()
        friend.plays()
        friend.goes()
