"""A real mail server on loopback, which keeps what it gets."""

from __future__ import annotations

import asyncio
import email
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP as POLICY

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

USER, PASSWORD = "hareloom", "a secret: with/signs@"


@dataclass
class PostOffice:
    """What has come."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    """What it says of some recipients."""
    asked: list[str] = field(default_factory=list)
    """Recipients, also those that were refused."""
    encrypted: list[bool] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """Who logged in."""

    async def handle_RCPT(  # noqa: N802 - the library's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        del server, session, options
        self.asked.append(address)
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - as above
        del server
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=POLICY)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.raw.append(envelope.content)
        self.encrypted.append(session.ssl is not None)
        self.letters.append(letter)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        """What a letter says."""
        found: str = self.letters[number].get_content()
        return found.replace("\r\n", "\n")


@contextmanager
def post_office(tls: ssl.SSLContext | None = None, *, login: bool = False) -> Iterator[PostOffice]:
    """A mail server, with STARTTLS if it has a certificate."""
    office = PostOffice()

    def known(server: object, session: object, envelope: object, mechanism: str, data: object) -> AuthResult:
        del server, session, envelope, mechanism
        assert isinstance(data, LoginPassword)
        office.names.append(data.login.decode())
        return AuthResult(success=(data.login, data.password) == (USER.encode(), PASSWORD.encode()), handled=False)

    def listens() -> SMTP:
        return SMTP(
            office,
            hostname="127.0.0.1",
            tls_context=tls,
            require_starttls=tls is not None,
            authenticator=known if login else None,
            auth_required=login,
            auth_require_tls=login,
            loop=loop,
        )

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(loop.create_server(listens, "127.0.0.1", 0), loop).result(5)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        asyncio.run_coroutine_threadsafe(_closed(server), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _closed(server: asyncio.Server) -> None:
    """Close it, and end the conversations that are still on."""
    server.close()
    talks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in talks:
        task.cancel()
    await asyncio.gather(*talks, return_exceptions=True)
