"""``hareloom serve --workers 4``: several servers on one machine, each on a port of its own, behind a proxy.

They share the database and nothing else. One that dies is started again; a signal goes to all of them.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

from hareloom.server.journal import note
from hareloom.server.settings import WORKER

SHORT_LIFE = 10.0
"""Seconds: a worker that lives shorter than that is started again only after a pause."""
PAUSE = 2.0
SECONDS_TO_STOP = 30.0


class Workers:
    """The processes."""

    def __init__(self, arguments: Sequence[str], first_port: int, count: int) -> None:
        self._arguments = [*arguments]
        self._first_port = first_port
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._began: dict[int, float] = {}
        self._numbers = range(1, count + 1)
        self._stopping = False

    def run(self) -> int:
        """Run them until a signal comes; how they ended."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._pass_on)
        for number in self._numbers:
            self._start(number)
        while not self._stopping:
            time.sleep(0.2)
            for number, process in list(self._running.items()):
                if process.poll() is not None and not self._stopping:
                    self._start_again(number, process.returncode)
        return self._wait()

    def _start(self, number: int) -> None:
        port = self._first_port + number - 1
        command = [sys.executable, "-m", "hareloom", *self._arguments, "--workers", "1", "--port", str(port)]
        self._began[number] = time.monotonic()
        self._running[number] = subprocess.Popen(command, env={**os.environ, WORKER: str(number)})  # noqa: S603 - ours

    def _start_again(self, number: int, code: int) -> None:
        note("a worker ended and is started again", logging.ERROR, worker=number, code=code)
        if time.monotonic() - self._began[number] < SHORT_LIFE:
            time.sleep(PAUSE)
        if not self._stopping:
            self._start(number)

    def _pass_on(self, sign: int, _: FrameType | None) -> None:
        self._stopping = True
        for process in self._running.values():
            process.send_signal(sign)

    def _wait(self) -> int:
        until = time.monotonic() + SECONDS_TO_STOP
        codes = []
        for process in self._running.values():
            try:
                codes.append(process.wait(max(0.1, until - time.monotonic())))
            except subprocess.TimeoutExpired:
                process.kill()
                codes.append(process.wait())
        # Who ends by the signal that was passed on has ended well.
        return 0 if all(code in (0, -signal.SIGTERM, -signal.SIGINT) for code in codes) else 1
