"""Finds a Chrome or Chromium for the browser tests; with ``--install``, gets one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "HARELOOM_TEST_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# The fonts show scripts that the page's own fonts don't have.
FONTS = ("fonts-noto-core", "fonts-noto-cjk")
DEBIAN_PACKAGES = ("chromium", *FONTS)

WHAT_TO_INSTALL = f"""No Chrome or Chromium was found, and none could be installed. Do one of these:
  Debian, Ubuntu:  apt install {" ".join(DEBIAN_PACKAGES)}
  elsewhere:       install Google Chrome or Chromium, or run  .venv/bin/playwright install chromium
  or name one:     {VARIABLE}=/path/to/chrome make test"""


def find() -> str | None:
    """The path of an installed browser, or None."""
    if named := os.environ.get(VARIABLE):
        return named if Path(named).is_file() else None
    for name in NAMES:
        if path := shutil.which(name):
            return path
    for path in MAC:
        if Path(path).is_file():
            return path
    return playwrights_own()


def playwrights_own() -> str | None:
    """The browser that ``playwright install`` brings, if it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def fonts_are_missing() -> bool:
    """Whether Debian's fonts could be installed and are not: without them some scripts are measured as empty boxes."""
    if not (shutil.which("dpkg-query") and os.geteuid() == 0):
        return False
    asked = ["dpkg-query", "--show", *FONTS]
    return subprocess.run(asked, capture_output=True, check=False).returncode != 0


def install() -> None:
    """Install a browser: Debian's where we may, else Playwright's."""
    if os.environ.get(VARIABLE):
        return  # the variable names one: installing another would hide that it is missing
    if installed_from_debian(DEBIAN_PACKAGES):
        return
    print("playwright install chromium", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def installed_from_debian(packages: tuple[str, ...]) -> bool:
    """Install Debian's packages, where we may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", *packages]
    # The lists of a fresh machine may be missing or old.
    for attempt in (command, ["apt-get", "update", "--quiet=2"], command):
        print(" ".join(attempt), flush=True)
        done = subprocess.run(attempt, env=environment, stdout=subprocess.DEVNULL, check=False)
        if attempt is command and done.returncode == 0:
            return True
    return False


def main() -> int:
    """Print the browser's path, or what to install."""
    path = find()
    if "--install" in sys.argv[1:]:
        if path is None:
            install()
            path = find()
        elif fonts_are_missing():
            installed_from_debian(FONTS)
    print(path or WHAT_TO_INSTALL)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
