"""Fresh environments to try a wheel in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def make(folder: Path, python: str = sys.executable) -> str:
    """A new environment of that Python, empty even of pip; returns its Python."""
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
    return str(folder / "bin" / "python")


def install(python: str, requirements: str, wheel: Path) -> None:
    """Put a file of requirements/, hashes checked, and a wheel into an environment.

    Our own pip does it, and nothing is compiled ahead: the environment lives for a minute.
    """
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--no-compile", "--no-deps"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements" / f"{requirements}.txt"], check=True)
    subprocess.run([*pip, wheel], check=True)
