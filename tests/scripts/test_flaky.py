"""How often a test fails is counted, and a run that failed can be repeated."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FLAKY = Path(__file__).parents[2] / "scripts" / "flaky.py"
FAILS_WITH_SEED_TWO = """
import os

def test_one():
    assert os.environ["PYTHONHASHSEED"] != "2"

def test_other():
    pass
"""


def flaky(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the program."""
    return subprocess.run([sys.executable, str(FLAKY), *words], capture_output=True, text=True, check=False)


def test_runs_that_fail_are_counted_and_can_be_repeated(tmp_path: Path) -> None:
    """One of two runs fails, and what is printed repeats that one."""
    file = tmp_path / "test_sometimes.py"
    file.write_text(FAILS_WITH_SEED_TWO, encoding="utf-8")

    two = flaky(str(file), "--times", "2")
    assert two.returncode == 1
    assert "1 of 2 runs failed" in two.stdout
    again = two.stdout.rpartition("again: ")[2].split()
    assert flaky(str(file), *again).stdout.count("1 of 1 runs failed") == 1


def test_page_test_is_counted_as_well() -> None:
    """It runs in its own program."""
    assert "0 of 1 runs failed" in flaky("web/tests/merge.test.ts", "--times", "1").stdout


def test_what_can_not_be_run_is_said() -> None:
    """A file that isn't there, and tests of two programs at once, rather than fifty failures."""
    assert "There is no tests/nowhere.py" in flaky("tests/nowhere.py").stderr
    assert "one kind at a time" in flaky("web/tests/merge.test.ts", "tests/test_tasks.py").stderr
