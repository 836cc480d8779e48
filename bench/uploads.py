"""What a deck of 84 pictures costs the other tables: make bench-uploads.

The server and its decoding process share one core. Twenty hosts change their pace twice a second, each over a
connection and from an address of its own; their p50 and p99 are taken in turns, with and without an upload.
HARELOOM_BENCH_ROUNDS sets how often (3).
"""

import asyncio
import hashlib
import io
import shutil
import statistics
import sys
import time
from collections.abc import Sequence

import httpx2 as httpx
import numpy as np
from amounts import amount, count
from evening import address
from PIL import Image
from running import WORK, free_port, running

TABLES, EACH_SECOND, CARDS = 20, 2, count("CARDS", 84, 24)
QUIET = amount("SECONDS", 20, 1)
ROUNDS = count("ROUNDS", 3, 1)
MEGABITS = 10
"""The uploader's line."""


def photographs(number: int) -> list[bytes]:
    """Pictures with as much detail as those of a telephone, as the page sends them: 1200 by 1800, as WebP."""
    dice = np.random.default_rng(1)
    whole = np.zeros((2700, 1800, 3), np.float32)
    for cells in (4, 16, 64, 256, 900):
        noise = dice.integers(0, 255, (cells * 3 // 2, cells, 3), dtype=np.uint8)
        whole += np.asarray(Image.fromarray(noise).resize((1800, 2700), Image.Resampling.BICUBIC)) / cells**0.55
    pixels = ((whole - whole.min()) / (whole.max() - whole.min()) * 255).astype(np.uint8)
    made = []
    for _ in range(number):
        left, top = dice.integers(0, 600), dice.integers(0, 900)
        out = io.BytesIO()
        Image.fromarray(pixels[top : top + 1800, left : left + 1200]).save(out, "WEBP", quality=85)
        made.append(out.getvalue())
    return made


class Host:
    """Somebody who changes the pace of a table again and again."""

    def __init__(self, port: int, number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address(number))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.number = number
        self.asked = 0
        self.at = ""

    async def open(self) -> None:
        answer = await self.http.post("/api/tables", json={"name": "Host"})
        self.at = f"/api/tables/{answer.json()['code']}/actions"

    async def until(self, done: asyncio.Event) -> list[float]:
        """The seconds that each request took."""
        took = []
        await asyncio.sleep(self.number / TABLES / EACH_SECOND)
        while not done.is_set():
            self.asked += 1
            pace = "relaxed" if self.asked % 2 else "brisk"
            began = time.perf_counter()
            action = {"do": "change_pace", "pace": pace}
            answer = await self.http.post(self.at, json={"id": f"a{self.asked}", "action": action})
            took.append(time.perf_counter() - began)
            if answer.status_code != 200:
                raise RuntimeError(answer.text)
            await asyncio.sleep(max(0.0, 1 / EACH_SECOND - took[-1]))
        return took


async def upload(http: httpx.AsyncClient, pictures: Sequence[bytes]) -> float:
    """Make a deck as the page does, two pictures at a time over a slow line; the seconds until it is ready."""
    began = time.perf_counter()
    deck = (await http.post("/api/own-decks", json={"name": "Holidays", "reach": "link"})).json()["id"]
    line, turns = asyncio.Lock(), asyncio.Semaphore(3)

    async def send(content: bytes) -> None:
        async with turns:
            async with line:
                await asyncio.sleep(len(content) * 8 / (MEGABITS * 1e6))
            sent = hashlib.sha256(content).hexdigest()
            answer = await http.put(f"/api/own-decks/{deck}/cards/{sent}", content=content)
            if answer.status_code != 200:
                raise RuntimeError(answer.text)

    await asyncio.gather(*map(send, pictures))
    await http.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
    return time.perf_counter() - began


async def measure(port: int, pictures: Sequence[bytes]) -> None:
    """Take turns, and say what was found."""
    hosts = [Host(port, number) for number in range(TABLES)]
    for host in hosts:
        await host.open()
    found: dict[str, list[list[float]]] = {"quiet": [], "uploading": []}
    seconds = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for number in range(ROUNDS):
            for kind, all_took in found.items():
                done = asyncio.Event()
                playing = [asyncio.ensure_future(host.until(done)) for host in hosts]
                if kind == "quiet":
                    await asyncio.sleep(QUIET)
                else:
                    seconds.append(await upload(http, [each + bytes([number]) for each in pictures]))
                done.set()
                all_took.append([one for took in await asyncio.gather(*playing) for one in took])
    for kind, rounds in found.items():
        middle = statistics.median(1000 * statistics.median(took) for took in rounds)
        slow = statistics.median(1000 * statistics.quantiles(took, n=100)[-1] for took in rounds)
        print(f"{kind:10} p50 {middle:6.1f} ms   p99 {slow:6.1f} ms   {sum(map(len, rounds))} requests")
    size = sum(map(len, pictures)) / 1e6
    print(f"{CARDS} pictures, {size:.1f} MB, over {MEGABITS} Mbit/s: {statistics.median(seconds):.1f} s until ready")


def main() -> None:
    """Start a server, and measure."""
    pictures = photographs(CARDS)
    data, port = WORK / "uploads", free_port()
    WORK.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(data, ignore_errors=True)
    command = [sys.executable, "-m", "hareloom", "serve", "--uploads", "on", "--limits", "pictures=100000"]
    with running([*command, "--port", str(port), "--data", str(data)], port):
        asyncio.run(measure(port, pictures))


if __name__ == "__main__":
    main()
