"""Tries the built wheel on another version of Python: ``check_python.py 3.12 some REPORT``.

It is installed, says its version and serves the page. Then tests run against it: ``all`` of the Python tests, or with
``some`` those that show in seconds that the same game is played there. Further arguments are handed on to pytest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environments import install, make
from serving import expect, fetch, free_port, serving

ROOT = Path(__file__).resolve().parent.parent
NOT_HERE = 77
# Pictures, printed pages, scripts, secrecy, how well bots play, and what a kill, a flood or another server costs don't
# depend on the version of Python.
SAME_EVERYWHERE = (
    "tests/art",
    "tests/bots/test_strength.py",
    "tests/bots/test_tell.py",
    "tests/bots/test_vote.py",
    "tests/cli/test_move.py",
    "tests/cli/test_versions.py",
    "tests/decks/test_check.py",
    "tests/decks/test_decoding.py",
    "tests/game/test_non_interference.py",
    "tests/game/test_oracle.py",
    "tests/machines",
    "tests/printing",
    "tests/scripts",
    "tests/server/test_bounded.py",
    "tests/server/test_crashes.py",
    "tests/server/test_fuzz.py",
    "tests/server/test_kills.py",
    "tests/server/test_own_deletion.py",
    "tests/server/test_own_uploads.py",
    "tests/server/test_whole_games.py",
    "tests/store/test_batches.py",
    "tests/store/test_postgres_failures.py",
    "tests/store/test_postgres_opening.py",
    "tests/store/test_sqlite_crash.py",
    "tests/storybook",
)
ALL = ["--numprocesses=auto", "--dist=loadfile", "--ignore=tests/browser", "--ignore=tests/engines"]
ALL += [f"--ignore={path}" for path in SAME_EVERYWHERE]
# The rules as they were written down and recorded once, and whole games over the wire, with and without bots.
SOME = ["tests/game/test_vectors.py", "tests/game/test_golden.py", "tests/docs/test_protocol.py"]


def find(version: str) -> str | None:
    """A Python of that version which really starts, or None. A pyenv shim, for one, may be there and not start."""
    candidates = [shutil.which(f"python{version}")]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates += [str(path) for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)]
    for candidate in candidates:
        if candidate and subprocess.run([candidate, "-c", ""], capture_output=True, check=False).returncode == 0:
            return candidate
    return None


def try_to_serve(python: str, home: Path) -> None:
    """Start the server as a person does, and ask for the page."""
    subprocess.run([python, "-m", "hareloom", "--version"], check=True)
    port = free_port()
    command = [python, "-m", "hareloom", "serve", "--port", str(port), "--data", str(home / "data")]
    with serving(command, port, patience=20, cwd=home) as (base, _):
        status, _, body = fetch(f"{base}/")
        expect(status == 200 and b"Hareloom" in body, "the page is served")


def main() -> int:
    """Install the wheel and the tests' needs into a fresh environment, and run the tests there."""
    version, extent, report, *more = sys.argv[1:]
    python = find(version)
    if python is None:
        print(f"THERE IS NO PYTHON {version} ON THIS MACHINE: NOT TESTED WITH IT.")
        return NOT_HERE
    (wheel,) = (ROOT / "build" / "test" / "dist").glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        inside = make(Path(folder) / "venv", python)
        install(inside, "test", wheel)
        try_to_serve(inside, Path(folder))
        tests = [inside, "-m", "pytest", "-q", f"--junitxml={report}", "-p", "no:cacheprovider", *more]
        # The counts are for one Python; another only has to show that it plays the same game.
        few = {**os.environ, "HARELOOM_GAMES_PER_CELL": "3", "HARELOOM_KILLS": "4"}
        return subprocess.run([*tests, *(ALL if extent == "all" else SOME)], cwd=ROOT, env=few, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
