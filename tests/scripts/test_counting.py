"""How ``make test`` counts."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from test_all import Count, Stage, count_junit, count_vitest, run

JUNIT = """<testsuites><testsuite>
  <testcase classname="a" name="fine"/>
  <testcase classname="a" name="wrong"><failure/></testcase>
  <testcase classname="a" name="broken"><error/></testcase>
  <testcase classname="a" name="left out"><skipped/></testcase>
</testsuite></testsuites>"""


def test_skipped_test_has_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A test that was skipped counts as failed, and is named."""
    report = tmp_path / "report.xml"
    report.write_text(JUNIT)
    assert count_junit(report) == Count(1, 3)
    assert "a.left out" in capsys.readouterr().out


def test_page_tests_are_counted_one_by_one(tmp_path: Path) -> None:
    """Page tests that did not pass have failed, whatever the reason."""
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"numPassedTests": 5, "numTotalTests": 8}))
    assert count_vitest(report) == Count(5, 3)


@pytest.mark.parametrize(("code", "count"), [(0, Count(1, 0)), (3, Count(0, 1)), (77, Count(0, 1))])
def test_tool_counts_as_one(code: int, count: Count) -> None:
    """A tool passes or fails as one."""
    assert run(Stage("a tool", (sys.executable, "-c", f"raise SystemExit({code})")))[0] == count


def test_what_the_machine_lacks_is_said_and_counts_for_nothing() -> None:
    """Another Python that isn't there neither passes nor fails, and is named."""
    stage = Stage("wheel on Python 4", (sys.executable, "-c", "raise SystemExit(77)"), may_be_missing=True)
    count, line = run(stage)
    assert count == Count(0, 0)
    assert "NOT TESTED  wheel on Python 4" in line


def test_stage_that_breaks_before_its_first_test_has_failed(tmp_path: Path) -> None:
    """Tests that never ran don't pass, even where the program that should have run them is content."""
    stage = Stage("tests", (sys.executable, "-c", ""), tmp_path / "missing.xml", count_junit)
    assert run(stage)[0] == Count(0, 1)


def test_report_without_failures_does_not_hide_an_error(tmp_path: Path) -> None:
    """A runner that ends badly has failed, even if all the tests it reports have passed."""
    report = tmp_path / "report.xml"
    write = f"from pathlib import Path; Path({str(report)!r}).write_text('<t><testcase/></t>'); raise SystemExit(2)"
    assert run(Stage("tests", (sys.executable, "-c", write), report, count_junit))[0] == Count(1, 1)
