"""How good and how quick the page is: Lighthouse's marks, time until it can be played, frames of the reveal.

make bench-page. Lighthouse comes from npm into build/bench; five runs each, the median counts. Then a table is opened
over 1.6 Mbit/s and 150 ms with the CPU slowed four times, as on a telephone of some years ago.
"""

import itertools
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from amounts import count
from evening import Door
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from running import BIN, WORK, free_port, hareloom

from server import NODE

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "scripts"))
from chromium import find

RUNS = count("RUNS", 5, 1)
MARKS = ("performance", "accessibility", "best-practices", "seo")
BITS, ROUND_TRIP, SLOWED = 1_638_400, 150, 4
AS_ROOT = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
PHONE = ViewportSize(width=390, height=844)
# From the last vote until the sum has settled.
FRAMES = """() => new Promise(done => {
  const times = []
  let ends = Infinity
  const tick = now => {
    times.push(now)
    if (ends === Infinity && document.querySelector('[data-beat=sum]')) ends = now + 1000
    now < ends ? requestAnimationFrame(tick) : done(times)
  }
  requestAnimationFrame(tick)
})"""


@contextmanager
def fresh_browser(chrome: str, base: str, cookie: str) -> Iterator[int]:
    """The debugging port of a browser with an empty cache that, if there is a cookie, has sat down at a table before.

    Headers that Lighthouse adds to requests don't reach a socket: without a real cookie the page would wait for its
    table until the end.
    """
    port = free_port()
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        arguments = [*AS_ROOT, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(profile, executable_path=chrome, args=arguments)
        if cookie:
            name, _, value = cookie.partition("=")
            code = name.removeprefix("hareloom-")
            context.add_cookies([{"name": name, "value": value, "url": base}])
            page = context.new_page()
            page.goto(f"{base}/icon.svg")
            page.evaluate(f"localStorage.setItem('hareloom.link.{code}', '{base}/t/{code}')")
            page.close()
        yield port
        context.close()


def lighthouse(base: str, path: str, chrome: str, cookie: str = "") -> dict[str, float]:
    """The median of each mark."""
    program = WORK / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        WORK.mkdir(parents=True, exist_ok=True)
        # Not saved: package.json belongs to bench/rules.py, which checks whether it has changed.
        command = [str(BIN / "npm"), "install", "--no-save", "--silent", "--no-audit", "--no-fund", "lighthouse@13.5.0"]
        subprocess.run(command, cwd=WORK, check=True)
    command = [str(NODE), str(program), base + path, "--output=json", "--quiet", "--disable-storage-reset"]
    command.append(f"--only-categories={','.join(MARKS)}")
    found: dict[str, list[float]] = {mark: [] for mark in MARKS}
    for _ in range(RUNS):
        categories = _one_run(command, chrome, base, cookie)
        for mark in MARKS:
            found[mark].append(100 * (categories[mark]["score"] or 0))
    print(f"  performance of each run: {sorted(found['performance'])}", flush=True)
    return {mark: statistics.median(marks) for mark, marks in found.items()}


def _one_run(command: list[str], chrome: str, base: str, cookie: str) -> Any:  # noqa: ANN401 - as Lighthouse says
    """The categories of one run. Now and then Lighthouse records nothing at all (NO_NAVSTART); then it looks again."""
    for _ in range(3):
        with fresh_browser(chrome, base, cookie) as port:
            done = subprocess.run([*command, f"--port={port}"], capture_output=True, check=False)
        if done.returncode == 0:
            return json.loads(done.stdout)["categories"]
        print(f"  once more: {done.stderr.decode()[-200:].strip()}", flush=True)
    raise SystemExit("Lighthouse recorded nothing, three times.")


class Guest:
    """A player over HTTP."""

    def __init__(self, door: Door, entered: dict[str, str]) -> None:
        self.door, self.entered, self.asked = door, entered, 0

    def do(self, action: str, **what: object) -> None:
        self.asked += 1
        body = {"id": f"g{self.asked}", "action": {"do": action, **what}}
        self.door.post(f"/api/tables/{self.entered['code']}/actions", body, self.entered["secret"])

    def view(self) -> Any:  # noqa: ANN401 - as the schema says
        return self.door.get(f"/api/tables/{self.entered['code']}/view", self.entered["secret"])


def evening(port: int) -> list[Guest]:
    """Four people, a game on, the first of them has told."""
    door = Door(port, "127.0.0.1")
    host = door.post("/api/tables", {"name": "Host", "bearer": True})
    at = f"/api/tables/{host['code']}/people"
    people = [host, *[door.post(at, {"name": name, "bearer": True}) for name in ("Ada", "Bo", "Cy")]]
    guests = [Guest(door, one) for one in people]
    guests[0].do("start_game")
    guests[0].do("claim_first_turn", game=1, turn=1, phase="claim")
    card = guests[0].view()["own"]["hand"][0]
    guests[0].do("give_clue", game=1, turn=1, phase="clue", text="Almost home", card=card)
    return guests


def slow_phone(browser: Browser, base: str, cookie: str) -> Page:
    """A telephone of some years ago, on its network, with the seat's cookie."""
    for old in browser.contexts:
        old.close()
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": base}])
    # As a browser keeps it that has sat down at the table before.
    code = name.removeprefix("hareloom-")
    context.add_init_script(f"localStorage.setItem('hareloom.link.{code}', '{base}/t/{code}')")
    page = context.new_page()
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    speed = {"latency": ROUND_TRIP, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8, "offline": False}
    tools.send("Network.emulateNetworkConditions", speed)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def playable(page: Page, url: str) -> float:
    """Seconds until a card of the hand can be chosen."""
    began = time.monotonic()
    page.goto(url, wait_until="commit")
    page.locator("[role=option]").first.wait_for(timeout=60_000)
    return time.monotonic() - began


def reveal_frames(page: Page, guests: list[Guest]) -> tuple[float, float, float]:
    """Frames a second of the whole show, on average and in the slowest tenth, and the longest frame in milliseconds."""
    when = {"game": 1, "turn": 1}
    for guest in guests[1:]:
        guest.do("give_cards", **when, phase="give", cards=[guest.view()["own"]["hand"][0]], settled=True)
    for guest in guests[1:-1]:
        own = guest.view()["own"]["positions"][0]
        guest.do("cast_ballot", **when, phase="vote", votes=[1 if own != 1 else 2], settled=True)
    page.wait_for_timeout(3000)
    page.evaluate("() => { window.frames_seen = (" + FRAMES + ")() }")
    own = guests[-1].view()["own"]["positions"][0]
    guests[-1].do("cast_ballot", **when, phase="vote", votes=[1 if own != 1 else 2], settled=True)
    times: list[float] = page.evaluate("() => window.frames_seen")
    gaps = sorted(b - a for a, b in itertools.pairwise(times))
    slowest = gaps[-max(1, len(gaps) // 10) :]
    return 1000 / statistics.mean(gaps), 1000 / statistics.mean(slowest), gaps[-1]


def on_a_phone(chrome: str, base: str, table: str, cookie: str, guests: list[Guest]) -> None:
    """Time until it can be played, and the reveal's frames."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=AS_ROOT)
        seconds = [playable(slow_phone(browser, base, cookie), table) for _ in range(RUNS - 1)]
        page = slow_phone(browser, base, cookie)
        seconds.append(playable(page, table))
        every = ", ".join(f"{each:.2f}" for each in sorted(seconds))
        print(f"playable after {statistics.median(seconds):.1f} s (wanted 3): {every}", flush=True)
        mean, slow, longest = reveal_frames(page, guests)
        print(f"reveal: {mean:.0f} frames a second, {slow:.0f} in the slowest tenth (wanted 45)", flush=True)
        print(f"reveal: the longest frame took {longest:.0f} ms (wanted 100)", flush=True)
        browser.close()


def main() -> None:
    """All of it, or what is named (playable, first, table), on a server of its own."""
    wanted = set(sys.argv[1:]) or {"playable", "first", "table"}
    chrome = find()
    if chrome is None:
        raise SystemExit("There is no Chrome or Chromium: python scripts/chromium.py --install")
    with hareloom(WORK / "page-data") as (port, _):
        base = f"http://localhost:{port}"
        guests = evening(port)
        me = guests[1].entered
        table, cookie = f"/t/{me['code']}", f"hareloom-{me['code']}={me['secret']}"
        if "playable" in wanted:
            on_a_phone(chrome, base, base + table, cookie, guests)
        for name, path, with_cookie in (("first", "/", ""), ("table", table, cookie)):
            if name in wanted:
                marks = lighthouse(base, path, chrome, with_cookie)
                print(f"{name}: {', '.join(f'{mark} {score:.0f}' for mark, score in marks.items())}", flush=True)


if __name__ == "__main__":
    main()
