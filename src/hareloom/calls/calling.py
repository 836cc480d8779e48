"""Calls players: each call becomes a delivery for each way that the player chose, and one for the table's webhook."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from .counts import CallCounts, Kind, Result
from .desk import FIRST_WAIT, Delivery, Desk, Hears
from .mail import call_letter, question_letter
from .outgoing import NotAllowed, target_of
from .webhook import post_to, sentence

if TYPE_CHECKING:
    from .call import Call
    from .keys import Keys
    from .mail import Mails
    from .outgoing import Outgoing
    from .push import Pushes
    from .said import Said
    from .ways import MailWay, PushWay, Webhook

ROOM = 20_000
"""Deliveries of one kind that may wait."""
AT_ONCE: dict[Kind, int] = {"push": 64, "webhook": 32, "mail": 2}
AN_HOUR = 3_600_000
"""In milliseconds: after that a question is not worth sending."""

_LOG = logging.getLogger("hareloom.calls")


class Calling:
    """Delivers calls in the background. Nothing waits for it, and it never raises."""

    def __init__(
        self,
        outgoing: Outgoing,
        pushes: Pushes,
        mails: Mails | None,
        keys: Keys,
        site: str,
        hears: Hears,
        clock: Callable[[], int],
        took: Callable[[float], None] = lambda _: None,
        first_wait: float = FIRST_WAIT,
    ) -> None:
        self._outgoing = outgoing
        self._pushes = pushes
        self._mails = mails
        self._keys = keys
        self._site = site
        self._hears = hears
        self._clock = clock
        self._desks: dict[Kind, Desk] = {
            kind: Desk(kind, hears, clock, room=ROOM, at_once=at_once, took=took, first_wait=first_wait)
            for kind, at_once in AT_ONCE.items()
        }

    @property
    def counts(self) -> CallCounts:
        results: Counter[tuple[Kind, Result]] = Counter()
        for desk in self._desks.values():
            results.update(desk.results.copy())  # a thread of the metrics asks
        return CallCounts(results, {kind: desk.waiting for kind, desk in self._desks.items()})

    def call(self, call: Call) -> None:
        """Call a player by all of their ways."""
        try:
            for push in call.ways.push:
                self._push(call, push)
            if call.webhook is not None:
                self._webhook(call, call.webhook)
            if call.ways.mail is not None and call.ways.mail.confirmed:
                self._mail(call, call.ways.mail)
        except Exception as problem:  # noqa: BLE001 - a call that can't be made must not stop the game
            _LOG.error("a player could not be called", extra={"facts": {"fault": type(problem).__name__}})

    def _push(self, call: Call, way: PushWay) -> None:
        async def send() -> Said:
            return await self._pushes.send(way, call, self._clock())

        self._deliver("push", call, call.person_id, way.endpoint, send, way)

    def _webhook(self, call: Call, webhook: Webhook) -> None:
        send = partial(post_to, self._outgoing, webhook, sentence(call, self._link(call.code)))
        self._deliver("webhook", call, "", webhook.url, send, webhook)

    def _deliver(
        self,
        kind: Kind,
        call: Call,
        person_id: str,
        url: str,
        send: Callable[[], Awaitable[Said]],
        way: PushWay | Webhook,
    ) -> None:
        try:
            host = target_of(url).authority
        except NotAllowed:
            host = ""
        wanted = partial(self._hears.wanted, call.code, call.person_id, way)
        self._desks[kind].add(Delivery(call.code, person_id, url, host, call.until, send, way.failures, wanted=wanted))

    def _mail(self, call: Call, way: MailWay) -> None:
        if self._mails is None:
            return
        mails, stop = (
            self._mails,
            self._mail_link(
                call.code, "stop", mail_token(self._keys, call.table_id, call.person_id, way.address, way.asked_at)
            ),
        )

        async def send() -> Said:
            letter = call_letter(call, way.address, way.language, self._link(call.code), stop)
            return await mails.send(way.address, letter)

        self._deliver_mail(mails, call.code, call.person_id, way, call.until, send)

    def ask(self, code: str, person_id: str, way: MailWay, token: str) -> None:
        """Ask whether an address of mail is theirs."""
        if self._mails is None:
            return
        mails = self._mails
        confirm, stop = self._mail_link(code, "confirm", token), self._mail_link(code, "stop", token)

        async def send() -> Said:
            letter = question_letter(way.address, way.language, self._site, confirm, stop)
            return await mails.send(way.address, letter)

        self._deliver_mail(mails, code, person_id, way, self._clock() + AN_HOUR, send)

    def _deliver_mail(
        self, mails: Mails, code: str, person_id: str, way: MailWay, until: int, send: Callable[[], Awaitable[Said]]
    ) -> None:
        wanted = partial(self._hears.wanted, code, person_id, way)
        self._desks["mail"].add(
            Delivery(code, person_id, way.address, mails.host, until, send, way.failures, wanted=wanted)
        )

    def _link(self, code: str) -> str:
        return f"{self._site}/t/{code}"

    def _mail_link(self, code: str, what: str, token: str) -> str:
        # Behind the #, so that no browser sends it to a server and no log ever has it.
        return f"{self._link(code)}/mail#{what}={token}"

    async def close(self) -> None:
        for desk in self._desks.values():
            await desk.close()


def mail_token(keys: Keys, table_id: str, person_id: str, address: str, asked_at: int) -> str:
    """The secret in the mails to that address. It follows from what is stored, so it need not be stored itself."""
    return keys.token(table_id, person_id, address, str(asked_at))
