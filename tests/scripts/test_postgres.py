"""PostgreSQL for tests: as root or not, it leaves nothing behind, however the tests end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from postgres import VERSIONS, Server

SCRIPTS = Path(__file__).parents[2] / "scripts"
# Root becomes an ordinary user, who can read neither root's Python nor its packages: both are loaded or copied before.
CHILD = """
import os, pwd, sys
from pathlib import Path
import postgres
if os.geteuid() == 0:
    copy = postgres._copied(postgres.NEWEST, Path(sys.argv[1]))
    user = pwd.getpwnam("nobody")
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    postgres._nobody.cache_clear()
    postgres.programs = lambda _: copy.parent
os.environ["TMPDIR"] = sys.argv[2]
with postgres.serving() as server:
    print(server.sql("SELECT current_user, current_setting('data_directory')"), flush=True)
    sys.stdin.read()
"""


def _child(programs: str, folder: str) -> subprocess.Popen[str]:
    """A process with a server, as an ordinary user."""
    return subprocess.Popen(
        [sys.executable, "-c", CHILD, programs, folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SCRIPTS)},
    )


def test_an_ordinary_users_server_ends_with_its_process() -> None:
    """It needs no root; if the process that started it is killed, the server ends too, and its folder is gone."""
    # Not pytest's folders, which are closed to others.
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as programs:
        Path(folder).chmod(0o777)
        Path(programs).chmod(0o755)
        child = _child(programs, folder)
        assert child.stdin is not None
        assert child.stdout is not None
        user, data = child.stdout.readline().strip().split("|")
        assert (user, Path(data).parent.parent) == ("hareloom", Path(folder))
        pid = int((Path(data) / "postmaster.pid").read_text().split()[0]) if os.access(data, os.R_OK) else 0
        child.send_signal(signal.SIGKILL)
        child.stdin.close()
        child.wait(20)
        child.stdout.close()
        until = time.monotonic() + 20
        while list(Path(folder).iterdir()) and time.monotonic() < until:
            time.sleep(0.02)
        assert list(Path(folder).iterdir()) == []
        assert not pid or not Path(f"/proc/{pid}").exists()


def test_every_version_is_the_one_it_says(postgres: Server) -> None:
    """The package has the versions that we promise to work with."""
    assert postgres.sql("SHOW server_version").startswith(VERSIONS[-1])
    assert VERSIONS == ("16", "18")
