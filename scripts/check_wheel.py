"""Builds the wheel, installs it into a fresh environment without Node, and plays with it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from environments import install, make
from serving import expect, fetch, free_port, serving

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "build" / "test" / "dist"
PICTURE = "hareloom/decks/hareloom/pictures/stag.webp"


def built_wheel() -> Path:
    """The wheel, built by way of the source distribution, as on a packager's machine."""
    shutil.rmtree(DIST, ignore_errors=True)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def main() -> None:
    """Build, install, serve, fetch."""
    wheel = built_wheel()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    expect("hareloom/server/static/index.html" in names, "the wheel carries the page")
    expect(PICTURE in names, "and the deck")
    expect(sum(name.endswith(PICTURE.rpartition("/")[2]) for name in names) == 1, "and its pictures once")
    expect(any(name.endswith("licenses/LICENSE-pictures") for name in names), "and the licences")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        install(make(home / "venv"), "run", wheel)
        # Nothing on the PATH: neither Node nor anything else is there to lean on.
        environment = {"PATH": str(home / "venv" / "bin"), "HOME": folder, "LANG": os.environ.get("LANG", "C.UTF-8")}
        hareloom = str(home / "venv" / "bin" / "hareloom")
        said = subprocess.run([hareloom, "--version"], env=environment, check=True, capture_output=True, text=True)
        expect(said.stdout.startswith("hareloom "), "hareloom --version says its version")
        port = free_port()
        command = [hareloom, "serve", "--port", str(port), "--data", str(home / "data")]
        with serving(command, port, patience=20, cwd=home, env=environment) as (base, _):
            expect(True, "hareloom serve answers /healthz")
            status, _, body = fetch(f"{base}/")
            expect(status == 200 and b"Hareloom" in body, "and the page")
            script = body.decode().split('src="/')[1].split('"')[0]
            status, headers, _ = fetch(f"{base}/{script}", {"Accept-Encoding": "br"})
            expect(status == 200 and headers["Content-Encoding"] == "br", "and its script, compressed")
            status, _, body = fetch(f"{base}/api/decks/hareloom")
            card = json.loads(body)["cards"][0]["id"]
            expect(status == 200, "and the deck's cards")
            status, headers, _ = fetch(f"{base}/pictures/{card}.webp")
            expect(status == 200 and headers["Content-Type"] == "image/webp", "and a card's picture")


if __name__ == "__main__":
    main()
