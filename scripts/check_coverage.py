"""Checks that tests of single moves cover every branch of the rules, not only random long games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG = {"test_properties.py", "test_oracle.py", "test_non_interference.py"}


def main() -> int:
    """Measure, and fail below 100 %."""
    tests = sorted(path for path in (ROOT / "tests" / "game").glob("test_*.py") if path.name not in LONG)
    data = f"--data-file={ROOT / 'build' / 'test' / 'coverage'}"
    coverage = (sys.executable, "-m", "coverage")
    run = [*coverage, "run", data, "--branch", "--source=hareloom.game", "-m", "pytest", "-q", *map(str, tests)]
    code = subprocess.run(run, cwd=ROOT, check=False).returncode
    report = [*coverage, "report", data, "--show-missing", "--skip-covered", "--fail-under=100"]
    return code or subprocess.run(report, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
