"""Mails: the question whether an address is theirs, and calls to those who said yes. Plain text."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr

from .call import Call
from .mail_server import MailServer
from .said import SENT, Said
from .words import words_of

TIMEOUT = 15.0
"""Seconds for each word of the mail server."""
THREADS = 2
POLICY = SMTP.clone(max_line_length=900)
"""Wide enough for a link: one that is folded in a header is encoded there, which programs of mail don't read."""
NO_SUCH_BOX = frozenset({550, 551, 553, 554, 556})
"""What a mail server says of an address to which no mail will ever come."""


def call_letter(call: Call, address: str, language: str, link: str, stop: str) -> EmailMessage:
    """It is your turn."""
    words = words_of(language)
    text = words.call_mail.format(
        wanted=words.wanted[call.wanted],
        until=words.told(call.until, call.zone),
        others=words.others(call),
        link=link,
        stop=stop,
    )
    return _letter(address, words.call_subject, text, language, stop)


def question_letter(address: str, language: str, site: str, confirm: str, stop: str) -> EmailMessage:
    """Is this address yours? It has no word that a player wrote: who gets it may know none of them."""
    words = words_of(language)
    return _letter(address, words.ask_subject, words.ask_mail.format(site=site, confirm=confirm), language, stop)


def _letter(address: str, subject: str, text: str, language: str, stop: str) -> EmailMessage:
    letter = EmailMessage(policy=POLICY)
    letter["To"] = Address(addr_spec=address)
    letter["Subject"] = subject
    letter["Date"] = format_datetime(localtime())
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    letter.set_content(text)
    letter["Content-Language"] = language  # after the content, which drops all headers of its own
    return letter


class _Talk(smtplib.SMTP):
    """A talk with the mail server that knows how far it has come."""

    began = False
    """The mail itself was begun: if the talk breaks off now, the server may have taken it."""

    def putcmd(self, cmd: str, args: str = "") -> None:
        self.began = self.began or cmd == "data"
        super().putcmd(cmd, args)


class _TalkOverTls(_Talk, smtplib.SMTP_SSL):
    pass


class Mails:
    """Hands mails to the operator's mail server, in threads of its own."""

    def __init__(self, server: MailServer, sender: str, tls: ssl.SSLContext | None = None) -> None:
        self.host = server.host
        self._server = server
        self._sender = sender
        self._from = parseaddr(sender)[1]
        self._tls = tls
        self._threads = ThreadPoolExecutor(THREADS, "hareloom-mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, address: str, letter: EmailMessage) -> Said:
        """Send one. It goes to the address as it was checked, not as a header reads it."""
        letter["From"] = self._sender
        letter["Message-ID"] = make_msgid(domain=self._from.rpartition("@")[2])
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._sent, address, letter)

    def _sent(self, address: str, letter: EmailMessage) -> Said:
        smtp: _Talk | None = None
        try:
            smtp = self._connected()
            try:
                smtp.send_message(letter, self._from, [address])
            finally:
                with suppress(smtplib.SMTPException, OSError):  # what it says to our goodbye changes nothing
                    smtp.quit()
                smtp.close()
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            return Said("gone" if code in NO_SUCH_BOX else "again", f"The mail server refused the address ({code}).")
        except smtplib.SMTPNotSupportedError:
            return Said("failed", "The mail server offers no encryption.")
        except smtplib.SMTPResponseException as wrong:
            return Said("again" if 400 <= wrong.smtp_code < 500 else "failed", f"It said {wrong.smtp_code}.")
        except (smtplib.SMTPException, OSError) as wrong:
            if smtp is not None and smtp.began:
                return Said("failed", "The mail server did not say whether it took the mail.", silent=True)
            return Said("again", f"The mail server can't be reached ({type(wrong).__name__}).", silent=True)
        return SENT

    def _connected(self) -> _Talk:
        server = self._server
        if server.security == "tls":
            smtp: _Talk = _TalkOverTls(server.host, server.port, timeout=TIMEOUT, context=self._context())
        else:
            smtp = _Talk(server.host, server.port, timeout=TIMEOUT)
        try:
            if server.security == "starttls":
                smtp.starttls(context=self._context())
            if server.user:
                smtp.login(server.user, server.password)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _context(self) -> ssl.SSLContext:
        return self._tls or ssl.create_default_context()
