"""Has Linux refuse a process what decoding doesn't need: by Landlock, seccomp, and a network of its own.

Each lock is tried in a child first. Where an outer sandbox ends a process for asking, as systemd's does, the child
ends, and the lock counts as missing. Run as a program, this file prints what is missing, by the standard library alone.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

SECONDS = 10.0
"""To find out what the kernel offers: far more than it takes."""

CLONE_THREAD, CLONE_NEWUSER, CLONE_NEWNET = 0x0001_0000, 0x1000_0000, 0x4000_0000
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF, LANDLOCK_VERSION = 444, 446, 1

X86_64 = {
    "read": 0, "write": 1, "close": 3, "fstat": 5, "lseek": 8, "mmap": 9, "mprotect": 10, "munmap": 11, "brk": 12,
    "rt_sigaction": 13, "rt_sigprocmask": 14, "rt_sigreturn": 15, "readv": 19, "writev": 20, "sched_yield": 24,
    "mremap": 25, "madvise": 28, "nanosleep": 35, "getpid": 39, "exit": 60, "uname": 63, "gettimeofday": 96,
    "getrusage": 98, "sysinfo": 99, "sigaltstack": 131, "gettid": 186, "futex": 202, "sched_getaffinity": 204,
    "restart_syscall": 219, "clock_gettime": 228, "clock_getres": 229, "clock_nanosleep": 230, "exit_group": 231,
    "set_robust_list": 273, "getrandom": 318, "membarrier": 324, "rseq": 334,
}  # fmt: skip
AARCH64 = {
    "close": 57, "lseek": 62, "read": 63, "write": 64, "readv": 65, "writev": 66, "fstat": 80, "exit": 93,
    "exit_group": 94, "futex": 98, "set_robust_list": 99, "nanosleep": 101, "clock_gettime": 113, "clock_getres": 114,
    "clock_nanosleep": 115, "sched_getaffinity": 123, "sched_yield": 124, "restart_syscall": 128, "sigaltstack": 132,
    "rt_sigaction": 134, "rt_sigprocmask": 135, "rt_sigreturn": 139, "uname": 160, "getrusage": 165,
    "gettimeofday": 169, "getpid": 172, "gettid": 178, "sysinfo": 179, "brk": 214, "munmap": 215, "mremap": 216,
    "mmap": 222, "mprotect": 226, "madvise": 233, "getrandom": 278, "membarrier": 283, "rseq": 293,
}  # fmt: skip
"""What decoders call: memory, time, their own threads and signals, and the pipes that are open already."""

MACHINES: Mapping[str, tuple[int, Mapping[str, int], int]] = {
    "x86_64": (0xC000_003E, X86_64, 56),
    "aarch64": (0xC000_00B7, AARCH64, 220),
}
"""By machine: its number in a filter, the calls that are allowed, and the number of clone."""
CLONE3 = 435

LOAD, EQUALS, HAS_BITS, RETURN = 0x20, 0x15, 0x45, 0x06
ALLOW, REFUSE = 0x7FFF_0000, 0x0005_0000
NUMBER, MACHINE, FIRST_ARGUMENT = 0, 4, 16
"""Where these stand in what a filter looks at."""


def isolate() -> tuple[str, ...]:
    """Put every lock on this process that the kernel offers, for good. Returns the names of those that are missing.

    It must have one thread, and have imported what it needs.
    """
    if sys.platform != "linux":
        return tuple(LOCKS)
    if _holds(_leave_network):
        _leave_network()  # seccomp refuses sockets anyway; this is for where there is none
    missing = []
    for name, lock in LOCKS.items():
        if _holds(lock):
            lock()
        else:
            missing.append(name)
    return tuple(missing)


def missing() -> tuple[str, ...]:
    """The locks that the kernel doesn't offer here. A process of its own finds out."""
    if sys.platform != "linux":
        return tuple(LOCKS)
    command = [sys.executable, "-I", "-S", str(Path(__file__))]
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=True)  # noqa: S603 - ours
    except (OSError, subprocess.SubprocessError):
        return tuple(LOCKS)
    return tuple(found.stdout.split())


def _holds(lock: Callable[[], None]) -> bool:
    """Does a child live on with that lock?"""
    if sys.platform == "win32":
        return False
    child = os.fork()
    if not child:
        try:
            lock()
        except BaseException:  # noqa: BLE001 - whatever it is, the lock doesn't hold
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return status == 0


def _leave_network() -> None:
    """Move to a network without anything in it. Who may not do so directly needs a user namespace for it."""
    try:
        _call("unshare", CLONE_NEWNET)
    except OSError:
        _call("unshare", CLONE_NEWUSER | CLONE_NEWNET)


def _landlock() -> None:
    """Refuse every file; with newer kernels also TCP, others' abstract sockets, and signals to others."""
    version = _call("syscall", LANDLOCK_CREATE_RULESET, None, 0, LANDLOCK_VERSION)
    files = (1 << {1: 13, 2: 14, 3: 15, 4: 15}.get(version, 16)) - 1
    network = 3 if version >= 4 else 0
    others = 3 if version >= 6 else 0
    attributes = struct.pack("=QQQ", files, network, others)[: 8 if version < 4 else 16 if version < 6 else 24]
    rules = _call("syscall", LANDLOCK_CREATE_RULESET, attributes, len(attributes), 0)
    try:
        _no_new_privileges()
        _call("syscall", LANDLOCK_RESTRICT_SELF, rules, 0)
    finally:
        os.close(rules)


def _seccomp() -> None:
    """Refuse every call that isn't listed. By prctl, which systemd's @system-service has always allowed."""
    code = _filter(os.uname().machine)
    instructions = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("HP", len(code) // 8, ctypes.addressof(instructions))
    _no_new_privileges()
    _call("prctl", PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0)


def _no_new_privileges() -> None:
    _call("prctl", PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)


def _filter(machine: str) -> bytes:
    """The filter as the kernel reads it: 8 bytes an instruction."""
    if machine not in MACHINES or struct.calcsize("P") != 8:
        raise OSError(errno.ENOSYS, f"no filter for {machine}")
    audited, allowed, clone = MACHINES[machine]
    refuse = (RETURN, 0, 0, REFUSE | errno.EPERM)
    code = [(LOAD, 0, 0, MACHINE), (EQUALS, 1, 0, audited), refuse, (LOAD, 0, 0, NUMBER)]
    for number in sorted(allowed.values()):
        code += [(EQUALS, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    # Unknown to the process, so that the C library starts its threads by clone, whose flags can be looked at.
    code += [(EQUALS, 0, 1, CLONE3), (RETURN, 0, 0, REFUSE | errno.ENOSYS)]
    code += [(EQUALS, 0, 3, clone), (LOAD, 0, 0, FIRST_ARGUMENT), (HAS_BITS, 0, 1, CLONE_THREAD), (RETURN, 0, 0, ALLOW)]
    return b"".join(struct.pack("=HBBI", *each) for each in [*code, refuse])


def _call(name: str, *arguments: object) -> int:
    """Call the C library; an OSError says what the kernel answered."""
    words = [ctypes.c_ulong(one) if isinstance(one, int) else one for one in arguments]
    result = int(getattr(ctypes.CDLL(None, use_errno=True), name)(*words))
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


LOCKS: Mapping[str, Callable[[], None]] = {"Landlock": _landlock, "seccomp": _seccomp}


if __name__ == "__main__":
    sys.stdout.write(" ".join(isolate()))
