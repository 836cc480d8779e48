"""Runs a Python program in .venv-art, where everything is that draws the pictures: ``drawing.py -m art.render coat``.

The environment is made the first time, and again when art/requirements.txt or the Python has changed; it is several
hundred megabytes that the game doesn't need, which is why it isn't .venv.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import time
from pathlib import Path

from environments import make

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "art" / "requirements.txt"
ENVIRONMENT = ROOT / ".venv-art"


def wanted(requirements: Path) -> str:
    """What an environment's stamp says when it is current."""
    return f"Python {sys.version}\n{hashlib.sha256(requirements.read_bytes()).hexdigest()}\n"


def is_current(environment: Path, requirements: Path) -> bool:
    """Whether an environment was made to its end, by this Python, from these requirements."""
    stamp = environment / "stamp"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted(requirements)


def install(inside: str, requirements: Path) -> None:
    """Put what is required into an environment, hashes checked. Our own pip does it."""
    pip = [sys.executable, "-m", "pip", "--python", inside, "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", requirements], check=True)


def ready(environment: Path = ENVIRONMENT, requirements: Path = REQUIREMENTS) -> str:
    """The Python of the environment, which is made if need be."""
    if not is_current(environment, requirements):
        print("Installing what draws the pictures (once) ...", flush=True)
        began = time.monotonic()
        shutil.rmtree(environment, ignore_errors=True)
        install(make(environment), requirements)
        (environment / "stamp").write_text(wanted(requirements), encoding="utf-8")
        print(f"Installed in {time.monotonic() - began:.0f} s.", flush=True)
    return str(environment / "bin" / "python")


def main() -> int:
    """Make the environment current, and run in it what the command line says."""
    try:
        inside = ready()
    except subprocess.CalledProcessError as failed:
        print(f"What draws the pictures could not be installed: {failed}")
        return 1
    return subprocess.run([inside, *sys.argv[1:]], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
