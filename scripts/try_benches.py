"""Runs every proof and bench of the Makefile in its short form, so that none of them breaks unseen: make try-benches.

The targets are those that the Makefile has, so that a new one can't be left out. Each is tried however the others went.
Names on the command line are the targets to try.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 1200
"""For one target, on a busy machine."""
LINES = 40
"""What is shown of one that failed, from its end."""


def targets() -> list[str]:
    """Every proof and bench, but for those that only run others."""
    found = re.findall(
        r"^((?:bench|proof)[a-z-]*):(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    return sorted(name for name, needs in found if "bench-" not in needs)


def run(target: str) -> bool:
    """Try one, and say how it went."""
    began = time.monotonic()
    try:
        done = subprocess.run(
            ["make", target, "SHORT=1"],
            cwd=ROOT,
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
    print(f"{time.monotonic() - began:6.1f} s  {'ok' if well else 'FAILED':6}  {target}", flush=True)
    return well


def main() -> int:
    """Try what is named, or all; the exit code is 1 if one failed."""
    known = targets()
    chosen = sys.argv[1:] or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"There is no {unknown[0]}. There are: {', '.join(known)}")
        return 2
    failed = [name for name in chosen if not run(name)]
    print(f"\n{len(chosen) - len(failed)} ran, {len(failed)} failed{': ' if failed else ''}{', '.join(failed)}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
