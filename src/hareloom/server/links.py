"""Where the server can be reached: the links people open, and what follows from them for cookies and origins."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from hareloom.mistake import Mistake

EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - compared with, not bound to
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
DEFAULT_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Site:
    """The addresses of the server."""

    local_url: str
    """Opens the game on this machine."""
    lan_url: str | None
    """Opens it on other devices in the same network; None where only this machine can reach it."""
    public_url: str | None
    """Opens it from anywhere, through a tunnel or a proxy."""
    origins: frozenset[str]
    """The origins our own pages are served from. A request with another Origin comes from another site's page."""

    @property
    def invitation_url(self) -> str:
        """The link to give to friends: the one that reaches furthest."""
        return self.public_url or self.lan_url or self.local_url

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies must be marked Secure."""
        return self.public_url is not None and self.public_url.startswith("https://")


def site(host: str, port: int, public_url: str | None = None, lan: str | None = None) -> Site:
    """The Site of a server that listens on host and port; lan is this machine's address in its network."""
    reachable = lan if host in EVERYWHERE else None
    own = _bracketed(host) if host not in EVERYWHERE else "localhost"
    hosts = {own, *LOOPBACK} if host in EVERYWHERE or _is_loopback(host) else {own}
    if reachable:
        hosts |= {_bracketed(reachable), *_names_of_this_machine()}
    elif host not in EVERYWHERE and not _is_loopback(host):
        reachable = host
    origins = {origin_of("http", name, port) for name in hosts}
    if public_url:
        origins.add(public_url)
    return Site(
        local_url=origin_of("http", "localhost" if _is_loopback(own) else own, port),
        lan_url=origin_of("http", _bracketed(reachable), port) if reachable else None,
        public_url=public_url,
        origins=frozenset(origins),
    )


def origin_of(scheme: str, host: str, port: int) -> str:
    """An origin as browsers write it: without the scheme's own port."""
    return f"{scheme}://{host}" if port == DEFAULT_PORTS[scheme] else f"{scheme}://{host}:{port}"


def checked_public_url(text: str) -> str:
    """The origin of a public link that a person wrote, or a Mistake that says how it should look."""
    example = "Write it like https://hareloom.example.org"
    if "[[" in text:
        raise Mistake(f"{text!r} is to be filled in: write the address that players use, without the brackets.")
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise Mistake(f"{text!r} is not a link people can open. {example}.") from None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise Mistake(f"{text!r} is not a link people can open: it must begin with https:// or http://. {example}.")
    if parts.username is not None or parts.password is not None:
        raise Mistake(f"A public link can't contain a name or a password, because all players get it. {example}.")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Mistake(
            f"{text!r} goes on after the host. Hareloom needs a host, or a subdomain, of its own. {example}, "
            "without a path."
        )
    return origin_of(parts.scheme, _checked_host(parts.hostname, text, example), port or DEFAULT_PORTS[parts.scheme])


def _checked_host(host: str, text: str, example: str) -> str:
    if ":" in host:
        return _bracketed(host)
    try:
        ascii_host = host.encode("idna").decode("ascii")
    except UnicodeError:
        ascii_host = ""
    labels = ascii_host.split(".")
    if not all(label and label.replace("-", "").replace("_", "").isalnum() for label in labels):
        raise Mistake(f"{text!r} is not a link people can open: {host!r} is no host's name. {example}.")
    return ascii_host


def lan_address() -> str | None:
    """The machine's address in its network, or None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: for a datagram socket, connect only chooses the way out. The address is for documentation.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if _is_loopback(address) or address in EVERYWHERE else address


def _names_of_this_machine() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name.removesuffix('.local')}.local"} if name else set()


def _is_loopback(host: str) -> bool:
    if host.strip("[]") == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
