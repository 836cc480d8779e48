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


def test_runs_that_fail_are_counted_and_can_be_repeated(tmp_path: Path) -> None:
    """One of two runs fails, and what is printed repeats that one."""
    file = tmp_path / "test_sometimes.py"
    file.write_text(FAILS_WITH_SEED_TWO, encoding="utf-8")

    def flaky(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(FLAKY), str(file), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    two = flaky("--times", "2")
    assert two.returncode == 1
    assert "1 of 2 runs failed" in two.stdout
    again = two.stdout.rpartition("again: ")[2].split()
    assert flaky(*again).stdout.count("1 of 1 runs failed") == 1
