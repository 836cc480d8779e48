"""Where the server can be reached, and what follows from it."""

from __future__ import annotations

import pytest

from hareloom.mistake import Mistake
from hareloom.server.links import checked_public_url, lan_address, site


def test_open_to_the_network() -> None:
    """A server that listens everywhere has a link for this machine and one for the others."""
    place = site("0.0.0.0", 4273, lan="192.168.1.20")
    assert place.local_url == "http://localhost:4273"
    assert place.lan_url == place.invitation_url == "http://192.168.1.20:4273"
    assert not place.secure


def test_this_machine_alone() -> None:
    """A server on the loopback address doesn't pretend that others could reach it."""
    place = site("127.0.0.1", 9000, lan="192.168.1.20")
    assert place.lan_url is None
    assert place.invitation_url == "http://localhost:9000"
    assert "http://192.168.1.20:9000" not in place.origins


def test_one_address_alone() -> None:
    """A server on one address is reached by that address."""
    place = site("192.168.1.20", 9000, lan="192.168.1.20")
    assert place.local_url == place.lan_url == "http://192.168.1.20:9000"
    assert place.origins == {"http://192.168.1.20:9000"}


def test_without_a_network() -> None:
    """Without a network there is still the link for this machine."""
    assert site("0.0.0.0", 4273, lan=None).invitation_url == "http://localhost:4273"


def test_public_https_makes_cookies_secure_and_is_an_origin() -> None:
    """Behind https, friends get the public link, cookies are Secure, and pages from there are ours."""
    place = site("127.0.0.1", 4273, public_url="https://hareloom.example.org")
    assert place.invitation_url == "https://hareloom.example.org"
    assert place.secure
    assert "https://hareloom.example.org" in place.origins
    assert "http://hareloom.example.org" not in place.origins


def test_public_http_leaves_cookies_as_they_are() -> None:
    """A Secure cookie would never come back over plain http."""
    assert not site("0.0.0.0", 4273, public_url="http://games.lan").secure


def test_origins_are_those_a_browser_would_send() -> None:
    """Every way into a home server is an origin of ours; a stranger's page is not."""
    place = site("0.0.0.0", 80, lan="192.168.1.20")
    assert {"http://localhost", "http://127.0.0.1", "http://[::1]", "http://192.168.1.20"} <= place.origins
    assert "http://evil.example" not in place.origins
    assert "null" not in place.origins


def test_ipv6_is_written_in_brackets() -> None:
    """An IPv6 address in a link needs brackets."""
    assert site("::1", 4273).local_url == "http://localhost:4273"
    assert site("fd00::5", 4273).local_url == "http://[fd00::5]:4273"
    assert site("::", 4273, lan="192.168.1.20").lan_url == "http://192.168.1.20:4273"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("https://hareloom.example.org", "https://hareloom.example.org"),
        ("https://hareloom.example.org/", "https://hareloom.example.org"),
        ("  HTTPS://Hareloom.Example.ORG  ", "https://hareloom.example.org"),
        ("https://hareloom.example.org:443", "https://hareloom.example.org"),
        ("http://hareloom.example.org:80/", "http://hareloom.example.org"),
        ("https://hareloom.example.org:8443", "https://hareloom.example.org:8443"),
        ("http://192.168.1.20:9000", "http://192.168.1.20:9000"),
        ("https://[fd00::5]:9000", "https://[fd00::5]:9000"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
    ],
)
def test_public_link_is_understood(written: str, meant: str) -> None:
    """A public link is taken as people write it, and kept as a browser writes its origin."""
    assert checked_public_url(written) == meant


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("hareloom.example.org", "must begin with https://"),
        ("ftp://hareloom.example.org", "must begin with https://"),
        ("javascript:alert(1)", "must begin with https://"),
        ("https://", "must begin with https://"),
        ("", "must begin with https://"),
        ("https://hareloom.example.org/games", "of its own"),
        ("https://hareloom.example.org/?x=1", "of its own"),
        ("https://hareloom.example.org/#x", "of its own"),
        ("https://me:secret@hareloom.example.org", "password"),
        ("https://hareloom.example.org:ninety", "not a link"),
        ("https://hareloom.example.org:99999", "not a link"),
        ("https://[fd00::5", "not a link"),
        ("https://hare loom.example", "no host's name"),
        ("https://hareloom..example", "no host's name"),
    ],
)
def test_public_link_that_makes_no_sense_is_explained(written: str, reason: str) -> None:
    """A link nobody could open is refused with the reason and an example."""
    with pytest.raises(Mistake, match=reason) as refused:
        checked_public_url(written)
    assert "https://hareloom.example.org" in str(refused.value)


def test_address_in_the_network_is_not_loopback() -> None:
    """This machine's address in its network, if it has one, is one that others can use."""
    address = lan_address()
    assert address is None or not address.startswith("127.")
