"""Starts a server for a test, waits until it answers, and stops it again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from email.message import Message
from pathlib import Path


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def fetch(url: str, headers: Mapping[str, str] | None = None) -> tuple[int, Message, bytes]:
    """Status, headers and body of an answer, whatever its status."""
    request = urllib.request.Request(url, headers=dict(headers or {}))
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.headers, problem.read()


def is_well(base: str) -> bool:
    """Whether /healthz answers."""
    try:
        status, _, body = fetch(f"{base}/healthz")
    except OSError:
        return False
    return status == 200 and json.loads(body)["status"] == "ok"


@contextlib.contextmanager
def serving(
    command: Sequence[str],
    port: int,
    *,
    patience: float,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    inherits: Sequence[int] = (),
) -> Iterator[tuple[str, float]]:
    """Run a server on that port: gives its address and the seconds until it answered."""
    base = f"http://localhost:{port}"
    began = time.monotonic()
    # A session of its own, so that a server started by make can be ended with make.
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=dict(env) if env else None,
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        pass_fds=inherits,
    )
    try:
        while not is_well(base):
            if process.poll() is not None:
                raise RuntimeError(f"{command} ended with {process.returncode} before it served")
            if time.monotonic() - began > patience:
                raise RuntimeError(f"{command} didn't serve {base} within {patience} s")
            time.sleep(0.02)
        yield base, time.monotonic() - began
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def expect(truth: object, promise: str) -> None:
    """Print the claim, and exit if it doesn't hold."""
    print(("kept:   " if truth else "BROKEN: ") + promise, flush=True)
    if not truth:
        sys.exit(1)
