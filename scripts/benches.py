"""Runs every proof and bench of the Makefile in its short form, so that none of them breaks unseen: make benches.

The targets are those that the Makefile has, so that a new one can't be left out. Each command of each is
tried however the others went. Names on the command line are the targets to try.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 1200
"""For one command, on a busy machine."""
LINES = 40
"""What is shown of one that failed, from its end."""


def targets() -> list[str]:
    """Every proof and bench, but for those that only run others."""
    found = re.findall(
        r"^((?:bench-|proof)[a-z-]*):(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    return sorted(name for name, needs in found if "bench-" not in needs)


def commands(target: str) -> list[str]:
    """What make would run: each line of a target by itself, so that none hides what comes after it."""
    shown = subprocess.run(
        ["make", "--dry-run", target, "SHORT=1"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return shown.stdout.replace("\\\n", " ").splitlines()


def run(command: str) -> bool:
    """Try one command, and say how it went."""
    began = time.monotonic()
    try:
        done = subprocess.run(
            command,
            shell=True,
            cwd=ROOT,
            env={**os.environ, "HARELOOM_BENCH": "short"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
        said, well = done.stdout, done.returncode == 0
    except subprocess.TimeoutExpired as late:
        said, well = f"{(late.stdout or b'').decode(errors='replace')}\nstill running after {SECONDS} s", False
    if not well:
        print("\n".join(said.splitlines()[-LINES:]))
    print(f"{time.monotonic() - began:6.1f} s  {'ok' if well else 'FAILED':6}  {command}", flush=True)
    return well


def main() -> int:
    """Try what is named, or all; the exit code is 1 if one failed."""
    known = targets()
    chosen = sys.argv[1:] or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"There is no {unknown[0]}. There are: {', '.join(known)}")
        return 2
    went = {name: [run(command) for command in commands(name)] for name in chosen}
    failed = [name for name, well in went.items() if not all(well)]
    print(f"\n{len(chosen) - len(failed)} ran, {len(failed)} failed{': ' if failed else ''}{', '.join(failed)}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
