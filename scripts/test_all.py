"""Runs every check and every test: ``make test``.

Every stage uses one core, and as many run beside each other as there are cores: the longest first, and what others wait
for before what nothing waits for. Large groups of tests are dealt out into shares by what they took last
(tests/durations.json). What a stage has said is shown when it ends, and one that fails doesn't stop the next.

Tests run in random order, with random seeds; the number said at the start repeats both: ``make test SEED=7``. Tests
are counted one by one, every other tool as one. The last line is always ``N passed, N failed``, and nothing is skipped
silently: a skipped test counts as failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import durations
from check_coverage import RULES

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "test"
BIN = Path(sys.executable).parent
PLACES = os.cpu_count() or 1
"""Stages that run beside each other."""
SHARES = 4
"""Shares of a large group of tests, at least: small enough that no core waits long for the last."""
NPM = (sys.executable, "web/build_page.py", "npm", "run", "--silent")


@dataclass(frozen=True)
class Count:
    """How many passed and how many failed."""

    passed: int
    failed: int

    def __add__(self, other: Count) -> Count:
        return Count(self.passed + other.passed, self.failed + other.failed)


@dataclass(frozen=True)
class Stage:
    """A command, and how its tests are counted."""

    name: str
    command: tuple[str, ...]
    report: Path | None = None
    counted: Callable[[Path], Count] | None = None
    fast: bool = False
    """Whether ``make check`` runs it too."""
    may_be_missing: bool = False
    """Whether it may say, by the exit code NOT_HERE, that the machine lacks what it tests."""
    needs: tuple[str, ...] = ()
    """The stages whose work it uses."""


def count_junit(report: Path) -> Count:
    """The tests in a JUnit file, as pytest writes it."""
    cases = list(ET.parse(report).getroot().iter("testcase"))
    for case in cases:
        if case.find("skipped") is not None:
            print(f"SKIPPED, which counts as failed: {case.get('classname')}.{case.get('name')}")
    failed = len(failures(report))
    return Count(len(cases) - failed, failed)


def failures(report: Path) -> list[str]:
    """The names of the tests in a JUnit file that did not pass."""
    return [
        f"{case.get('classname')}.{case.get('name')}"
        for case in ET.parse(report).getroot().iter("testcase")
        if any(case.find(tag) is not None for tag in ("failure", "error", "skipped"))
    ]


def count_vitest(report: Path) -> Count:
    """The tests in vitest's JSON report."""
    result = json.loads(report.read_text(encoding="utf-8"))
    return Count(result["numPassedTests"], result["numTotalTests"] - result["numPassedTests"])


def tool(name: str, *command: str, needs: tuple[str, ...] = ()) -> Stage:
    """A stage that counts as one, and that ``make check`` runs too."""
    return Stage(name, command, fast=True, needs=needs)


def pytest(
    name: str, *arguments: str, python: tuple[str, ...] = (sys.executable,), needs: tuple[str, ...] = ()
) -> Stage:
    """A stage of Python tests."""
    report = BUILD / f"{name.replace(' ', '-').replace('/', 'of')}.xml"
    return Stage(
        name, (*python, "-m", "pytest", "-q", f"--junitxml={report}", *arguments), report, count_junit, needs=needs
    )


def in_engine(name: str, order: str, *, needs: tuple[str, ...]) -> Stage:
    """The core of the browser's tests in another browser than Chromium."""
    through = (sys.executable, "scripts/engines.py", name.lower())
    return replace(
        pytest(f"tests in {name}", "tests/engines", order, python=through, needs=needs),
        may_be_missing=True,
    )


def shared(name: str, files: list[str], order: str, *, needs: tuple[str, ...]) -> Iterator[Stage]:
    """Stages that share test files: about equally long, by what the files took last."""
    dealt = durations.shares(files, durations.known(), max(SHARES, PLACES))
    for number, share in enumerate(dealt, 1):
        yield pytest(f"{name} {number}/{len(dealt)}", order, *share, needs=needs)


def files_in(*folders: str, without: Sequence[str] = ()) -> list[str]:
    """The test files in folders, without those in others."""
    found = {str(file.relative_to(ROOT)) for folder in folders for file in (ROOT / folder).rglob("test_*.py")}
    return sorted(file for file in found if not file.startswith(tuple(without)))


def stages(seed: int = 0) -> list[Stage]:
    """All stages. pytest-randomly orders the tests by the seed, and sets it before each of them."""
    order = f"--randomly-seed={seed}"
    vitest = BUILD / "vitest.json"
    rules = BUILD / "rules.xml"
    packages, built = ("page packages",), ("page build",)
    shuffled = ("--sequence.shuffle", f"--sequence.seed={seed}")
    reports = ("--reporter=default", "--reporter=json", f"--outputFile={vitest}")
    return [
        tool("page packages", sys.executable, "web/build_page.py", "install"),
        tool("page lint", *NPM, "lint", needs=packages),
        tool("python formatting", str(BIN / "ruff"), "format", "--check"),
        tool("python lint", str(BIN / "ruff"), "check"),
        tool("browser tests wait for no time", sys.executable, "scripts/check_browser_tests.py"),
        tool("python types", str(BIN / "mypy")),
        tool("import layers", str(BIN / "lint-imports"), "--no-logo"),
        tool("page's types as the server's", sys.executable, "scripts/write_types.py", "--check"),
        tool("page types", *NPM, "types", needs=packages),
        tool("page formatting", *NPM, "format:check", needs=packages),
        Stage("page tests", (*NPM, "test", "--", *reports, *shuffled), vitest, count_vitest, needs=packages),
        Stage("page build", (sys.executable, "web/build_page.py"), needs=packages),
        Stage("a newcomer's first steps", (sys.executable, "scripts/check_readme.py")),
        Stage("wheel in a clean environment", (sys.executable, "scripts/check_wheel.py"), needs=built),
        *on_other_pythons(order),
        Stage("a browser to test with", (sys.executable, "scripts/chromium.py", "--install")),
        # Debian's packages are installed by one after the other.
        in_engine("Firefox", order, needs=("page build", "a browser to test with")),
        in_engine("WebKit", order, needs=("page build", "a browser to test with", "tests in Firefox")),
        pytest("drawing tests", "art/tests", python=(sys.executable, "scripts/drawing.py")),
        Stage(
            "rules, every branch",
            (sys.executable, "scripts/check_coverage.py", f"--junitxml={rules}", order),
            rules,
            count_junit,
        ),
        Stage("behind nginx and Caddy", (sys.executable, "scripts/check_proxy.py"), may_be_missing=True, needs=built),
        Stage("on the disk before it is acknowledged", (sys.executable, "scripts/check_fsync.py"), may_be_missing=True),
        Stage("what a cheat would try", (sys.executable, "scripts/try_to_cheat.py"), needs=built),
        *shared(
            "python tests",
            files_in("tests", without=("tests/browser/", "tests/engines/", *RULES)),
            order,
            needs=built,
        ),
        *shared(
            "browser tests",
            files_in("tests/browser"),
            order,
            needs=("page build", "a browser to test with"),
        ),
    ]


def on_other_pythons(order: str) -> Iterator[Stage]:
    """The wheel on the other versions: it starts, and plays the same game. `make proof` runs all tests."""
    own = ".".join(map(str, sys.version_info[:2]))
    others = [version for version in ("3.11", "3.12", "3.13") if version != own]
    for version in others:
        report = BUILD / f"python-{version}.xml"
        yield Stage(
            f"wheel on Python {version}",
            (sys.executable, "scripts/check_python.py", version, "some", str(report), order),
            report,
            count_junit,
            may_be_missing=True,
            needs=("wheel in a clean environment",),
        )


NOT_HERE = 77  # what scripts/check_python.py says when the machine has no such Python


def run(stage: Stage, seed: int = 0) -> tuple[Count, str, float]:
    """Run one stage: what came of it, in numbers and in a line, and the seconds that it took."""
    if stage.report:
        stage.report.unlink(missing_ok=True)
    began = time.monotonic()
    done = subprocess.run(
        stage.command,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(seed)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
        errors="replace",
    )
    took = time.monotonic() - began
    print(f"\n--- {stage.name}\n{done.stdout}", end="", flush=True)
    if stage.may_be_missing and done.returncode == NOT_HERE:
        return Count(0, 0), f"{took:6.1f} s  NOT TESTED  {stage.name}: not on this machine", took
    count = Count(int(done.returncode == 0), int(done.returncode != 0))
    if stage.report and stage.counted and stage.report.is_file():
        count = stage.counted(stage.report)
        if done.returncode and not count.failed:  # for example an error while tests were collected
            count += Count(0, 1)
    elif stage.report:  # no report: it broke before its first test
        count = Count(0, 1)
    word = "FAILED" if count.failed else "ok"
    return count, f"{took:6.1f} s  {word:10}  {stage.name}: {count.passed} passed, {count.failed} failed", took


def in_order(chosen: Sequence[Stage], seconds: Mapping[str, float]) -> list[Stage]:
    """The stages, first those that the end waits for longest: by their own seconds and those of what needs them."""

    def until_end(stage: Stage) -> float:
        after = [until_end(each) for each in chosen if stage.name in each.needs]
        return seconds.get(stage.name, durations.UNKNOWN) + max(after, default=0)

    return sorted(chosen, key=until_end, reverse=True)


def run_all(
    chosen: Sequence[Stage], places: int, run_one: Callable[[Stage], tuple[Count, str, float]] = run
) -> Iterator[tuple[Stage, Count, str, float]]:
    """Run stages, as many beside each other as there are places; give what came of each when it ends."""
    waiting = in_order(chosen, known_seconds(chosen))
    running: dict[Future[tuple[Count, str, float]], Stage] = {}

    def may_start(stage: Stage) -> bool:
        unfinished = {each.name for each in (*waiting, *running.values())}
        return len(running) < places and not unfinished & {*stage.needs}

    with ThreadPoolExecutor() as threads:
        while waiting or running:
            for stage in [*waiting]:
                if may_start(stage):
                    waiting.remove(stage)
                    running[threads.submit(run_one, stage)] = stage
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), *done.result()


def known_seconds(chosen: Sequence[Stage]) -> dict[str, float]:
    """What stages will take: by the test files that they run, or as they took last."""
    known = durations.known()
    files = {
        stage.name: [word for word in stage.command if word.startswith("tests/") and word.endswith(".py")]
        for stage in chosen
    }
    return {name: sum(known.get(file, durations.UNKNOWN) for file in files[name] or [name]) for name in files}


def run_and_say(chosen: Sequence[Stage], seed: int, again: str = "make test") -> tuple[int, dict[str, float]]:
    """Run stages, say how each went and then all. Gives 1 if something failed, else 0, and what each stage took."""
    print(f"Order and seeds: SEED={seed}", flush=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    total, lines, seconds = Count(0, 0), [], {}
    began = time.monotonic()
    for stage, count, line, took in run_all(chosen, PLACES, partial(run, seed=seed)):
        total += count
        lines.append(line)
        seconds[stage.name] = took
        print(line, flush=True)
    print("\n" + "\n".join(lines))
    print(f"\n{time.monotonic() - began:.0f} s; again in this order: {again} SEED={seed}")
    print(f"{total.passed} passed, {total.failed} failed", flush=True)
    return int(bool(total.failed)), seconds


def main() -> int:
    """Choose the stages and run them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", action="store_true", help="only formatting, lint, types and layers")
    parser.add_argument("--only", metavar="WORD", help="only stages with this word in their name")
    parser.add_argument("--seed", type=int, help="the order of the tests, and their seeds, as in the run that said it")
    options = parser.parse_args()
    seed = random.randrange(2**32) if options.seed is None else options.seed
    chosen = [
        stage for stage in stages(seed) if (stage.fast or not options.fast) and (options.only or "") in stage.name
    ]
    if not chosen:
        sys.exit(f"No stage has {options.only!r} in its name.")
    code, seconds = run_and_say(chosen, seed)
    (BUILD / "stages.json").write_text(json.dumps(seconds), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
