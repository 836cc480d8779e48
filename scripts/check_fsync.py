"""Watches a server's system calls: no acknowledgement leaves it before what it acknowledges is on the disk."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from serving import expect, free_port, is_well

NOT_HERE = 77
PATIENCE = 60
ACTIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 60

WRITTEN = re.compile(r"pwrite64\((\d+)")
SYNCED = re.compile(r"f(?:data)?sync\((\d+)\)\s+= 0")
RESUMED = re.compile(r"f(?:data)?sync resumed>.*= 0")
OPENED = re.compile(r'openat\(.*hareloom\.sqlite3-wal".*= (\d+)')
ACKED = re.compile(r'send(?:to|msg)\(.*\\"ack\\":\\"(fsync-\d+)\\"')


def ask(socket: ClientConnection, number: int) -> None:
    """One action, and its acknowledgement."""
    socket.send(json.dumps({"id": f"fsync-{number}", "action": {"do": "shuffle_seats"}}))
    while "ack" not in json.loads(socket.recv(timeout=30)):
        pass


def opened(base: str) -> dict[str, str]:
    """A new table, and what lets its host in."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{base}/api/tables", b'{"name": "Robin", "bearer": true}', headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        entered: dict[str, str] = json.load(answer)
    return entered


def acknowledged(trace: str) -> list[tuple[str, bool]]:
    """Every acknowledgement in the trace, and whether something was written and synced since the one before."""
    log: set[str] = set()
    written = synced = False
    found = []
    for line in trace.splitlines():
        if file := OPENED.search(line):
            log.add(file[1])
        elif (wrote := WRITTEN.search(line)) and wrote[1] in log:
            written, synced = True, False
        elif ((done := SYNCED.search(line)) and done[1] in log) or RESUMED.search(line):
            synced = written
        elif acked := ACKED.search(line):
            found.append((acked[1], synced))
            written = synced = False
    return found


def main() -> int:
    """Ask for things one after another under strace, and read what it saw."""
    strace = shutil.which("strace")
    if strace is None:
        print("THERE IS NO STRACE ON THIS MACHINE: NOT TESTED WITH IT.")
        return NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        port, trace = free_port(), Path(folder) / "trace"
        calls = "trace=openat,pwrite64,fsync,fdatasync,sendto,sendmsg"
        command: list[Any] = [strace, "-f", "-e", calls, "-s", "256", "-o", trace, sys.executable, "-m", "hareloom"]
        command += ["serve", "--port", str(port), "--data", Path(folder) / "data"]
        server = subprocess.Popen(command, start_new_session=True)
        try:
            base, began = f"http://127.0.0.1:{port}", time.monotonic()
            while not is_well(base):
                if server.poll() is not None or time.monotonic() - began > PATIENCE:
                    expect(False, "the server starts under strace")
                time.sleep(0.1)
            host = opened(base)
            secret = {"Authorization": f"Bearer {host['secret']}"}
            with connect(f"ws{base[4:]}/api/tables/{host['code']}/socket", additional_headers=secret) as socket:
                for number in range(ACTIONS):
                    ask(socket, number)
                    time.sleep(0.08)  # the rate that one person may keep up
        finally:
            os.killpg(server.pid, signal.SIGKILL)  # strace and what it watches
            server.wait(20)
        found = acknowledged(trace.read_text(encoding="utf-8", errors="replace"))
    asked = [f"fsync-{number}" for number in range(ACTIONS)]
    expect([ask_id for ask_id, _ in found] == asked, f"{ACTIONS} acknowledgements were seen")
    expect(all(synced for _, synced in found), "each came after its row was written to the log and synced")
    return 0


if __name__ == "__main__":
    sys.exit(main())
