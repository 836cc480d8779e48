"""A server whose clock a test puts forward, and people who come to its table one by one."""

from __future__ import annotations

import os
import sys
import time
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playing import step
from playwright.sync_api import Page

from serving import free_port, serving

AT_REST = 8
"""Looks at a page on which there is nothing to do before its player goes."""


class MovedServer:
    """A server on a data folder, at a time that a test chooses."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None) -> None:
        self._data = data
        self._clock = data / "clock"
        self._clock.write_text("0")
        self._environment = environment or {}
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self._running: AbstractContextManager[object] | None = None
        self.now = datetime.now().astimezone()

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("table_server.py")), str(self.port), str(self._data)]
        environment = {**os.environ, **self._environment, "CLOCK": str(self._clock)}
        self._running = serving(command, self.port, patience=20, env=environment)
        self._running.__enter__()

    def stop(self) -> None:
        assert self._running is not None
        self._running.__exit__(None, None, None)

    def is_at(self, when: datetime) -> None:
        """Put the clock forward."""
        assert when >= self.now or self._clock.read_text() == "0", "time goes on"
        self.now = when
        # Written whole: the server reads it at any moment.
        new = self._clock.with_suffix(".new")
        new.write_text(str(round((when.timestamp() - time.time()) * 1000)))
        new.replace(self._clock)


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
        idle = 0
        while idle < AT_REST:
            note = self.page.locator(".missed p span")
            if note.count() and (words := note.first.inner_text()) not in self.missed[-1:]:
                self.missed.append(words)
            on = self.page.locator(".missed .btn-go")
            if on.count():
                on.click()
            elif not step(self.page):
                idle += 1
                self.page.wait_for_timeout(60)
                continue
            idle = 0

    def goes(self) -> None:
        """The socket closes with the page."""
        self.page.goto(f"{self.server.base}/how")
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
