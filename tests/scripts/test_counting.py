"""How ``make test`` counts, and what it runs beside what."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from test_all import Count, Stage, count_junit, count_vitest, run, run_all, stages

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


@pytest.mark.parametrize(
    ("wrong", "passes_again", "count"), [(1, True, Count(3, 0)), (1, False, Count(2, 1)), (4, True, Count(0, 4))]
)
def test_few_that_fail_in_company_run_once_more_by_themselves(
    tmp_path: Path, wrong: int, passes_again: bool, count: Count
) -> None:
    """What passes by itself has passed, and is named; what fails twice has failed, and so have many at once."""
    tests = tmp_path / "test_some.py"
    total = max(3, wrong)
    tests.write_text(
        "import sys, pytest\n"
        f"@pytest.mark.parametrize('no', range({total}))\n"
        f"def test_it(no): assert no >= {wrong} or ('--last-failed' in sys.argv and {passes_again})\n"
    )
    report = tmp_path / "report.xml"
    runner = (sys.executable, "-m", "pytest", "-q", f"--rootdir={tmp_path}", "-c", "/dev/null")
    command = (*runner, f"--junitxml={report}", "-o", f"cache_dir={tmp_path / 'cache'}", str(tests))
    came, line = run(Stage("tests", command, report, count_junit, again=("--last-failed",)))
    assert came == count
    assert ("test_it[0]" in line) == (wrong == 1)


def note(name: str, log: Path, *, until: str = "", needs: str = "", alone: bool = False) -> Stage:
    """A stage that notes when it begins and when it ends; with ``until``, it waits for a line that another notes."""
    program = (
        "import time; from pathlib import Path\n"
        f"log = Path({str(log)!r}); write = lambda word: log.open('a').write(word + ' {name}\\n')\n"
        "write('begins')\n"
        f"while {until!r} not in log.read_text(): time.sleep(0.01)\n"
        "write('ends')"
    )
    return Stage(name, (sys.executable, "-c", program), needs=needs, alone=alone)


def test_two_stages_run_beside_each_other(tmp_path: Path) -> None:
    """Of two that wait for each other both come to their end."""
    log = tmp_path / "log"
    pair = [note("one", log, until="begins two"), note("two", log, until="begins one")]
    assert sum((count for count, _ in run_all(pair, places=2)), Count(0, 0)) == Count(2, 0)


def test_stage_waits_for_what_it_needs_and_one_that_runs_alone_for_all(tmp_path: Path) -> None:
    """What uses another's work begins after it, and beside one that uses all cores there is nothing."""
    log = tmp_path / "log"
    some = [note("work", log), note("all cores", log, alone=True), note("use", log, needs="work"), note("other", log)]
    lines = [line for _, line in run_all(some, places=2)]
    assert len(lines) == 4
    noted = log.read_text().splitlines()
    assert noted.index("ends work") < noted.index("begins use")
    assert noted.index("ends all cores") == noted.index("begins all cores") + 1


def test_stage_alone_is_not_held_up_by_one_that_was_not_chosen(tmp_path: Path) -> None:
    """With ``--only`` a stage runs without the one it needs."""
    (came,) = run_all([note("use", tmp_path / "log", needs="work")], places=2)
    assert came[0] == Count(1, 0)


def test_output_is_shown_under_the_name_of_its_stage(capfd: pytest.CaptureFixture[str]) -> None:
    """What a stage says on both its channels stands below its heading, in its order."""
    said = "import sys; print('first', flush=True); print('second', file=sys.stderr)"
    run(Stage("a tool", (sys.executable, "-c", said)))
    assert capfd.readouterr().out == "\n--- a tool\nfirst\nsecond\n"


def test_every_need_is_the_name_of_an_earlier_stage() -> None:
    """A mistyped need would be no need at all."""
    names = [stage.name for stage in stages()]
    assert len(names) == len(set(names))
    for place, stage in enumerate(stages()):
        assert not stage.needs or stage.needs in names[:place]
