"""What strangers name is called only where strangers may send us, and nothing that answers can do harm."""

from __future__ import annotations

import email.utils
import itertools
import socket
import time
from ipaddress import ip_network

import pytest

from hareloom.calls.allowed import Allowed, checked_networks
from hareloom.calls.outgoing import UNKNOWN, NotAllowed, Outgoing, Unreachable, target_of
from hareloom.mistake import Mistake

from .endpoints import Endpoint, Names, certified, endpoint, hostile, outgoing

pytestmark = pytest.mark.anyio

OPEN = Allowed()


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
        "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
        "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::1", "3fff::1",
        "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "5f00::1", "not an address",
    ],
)  # fmt: skip
def test_only_the_open_internet_is_called(address: str) -> None:
    """Private, local, reserved and hidden addresses are refused in all their forms."""
    assert OPEN.why_not(address, "https", 443) is not None


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "9.255.255.255", "100.63.255.255", "100.128.0.0", "172.32.0.1", "192.0.1.1", "223.255.255.255",
     "2606:4700::1111", "2a00::1", "::ffff:1.1.1.1", "64:ff9b::101:101"],
)  # fmt: skip
def test_the_open_internet_is_called(address: str) -> None:
    """Addresses right beside those networks are good, and so are public ones of IPv4 within IPv6."""
    assert OPEN.why_not(address, "https", 443) is None


@pytest.mark.parametrize(
    ("scheme", "port", "good"),
    [("https", 443, True), ("https", 8443, True), ("https", 25, False), ("https", 22, False), ("http", 80, False)],
)
def test_strangers_are_called_over_https(scheme: str, port: int, good: bool) -> None:
    """Only https, and no port where another service listens."""
    assert (OPEN.why_not("1.1.1.1", scheme, port) is None) is good


def test_the_operator_may_allow_a_private_network() -> None:
    """There http and every port are good; its neighbours stay closed, and IPv4 is the same within IPv6."""
    allowed = Allowed(checked_networks("10.1.0.0/16, 127.0.0.1,fd00::/8"))
    assert allowed.why_not("10.1.2.3", "http", 80) is None
    assert allowed.why_not("::ffff:10.1.2.3", "http", 80) is None
    assert allowed.why_not("fd00::5", "https", 25) is None
    assert allowed.why_not("10.2.0.1", "https", 443) is not None
    assert allowed.why_not("127.0.0.2", "https", 443) is not None
    with pytest.raises(Mistake, match=r"10\.0\.0\.0/8"):
        checked_networks("my network")


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://example.org/", "//example.org/", "https:///path", "https://", "https://user@example.org/",
        "https://user:secret@example.org/", "https://example.org:port/", "https://example.org:99999/",
        "https://exa mple.org/", "https://example.org/a\nHost: evil", "https://example.org\\@evil.org/",
        "https://b\xfccher.example/", "https://[fe80::1%25eth0]/", "https://[::1", "https://-/", "https://a..b/",
        "https://example.org/" + 2000 * "a", "javascript:alert(1)", "file:///etc/passwd",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    """Credentials, other schemes, blanks and half addresses are refused before anything is looked up."""
    with pytest.raises(NotAllowed):
        target_of(url)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "a.localhost.", "169.254.169.254"]
)
async def test_a_private_address_is_refused_before_it_is_kept(host: str) -> None:
    """What can be told without a name server is told when the address is given."""
    with outgoing(allowed=OPEN) as out, pytest.raises(NotAllowed):
        out.check(f"https://{host}/")


@pytest.mark.parametrize("host", ["2130706433", "0x7f000001", "127.1", "017700000001", "0", "[::]", "[::ffff:7f00:1]"])
async def test_numbers_that_mean_this_machine_are_refused(host: str) -> None:
    """The system's own resolver reads them as an address, which is checked like any other."""
    out = Outgoing(OPEN)
    with pytest.raises((NotAllowed, Unreachable)) as caught:
        await out.post(f"https://{host}/", b"", {})
    out.close()
    assert caught.type is NotAllowed or "name is not known" in str(caught.value)


async def test_nobody_learns_which_names_there_are_inside() -> None:
    """A name that leads into a private network and one that is not known get the same sentence."""
    names = Names(db_internal=[["10.0.0.1"]], odd_internal=[["nonsense"]], no_internal=[[]])
    said = set()
    with outgoing(names, OPEN) as out:
        for host in ("db.internal", "odd.internal", "no.internal", "a.localhost"):
            with pytest.raises((NotAllowed, Unreachable)) as caught:
                await out.post(f"https://{host}/", b"", {})
            said.add(str(caught.value))
    assert said == {UNKNOWN}


async def test_a_name_without_a_dot_is_asked_for_by_the_operators_word() -> None:
    """It is one of the server's own network, and no name server hears of it unless networks were named."""
    names = Names()
    with outgoing(names, OPEN) as out:
        for host in ("intranet", "intranet.", "0"):
            with pytest.raises(NotAllowed, match="not known"):
                out.check(f"https://{host}/")
            with pytest.raises(NotAllowed, match="not known"):
                await out.post(f"https://{host}/", b"", {})
    assert names.asked == []
    with endpoint() as there, outgoing(names) as out:
        assert (await out.post(there.url(host="intranet"), b"", {})).status == 201


async def test_a_request_arrives_whole() -> None:
    """Body, headers and query arrive; there is no cookie and no credential."""
    with endpoint(204) as there, outgoing() as out:
        assert (await out.post(there.url("/a/b?c=d#e"), b"hello", {"X-Own": "yes"})).status == 204
    (got,) = there.got
    assert (got.path, got.body, got.headers["x-own"]) == ("/a/b?c=d", b"hello", "yes")
    assert got.headers["host"] == f"push.example.org:{there.port}"
    assert got.headers.keys() == {"host", "user-agent", "accept", "connection", "content-length", "x-own"}


async def test_one_private_address_among_public_ones_is_a_trap() -> None:
    """A name is refused if any of its addresses is, in whatever order they come."""
    for addresses in (["127.0.0.1", "10.0.0.1"], ["10.0.0.1", "127.0.0.1"], ["127.0.0.1", "::1"]):
        names = Names(push_example_org=[addresses])
        with endpoint() as there, outgoing(names) as out, pytest.raises(NotAllowed, match="private network"):
            await out.post(there.url(), b"", {})
        assert there.got == []


async def test_a_second_answer_of_the_name_server_counts_nothing() -> None:
    """A name is looked up once, and what was checked is connected to (DNS rebinding)."""
    names = Names(push_example_org=[["127.0.0.1"], ["127.0.0.2"]])
    with endpoint() as there, hostile(lambda _: None, "127.0.0.2", there.port) as inside, outgoing(names) as out:
        assert (await out.post(there.url(), b"", {})).status == 201
        assert names.asked == ["push.example.org"]
        with pytest.raises(NotAllowed):
            await out.post(there.url(), b"", {})
    assert (len(there.got), len(inside.got)) == (1, 0)


async def test_redirects_are_not_followed() -> None:
    """Where an endpoint leads elsewhere, nobody goes."""
    with endpoint() as inside, endpoint(302) as there, outgoing() as out:
        there.answer(302, Location=inside.url(host="127.0.0.1"))
        assert (await out.post(there.url(), b"", {})).status == 302
    assert inside.got == []


async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is checked is connected to, whatever the environment says."""
    with endpoint() as proxy, endpoint() as there, outgoing() as out:
        for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.url(host="127.0.0.1"))
        assert (await out.post(there.url(), b"", {})).status == 201
    assert (len(proxy.got), len(there.got)) == (0, 1)


async def test_another_address_is_tried_if_one_does_not_answer() -> None:
    """A name with a dead address among its good ones is reached."""
    allowed = Allowed((ip_network("127.0.0.0/8"),))
    names = Names(push_example_org=[["127.0.0.9", "127.0.0.1"]])
    with endpoint() as there, outgoing(names, allowed) as out:
        assert (await out.post(there.url(), b"", {})).status == 201


async def test_the_certificate_must_be_of_the_name() -> None:
    """TLS is checked by the name that was given, not by the address."""
    server, client = certified("push.example.org")
    with endpoint(tls=server) as there, outgoing(tls=client) as out:
        assert (await out.post(there.url(scheme="https"), b"", {})).status == 201
        with pytest.raises(Unreachable, match="certificate"):
            await out.post(there.url(host="other.example.org", scheme="https"), b"", {})
    with endpoint(tls=server) as there, outgoing() as out, pytest.raises(Unreachable, match="certificate"):
        await out.post(there.url(scheme="https"), b"", {})
    assert there.got == []


HEAD = b"HTTP/1.1 200 OK\r\n"


def _read(line: socket.socket) -> None:
    line.recv(65536)


def endless_body(line: socket.socket) -> None:
    _read(line)
    line.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
    while True:
        line.sendall(b"5\r\nhello\r\n")


async def test_an_endless_answer_is_left_at_its_head() -> None:
    """Only the head is read, so there is no end to wait for."""
    began = time.monotonic()
    with hostile(endless_body) as there, outgoing() as out:
        assert (await out.post(there.url(), b"", {})).status == 200
    assert time.monotonic() - began < 3


def endless_head(line: socket.socket) -> None:
    _read(line)
    line.sendall(HEAD)
    for number in itertools.count():
        line.sendall(f"X-{number}: {'a' * 1000}\r\n".encode())


def huge_header(line: socket.socket) -> None:
    _read(line)
    line.sendall(HEAD + b"X: ")
    while True:
        line.sendall(b"a" * 4096)


def never_final(line: socket.socket) -> None:
    _read(line)
    while True:
        line.sendall(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")


def garbage(line: socket.socket) -> None:
    _read(line)
    line.sendall(b"SSH-2.0-OpenSSH_9.6\r\n\r\n")


def nothing(line: socket.socket) -> None:
    _read(line)


def half(line: socket.socket) -> None:
    _read(line)
    line.sendall(b"HTTP/1.1 2")


@pytest.mark.parametrize("talk", [endless_head, huge_header, never_final, garbage, nothing, half])
async def test_what_is_no_answer_is_given_up(talk: object) -> None:
    """Heads without an end, other protocols and half answers end the request, which may have arrived."""
    assert callable(talk)
    with hostile(talk) as there, outgoing() as out, pytest.raises(Unreachable) as caught:
        await out.post(there.url(), b"", {})
    assert caught.value.sent


def drip(line: socket.socket) -> None:
    _read(line)
    for byte in HEAD * 100:
        line.sendall(bytes([byte]))
        time.sleep(0.05)


def silent(line: socket.socket) -> None:
    while line.recv(65536):
        pass


@pytest.mark.parametrize("talk", [drip, silent])
async def test_a_slow_answer_has_a_deadline(talk: object) -> None:
    """The deadline counts for all of it, not from byte to byte."""
    assert callable(talk)
    began = time.monotonic()
    with hostile(talk) as there, outgoing(deadline=0.4) as out, pytest.raises(Unreachable, match="in time") as caught:
        await out.post(there.url(), b"", {})
    assert caught.value.sent
    assert time.monotonic() - began < 3


async def test_who_is_not_there_got_nothing() -> None:
    """Refused connections, handshakes that fail and unknown names are worth another try: nothing was sent."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    with outgoing(Names(gone_example_org=[[]])) as out:
        for url in (Endpoint(port).url(), "https://gone.example.org/", f"https://{'a' * 64}.example.org/"):
            with pytest.raises(Unreachable) as caught:
                await out.post(url, b"", {})
            assert not caught.value.sent
    with hostile(garbage) as there, outgoing() as out, pytest.raises(Unreachable) as caught:
        await out.post(there.url(scheme="https"), b"", {})
    assert not caught.value.sent


async def test_how_long_to_wait_is_understood() -> None:
    """Retry-After may be seconds or a date."""
    later, before = (email.utils.formatdate(time.time() + seconds, usegmt=True) for seconds in (600, -600))
    with endpoint() as there, outgoing() as out:
        for text, least, most in (("120", 120, 120), (later, 500, 600), (before, 0, 0)):
            there.answer(429, Retry_After=text)
            waits = (await out.post(there.url(), b"", {})).retry_after
            assert waits is not None
            assert least <= waits <= most


async def test_nonsense_about_waiting_is_ignored() -> None:
    """A hostile Retry-After is none."""
    with endpoint() as there, outgoing() as out:
        for text in ("soon", "-5", "9" * 400, "Wed, 99 Nov 2026 00:00:00 GMT"):
            there.answer(503, Retry_After=text)
            assert (await out.post(there.url(), b"", {})).retry_after is None
