"""Builds the Containerfile with buildah, and plays in it: not root, on a root that can't be written.

``make container``, as root. Where no registry can be reached, BASE names a folder with a system that has Python 3.13,
such as debootstrap makes, and VOLUMES what the build needs of this machine to reach its package registries.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from serving import expect, fetch, free_port, serving

ROOT = Path(__file__).resolve().parent.parent
NOT_HERE = 77
BASE_IMAGE = "python:3.13-slim"

# A container without an engine: the image's files, read-only, its volume, and its user.
START = """
set -eu
mount --make-rprivate /
mount --bind {image} {image}
mount -o remount,bind,ro {image}
mount --bind {data} {image}/data
mount -t tmpfs tmpfs {image}/tmp
mount --bind /dev {image}/dev
mount -t proc proc {image}/proc
exec env -i {environment} chroot --userspec={user} {image} setpriv --no-new-privs {command}
"""


class Buildah:
    """The program, with a store of its own."""

    def __init__(self, home: Path) -> None:
        self._store = ["--root", str(home / "store"), "--runroot", str(home / "run")]
        self._environment = {**os.environ, "BUILDAH_ISOLATION": "chroot"}

    def __call__(self, *arguments: str) -> str:
        command = ["buildah", *self._store, *arguments]
        return subprocess.run(
            command, env=self._environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
        ).stdout.strip()


def make_base(buildah: Buildah, folder: str) -> None:
    """Take a folder for the base image."""
    container = buildah("from", "scratch")
    buildah("add", "--quiet", container, folder, "/")
    buildah("commit", "--quiet", "--rm", container, BASE_IMAGE)


def try_it(image: str, config: dict[str, object], home: Path) -> None:
    """Start it as a container engine would, ask for its health as it says, and open a table."""
    user, data, port = str(config["User"]), home / "data", free_port()
    data.mkdir(mode=0o700)
    os.chown(data, *map(int, user.split(":")))
    inside = [*config["Env"], f"HARELOOM_PORT={port}"]  # type: ignore[misc]
    command = [*config["Entrypoint"], *config["Cmd"]]  # type: ignore[misc]
    script = START.format(
        image=image, data=data, environment=shlex.join(inside), user=user, command=shlex.join(command)
    )
    with serving(["unshare", "--mount", "sh", "-c", script], port, patience=60) as (base, _):
        health: list[str] = config["Healthcheck"]["Test"][1:]  # type: ignore[index]
        asked = ["env", "-i", *inside, "chroot", f"--userspec={user}", image, *health]
        expect(subprocess.run(asked, check=False).returncode == 0, "the health check says that it is well")
        wrong = ["env", "-i", *inside, f"HARELOOM_PORT={free_port()}", *asked[len(inside) + 2 :]]
        said = subprocess.run(wrong, check=False, capture_output=True).returncode
        expect(said != 0, "and that a server that isn't there is not")
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{base}/api/tables", b'{"name": "Mira", "language": "en"}', headers)
        with urllib.request.urlopen(request) as answer:
            expect(answer.status == 201, "a table is opened on a read-only root")
        status, _, body = fetch(f"{base}/readyz")
        expect(status == 200 and json.loads(body)["status"] == "ok", "and everything is ready, the bots too")
    owners = {file.stat().st_uid for file in data.iterdir()}
    expect(owners == {int(user.split(":", maxsplit=1)[0])}, "what it wrote is in the volume, and its user's")


def main() -> int:
    """Build and try."""
    if shutil.which("buildah") is None or os.name != "posix" or os.geteuid() != 0:
        print("THE CONTAINER WAS NOT TRIED: THAT NEEDS buildah, AND ROOT.")
        return NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        home.chmod(0o755)
        buildah = Buildah(home)
        if base := os.environ.get("BASE"):
            make_base(buildah, base)
        volumes = [part for each in os.environ.get("VOLUMES", "").split() for part in ("--volume", each)]
        # The format of Docker is the one that has health checks.
        buildah("bud", "--quiet", "--format", "docker", "--pull=missing", *volumes, "--tag", "hareloom", ".")
        container = buildah("from", "hareloom")
        image = buildah("mount", container)
        config = json.loads(buildah("inspect", "--type", "image", "hareloom"))["Docker"]["config"]
        try:
            try_it(image, config, home)
        finally:
            buildah("rm", container)
            buildah("rmi", "--all", "--force")
    return 0


if __name__ == "__main__":
    sys.exit(main())
