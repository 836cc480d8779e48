"""Runs every check and every test: ``make test``.

Stages that use one core run two at a time, and what each has said is shown when it ends; those that use all cores run
alone. A stage that fails doesn't stop the next one. Tests are counted one by one, every other tool as one. The last
line is always ``N passed, N failed``, and nothing is skipped silently: a skipped test counts as failed. A browser test
that fails beside others runs once more by itself; if it passes then, the stage's line names it (docs/decisions/0037).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "test"
BIN = Path(sys.executable).parent
NO_BROWSER = ("--ignore=tests/browser", "--ignore=tests/engines")
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
    needs: str = ""
    """The stage whose work it uses."""
    alone: bool = False
    """Whether it uses all cores by itself."""
    again: tuple[str, ...] = ()
    """What is added to the command to run the tests that failed once more, where few did."""


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


def tool(name: str, *command: str, needs: str = "") -> Stage:
    """A stage that counts as one, and that ``make check`` runs too."""
    return Stage(name, command, fast=True, needs=needs)


def pytest(name: str, *arguments: str, python: tuple[str, ...] = (sys.executable,), needs: str = "") -> Stage:
    """A stage of Python tests."""
    report = BUILD / f"{name.replace(' ', '-')}.xml"
    command = (*python, "-m", "pytest", "-q", f"--junitxml={report}", *arguments)
    return Stage(name, command, report, count_junit, needs=needs, alone="--numprocesses=auto" in arguments)


def stages() -> list[Stage]:
    """All stages, the quick ones first, and of those beside each other the longest first."""
    vitest = BUILD / "vitest.json"
    return [
        tool("page packages", sys.executable, "web/build_page.py", "install"),
        tool("page lint", *NPM, "lint", needs="page packages"),
        tool("python formatting", str(BIN / "ruff"), "format", "--check"),
        tool("python lint", str(BIN / "ruff"), "check"),
        tool("python types", str(BIN / "mypy")),
        tool("import layers", str(BIN / "lint-imports"), "--no-logo"),
        tool("page's types as the server's", sys.executable, "scripts/write_types.py", "--check"),
        tool("page types", *NPM, "types", needs="page packages"),
        tool("page formatting", *NPM, "format:check", needs="page packages"),
        Stage(
            "page tests",
            (*NPM, "test", "--", "--reporter=default", "--reporter=json", f"--outputFile={vitest}"),
            vitest,
            count_vitest,
            needs="page packages",
        ),
        Stage("page build", (sys.executable, "web/build_page.py"), needs="page packages"),
        Stage("a newcomer's first steps", (sys.executable, "scripts/check_readme.py")),
        Stage("wheel in a clean environment", (sys.executable, "scripts/check_wheel.py"), needs="page build"),
        *on_other_pythons(),
        Stage("a browser to test with", (sys.executable, "scripts/chromium.py", "--install")),
        replace(
            pytest(
                "tests in WebKit", "tests/engines", python=(sys.executable, "scripts/webkit.py"), needs="page build"
            ),
            may_be_missing=True,
        ),
        pytest("drawing tests", "art/tests", python=(sys.executable, "scripts/drawing.py")),
        Stage("every branch of the rules", (sys.executable, "scripts/check_coverage.py")),
        Stage(
            "behind nginx and Caddy",
            (sys.executable, "scripts/check_proxy.py"),
            may_be_missing=True,
            needs="page build",
        ),
        Stage("on the disk before it is acknowledged", (sys.executable, "scripts/check_fsync.py"), may_be_missing=True),
        Stage("what a cheat would try", (sys.executable, "scripts/try_to_cheat.py"), needs="page build"),
        pytest("python tests", *NO_BROWSER, "--numprocesses=auto", "--dist=loadfile", needs="page build"),
        # One by one, for a few files hold most of the minutes; a server and a browser per worker.
        replace(
            pytest(
                "browser tests",
                "tests/browser",
                "--numprocesses=auto",
                "--dist=worksteal",
                needs="a browser to test with",
            ),
            again=("--last-failed", "--numprocesses=0"),
        ),
    ]


def on_other_pythons() -> Iterator[Stage]:
    """The wheel on the other versions: it starts, and plays the same game. `make proof` runs all tests."""
    own = ".".join(map(str, sys.version_info[:2]))
    others = [version for version in ("3.11", "3.12", "3.13") if version != own]
    for version in others:
        report = BUILD / f"python-{version}.xml"
        yield Stage(
            f"wheel on Python {version}",
            (sys.executable, "scripts/check_python.py", version, "some", str(report)),
            report,
            count_junit,
            may_be_missing=True,
            needs="wheel in a clean environment",
        )


NOT_HERE = 77  # what scripts/check_python.py says when the machine has no such Python
FEW = 3  # tests that may fail in the company of others and still run once more: more of them have one cause


def run(stage: Stage) -> tuple[Count, str]:
    """Run one stage. The output of one that runs alone goes straight to the terminal."""
    if stage.report:
        stage.report.unlink(missing_ok=True)
    began = time.monotonic()
    heading = f"\n--- {stage.name}"
    if stage.alone:
        print(heading, flush=True)
        code = subprocess.run(stage.command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
    else:
        done = subprocess.run(
            stage.command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            text=True,
            errors="replace",
        )
        code = done.returncode
        print(f"{heading}\n{done.stdout}", end="", flush=True)
    seconds = f"{time.monotonic() - began:6.1f} s"
    if stage.may_be_missing and code == NOT_HERE:
        return Count(0, 0), f"{seconds}  NOT TESTED  {stage.name}: not on this machine"
    count = Count(int(code == 0), int(code != 0))
    if stage.report and stage.counted and stage.report.is_file():
        count = stage.counted(stage.report)
        if code and not count.failed:  # for example an error while tests were collected
            count += Count(0, 1)
    elif stage.report:  # no report: it broke before its first test
        count = Count(0, 1)
    if stage.again and 0 < count.failed <= FEW and stage.report and stage.report.is_file():
        return _run_again(stage, count, seconds)
    return count, _line(stage, count, seconds)


def _line(stage: Stage, count: Count, seconds: str, more: str = "") -> str:
    word = "FAILED" if count.failed else "ok"
    return f"{seconds}  {word:10}  {stage.name}: {count.passed} passed, {count.failed} failed{more}"


def _run_again(stage: Stage, count: Count, seconds: str) -> tuple[Count, str]:
    """Run what failed by itself. What passes then is named, so that its cause is looked for."""
    assert stage.report
    names = ", ".join(failures(stage.report))
    print(f"\n--- {stage.name}, again by themselves: {names}", flush=True)
    again, _ = run(replace(stage, command=(*stage.command, *stage.again), again=()))
    if again.passed + again.failed != count.failed:  # not the same tests: the first word holds
        return count, _line(stage, count, seconds)
    total = Count(count.passed + again.passed, again.failed)
    return total, _line(stage, total, seconds, f"; {again.passed} of them only by themselves, of: {names}")


def run_all(chosen: Sequence[Stage], places: int) -> Iterator[tuple[Count, str]]:
    """Run stages, as many beside each other as there are places; give what came of each when it ends."""
    waiting = list(chosen)
    running: dict[Future[tuple[Count, str]], Stage] = {}

    def may_start(stage: Stage) -> bool:
        has_place = not running if stage.alone else len(running) < places
        unfinished = {each.name for each in (*waiting, *running.values())}
        return has_place and stage.needs not in unfinished and not any(each.alone for each in running.values())

    with ThreadPoolExecutor() as threads:
        while waiting or running:
            for stage in [*waiting]:
                if may_start(stage):
                    waiting.remove(stage)
                    running[threads.submit(run, stage)] = stage
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                del running[done]
                yield done.result()


def main() -> int:
    """Run the stages and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", action="store_true", help="only formatting, lint, types and layers")
    parser.add_argument("--only", metavar="WORD", help="only stages with this word in their name")
    options = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    total, lines = Count(0, 0), []
    chosen = [stage for stage in stages() if (stage.fast or not options.fast) and (options.only or "") in stage.name]
    for count, line in run_all(chosen, places=min(2, os.cpu_count() or 1)):
        total += count
        lines.append(line)
        print(line, flush=True)
    if not lines:
        print(f"No stage has {options.only!r} in its name.")
        total = Count(0, 1)
    print("\n" + "\n".join(lines))
    print(f"\n{total.passed} passed, {total.failed} failed", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
