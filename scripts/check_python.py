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
        tests = [inside, "-m", "pytest", "-q", "--numprocesses=auto", f"--junitxml={report}", "-p", "no:cacheprovider"]
        return subprocess.run([*tests, "--ignore=tests/browser"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
