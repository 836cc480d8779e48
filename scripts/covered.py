"""Notes which modules of the program the tests of each file run, in tests/covered.json: ``make covered``.

A module counts as run when one of its functions was, in the tests' own process or in one that they started: nearly
every test imports nearly everything. ``make test-changed`` chooses by it. It is made anew now and then; what it doesn't
name yet is chosen by imports alone. Test files on the command line are measured alone.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from coverage import Coverage, CoverageData
from coverage.exceptions import DataError

import durations

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tests" / "covered.json"
SOURCE = ROOT / "src" / "hareloom"
WITHOUT = ("tests/browser/", "tests/engines/")
"""Their programs run in a browser, and in a server that runs nearly everything."""
SETTINGS = """[run]
parallel = true
source = {source}
data_file = {data}
sigterm = true
context = ${{PYTEST_CURRENT_TEST-}}
disable_warnings = no-data-collected, module-not-measured
"""


def known() -> dict[str, set[str]]:
    """The modules that each test file ran when it was measured."""
    if not FILE.is_file():
        return {}
    return unpacked(json.loads(FILE.read_text(encoding="utf-8")))


def packed(ran: Mapping[str, Iterable[str]]) -> dict[str, object]:
    """The same, small: a number for each test file, and the numbers of those that run a module."""
    tests = sorted(ran)
    by_module: defaultdict[str, list[int]] = defaultdict(list)
    for number, test in enumerate(tests):
        for module in ran[test]:
            by_module[module].append(number)
    return {"tests": tests, "modules": {module: _spans(by_module[module]) for module in sorted(by_module)}}


def unpacked(written: Mapping[str, object]) -> dict[str, set[str]]:
    """What was packed."""
    tests, modules = written["tests"], written["modules"]
    assert isinstance(tests, list)
    assert isinstance(modules, dict)
    ran: dict[str, set[str]] = {test: set() for test in tests}
    for module, spans in modules.items():
        for span in spans.split():
            first, _, last = span.partition("-")
            for number in range(int(first), int(last or first) + 1):
                ran[tests[number]].add(module)
    return ran


def _spans(numbers: list[int]) -> str:
    """Such as ``0-3 7`` for 0, 1, 2, 3 and 7."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(f"{first}-{last}" if last > first else str(first) for first, last in spans)


def lines_in_functions(source: str) -> set[int]:
    """The lines that run only when a function is called."""
    return {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
    }


def pytest_runtest_logstart(nodeid: str) -> None:
    """As a plugin of pytest: what runs from now on, runs for this file."""
    measuring = Coverage.current()
    assert measuring
    measuring.switch_context(_file_of(nodeid))


def measure(tests: list[str]) -> dict[str, set[str]]:
    """Run test files, and say which modules each of them ran."""
    ran: dict[str, set[str]] = {test: set() for test in tests}
    with TemporaryDirectory() as folder:
        settings = Path(folder) / "settings"
        settings.write_text(SETTINGS.format(source=SOURCE, data=Path(folder) / "data"), encoding="utf-8")
        environment = {
            **os.environ,
            "COVERAGE_PROCESS_START": str(settings),
            "PYTHONPATH": str(ROOT / "scripts"),
        }
        alone = ("no:cacheprovider", "no:randomly", "no:cov", "covered")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "--continue-on-collection-errors",
            *(f"-p{each}" for each in alone),
            *tests,
        ]
        subprocess.run(command, cwd=ROOT, env=environment, check=False)
        for file in Path(folder).glob("data.*"):
            _add(ran, file)
    return ran


def _add(ran: dict[str, set[str]], file: Path) -> None:
    """Add what one process ran; of one that was killed while it wrote, nothing."""
    data = CoverageData(str(file))
    with contextlib.suppress(DataError):
        data.read()
        for module in data.measured_files():
            called = lines_in_functions(Path(module).read_text(encoding="utf-8"))
            for line, contexts in data.contexts_by_lineno(module).items():
                for test in {_file_of(context) for context in contexts} & {*ran} if line in called else ():
                    ran[test].add(Path(module).relative_to(ROOT).as_posix())


def _file_of(test: str) -> str:
    """The file of a test such as tests/test_tasks.py::test_one (call)."""
    return test.partition("::")[0]


def main() -> None:
    """Measure the files that are named, or all, and keep what is found."""
    every = [
        file.relative_to(ROOT).as_posix()
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        if not file.relative_to(ROOT).as_posix().startswith(WITHOUT)
    ]
    shares = durations.shares(sys.argv[1:] or every, durations.known(), os.cpu_count() or 1)
    measured = known()
    with ThreadPoolExecutor(len(shares)) as workers:
        for ran in workers.map(measure, shares):
            measured |= ran
    kept = {test: ran for test, ran in measured.items() if test in every}
    FILE.write_text(json.dumps(packed(kept), indent=0) + "\n", encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(kept)} test files")


if __name__ == "__main__":
    main()
