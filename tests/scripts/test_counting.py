"""How ``make test`` counts, and what it runs in which order."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import durations
from check_coverage import RULES
from test_all import Count, Stage, count_junit, count_vitest, files_in, in_order, run, run_all, stages

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
    count, line, _ = run(stage)
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


def note(name: str, log: Path, *, until: str = "", needs: tuple[str, ...] = ()) -> Stage:
    """A stage that notes when it begins and when it ends; with ``until``, it waits for a line that another notes."""
    program = (
        "import time; from pathlib import Path\n"
        f"log = Path({str(log)!r}); write = lambda word: log.open('a').write(word + ' {name}\\n')\n"
        "write('begins')\n"
        f"while {until!r} not in log.read_text(): time.sleep(0.01)\n"
        "write('ends')"
    )
    return Stage(name, (sys.executable, "-S", "-c", program), needs=needs)


def test_two_stages_run_beside_each_other(tmp_path: Path) -> None:
    """Of two that wait for each other both come to their end."""
    log = tmp_path / "log"
    pair = [note("one", log, until="begins two"), note("two", log, until="begins one")]
    assert sum((count for _, count, _, _ in run_all(pair, places=2)), Count(0, 0)) == Count(2, 0)


def test_stage_waits_for_all_that_it_needs(tmp_path: Path) -> None:
    """What uses the work of others begins after them."""
    log = tmp_path / "log"
    some = [note("use", log, needs=("work", "more")), note("more", log), note("work", log)]
    assert len([line for _, _, line, _ in run_all(some, places=2)]) == 3
    noted = log.read_text().splitlines()
    assert noted.index("begins use") > max(noted.index("ends work"), noted.index("ends more"))


def test_stage_is_not_held_up_by_one_that_was_not_chosen(tmp_path: Path) -> None:
    """With ``--only`` a stage runs without the one it needs."""
    (came,) = run_all([note("use", tmp_path / "log", needs=("work",))], places=2)
    assert came[1] == Count(1, 0)


def test_what_the_end_waits_for_longest_begins_first() -> None:
    """The seconds of a stage count, and of those that wait for it."""
    some = [Stage("short", ()), Stage("long", ()), Stage("first", ()), Stage("then", (), needs=("first",))]
    seconds = {"short": 1, "long": 10, "first": 3, "then": 8}
    assert [stage.name for stage in in_order(some, seconds)] == ["first", "long", "then", "short"]


def test_shares_take_about_equally_long_and_lose_nothing() -> None:
    """The longest are dealt out first; what was never measured passes for short."""
    seconds = {"a": 9.0, "b": 5.0, "c": 4.0, "d": 1.0}
    assert durations.shares([*seconds, "new"], seconds, 2) == [["a", "new"], ["b", "c", "d"]]
    assert durations.shares(["a"], seconds, 2) == [["a"]]


def test_seconds_of_files_are_read_from_reports(tmp_path: Path) -> None:
    """The tests of a file and of its classes count together; a test that is no file's counts for nothing."""
    report = tmp_path / "report.xml"
    cases = [("tests.scripts.test_counting", 1), ("tests.scripts.test_counting.TestSome", 2), ("elsewhere", 4)]
    written = "".join(f'<testcase classname="{name}" time="{seconds}"/>' for name, seconds in cases)
    report.write_text(f"<testsuite>{written}</testsuite>")
    assert durations.of_report(report) == {"tests/scripts/test_counting.py": 3.0}


def test_seconds_of_the_pages_files_are_read_from_its_report(tmp_path: Path) -> None:
    """From a file's first test to the end of its last."""
    report = tmp_path / "vitest.json"
    file = {"name": str(durations.ROOT / "web/tests/one.test.ts"), "startTime": 500, "endTime": 2000}
    report.write_text(json.dumps({"testResults": [file]}))
    assert durations.of_vitest(report) == {"web/tests/one.test.ts": 1.5}


def test_every_python_test_file_runs_once() -> None:
    """In one share of one stage, or with the rules; those of other browsers in each of them."""
    run_by = [word for stage in stages() for word in stage.command if word.startswith("tests/")]
    assert sorted([*run_by, *RULES]) == sorted([*files_in("tests", without=["tests/engines/"]), *["tests/engines"] * 2])


def test_seed_reaches_every_test(tmp_path: Path) -> None:
    """The order of Python's and of the page's tests follows from it, and so does the order of sets."""
    for stage in stages(seed=7):
        if stage.report and stage.name != "drawing tests":
            assert {"--randomly-seed=7", "--sequence.seed=7"} & {*stage.command}, stage.name
    said = f"import os; open({str(tmp_path / 'seed')!r}, 'w').write(os.environ['PYTHONHASHSEED'])"
    run(Stage("a tool", (sys.executable, "-c", said)), seed=7)
    assert (tmp_path / "seed").read_text() == "7"


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
        assert {*stage.needs} <= {*names[:place]}
