"""Being called when it is one's turn: by push messages on a device, by mail, and by a webhook of the table.

Addresses of all three are secrets. They are taken here and never shown again, but for a person's own address of mail.
"""

from __future__ import annotations

import hmac
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from starlette.requests import Request

from hareloom.calls.mail_server import box_of, mail_address
from hareloom.calls.outgoing import NotAllowed
from hareloom.calls.push import check_subscription
from hareloom.calls.ways import MailWay, PushWay, Webhook
from hareloom.calls.webhook import first_sentence, kind_of, post_to
from hareloom.server import messages as m
from hareloom.server.http.endpoint import ALWAYS, AT_TABLE, GONE, ApiRequest, Group
from hareloom.server.http.limits import EVERYONE
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.requests import client_network, limits_of, table_of
from hareloom.server.http.sessions import secret_of
from hareloom.tables import ways
from hareloom.tables.secrets import hashed

if TYPE_CHECKING:
    from hareloom.server.calls import Calls
    from hareloom.server.http.limits import Limits
    from hareloom.store import PersonRecord
    from hareloom.tables.table import LiveTable

A_WEEK = 7 * 24 * 3600 * 1000
"""In milliseconds: how long the question in a mail can be answered."""

endpoints = Group()


def calls_of(request: Request) -> Calls:
    return cast("Calls", request.app.state.calls)


@endpoints("GET /api/calls", who="anyone", answer=m.CallsHere, errors=(ALWAYS,))
async def show_calls(request: ApiRequest[None]) -> m.CallsHere:
    """How players can be called on this server: the public key for push messages, and whether it sends mail."""
    calls = calls_of(request)
    return m.CallsHere(calls.keys.public, calls.mails is not None)


# Push messages.


@endpoints("POST /api/tables/{code}/push", m.CallDevice, errors=({400: ("push_refused",)}, GONE), limit="actions")
async def call_device(request: ApiRequest[m.CallDevice]) -> None:
    """Call this device by push messages when it is your turn. What it gave before is replaced."""
    asked = request.asked
    try:
        check_subscription(calls_of(request).outgoing, asked.endpoint, asked.keys.p256dh, asked.keys.auth)
    except NotAllowed as no:
        words = f"This device can't be called by what its browser gave. {no}"
        raise Refused(HTTPStatus.BAD_REQUEST, "push_refused", words) from no
    way = PushWay(
        endpoint=asked.endpoint,
        p256dh=asked.keys.p256dh,
        auth=asked.keys.auth,
        language=asked.language,
        session=_session(request, request.live),
    )
    await ways.call_device(request.live, request.person.id, way)


@endpoints("GET /api/tables/{code}/push", answer=m.DeviceCalled)
async def is_device_called(request: ApiRequest[None]) -> m.DeviceCalled:
    """Is this device called by push messages?"""
    return m.DeviceCalled(ways.calls_device(request.person, _session(request, request.live)))


@endpoints("DELETE /api/tables/{code}/push", errors=(GONE,), limit="actions")
async def leave_device(request: ApiRequest[None]) -> None:
    """Don't call this device any more."""
    await ways.leave_device(request.live, request.person.id, _session(request, request.live))


def _session(request: Request, live: LiveTable) -> bytes:
    secret = secret_of(request, live.record.code)
    assert secret is not None, "the person was recognised by it"
    return hashed(secret)


# Mail.


@endpoints("PUT /api/tables/{code}/mail", m.SetMail, errors=({409: ("no_mail_here",)}, GONE), limit="actions")
async def set_mail(request: ApiRequest[m.SetMail]) -> None:
    """Be called by mail at this table. First a mail asks whether the address is yours; its link confirms it."""
    live, person = request.live, request.person
    limits, calls = limits_of(request), calls_of(request)
    if calls.mails is None:
        raise Refused(HTTPStatus.CONFLICT, "no_mail_here", "This server sends no mail: its operator has set none up.")
    address = mail_address(request.asked.address)
    if address is None:
        raise malformed("That is no address of mail. Write it like robin@example.org.")
    before = ways.ways_of(person).mail
    if before is not None and before.confirmed and before.address == address:
        await ways.confirm_mail(live, person.id, before.token_hash, request.asked.language)
        return
    _check_not_stopped(limits, live, address)
    network, box = client_network(request), hashed(box_of(address)).hex()
    limits.mails_to.check(f"{box} {network}")
    limits.mails.check(network)
    limits.mails_of_box.check(box)
    limits.mails_of_server.check(EVERYONE)
    at = live.context.scheduler.wall_clock()
    token = calls.token(live.record.id, person.id, address, at)
    way = MailWay(address=address, language=request.asked.language, token_hash=hashed(token), asked_at=at)
    await ways.set_mail(live, person.id, way)
    calls.calling.ask(live.record.code, person.id, way, token)


@endpoints("DELETE /api/tables/{code}/mail", errors=(GONE,), limit="actions")
async def erase_mail(request: ApiRequest[None]) -> None:
    """Erase your address of mail at this table."""
    await ways.set_mail(request.live, request.person.id, None)


@endpoints(
    "POST /api/tables/{code}/mail/confirm",
    m.MailToken,
    who="anyone",
    errors=({404: ("mail_link_not_good",)}, GONE, AT_TABLE),
)
async def confirm_mail(request: ApiRequest[m.MailToken]) -> None:
    """Say that an address of mail is yours, by the token behind the # of the link in the mail. It needs no session."""
    live, person, way = await _by_token(request)
    if not way.confirmed and live.context.scheduler.wall_clock() - way.asked_at > A_WEEK:
        raise _link_not_good()
    await ways.confirm_mail(live, person.id, way.token_hash)


@endpoints(
    "POST /api/tables/{code}/mail/stop",
    m.MailToken,
    who="anyone",
    errors=({404: ("mail_link_not_good",)}, GONE, AT_TABLE),
)
async def stop_mail(request: ApiRequest[m.MailToken]) -> None:
    """Erase an address of mail by the token behind the # of the link in its mails. For a week it is not asked again."""
    live, person, way = await _by_token(request)
    await ways.set_mail(live, person.id, None)
    limits_of(request).stopped.wait(_box(live, way.address))


def _check_not_stopped(limits: Limits, live: LiveTable, address: str) -> None:
    """The owner of an address that said no is left in peace: the next question would be from the same table."""
    seconds = limits.stopped.left_to_wait(_box(live, address))
    if seconds:
        words = "A link in a mail to this address said that it wants no mails about this table. Ask again in a week."
        later = {"Retry-After": str(int(seconds) + 1)}
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_requests", words, later)


def _box(live: LiveTable, address: str) -> str:
    return f"{live.record.id} {hashed(box_of(address)).hex()}"


async def _by_token(request: ApiRequest[m.MailToken]) -> tuple[LiveTable, PersonRecord, MailWay]:
    live = await table_of(request)
    token = hashed(request.asked.token)
    for person in live.people.values():
        way = ways.ways_of(person).mail
        if way is not None and hmac.compare_digest(way.token_hash, token):
            return live, person, way
    limits_of(request).guesses.check(client_network(request))
    raise _link_not_good()


def _link_not_good() -> Refused:
    words = "This link is no longer good. Give your address at the table again, if you want to be called."
    return Refused(HTTPStatus.NOT_FOUND, "mail_link_not_good", words)


# The table's webhook.


@endpoints(
    "PUT /api/tables/{code}/webhook", m.SetWebhook, errors=({400: ("webhook_refused",), 403: ("not_your_part",)}, GONE)
)
async def set_webhook(request: ApiRequest[m.SetWebhook]) -> None:
    """Tell a chat whose turn it is; the host only. One message tries the address, which is kept if it arrives."""
    live, person = request.live, request.person
    _check_host(person)
    limits = limits_of(request)
    limits.webhooks.check(person.id)
    limits.webhooks.check(client_network(request))
    calls = calls_of(request)
    if calls.rehearsal:
        raise _webhook_refused("This server rehearses with a restored backup, and calls nobody.")
    try:
        target = calls.trials.check(request.asked.url)
    except NotAllowed as no:
        raise _webhook_refused(str(no)) from no
    webhook = Webhook(request.asked.url, request.asked.kind or kind_of(target))
    tried = await post_to(calls.trials, webhook, first_sentence(live.record.language, calls.link(live.record.code)))
    if tried.what != "sent":
        raise _webhook_refused(tried.why)
    await ways.set_webhook(live, person.id, webhook)


@endpoints("DELETE /api/tables/{code}/webhook", errors=({403: ("not_your_part",)}, GONE), limit="actions")
async def erase_webhook(request: ApiRequest[None]) -> None:
    """Tell the chat nothing any more; the host only."""
    _check_host(request.person)
    await ways.set_webhook(request.live, request.person.id, None)


def _check_host(person: PersonRecord) -> None:
    if not person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host decides where the table calls its players.")


def _webhook_refused(why: str) -> Refused:
    words = f"No message can be sent to this address. {why}"
    return Refused(HTTPStatus.BAD_REQUEST, "webhook_refused", words)
