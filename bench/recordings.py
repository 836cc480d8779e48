"""What recordings cost the other tables, and how soon they are heard: make bench-recordings.

The server and the process that looks into recordings share one core. Twenty hosts change their pace twice a second,
while two hundred other tables tell within a minute: in one round by words, in the next each by 20 s of sound that two
others fetch. Their p50 and p99 are taken in turns. HARELOOM_BENCH_ROUNDS sets how often (3), and
HARELOOM_BENCH_TABLES how many tables tell (200).
"""

import asyncio
import io
import shutil
import statistics
import sys
import time
from fractions import Fraction
from typing import Any

import av
import httpx2 as httpx
import numpy as np
from amounts import amount, count
from evening import address
from running import WORK, free_port, running
from uploads import Host

HOSTS, SECONDS = 20, 20.0
TABLES = count("TABLES", 200, 4)
ROUNDS = count("ROUNDS", 3, 1)
SECONDS_TO_TELL = amount("SECONDS", 60, 2)
"""For all tables together, as if each had a turn a minute."""
RATE = 48_000
LIMITS = "recordings=100000,recordings_megabytes=100000,requests=100000,actions=100000"
MOST_MORE = 0.1
"""The p99 of others may be so much higher, as a part of it."""


def song() -> bytes:
    """20 s of noise and tones, as Chromium records them: Opus at 96 kbit/s in a live WebM."""
    dice, out = np.random.default_rng(1), io.BytesIO()
    times = np.arange(int(SECONDS * RATE)) / RATE
    wave = 0.3 * np.sin(2 * np.pi * 330 * times * (1 + 0.1 * np.sin(times))) + 0.1 * dice.standard_normal(len(times))
    samples = (wave.clip(-1, 1) * 32767).astype(np.int16)
    with av.open(out, "w", format="webm", options={"live": "1"}) as file:
        stream = file.add_stream("libopus", rate=RATE, layout="mono")
        stream.bit_rate = 96_000
        for start in range(0, len(samples), 960):
            frame = av.AudioFrame.from_ndarray(samples[None, start : start + 960], format="s16", layout="mono")
            frame.sample_rate, frame.pts, frame.time_base = RATE, start, Fraction(1, RATE)
            file.mux(stream.encode(frame))
        file.mux(stream.encode(None))
    return out.getvalue()


class Table:
    """Three people, of whom the first tells."""

    def __init__(self, port: int, number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address(100 + number))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.people: list[dict[str, str]] = []
        self.at = ""
        self.asked = self.game = 0

    async def open(self) -> None:
        answer = await self._ask("POST", "/api/tables", json={"name": "Teller", "bearer": True})
        self.at = f"/api/tables/{answer['code']}"
        guests = [await self._ask("POST", f"{self.at}/people", json={"name": "G", "bearer": True}) for _ in range(2)]
        self.people = [{"Authorization": f"Bearer {one['secret']}"} for one in (answer, *guests)]

    async def begin(self) -> None:
        """A new game, in which the first person is to tell."""
        if self.game:
            await self._do("stop_game")
        await self._do("start_game")
        self.game += 1
        await self._do("claim_first_turn", game=self.game, turn=1, phase="claim")

    async def tell(self, recording: bytes | None) -> float:
        """Tell; the seconds from sending until two others have all of it."""
        view = await self._ask("GET", f"{self.at}/view", headers=self.people[0])
        clue: dict[str, Any] = {"game": self.game, "turn": 1, "phase": "clue", "card": view["own"]["hand"][0]}
        began = time.perf_counter()
        if recording is None:
            await self._do("give_clue", **clue, text="Almost home")
            return time.perf_counter() - began
        headers = self.people[0] | {"Content-Type": "audio/webm"}
        where = f"{self.at}/recordings"
        sent = await self._ask("POST", f"{where}?form=aloud", content=recording, headers=headers)
        await self._do("give_clue", **clue, form="aloud", recording=sent["id"])
        heard = [self.http.get(f"{where}/{sent['id']}", headers=guest) for guest in self.people[1:]]
        for answer in await asyncio.gather(*heard):
            answer.raise_for_status()
        return time.perf_counter() - began

    async def _do(self, action: str, **what: Any) -> None:  # noqa: ANN401 - as the protocol has it
        self.asked += 1
        body = {"id": f"b{self.asked}", "action": {"do": action, **what}}
        await self._ask("POST", f"{self.at}/actions", json=body, headers=self.people[0])

    async def _ask(self, method: str, path: str, **what: Any) -> Any:  # noqa: ANN401
        answer = await self.http.request(method, path, **what)
        answer.raise_for_status()
        return answer.json()


async def measure(port: int, recording: bytes) -> None:
    """Take turns, and say what was found."""
    hosts, tables = [Host(port, number) for number in range(HOSTS)], [Table(port, number) for number in range(TABLES)]
    for host in hosts:
        await host.open()
    for table in tables:
        await table.open()
    found: dict[str, list[list[float]]] = {"words": [], "recordings": []}
    heard: list[float] = []
    for _ in range(ROUNDS):
        for kind, all_took in found.items():
            for table in tables:
                await table.begin()
            done = asyncio.Event()
            playing = [asyncio.ensure_future(host.until(done)) for host in hosts]
            telling = []
            for table in tables:
                telling.append(asyncio.ensure_future(table.tell(None if kind == "words" else recording)))
                await asyncio.sleep(SECONDS_TO_TELL / TABLES)
            took = await asyncio.gather(*telling)
            heard += took if kind == "recordings" else []
            done.set()
            all_took.append([one for each in await asyncio.gather(*playing) for one in each])
    slow = {}
    for kind, rounds in found.items():
        middle = statistics.median(1000 * statistics.median(took) for took in rounds)
        slow[kind] = statistics.median(1000 * statistics.quantiles(took, n=100)[-1] for took in rounds)
        print(f"{kind:10} p50 {middle:6.1f} ms   p99 {slow[kind]:6.1f} ms   {sum(map(len, rounds))} requests of others")
    more = slow["recordings"] / slow["words"] - 1
    print(f"others' p99 with {TABLES} recordings of {len(recording) // 1000} kB: {more:+.0%} (at most {MOST_MORE:.0%})")
    print(f"sent until heard: p50 {statistics.median(heard):.2f} s, p99 {statistics.quantiles(heard, n=100)[-1]:.2f} s")


def main() -> None:
    """Start a server, and measure."""
    data, port = WORK / "recordings", free_port()
    WORK.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(data, ignore_errors=True)
    command = [sys.executable, "-m", "hareloom", "serve", "--limits", LIMITS]
    with running([*command, "--port", str(port), "--data", str(data)], port):
        asyncio.run(measure(port, song()))


if __name__ == "__main__":
    main()
