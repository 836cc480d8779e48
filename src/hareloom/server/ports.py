"""Finds a port to listen on, or says why there is none."""

from __future__ import annotations

import errno
import socket

from hareloom.mistake import Mistake

HIGHEST = 65535
FIRST_UNRESERVED = 1024
WEB_PORTS = frozenset({80, 443})
TRIES = 50

# Above 1023, browsers refuse these too, because other services live there (the fetch standard's list of bad ports).
REFUSED_BY_BROWSERS = frozenset(
    {1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, *range(6665, 6670), 6679, 6697, 10080}
)


def checked_port(text: str) -> int:
    """The port that a person wrote, or a Mistake that says which ports there are."""
    try:
        port = int(text)
    except ValueError:
        raise Mistake(
            f"{text!r} is not a port. A port is a number between {FIRST_UNRESERVED} and {HIGHEST}, for example 9000."
        ) from None
    if port != 0 and not opens_in_browsers(port):
        raise Mistake(
            f"Browsers can't open port {port}. Choose one between {FIRST_UNRESERVED} and {HIGHEST}, for example 9000."
        )
    return port


def opens_in_browsers(port: int) -> bool:
    """Whether a browser opens a page on this port."""
    if port in WEB_PORTS:
        return True
    return FIRST_UNRESERVED <= port <= HIGHEST and port not in REFUSED_BY_BROWSERS


def listen(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A listening socket on that port, or, with or_next, on the first free port after it. Port 0 is any free port."""
    candidates = [port]
    if or_next and port:
        candidates += [p for p in range(port + 1, min(port + TRIES, HIGHEST) + 1) if opens_in_browsers(p)]
    for candidate in candidates:
        try:
            return _bound(host, candidate)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise _explained(problem, host, candidate) from problem
    if or_next:
        raise Mistake(f"Ports {port} to {candidates[-1]} are all in use. Choose another with --port.")
    raise Mistake(f"Port {port} is in use by another program. Stop it, or choose another port with --port.")


def _bound(host: str, port: int) -> socket.socket:
    # An address with a colon is IPv6; everything else, names included, is taken as IPv4.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP is named although it is implied: asyncio sets TCP_NODELAY only on sockets that name it.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        # Lets a server restart immediately, while connections of the last one are still closing.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except TypeError as problem:  # what socket says to a name that no host can have
        listener.close()
        raise OSError(errno.EINVAL, "that is no host's name") from problem
    except OSError:
        listener.close()
        raise
    return listener


def _explained(problem: OSError, host: str, port: int) -> Mistake:
    if isinstance(problem, PermissionError):
        return Mistake(f"This machine keeps port {port} for administrators. Choose one from {FIRST_UNRESERVED} up.")
    return Mistake(
        f"Can't listen on {host!r}: {problem.strerror or problem}. "
        "Use --host 0.0.0.0 for all devices on the network, or --host 127.0.0.1 for this machine alone."
    )
