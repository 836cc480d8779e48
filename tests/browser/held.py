"""Time in the test's hand: the server's, which passes only when a test says so, and a page's, which can be held.

``settle`` waits until pages show all that the server has sent; ``go_on`` lets the next thing happen at their table, be
it a bot's move or the end of a phase; ``passes`` lets seconds pass, and ``is_at`` puts the wall clock forward.
"""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from server_time import PATH

# What a page asks of its tables, and which frame of each it has. Installed in every page before its own scripts run.
WIRES = """(() => {
  const wires = new Set();
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      const code = /tables\\/([^/?]+)/.exec(String(all[0]))?.[1];
      const wire = { code, frame: -1, asked: new Set() };
      wires.add(wire);
      this.wire = wire;
      this.addEventListener('message', ({ data }) => {
        const { frame, ack, refused, pong } = JSON.parse(data);
        wire.frame = frame ?? wire.frame;
        wire.asked.delete(ack ?? refused ?? pong);
      });
      this.addEventListener('close', () => wires.delete(wire));
    }
    send(data) {
      const { id, ping } = JSON.parse(data);
      this.wire.asked.add(id ?? ping);
      super.send(data);
    }
  };
  window.isAnswered = () => [...wires].every(({ frame, asked }) => frame >= 0 && asked.size === 0);
  window.knows = (frames) => [...wires].every(({ code, frame }) => frame >= (frames[code] ?? 0));
})()"""


# Nothing moves any more but what moves without end.
STEADY = """() => document.getAnimations().every((each) => each.playState !== 'running'
  || each.effect?.getComputedTiming().endTime === Infinity)"""


def answered(*pages: Page) -> None:
    """Wait until the server has answered all that these pages have asked."""
    for page in pages:
        _wait(page, "() => window.isAnswered?.() ?? true")  # a test may open a page of its own


def rest(page: Page) -> None:
    """Wait until the page has all its answers and nothing on it moves, so that it can be measured."""
    answered(page)
    _wait(page, STEADY)


def settle(*pages: Page) -> None:
    """Wait until the server has done all that it was asked to, and these pages have heard of it."""
    answered(*pages)
    _hear(_server(server_of(pages[0])), *pages)


def go_on(*pages: Page) -> None:
    """Let the next thing happen for which nobody need do anything: a bot moves, a phase closes, a candle has burnt."""
    found = _server(server_of(pages[0]), "next")
    assert found["moved"], [page.locator("#phase").inner_text() for page in pages]
    _hear(found, *pages)


def passes(seconds: float, *pages: Page) -> None:
    """Let that much of the server's time pass."""
    _hear(_server(server_of(pages[0]), f"pass={seconds}"), *pages)


def passes_at(base: str, seconds: float) -> None:
    """As `passes`, where no page looks."""
    _server(base, f"pass={seconds}")


def next_moment(base: str) -> None:
    """As `go_on`, where no page looks."""
    assert _server(base, "next")["moved"], "nothing would ever happen here"


def is_at(base: str, when: datetime) -> None:
    """Put the server's clock forward, and let it do all that is due by then."""
    _server(base, f"at={round(when.timestamp() * 1000)}")


def reset(base: str) -> None:
    """Let everybody leave who was here, and set the server's clock right."""
    with suppress(HTTPError):  # a server with a time of its own
        _server(base, "reset")


def until(page: Page, holds: Callable[[], object]) -> None:
    """Let a page's messages and events come until that holds."""
    for _ in range(MOST_LOOKS):
        if holds():
            return
        page.evaluate("0")  # with the answer come the events before it
    raise AssertionError("it never held")


def leave(page: Page, base: str, code: str) -> None:
    """Let a page leave its table, and wait until the server knows."""
    before = _connections(base, code)
    page.goto(f"{base}/healthz")
    until(page, lambda: _connections(base, code) < before)


def _connections(base: str, code: str) -> int:
    found: dict[str, int] = _server(base)["connections"]
    return found.get(code, 0)


def server_of(page: Page) -> str:
    """The server that a page is on; by whatever name it has come, that is this machine."""
    return f"http://localhost:{urlsplit(page.url).port}"


def _server(base: str, how: str = "") -> dict[str, Any]:
    with urllib.request.urlopen(f"{base}{PATH}?{how}") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def _hear(found: dict[str, Any], *pages: Page) -> None:
    for page in pages:
        _wait(page, "frames => knows(frames)", found["frames"])


def _wait(page: Page, holds: str, arg: object = None) -> None:
    """Wait for that; mostly it is so already, and one look is enough."""
    if not page.evaluate(holds, arg):
        page.wait_for_function(holds, arg=arg)


def hold(page: Page) -> None:
    """Stop the page's timers: shows and sounds go on only by presses, and by `run`."""
    page.clock.install()
    page.clock.pause_at(time.time() + 1)


def run(page: Page, milliseconds: int) -> None:
    """Let that much of a held page's time pass; its questions are answered before it thinks that nobody is there."""
    while milliseconds > 0:
        page.clock.run_for(min(milliseconds, AT_ONCE))
        milliseconds -= AT_ONCE
        answered(page)


def beat(page: Page, name: str) -> None:
    """Wait until that beat of a show is on."""
    expect(page.locator(f"[data-beat={name}]")).to_have_count(1)


def until_beat(page: Page, name: str, at: str = "data-beat", tick: int = 100) -> None:
    """Step a held page's show until that beat."""
    for _ in range(LONGEST // tick):
        if page.locator(f"[{at}={name}]").count():
            return
        run(page, tick)
    raise AssertionError(f"no {name}")


MOST_LOOKS = 20_000
AT_ONCE = 2_000
"""Milliseconds that pass before the page's connection is looked at: it is given up after 20 s without an answer."""
LONGEST = 60_000
"""Milliseconds of a page's time that no show takes."""


def press(page: Page, key: str, listens: str) -> None:
    """Press a key once that part of the page listens to keys: ``table``, ``show``, ``ceremony``."""
    page.locator(f"html[data-ready~={listens}]").wait_for(state="attached")
    page.keyboard.press(key)
