"""Finds WebKit, its driver and Xvfb, installs Debian's where they are missing, and runs a program with them.

``webkit.py -m pytest tests/engines`` runs the tests in WebKitGTK, which shares layout and script with Safari. Where it
can't be had the exit code says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from chromium import installed_from_debian

DEBIAN_PACKAGES = ("libwebkit2gtk-4.1-0", "webkit2gtk-driver", "xvfb")
NOT_HERE = 77
"""The exit code for a machine without WebKit: see test_all.py."""


def browser() -> Path | None:
    """The small browser that WebKitGTK brings for its driver."""
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)


def is_here() -> bool:
    """Whether everything is installed."""
    return browser() is not None and all(shutil.which(name) for name in ("WebKitWebDriver", "Xvfb"))


def main() -> int:
    """Run what the command line says."""
    if not is_here():
        installed_from_debian(DEBIAN_PACKAGES)
    if not is_here():
        print(f"WebKit is not here. On Debian or Ubuntu: apt install {' '.join(DEBIAN_PACKAGES)}")
        return NOT_HERE
    # As root in a container WebKit can't make its sandbox; what it opens here is our own page.
    environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    return subprocess.run([sys.executable, *sys.argv[1:]], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
