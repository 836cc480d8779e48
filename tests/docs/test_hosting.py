"""docs/HOSTING.md: its commands are run in their order, and its units as systemd would run them."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hareloom.server.settings import KNOWN

if sys.platform == "win32":
    pytest.skip("systemd is for Linux", allow_module_level=True)

from tests.docs.machine import Machine

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "HOSTING.md").read_text(encoding="utf-8")
EXAMPLES = DOCS / "examples"
PUBLIC = "https://cards.example.net"
BACKUP = "hareloom-2026-01-31T043000.tar.gz"
"""What the page calls a backup."""
MAKES = re.compile(r"^(python3 -m venv|/opt/hareloom/bin/pip|docker |createuser |export |hareloom move )")
"""Commands that install, or need an engine of containers or a database: other tests and stages try those."""
EDITS, SERVES = re.compile(r"^editor (\S+)"), re.compile(r"^hareloom serve ")


def commands(section: str = "", upto: str = "\n#") -> list[str]:
    """The page's commands, in their order; those of a section only."""
    text = PAGE.partition(f"# {section}\n")[2].partition(upto)[0] if section else PAGE
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    return [line.removeprefix("$ ").strip() for block in blocks for line in block.splitlines()]


def settings(section: str) -> str:
    """The settings of a section, as lines of the file of variables."""
    text = PAGE.partition(f"# {section}\n")[2].partition("\n#")[0]
    return "".join(re.findall(r"```ini\n(.*?)```", text, re.DOTALL))


class Operator:
    """Does what the page says, on a machine whose ports are free ones."""

    def __init__(self, root: Path, ports: tuple[int, int]) -> None:
        self.port, self.rehearsal = ports
        self.machine = Machine(root, self._wait)
        self.edits: dict[str, str] = {}

    def does(self, section: str) -> None:
        """Run all commands of a section."""
        for command in commands(section):
            self.run(command)

    def run(self, command: str) -> str:
        """Run one command, as far as it isn't another test's."""
        if MAKES.match(command):
            _, more, rest = command.partition(" && ")
            return self.run(rest) if more else ""
        if command.startswith("journalctl "):
            return "\n".join(self.machine.journal())
        if found := EDITS.match(command):
            self._edit(self.machine.at(found[1]))
            return ""
        backups = sorted(self.machine.at("/var/lib/hareloom-backups").glob("*.tar.gz"))
        command = command.replace(BACKUP, backups[0].name if backups else BACKUP).replace("4999", str(self.rehearsal))
        if SERVES.match(command):
            self._rehearse(command)
            return ""
        return self.machine.shell(command)

    def _edit(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8").replace("[[hareloom.example.org]]", PUBLIC.removeprefix("https://"))
        file.write_text(re.sub(r"\[\[.*?\]\]", "words of mine", text, flags=re.DOTALL), encoding="utf-8")

    def adds(self, section: str) -> None:
        """Add a section's settings to the file of variables."""
        in_a_while = (dt.datetime.now(dt.UTC) + dt.timedelta(days=100)).date()
        lines = re.sub(r"\d{4}-\d\d-\d\d", str(in_a_while), self.machine.here(settings(section)))
        with self.machine.at("/etc/hareloom.env").open("a", encoding="utf-8") as file:
            file.write(lines)

    def _rehearse(self, command: str) -> None:
        """Serve until it answers, beside the service, and stop it as a person does."""
        path = f"{self.machine.root}/usr/local/bin:/usr/bin:/bin"
        with subprocess.Popen(
            self.machine.here(command).split(), env={"PATH": path}, stderr=subprocess.PIPE, text=True
        ) as server:
            self._wait(self.rehearsal)
            server.terminate()
            _, journal = server.communicate(timeout=20)
        assert "nobody is called" in journal

    def ask(self, path: str, body: object = None, origin: str = PUBLIC) -> tuple[int, dict[str, Any]]:
        """A request of a player's browser, through a proxy that this machine trusts."""
        headers = {"Content-Type": "application/json", "Origin": origin, "X-Forwarded-For": "198.51.100.7"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                content = answer.read()
                is_json = answer.headers["content-type"].startswith("application/json")
                return answer.status, json.loads(content) if is_json else {"text": content.decode()}
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, json.load(problem)

    def _wait(self, port: int = 0) -> None:
        for _ in range(1200):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port or self.port}/healthz"):
                return
            if not port and all(process.poll() is not None for process in self.machine.running.values()):
                raise NotStarted
            time.sleep(0.025)
        raise NotStarted


class NotStarted(Exception):  # noqa: N818 - what a test expects
    """The service ended before it answered."""


@pytest.fixture
def operator(free_ports: tuple[int, int, int]) -> Iterator[Operator]:
    """An operator whose server has a port of its own. The folder can be entered by every user."""
    made = Operator(Path(tempfile.mkdtemp(prefix="hareloom-hosting-")), free_ports[:2])
    yield made
    made.machine.remove()


@pytest.fixture
def free_ports() -> tuple[int, int, int]:
    """Ports for the service, the rehearsal and the metrics: below those that systems give to connections."""
    free = []
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            free.append(port)
    return free[0], free[1], free[2]


def test_an_evening_of_setting_up_and_a_year_of_running(operator: Operator, free_ports: tuple[int, int, int]) -> None:
    """A service, backups, a rehearsal, mail, a privacy notice, an update, and the way back: every command works."""
    machine = operator.machine
    operator.does("Install")
    service = commands("Service")
    assert service[1].startswith("editor /etc/hareloom.env")
    operator.run(service[0])
    assert machine.at("/etc/hareloom.env").stat().st_mode & 0o777 == 0o600
    _use_ports(machine, free_ports)
    # Without an address of its own the service doesn't start, says why, and isn't started again and again.
    for command in service[2:4]:
        operator.run(command)
    with pytest.raises(NotStarted):
        operator.run(service[4])
    assert "is to be filled in" in machine.journal()[-1]
    for command in service[1:]:
        operator.run(command)
    assert "hareloom.service" in machine.enabled
    assert json.loads(machine.journal()[1])["url"] == PUBLIC
    # Players come by the address that was written in, and by no other.
    status, table = operator.ask("/api/tables", {"name": "Robin", "bearer": True})
    assert (status, table["link"].startswith(f"{PUBLIC}/t/")) == (201, True)
    assert operator.ask("/api/tables", {"name": "Robin"}, "https://hareloom.example.org")[0] == 403
    assert any("do players come by the public one?" in line for line in machine.journal())

    operator.does("Backups every night")
    assert "hareloom-backup.timer" in machine.enabled
    assert not machine.at("/tmp/rehearsal").exists()

    operator.adds("Calling players")
    operator.does("A word to the public")
    operator.adds("A word to the public")
    operator.run("systemctl restart hareloom")
    assert operator.ask("/api/calls")[1]["mail"] is True
    assert "words of mine" in operator.ask("/privacy.txt")[1]["text"]
    assert "security@example.org" in operator.ask("/.well-known/security.txt")[1]["text"]

    operator.does("Looking after it")
    later = operator.ask("/api/tables", {"name": "Robin", "bearer": True})[1]
    both = commands("Updating and going back")
    update, back = both[:4], both[4:]
    assert back[0] == "systemctl stop hareloom"
    for command in update:
        operator.run(command)
    assert operator.ask(f"/api/tables/{later['code']}")[0] == 200
    for command in back:  # to the first backup, which doesn't know the later table
        operator.run(command)
    assert operator.ask(f"/api/tables/{table['code']}")[0] == 200
    assert operator.ask(f"/api/tables/{later['code']}")[0] == 404
    operator.does("The disk is full, or damaged")
    assert operator.ask(f"/api/tables/{table['code']}")[0] == 200
    # What root did has left nothing that the service's own user can't open.
    assert operator.ask("/api/tables", {"name": "Robin", "bearer": True})[0] == 201
    assert not list((machine.root / "root").rglob("*"))


def _use_ports(machine: Machine, ports: tuple[int, int, int]) -> None:
    """Take free ports, where others may have those of the page."""
    file = machine.at("/etc/hareloom.env")
    text = file.read_text(encoding="utf-8").replace("9464", str(ports[2]))
    file.write_text(f"{text}HARELOOM_PORT={ports[0]}\n", encoding="utf-8")


def test_every_command_of_the_page_is_run_or_named() -> None:
    """A command that is added to the page is added to the test above, unless it is of a kind that others try."""
    setting_up = ("Install", "Service", "Backups every night", "A word to the public")
    ran = (*setting_up, "Looking after it", "Updating and going back", "The disk is full, or damaged")
    seen = {command for section in ran for command in commands(section)}
    postgres = {"systemctl stop hareloom"}
    assert {command for command in commands() if not MAKES.match(command)} - seen - postgres == set()


def test_settings_of_the_page_and_of_the_example_are_known() -> None:
    """A misspelt one would have no effect."""
    named = re.findall(r"^#?(HARELOOM_\w+)=", PAGE + (EXAMPLES / "hareloom.env").read_text("utf-8"), re.MULTILINE)
    assert len(named) > 10
    assert set(named) <= KNOWN


if shutil.which("systemd-analyze"):  # not on every machine, and a test that is skipped has failed

    def test_systemd_takes_the_units(tmp_path: Path) -> None:
        """As `systemd-analyze verify` reads them. The program that they start isn't there."""
        for unit in EXAMPLES.glob("hareloom*.*"):
            text = unit.read_text(encoding="utf-8").replace("/opt/hareloom/bin/hareloom", "/bin/true")
            (tmp_path / unit.name).write_text(text, encoding="utf-8")
        units = [path for path in tmp_path.iterdir() if path.suffix in (".service", ".timer")]
        assert len(units) == 3
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
