"""Runs the tests of the rules, and checks that those of single moves cover every branch, not only random long games.

Arguments are handed on to pytest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG = {"test_properties.py", "test_oracle.py", "test_non_interference.py"}
RULES = sorted(
    str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "game").glob("test_*.py") if path.name not in LONG
)
"""The tests of single moves."""


def main() -> int:
    """Measure, and fail below 100 %."""
    data = f"--data-file={ROOT / 'build' / 'test' / 'coverage'}"
    coverage = (sys.executable, "-m", "coverage")
    run = [*coverage, "run", data, "--branch", "--source=hareloom.game", "-m", "pytest", "-q", *sys.argv[1:], *RULES]
    code = subprocess.run(run, cwd=ROOT, check=False).returncode
    report = [*coverage, "report", data, "--show-missing", "--skip-covered", "--fail-under=100"]
    return code or subprocess.run(report, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
