"""Servers and the load, each in a process of its own and, where the machine has two cores, on a core of its own."""

import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from amounts import amount

Found = dict[str, float]
"""What the load counted."""

HERE = Path(__file__).resolve().parent
WORK = HERE.parent / "build" / "bench"
BIN = Path(sys.executable).parent
LOAD = WORK / "load"
WARM = amount("WARM", 3, 0.3)
"""Seconds of load before anything is measured."""
CORES = sorted(os.sched_getaffinity(0))


def build_load() -> None:
    """Compile the load, which must cost less than what it loads."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise SystemExit("The load is written in C: install a C compiler (cc) first.")
    WORK.mkdir(parents=True, exist_ok=True)
    sources = sorted(str(path) for path in (HERE / "load").glob("*.c"))
    subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(LOAD), *sources], check=True)


PORTS = range(20_000, 32_000)
"""Below those that systems give to connections: the load's own would take a port before its server is up."""
_given: set[int] = set()


def free_port() -> int:
    """A port that nothing uses, and that this bench has not been given before."""
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as probe, contextlib.suppress(OSError):
            if port not in _given:
                probe.bind(("127.0.0.1", port))
                _given.add(port)
                return port
    raise RuntimeError("No port is free.")


def _on(core: int) -> list[str]:
    return ["taskset", "-c", str(CORES[core % len(CORES)])] if shutil.which("taskset") else []


@contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server, once it listens; killed at the end, whatever happens."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "servers.log").open("ab") as log:
        process = subprocess.Popen([*_on(0), *command], cwd=WORK, stdout=log, stderr=log)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if process.poll() is not None:
                raise RuntimeError(f"{command} ended; see {WORK / 'servers.log'}")
            time.sleep(0.05)
        time.sleep(0.7)
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def hareloom(data: Path, *flags: str) -> Iterator[tuple[int, int]]:
    """The whole server, as it is hosted: `hareloom serve`. Its port and process."""
    port = free_port()
    command = [sys.executable, "-m", "hareloom", "serve", "--port", str(port), "--data", str(data), *flags]
    with running(command, port) as process:
        yield port, process.pid


@contextmanager
def bare(size: int) -> Iterator[tuple[int, int]]:
    """The bare server, with messages of that size."""
    port = free_port()
    with running([sys.executable, str(HERE / "bare.py"), str(port), str(size)], port) as process:
        yield port, process.pid


def load(
    port: int, pid: int | str, tongue: str, mode: str, spec: Path, seconds: float, rate: float = 0, seats: int = 6
) -> Found:
    """Run the load to its end; what it found. Several processes are named by commas."""
    numbers = (seconds, rate, WARM)
    command = [*_on(1), str(LOAD), str(port), tongue, mode, str(seats), str(spec), str(pid), *map(str, numbers)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds + 200)
    if done.returncode:
        raise RuntimeError(f"the load ended with {done.returncode}: {done.stderr[-400:]}")
    found: Found = json.loads(done.stdout)
    return found


@contextmanager
def holding(port: int, pid: int | str, tongue: str, spec: Path) -> Iterator[Found]:
    """Open all connections and keep them; return how long that took."""
    command = [*_on(1), str(LOAD), str(port), tongue, "hold", "6", str(spec), str(pid), "600"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the load ended: {process.stderr.read()[-400:]}")
        yield json.loads(line)
    finally:
        process.kill()
        process.wait()


def memory(pid: int) -> int:
    """A process's memory in bytes, shared pages counted in part."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return 1024 * int(line.split()[1])
    raise RuntimeError("no Pss")
