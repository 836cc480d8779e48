"""Runs a test many times beside a busy core, and says how often it failed: ``make flaky TEST=tests/tables TIMES=20``.

A test that fails once in a few hundred runs refuses somebody else's change. Each run has another order and other seeds;
the number of a run that failed repeats both.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_SUCH_TEST = (4, 5)
"""What pytest says where it finds nothing to run."""
SHOWN = 40
"""Lines of a failed run's output that are printed."""


@contextmanager
def busy_core() -> Iterator[None]:
    """Keep one core busy meanwhile."""
    burning = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        burning.kill()
        burning.wait()


def python_command(tests: list[str], number: int) -> list[str]:
    """Run these tests in an order that follows from the number."""
    seeds = [f"--randomly-seed={number}", f"--hypothesis-seed={number}"]
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *seeds, *tests]


def page_command(files: list[str], number: int) -> list[str]:
    """Run these files of the page's tests in an order that follows from the number."""
    chosen = [str((ROOT / file).relative_to(ROOT / "web")) for file in files]
    shuffled = ["--sequence.shuffle", f"--sequence.seed={number}"]
    return [sys.executable, "web/build_page.py", "npm", "run", "--silent", "test", "--", *shuffled, *chosen]


def prepare(tests: list[str]) -> bool:
    """Install what the page's tests need, or build the page that the others open; say whether they are the page's."""
    of_page = [test.startswith("web/") for test in tests]
    missing = [test for test in tests if not (ROOT / test.partition("::")[0]).exists()]
    if missing:
        sys.exit(f"There is no {missing[0]}. Name files or tests below tests/ or art/tests/, or files in web/tests/.")
    if any(of_page) and not all(of_page):
        sys.exit("Tests of the page and tests in Python run in different programs: name one kind at a time.")
    if any(test.startswith("tests/engines") for test in tests):
        sys.exit("What runs in other browsers is started by make test: scripts/test_all.py --only WebKit.")
    words = ["install"] if all(of_page) else []
    subprocess.run([sys.executable, "web/build_page.py", *words], cwd=ROOT, check=True)
    return all(of_page)


def main() -> int:
    """Run the test as often as wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tests", nargs="+", help="files or tests of pytest, or files in web/tests")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="the number of the first run")
    options = parser.parse_args()
    of_page = prepare(options.tests)
    failed = []
    began = time.monotonic()
    with busy_core():
        for number in range(options.first, options.first + options.times):
            command = (page_command if of_page else python_command)(options.tests, number)
            environment = {**os.environ, "PYTHONHASHSEED": str(number)}
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode in NO_SUCH_TEST:
                sys.exit(done.stdout)
            if done.returncode:
                failed.append(number)
                print(f"--- run {number} failed", *done.stdout.splitlines()[-SHOWN:], sep="\n", flush=True)
    again = f"; again: --first {failed[0]} --times 1" if failed else ""
    seconds = (time.monotonic() - began) / options.times
    print(f"{len(failed)} of {options.times} runs failed, {seconds:.1f} s each{again}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
