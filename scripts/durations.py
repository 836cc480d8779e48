"""What tests took when they last ran on a quiet machine, in tests/durations.json, and shares of work by it.

``make durations`` writes the file from the reports of the last ``make test``. It is not needed: what it doesn't name
passes for short.
"""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tests" / "durations.json"
REPORTS = ROOT / "build" / "test"
UNKNOWN = 2.0
"""The seconds of a test file, or a stage, that was never measured."""


def known() -> dict[str, float]:
    """The seconds of each test file and each stage that was measured."""
    if not FILE.is_file():
        return {}
    seconds: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    return seconds


def shares(names: Iterable[str], seconds: Mapping[str, float], count: int) -> list[list[str]]:
    """Deal names out into shares that take about equally long: the longest first, each to the share with the least."""
    dealt: list[list[str]] = [[] for _ in range(count)]
    sums = [0.0] * count
    for name in sorted(names, key=lambda name: (-seconds.get(name, UNKNOWN), name)):
        least = sums.index(min(sums))
        dealt[least].append(name)
        sums[least] += seconds.get(name, UNKNOWN)
    return [sorted(share) for share in dealt if share]


def of_report(report: Path) -> dict[str, float]:
    """The seconds of each file of Python tests in a JUnit file."""
    took: defaultdict[str, float] = defaultdict(float)
    for case in ET.parse(report).getroot().iter("testcase"):
        took[_file_of(case.get("classname", ""))] += float(case.get("time", 0))
    return {file: seconds for file, seconds in took.items() if file}


def of_vitest(report: Path) -> dict[str, float]:
    """The seconds of each file of the page's tests in vitest's report."""
    files = json.loads(report.read_text(encoding="utf-8"))["testResults"]
    return {
        Path(each["name"]).relative_to(ROOT).as_posix(): (each["endTime"] - each["startTime"]) / 1000 for each in files
    }


def _file_of(classname: str) -> str:
    """The file of a test, from a name such as tests.server.test_http.TestHeaders."""
    words = classname.split(".")
    while words:
        file = "/".join(words) + ".py"
        if (ROOT / file).is_file():
            return file
        words.pop()
    return ""


def main() -> None:
    """Write what the last run took."""
    took = json.loads((REPORTS / "stages.json").read_text(encoding="utf-8"))
    for report in REPORTS.glob("*.xml"):
        took |= of_report(report)
    if (REPORTS / "vitest.json").is_file():
        took |= of_vitest(REPORTS / "vitest.json")
    now = {name: round(seconds, 1) for name, seconds in {**known(), **took}.items()}
    kept = {name: seconds for name, seconds in now.items() if "/" not in name or (ROOT / name).is_file()}
    FILE.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(kept)} files and stages")


if __name__ == "__main__":
    main()
