"""The server's side of calls: its keys, its settings, and what becomes of ways that lead nowhere."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from hareloom.calls.allowed import Allowed
from hareloom.calls.calling import Calling, mail_token
from hareloom.calls.desk import FIRST_WAIT
from hareloom.calls.keys import FACT, Keys, new_keys, read_keys, write_keys
from hareloom.calls.mail import Mails
from hareloom.calls.outgoing import DEADLINE, Outgoing, Resolve
from hareloom.calls.push import Pushes
from hareloom.server.journal import note
from hareloom.server.rehearsal import CALLS_NOBODY, is_rehearsal
from hareloom.store import StoreError
from hareloom.store.facts import agreed
from hareloom.tables import ways
from hareloom.tables.folding import CantBePlayed
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.calls.ways import MailWay, PushWay, Webhook
    from hareloom.server.links import Site
    from hareloom.server.settings import Settings
    from hareloom.tables.hall import Hall
    from hareloom.tables.table import LiveTable

NOWHERE = "https://localhost"
"""Whom a push service is told to write to, where the operator has named nobody."""

LOOKUPS_TO_TRY = 4
"""Names of webhooks to try that are looked up at once."""


class Calls:
    """Calls the players of one server. Tests give it a resolver and certificates of their own."""

    def __init__(
        self,
        settings: Settings,
        site: Site,
        hall: Hall,
        *,
        resolve: Resolve | None = None,
        tls: ssl.SSLContext | None = None,
        deadline: float = DEADLINE,
        first_wait: float = FIRST_WAIT,
    ) -> None:
        self._settings = settings
        self._site = site.invitation_url
        self._hall = hall
        self._first_wait = first_wait
        self.outgoing = Outgoing(Allowed(settings.calls_to), resolve, tls, deadline)
        self.trials = Outgoing(Allowed(settings.calls_to), resolve, tls, deadline, LOOKUPS_TO_TRY)
        """Tries webhooks. It looks up names by itself, so that trials hold up no call."""
        self.rehearsal = is_rehearsal(settings.data)
        mail = None if self.rehearsal else settings.mail
        self.mails = None if mail is None else Mails(mail, settings.mail_from, tls)
        self._keys: Keys | None = None
        self._calling: Calling | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def keys(self) -> Keys:
        assert self._keys is not None, "opened before the first request"
        return self._keys

    @property
    def calling(self) -> Calling:
        assert self._calling is not None, "opened before the first request"
        return self._calling

    async def open(self) -> None:
        """Read the keys, or make them at the first start; from then on tables may call their players."""
        hall = self._hall
        self._keys = keys = read_keys(await agreed(hall.store, FACT, write_keys(new_keys())))
        self._calling = calling = Calling(
            self.outgoing,
            Pushes(self.outgoing, keys, _subject(self._settings)),
            self.mails,
            keys,
            self._site,
            self,
            hall.context.scheduler.wall_clock,
            hall.counts.call_took.add,
            self._first_wait,
        )
        if self.rehearsal:
            words = f"nobody is called, for a backup was restored here; to take over, delete the file {CALLS_NOBODY}"
            note(words, logging.WARNING, folder=str(self._settings.data))
        else:
            hall.context.caller = calling
        hall.counts.calls = lambda: calling.counts

    async def close(self) -> None:
        if self._calling is not None:
            await self._calling.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        self.outgoing.close()
        self.trials.close()
        if self.mails is not None:
            self.mails.close()

    def link(self, code: str) -> str:
        return f"{self._site}/t/{code}"

    def token(self, table_id: str, person_id: str, address: str, asked_at: int) -> str:
        """The secret in the mails to an address."""
        return mail_token(self.keys, table_id, person_id, address, asked_at)

    # What became of ways.

    def gone(self, code: str, person_id: str, address: str) -> None:
        self._spawn(self._at_table(code, lambda live: ways.gone(live, person_id, address)))

    def failed(self, code: str, person_id: str, address: str) -> None:
        self._spawn(self._at_table(code, lambda live: ways.failed(live, person_id, address)))

    def reached(self, code: str, person_id: str, address: str) -> None:
        self._spawn(self._at_table(code, lambda live: ways.reached(live, person_id, address)))

    async def wanted(self, code: str, person_id: str, way: PushWay | MailWay | Webhook) -> bool:
        live = await self._table(code)
        return live is not None and ways.is_wanted(live.state, person_id, way)

    async def _at_table(self, code: str, what: Callable[[LiveTable], None]) -> None:
        live = await self._table(code)
        if live is not None:
            what(live)

    async def _table(self, code: str) -> LiveTable | None:
        try:
            return await self._hall.find(code)
        except (CantBePlayed, StoreError) as problem:
            note("the table of a way could not be opened", logging.WARNING, fault=type(problem).__name__)
            return None

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = spawn(work, "note what became of a call")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _subject(settings: Settings) -> str:
    """Whom a push service may write to when our messages make trouble."""
    written = [contact for contact in settings.security_contact if contact.startswith("mailto:")]
    if written:
        return written[0]
    public = settings.public_url or ""
    return public if public.startswith("https://") else NOWHERE
