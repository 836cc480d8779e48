"""Does what the README tells a newcomer to do, in a fresh copy of the project.

A ``console`` block is run if the line before it says ``<!-- tested -->``; what stands under a command must be in its
output. After ``<!-- tested: serves -->`` each command is a server, which must answer and is then stopped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import venv
from pathlib import Path

from serving import expect, free_port, serving

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"<!-- tested(: serves)? -->\n```console\n(.*?)```", re.DOTALL)
FIRST_START = 300.0
SECOND_START = 2.0


def fresh_copy(target: Path) -> Path:
    """The project as a clone would have it, with what isn't committed yet, and nothing that was built."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def commands(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a block, each with the lines it should print."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.strip() and line.strip() != "...":
            found[-1][1].append(line)
    return found


def main() -> None:
    """Walk through the README."""
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    expect(any(serves for serves, _ in blocks), "the README has commands that serve")
    expect(any(not serves for serves, _ in blocks), "and commands that don't")
    with tempfile.TemporaryDirectory() as folder:
        project = fresh_copy(Path(folder) / "hareloom")
        venv.create(Path(folder) / "venv", with_pip=True)
        # As on a newcomer's machine: an environment of their own, and none of ours.
        path = os.pathsep.join(
            [f"{folder}/venv/bin", *(p for p in os.environ["PATH"].split(os.pathsep) if p != str(ROOT / ".venv/bin"))]
        )
        environment = {**os.environ, "PATH": path, "CI": "true", "HARELOOM_DATA": f"{folder}/data"}
        environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        environment.pop("MAKEFLAGS", None)  # those of the make that runs the tests
        environment.pop("VIRTUAL_ENV", None)
        for serves, block in blocks:
            for command, output in commands(block):
                if serves:
                    serve(command, project, environment)
                else:
                    show(command, output, project, environment)


def serve(command: str, project: Path, environment: dict[str, str]) -> None:
    """Start a server twice: it must answer, and the second time at once."""
    start(command, project, environment)
    expect(True, f"{command}: serves")
    # Of the processor, since other work at the same time makes a start longer by the clock.
    took = start(command, project, environment)
    expect(took < SECOND_START, f"{command}: serves again with {SECOND_START} s of a processor ({took:.1f} s)")


def start(command: str, project: Path, environment: dict[str, str]) -> float:
    """Start a server, and stop it as soon as it answers; the seconds of a processor that it used."""
    port = free_port()
    # A port in the command itself is replaced: on this machine it may be taken.
    line = re.sub(r"(PORT=|--port )\d+", rf"\g<1>{port}", command)
    settings = {**environment, "HARELOOM_PORT": str(port)}
    before = os.times()
    with serving(["sh", "-c", f"exec {line}"], port, patience=FIRST_START, cwd=project, env=settings):
        pass
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def show(command: str, output: list[str], project: Path, environment: dict[str, str]) -> None:
    """Run a command: it must succeed, and print what the README says."""
    done = subprocess.run(
        ["sh", "-c", command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout + done.stderr)
    expect(done.returncode == 0, command)
    for line in output:
        expect(line in done.stdout, f"{command}: prints {line!r}")


if __name__ == "__main__":
    main()
