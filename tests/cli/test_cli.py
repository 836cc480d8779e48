"""The command line as a person meets it: as a program of its own."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hareloom import __version__
from serving import fetch, free_port, serving

HARELOOM = (sys.executable, "-m", "hareloom")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself."""
    return subprocess.run(
        [*HARELOOM, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


def test_version() -> None:
    """--version says the version."""
    assert run("--version").stdout == f"hareloom {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_lists_the_commands(arguments: list[str]) -> None:
    """--help, or nothing at all, lists what can be done."""
    done = run(*arguments)
    assert done.returncode == 0
    assert "play" in done.stdout
    assert "serve" in done.stdout


def test_help_imports_no_server() -> None:
    """--help is quick, for it loads nothing that only a server needs."""
    look = "import sys, hareloom.cli; hareloom.cli.parser(); print({'starlette', 'uvicorn', 'rich'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        (["play", "--port", "abc"], {}, "--port: 'abc' is not a port"),
        (["play", "--port", "1"], {}, "--port: Browsers can't open port 1"),
        (["serve"], {"HARELOOM_PORT": "99999"}, "HARELOOM_PORT: Browsers can't open port 99999"),
        (["play", "--public-url", "example.org"], {}, "--public-url: 'example.org' is not a link"),
        (["serve", "--data", "/dev/null/x"], {}, "Can't write in the data folder /dev/null/x"),
        (["serve", "--host", "203.0.113.9"], {}, "Can't listen on '203.0.113.9'"),
    ],
)
def test_mistake_is_one_kind_line(arguments: list[str], environment: dict[str, str], said: str, tmp_path: Path) -> None:
    """A mistake is answered with one line that says what to do, and with exit code 2."""
    done = run(*arguments, **{"HARELOOM_DATA": str(tmp_path), **environment})
    assert done.returncode == 2
    assert done.stderr.startswith(f"hareloom: {said}")
    assert len(done.stderr.splitlines()) == 1


def test_play_takes_the_next_port_and_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Two servers live side by side: the second takes the next port, and says so."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [*HARELOOM, "play", "--port", str(port), "--data", str(tmp_path), "--no-browser"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            for line in process.stdout:
                if found := re.search(rf"Port {port} is in use, so Hareloom is on port (\d+)", line):
                    break
            else:
                pytest.fail("it never said which port it took")
            assert fetch(f"http://127.0.0.1:{found[1]}/healthz")[0] == 200
        finally:
            process.terminate()
            process.communicate(timeout=10)
    assert capfd.readouterr().err == ""


def test_serve_says_one_line_and_ends_on_a_signal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """`serve` says where it is, in JSON like every line of its journal, then nothing, and ends quietly."""
    port = free_port()
    command = [*HARELOOM, "serve", "--port", str(port), "--data", str(tmp_path)]
    with serving(command, port, patience=20) as (base, _):
        assert fetch(f"{base}/")[0] == 200
    out, journal = capfd.readouterr()
    line = json.loads(journal)
    assert (out, line["what"], line["url"], line["data"]) == ("", "serving", f"http://localhost:{port}", str(tmp_path))


def test_serve_refuses_a_busy_port(tmp_path: Path) -> None:
    """`serve` takes its port or none."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("serve", "--port", str(port), HARELOOM_DATA=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"hareloom: Port {port} is in use")
