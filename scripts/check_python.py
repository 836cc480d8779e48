"""Runs the Python tests against the built wheel on another version of Python: ``check_python.py 3.12 REPORT``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environments import install, make

ROOT = Path(__file__).resolve().parent.parent
NOT_HERE = 77
# What looks at pictures, scripts and secrecy does not depend on the version of Python.
SAME_EVERYWHERE = ("tests/art", "tests/scripts", "tests/game/test_oracle.py", "tests/game/test_non_interference.py")


def find(version: str) -> str | None:
    """A Python of that version which really starts, or None. A pyenv shim, for one, may be there and not start."""
    candidates = [shutil.which(f"python{version}")]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates += [str(path) for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)]
    for candidate in candidates:
        if candidate and subprocess.run([candidate, "-c", ""], capture_output=True, check=False).returncode == 0:
            return candidate
    return None


def main() -> int:
    """Install the wheel and the tests' needs into a fresh environment, and run the tests there."""
    version, report = sys.argv[1:3]
    python = find(version)
    if python is None:
        print(f"THERE IS NO PYTHON {version} ON THIS MACHINE: NOT TESTED WITH IT.")
        return NOT_HERE
    (wheel,) = (ROOT / "build" / "test" / "dist").glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        inside = make(Path(folder), python)
        install(inside, "test", wheel)
        subprocess.run([inside, "-m", "hareloom", "--version"], check=True)
        tests = [inside, "-m", "pytest", "-q", "--numprocesses=auto", "--dist=loadfile", f"--junitxml={report}"]
        tests += ["-p", "no:cacheprovider", "--ignore=tests/browser", *(f"--ignore={path}" for path in SAME_EVERYWHERE)]
        # The counts are for one Python; another only has to show that it plays the same game.
        few = {**os.environ, "HARELOOM_GAMES_PER_CELL": "3", "HARELOOM_KILLS": "4"}
        return subprocess.run(tests, cwd=ROOT, env=few, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
