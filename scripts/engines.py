"""Finds a browser other than Chromium, installs Debian's where it is missing, and runs a program with it.

``engines.py firefox -m pytest tests/engines`` runs the tests in Firefox; ``engines.py webkit ...`` in WebKitGTK, which
shares layout, script and sockets with Safari. Where the browser can't be had, the exit code says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from chromium import installed_from_debian

PACKAGES = {
    "firefox": ("firefox-esr",),
    "webkit": ("libwebkit2gtk-4.1-0", "webkit2gtk-driver", "xvfb"),
}
NOT_HERE = 77
"""The exit code for a machine without the browser: see test_all.py."""
VARIABLE = "HARELOOM_ENGINE"
"""Tells the tests which browser they run in."""


def firefox() -> Path | None:
    """Firefox, by the names that it has."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def webkit() -> Path | None:
    """The small browser that WebKitGTK brings for its driver, if the driver and a screen are here too."""
    tools = all(shutil.which(name) for name in ("WebKitWebDriver", "Xvfb"))
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None) if tools else None


FIND = {"firefox": firefox, "webkit": webkit}


def main() -> int:
    """Run what the command line says."""
    if len(sys.argv) < 3 or sys.argv[1] not in FIND:
        print(f"engines.py {'|'.join(FIND)} COMMAND: for example engines.py firefox -m pytest tests/engines")
        return 2
    name, *command = sys.argv[1:]
    if not FIND[name]():
        installed_from_debian(PACKAGES[name])
    if not FIND[name]():
        print(f"{name} is not here. On Debian or Ubuntu: apt install {' '.join(PACKAGES[name])}")
        return NOT_HERE
    # As root in a container WebKit can't make its sandbox; what it opens here is our own page.
    environment = {**os.environ, VARIABLE: name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    return subprocess.run([sys.executable, *command], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
