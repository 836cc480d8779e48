"""A process that decodes strangers' bytes can do nothing else, by whatever user it is run."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from hareloom.confined import isolation
from hareloom.decks.decoding.process import Decoder
from hareloom.recordings.process import Inspector

from ..decks.painting import painted
from ..recordings.making import sound

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="these locks are Linux's")]

SIX = ["read the database", "read the parent's environment", "open a socket", "open admin.sock", "fork", "unlink"]

BECOME = """
def become(user):
    import codecs, ctypes, os, resource
    from hareloom.confined.worker import ENCODINGS
    for encoding in ENCODINGS: codecs.lookup(encoding)
    if user and os.getuid() == 0:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
        ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)  # as a program that this user started
"""
"""Give up root's rights, if there are any, and with them the folder that Python may lie in."""

ATTEMPTS = f"""
import json, os, socket, sys, threading
from hareloom.confined.worker import confine
{BECOME}
folder, port, user = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
become(user)
child = os.fork()
if child:
    os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
parent = os.getppid()
left = [folder + "/one", folder + "/other"]

def connected(family, address):
    with socket.socket(family) as plug:
        plug.settimeout(1)
        plug.connect(address)

def forked():
    child = os.fork()
    if not child:
        os._exit(0)
    os.waitpid(child, 0)

attempts = dict(zip({SIX}, [
    lambda: open(folder + "/hareloom.sqlite3", "rb").close(),
    lambda: open("/proc/%d/environ" % parent, "rb").close(),
    lambda: connected(socket.AF_INET, ("127.0.0.1", port)),
    lambda: connected(socket.AF_UNIX, folder + "/admin.sock"),
    forked,
    lambda: os.unlink(left.pop()),
]))

def tried():
    done = []
    for name, attempt in attempts.items():
        try:
            attempt()
            done.append(name)
        except PermissionError:
            pass
    return done

before = tried()
confine()
after = tried()
thread = threading.Thread(target=lambda: after.append("start a thread"))
thread.start()
thread.join()
print(json.dumps([before, after]))
"""


@pytest.mark.parametrize("user", [0, 65_534], ids=["as it is", "a normal user"])
def test_it_can_reach_nothing(user: int) -> None:
    """All six work before, none afterwards, for root too. Its own threads still start."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as door:
        for name in ("hareloom.sqlite3", "one", "other"):
            Path(folder, name).write_text("codes and clues")
        door.bind(f"{folder}/admin.sock")
        door.listen()
        Path(folder, "admin.sock").chmod(0o666)
        Path(folder).chmod(0o777)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            command = [sys.executable, "-c", ATTEMPTS, folder, str(port), str(user)]
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == [SIX, ["start a thread"]]


# Where the kernel, or a sandbox around the server, doesn't offer it.

REFUSED, ENDED = 0x0005_0001, 0x8000_0000
"""What a filter does about a call: answers EPERM, or ends the process, as systemd's does."""
UNSHARE, PRCTL, SECCOMP = (97, 167, 277) if os.uname().machine == "aarch64" else (272, 157, 317)
LANDLOCK = (444, 445, 446)

AROUND = f"""
import ctypes, struct, sys
from hareloom.confined import isolation as i
{BECOME}
def put_around(calls, without_filters):
    code = [(i.LOAD, 0, 0, i.NUMBER)]
    for number, answer in calls: code += [(i.EQUALS, 0, 1, number), (i.RETURN, 0, 0, answer)]
    if without_filters:
        code += [(i.EQUALS, 0, 3, {PRCTL}), (i.LOAD, 0, 0, i.FIRST_ARGUMENT)]
        code += [(i.EQUALS, 0, 1, i.PR_SET_SECCOMP), (i.RETURN, 0, 0, {REFUSED})]
    code = b"".join(struct.pack("=HBBI", *each) for each in [*code, (i.RETURN, 0, 0, i.ALLOW)])
    kept = ctypes.create_string_buffer(code, len(code))
    i._call("prctl", i.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    program = struct.pack("HP", len(code) // 8, ctypes.addressof(kept))
    i._call("prctl", i.PR_SET_SECCOMP, i.SECCOMP_MODE_FILTER, program, 0, 0)
"""

CONTAINER = ([(number, REFUSED) for number in (*LANDLOCK, SECCOMP, UNSHARE)], True)
UNIT = ([(number, ENDED) for number in (*LANDLOCK, SECCOMP)] + [(UNSHARE, REFUSED)], False)
"""The unit of earlier versions: systemd's @system-service knew neither Landlock nor seccomp(2)."""


@pytest.mark.parametrize(
    ("around", "missing"),
    [(CONTAINER, ("Landlock", "seccomp")), (UNIT, ("Landlock",))],
    ids=["a container without them", "a strict unit"],
)
async def test_what_is_missing_is_known_and_pictures_are_decoded(around: object, missing: tuple[str, ...]) -> None:
    """An outer sandbox that refuses the locks, or ends who asks for them, costs the locks alone."""
    asked = f"{AROUND}\nput_around(*{around!r})\nprint(*i.missing(), sep=',')"
    command = [sys.executable, "-c", asked]
    ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ",".join(missing)
    program = f"{AROUND}\nfrom hareloom.decks.decoding.worker import main\nput_around(*{around!r})\nmain()"
    decoder = Decoder(command=(sys.executable, "-c", program))
    try:
        assert (await decoder.card(painted(1))).card
    finally:
        await decoder.close()


def locks_of(pid: int | None) -> list[tuple[str, ...]]:
    """What the kernel says of each thread of a process."""
    threads = [(thread / "status").read_text() for thread in Path(f"/proc/{pid}/task").iterdir()]
    return [
        tuple(line for line in lines.splitlines() if line.startswith(("NoNewPrivs:", "Seccomp:"))) for lines in threads
    ]


async def test_a_normal_user_decodes_behind_all_locks() -> None:
    """Pictures and sounds are taken, and every thread of both processes has its filter."""
    programs = {
        name: f"{BECOME}\nfrom {module} import main\nfrom PIL import Image\nImage.init()\nbecome(65534)\nmain()"
        for name, module in {
            "pictures": "hareloom.decks.decoding.worker",
            "recordings": "hareloom.recordings.worker",
        }.items()
    }
    decoder = Decoder(command=(sys.executable, "-c", programs["pictures"]))
    inspector = Inspector(command=(sys.executable, "-c", programs["recordings"]))
    try:
        assert (await decoder.card(painted(1))).card
        assert (await inspector.look(sound(1), "audio/webm")).seconds
        for process in (decoder, inspector):
            assert set(await asyncio.to_thread(locks_of, process.pid)) == {("NoNewPrivs:\t1", "Seccomp:\t2")}
    finally:
        await decoder.close()
        await inspector.close()


def test_nothing_is_missing_here() -> None:
    """The machine that runs the tests offers all locks, so that the tests above try them."""
    assert isolation.missing() == ()
