"""Runs every check and every test, one stage after another: ``make test``.

A stage that fails doesn't stop the next one. Tests are counted one by one, every other tool as one. The last line is
always ``N passed, N failed``, and nothing is skipped silently: a skipped test counts as failed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "test"
BIN = Path(sys.executable).parent
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


def count_junit(report: Path) -> Count:
    """The tests in a JUnit file, as pytest writes it."""
    failed = total = 0
    for case in ET.parse(report).getroot().iter("testcase"):
        total += 1
        if case.find("skipped") is not None:
            print(f"SKIPPED, which counts as failed: {case.get('classname')}.{case.get('name')}")
        failed += any(case.find(tag) is not None for tag in ("failure", "error", "skipped"))
    return Count(total - failed, failed)


def count_vitest(report: Path) -> Count:
    """The tests in vitest's JSON report."""
    result = json.loads(report.read_text(encoding="utf-8"))
    return Count(result["numPassedTests"], result["numTotalTests"] - result["numPassedTests"])


def tool(name: str, *command: str) -> Stage:
    """A stage that counts as one, and that ``make check`` runs too."""
    return Stage(name, command, fast=True)


def pytest(name: str, *arguments: str, python: tuple[str, ...] = (sys.executable,)) -> Stage:
    """A stage of Python tests."""
    report = BUILD / f"{name.replace(' ', '-')}.xml"
    command = (*python, "-m", "pytest", "-q", f"--junitxml={report}", *arguments)
    return Stage(name, command, report, count_junit)


def stages() -> list[Stage]:
    """All stages, the quick ones first."""
    vitest = BUILD / "vitest.json"
    return [
        tool("python formatting", str(BIN / "ruff"), "format", "--check"),
        tool("python lint", str(BIN / "ruff"), "check"),
        tool("python types", str(BIN / "mypy")),
        tool("import layers", str(BIN / "lint-imports"), "--no-logo"),
        tool("page's types as the server's", sys.executable, "scripts/write_types.py", "--check"),
        tool("page packages", sys.executable, "web/build_page.py", "install"),
        tool("page formatting", *NPM, "format:check"),
        tool("page lint", *NPM, "lint"),
        tool("page types", *NPM, "types"),
        Stage(
            "page tests",
            (*NPM, "test", "--", "--reporter=default", "--reporter=json", f"--outputFile={vitest}"),
            vitest,
            count_vitest,
        ),
        Stage("page build", (sys.executable, "web/build_page.py")),
        pytest("python tests", "--ignore=tests/browser", "--numprocesses=auto", "--dist=loadfile"),
        Stage("every branch of the rules", (sys.executable, "scripts/check_coverage.py")),
        pytest("drawing tests", "art/tests", python=(sys.executable, "scripts/drawing.py")),
        Stage("a browser to test with", (sys.executable, "scripts/chromium.py", "--install")),
        pytest("browser tests", "tests/browser"),
        Stage("behind nginx", (sys.executable, "scripts/check_proxy.py"), may_be_missing=True),
        Stage("on the disk before it is acknowledged", (sys.executable, "scripts/check_fsync.py"), may_be_missing=True),
        Stage("what a cheat would try", (sys.executable, "scripts/try_to_cheat.py")),
        Stage("wheel in a clean environment", (sys.executable, "scripts/check_wheel.py")),
        Stage("a newcomer's first steps", (sys.executable, "scripts/check_readme.py")),
        *(
            Stage(
                f"wheel on Python {version}",
                (sys.executable, "scripts/check_python.py", version, str(BUILD / f"python-{version}.xml")),
                BUILD / f"python-{version}.xml",
                count_junit,
                may_be_missing=True,
            )
            for version in ("3.11", "3.12", "3.13")
            if version != ".".join(map(str, sys.version_info[:2]))
        ),
    ]


NOT_HERE = 77  # what scripts/check_python.py says when the machine has no such Python


def run(stage: Stage) -> tuple[Count, str]:
    """Run one stage, its output going straight to the terminal."""
    print(f"\n--- {stage.name}", flush=True)
    if stage.report:
        stage.report.unlink(missing_ok=True)
    began = time.monotonic()
    code = subprocess.run(stage.command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
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
    word = "FAILED" if count.failed else "ok"
    return count, f"{seconds}  {word:10}  {stage.name}: {count.passed} passed, {count.failed} failed"


def main() -> int:
    """Run the stages and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", action="store_true", help="only formatting, lint, types and layers")
    parser.add_argument("--only", metavar="WORD", help="only stages with this word in their name")
    options = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    total, lines = Count(0, 0), []
    for stage in stages():
        if (options.fast and not stage.fast) or (options.only and options.only not in stage.name):
            continue
        count, line = run(stage)
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
