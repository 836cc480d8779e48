"""The confined process's own side. It has no more than it needs, since a stranger's bytes may trick a library.

Little memory, none of the server's environment; and where the kernel offers it no files, no sockets, no processes.
"""

import codecs
import os
import sys
import warnings
from collections.abc import Callable
from typing import BinaryIO

from .isolation import isolate

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space. 50 million pixels with transparency take 200 million bytes, three times over."""

ENCODINGS = ("ascii", "latin-1", "utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
"""Of texts in files. Python would look for them on the disk at their first use."""


def confine() -> None:
    """Give away what looking doesn't need. What it needs is imported before."""
    for encoding in ENCODINGS:
        codecs.lookup(encoding)
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    limits = {resource.RLIMIT_AS: MEMORY, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: 64}
    for limit, most in limits.items():
        _, hard = resource.getrlimit(limit)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (allowed, allowed))
    isolate()


def run(work: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Work until the input ends, or until the server is gone."""
    warnings.simplefilter("ignore")  # about odd files; what matters is said
    confine()
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # not sys.exit: Python would write to the broken pipe once more
