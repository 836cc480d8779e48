"""The confined process's own side. It has no more than it needs, since a stranger's bytes may trick a library.

Little memory, no files to write, none of the server's environment, none of its data.
"""

import os
import sys
import warnings
from collections.abc import Callable
from typing import BinaryIO

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space. 50 million pixels with transparency take 200 million bytes, three times over."""


def confine() -> None:
    """Give away what looking doesn't need."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    limits = {resource.RLIMIT_AS: MEMORY, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: 64}
    for limit, most in limits.items():
        _, hard = resource.getrlimit(limit)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (allowed, allowed))


def run(work: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Work until the input ends, or until the server is gone."""
    warnings.simplefilter("ignore")  # about odd files; what matters is said
    confine()
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # not sys.exit: Python would write to the broken pipe once more
