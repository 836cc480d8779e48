"""A machine for docs/HOSTING.md: a folder that stands for /, and services that are run as their units say.

No systemd runs where tests run. What a unit says of variables, folders, user, mask, limits and command is done here as
systemd does it; what the kernel would have to do (ProtectSystem and its like) is left to systemd-analyze.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hareloom.cli.units import Unit, read_unit

PLACES = re.compile(r"(?<![\w./-])/(?=(?:etc|opt|var/lib|usr/local/bin|tmp/rehearsal)\b)")
SERVER_USER = 61_333
"""In the range that systemd takes the users of DynamicUser from."""
NOT_RESTARTED = "RestartPreventExitStatus"


@dataclass
class Machine:
    """Its root folder, its services that run, and what the operator's shell knows."""

    root: Path
    up: Callable[[], None]
    """Waits until the server answers that was just started; raises if it doesn't."""
    enabled: set[str] = field(default_factory=set)
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for folder in ("etc/systemd/system", "opt/hareloom/bin", "usr/local/bin", "var/lib", "root", "tmp"):
            (self.root / folder).mkdir(parents=True)
        self.root.chmod(0o755)
        program = self.at("/opt/hareloom/bin/hareloom")
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m hareloom "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        self._user = SERVER_USER if _may_become(SERVER_USER) else None

    def at(self, path: str) -> Path:
        """Where a path of the machine is."""
        return Path(self.here(path))

    def here(self, text: str) -> str:
        """A command or a setting with the machine's paths."""
        return PLACES.sub(f"{self.root}/", text)

    # The operator's shell.

    def shell(self, command: str) -> str:
        """Run a line as the operator does; what it says. A part that systemctl would do is done here."""
        said = ""
        for part in command.split(" && "):
            words = shlex.split(part, comments=True)
            said += self._systemctl(words[1:]) if words[0] == "systemctl" else self._run(part)
        return said

    def _run(self, command: str) -> str:
        # Nothing of the test's own environment but what a shell has by itself.
        path = f"{self.root}/usr/local/bin:{os.environ['PATH']}"
        environment = {"PATH": path, "HOME": str(self.root / "root"), "LANG": "C.UTF-8"}
        done = subprocess.run(
            ["sh", "-c", self.here(command)],
            env=environment,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout

    def _systemctl(self, words: Sequence[str]) -> str:
        do, *names = [word for word in words if word != "--now"]
        for name in names:
            unit = name if "." in name else f"{name}.service"
            if do == "enable":
                assert "[Install]" in self._text(unit), f"{unit} can't be enabled"
                self.enabled.add(unit)
            if do in ("stop", "restart"):
                self.stop(unit)
            if do in ("start", "restart") or (do == "enable" and "--now" in words):
                self._start(unit)
        return ""

    # Services.

    def _text(self, unit: str) -> str:
        return self.at(f"/etc/systemd/system/{unit}").read_text(encoding="utf-8")

    def _start(self, name: str) -> None:
        if name.endswith(".timer"):
            assert self.at(f"/etc/systemd/system/{name.removesuffix('.timer')}.service").is_file()
            return
        assert name not in self.running, f"{name} runs already"
        unit = self._unit(name)
        process = self._process(unit)
        if unit.value("Type") == "oneshot":
            assert process.wait(60) == 0, self.journal(name)
            return
        self.running[name] = process
        try:
            self.up()
        except BaseException:
            process.kill()
            code = self.running.pop(name).wait()
            assert str(code) in unit.value(NOT_RESTARTED).split() or code < 0, f"{name} would start again and again"
            raise

    def _unit(self, name: str) -> Unit:
        """The unit, with the machine's paths."""
        copy = self.root / "units" / name
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(self.here(self._text(name)), encoding="utf-8")
        return read_unit(copy)

    def _process(self, unit: Unit) -> subprocess.Popen[bytes]:
        """A process with what systemd gives it, and nothing of the one that starts it."""
        state = self.at("/var/lib")
        for line in unit.lines.get("StateDirectory", []):
            for folder in line.split():
                self._folder(state / folder, int(unit.value("StateDirectoryMode"), 8))
        for file in unit.lines.get("EnvironmentFile", []):
            assert file.startswith("-") or Path(file).is_file(), f"{unit.name} needs {file}"
        variables: Mapping[str, str] = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin",
            "LANG": "C.UTF-8",
            "USER": unit.value("User"),
            "HOME": "/",
            **unit.folders(state),
            **unit.environment(),
        }
        # A limit that this machine doesn't grant stays as it is.
        limited = ["sh", "-c", f'ulimit -n {unit.value("LimitNOFILE") or "unlimited"} 2>&-; exec "$@"', "sh"]
        with self._log(unit.name).open("ab") as log:
            return subprocess.Popen(
                [*limited, *unit.command(variables)],
                env=dict(variables),
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                umask=int(unit.value("UMask"), 8),
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
            )

    def _folder(self, folder: Path, mode: int) -> None:
        """As systemd makes a StateDirectory: it is given to the user with all in it if it wasn't theirs."""
        folder.mkdir(exist_ok=True)
        folder.chmod(mode)
        if self._user is not None and folder.stat().st_uid != self._user:
            for each in (folder, *folder.rglob("*")):
                os.chown(each, self._user, self._user)

    def _log(self, name: str) -> Path:
        return self.root / f"{name}.log"

    def journal(self, name: str = "hareloom.service") -> list[str]:
        """The lines of a service's journal."""
        log = self._log(name)
        return log.read_text(encoding="utf-8").splitlines() if log.is_file() else []

    def stop(self, name: str) -> None:
        """As systemd does: SIGTERM, and time to end."""
        process = self.running.pop(name)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM), self.journal(name)

    def remove(self) -> None:
        """End what runs, and delete the machine."""
        for process in self.running.values():
            process.kill()
            process.wait()
        shutil.rmtree(self.root)


def _may_become(user: int) -> bool:
    """May another user be taken, and can that user run Python here?"""
    if os.geteuid() != 0:
        return False
    try:
        command = [sys.executable, "-c", "import hareloom.cli"]
        return subprocess.run(command, user=user, group=user, cwd="/", env={}, check=False).returncode == 0
    except OSError:
        return False
