"""Real servers on loopback that calls are sent to: friendly ones that remember, and hostile ones."""

from __future__ import annotations

import ipaddress
import socket
import socketserver
import ssl
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from hareloom.calls.allowed import Allowed
from hareloom.calls.outgoing import Outgoing

LOOPBACK = Allowed((ipaddress.ip_network("127.0.0.1"),))
PATIENCE = 10.0


def until(holds: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait for something that another thread does."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.005)


@dataclass
class Got:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """A server that answers each request with the next status, the last one again and again."""

    port: int
    got: list[Got] = field(default_factory=list)
    answers: list[tuple[int, Mapping[str, str]]] = field(default_factory=lambda: [(201, {})])

    def url(self, path: str = "/", host: str = "push.example.org", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.port}{path}"

    def answer(self, *statuses: int, **headers: str) -> None:
        self.answers = [(status, {name.replace("_", "-"): value for name, value in headers.items()})
                        for status in statuses]  # fmt: skip


@contextmanager
def endpoint(*statuses: int, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1") -> Iterator[Endpoint]:
    """A friendly endpoint."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:  # the library's name
            length = int(self.headers.get("content-length", "0"))
            body = self.rfile.read(length)
            names = {name.lower(): value for name, value in self.headers.items()}
            status, headers = known.answers.pop(0) if len(known.answers) > 1 else known.answers[0]
            known.got.append(Got(self.path, names, body))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
            pass

    server = _Quiet((host, 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    known = Endpoint(server.server_address[1])
    if statuses:
        known.answer(*statuses)
    with _running(server):
        yield known


class _Quiet(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@contextmanager
def hostile(talk: Callable[[socket.socket], None], host: str = "127.0.0.1", port: int = 0) -> Iterator[Endpoint]:
    """A server that does to each connection what `talk` does; it counts them."""

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            known.got.append(Got("", {}, b""))
            with suppress(OSError):
                self.request.settimeout(5)
                talk(self.request)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            pass

    server = Server((host, port), Handler)
    known = Endpoint(server.server_address[1])
    with _running(server):
        yield known


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Names:
    """A name server that the test holds: each answer in turn, the last one again and again."""

    def __init__(self, **answers: Sequence[Sequence[str]]) -> None:
        self.asked: list[str] = []
        self._answers = {name.replace("_", "."): list(found) for name, found in answers.items()}

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        del port
        self.asked.append(host)
        answers = self._answers.get(host, [["127.0.0.1"]])
        return answers.pop(0) if len(answers) > 1 else answers[0]


@contextmanager
def outgoing(
    names: Names | None = None,
    allowed: Allowed = LOOPBACK,
    tls: ssl.SSLContext | None = None,
    deadline: float = 5.0,
) -> Iterator[Outgoing]:
    """A client whose names all lead to this machine."""
    made = Outgoing(allowed, names or Names(), tls, deadline)
    yield made
    made.close()


def certified(*names: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Contexts for a server that has a certificate of these names, and for a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Hareloom's tests")])
    now = datetime.now(UTC)
    places = [x509.IPAddress(ipaddress.ip_address(name)) if name[0].isdigit() else x509.DNSName(name) for name in names]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(places), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(Encoding.PEM)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "both.pem"
        file.write_bytes(pem + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server.load_cert_chain(file)
    client = ssl.create_default_context(cadata=pem.decode())
    return server, client
