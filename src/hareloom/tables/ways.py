"""How people at a table are called: what they chose, and what becomes of a way that leads nowhere.

Ways are secrets of their owners. They lie beside the log, with the person or the table, and go with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from hareloom.calls.ways import MailWay, PushWay, Ways, Webhook
from hareloom.game.refusals import Code, Refusal
from hareloom.store import Change, PersonRecord, SaveExtra, SavePrivate

from .people import extra_of, found_person
from .secrets import new_id

if TYPE_CHECKING:
    from .context import Outcome
    from .state import State
    from .table import LiveTable

MOST_PUSHES = 10
"""Devices of one person that are called: the oldest makes way."""
MOST_FAILURES = 5
"""In a row: then a way is given up, if they are spread over a day at least."""
A_DAY = 24 * 3600 * 1000
"""In milliseconds. One outage of an hour fails for every player and every phase, and is no reason to forget a way."""
CALLS = "calls"
"""The actor of rows that the caller leads to."""

W = TypeVar("W", PushWay, MailWay, Webhook)
Count: TypeAlias = Callable[[int, int], tuple[int, int] | None]
"""How often a way has failed in a row, and since when, from what it was before; None forgets the way."""


def ways_of(person: PersonRecord) -> Ways:
    return extra_of(person).ways


def calls_device(person: PersonRecord, session: bytes) -> bool:
    """Is that device of the person called?"""
    return any(way.session == session for way in ways_of(person).push)


async def call_device(live: LiveTable, person_id: str, way: PushWay) -> None:
    """Call that device from now on. What it gave before is replaced."""

    def added(ways: Ways) -> Ways:
        others = [one for one in ways.push if way.session != one.session and way.endpoint != one.endpoint]
        return replace(ways, push=(*others[-(MOST_PUSHES - 1) :], way))

    await _change(live, person_id, added)


async def leave_device(live: LiveTable, person_id: str, session: bytes) -> None:
    """Don't call that device any more."""
    await _change(
        live, person_id, lambda ways: replace(ways, push=tuple(one for one in ways.push if one.session != session))
    )


async def set_mail(live: LiveTable, person_id: str, way: MailWay | None) -> None:
    await _change(live, person_id, lambda ways: replace(ways, mail=way))


async def confirm_mail(live: LiveTable, person_id: str, token_hash: bytes, language: str | None = None) -> None:
    """The address is theirs; perhaps in another language from now on."""

    def confirmed(ways: Ways) -> Ways:
        mail = ways.mail
        if mail is None or mail.token_hash != token_hash:
            return ways
        return replace(ways, mail=replace(mail, confirmed=True, language=language or mail.language))

    await _change(live, person_id, confirmed)


async def set_webhook(live: LiveTable, person_id: str, webhook: Webhook | None) -> None:
    """Tell a chat whose turn it is, or don't; the host decides."""

    def how(state: State) -> Outcome:
        if not found_person(state.people, person_id).host:
            raise Refusal(Code.NOT_YOUR_PART, "Only the host can do that.")
        if any(extra_of(one).lends_host for one in state.people.values()):
            # The role goes back when its owner comes; where the players' names go must not stay behind.
            raise Refusal(Code.NOT_YOUR_PART, "Only the host can do that, not a player who stands in for the host.")
        return (), _with_webhook(state, live.record.id, webhook)

    await live.changed(person_id, new_id(), how)


def quieted(state: State, person: PersonRecord) -> list[Change]:
    """Forget the ways to devices that are not logged in any more."""
    ways = ways_of(person)
    left = tuple(way for way in ways.push if way.session in state.sessions)
    return [] if len(left) == len(ways.push) else _saved(person, replace(ways, push=left))


def is_wanted(state: State, person_id: str, way: PushWay | MailWay | Webhook) -> bool:
    """Is that person still at the table, and to be called by that way?"""
    person = state.people.get(person_id)
    if person is None:
        return False
    if isinstance(way, Webhook):
        webhook = state.private.webhook
        return webhook is not None and webhook.url == way.url
    ways = ways_of(person)
    if isinstance(way, MailWay):
        return ways.mail is not None and ways.mail.token_hash == way.token_hash
    here = way.session in state.sessions
    return here and any((one.endpoint, one.session) == (way.endpoint, way.session) for one in ways.push)


# What the caller found out. Nobody waits for it, and what has changed meanwhile stays as it is.


def gone(live: LiveTable, person_id: str, address: str) -> None:
    """Forget a way that is no more."""
    _note(live, person_id, address, lambda *_: None)


def failed(live: LiveTable, person_id: str, address: str) -> None:
    """Count a call that did not arrive; a way is forgotten after several in a row over a day."""
    now = live.context.scheduler.wall_clock()

    def count(failures: int, since: int) -> tuple[int, int] | None:
        since = since or now
        over = failures + 1 >= MOST_FAILURES and now - since >= A_DAY
        return None if over else (failures + 1, since)

    _note(live, person_id, address, count)


def reached(live: LiveTable, person_id: str, address: str) -> None:
    """Begin to count anew."""
    _note(live, person_id, address, lambda *_: (0, 0))


def _note(live: LiveTable, person_id: str, address: str, count: Count) -> None:
    """Write how often a way has failed now, and since when; None forgets it."""

    def how(state: State) -> Outcome:
        if person_id:
            person = state.people.get(person_id)
            return (), [] if person is None else _saved(person, _counted(ways_of(person), address, count))
        webhook = state.private.webhook
        if webhook is None or webhook.url != address:
            return (), ()
        return (), _with_webhook(state, live.record.id, _recounted(webhook, count))

    live.change(CALLS, new_id(), how)


def _counted(ways: Ways, address: str, count: Count) -> Ways:
    pushes = (_recounted(way, count) if way.endpoint == address else way for way in ways.push)
    mail = ways.mail
    if mail is not None and mail.address == address:
        mail = _recounted(mail, count)
    return replace(ways, push=tuple(way for way in pushes if way is not None), mail=mail)


def _recounted(way: W, count: Count) -> W | None:
    found = count(way.failures, way.failing_since)
    return None if found is None else replace(way, failures=found[0], failing_since=found[1])


async def _change(live: LiveTable, person_id: str, change: Callable[[Ways], Ways]) -> None:
    """Change a person's ways; what is so already is no row of the log."""
    before = ways_of(found_person(live.state.people, person_id))
    if change(before) == before:
        return

    def how(state: State) -> Outcome:
        person = found_person(state.people, person_id)
        return (), _saved(person, change(ways_of(person)))

    await live.changed(person_id, new_id(), how)


def _saved(person: PersonRecord, ways: Ways) -> list[Change]:
    extra = extra_of(person)
    return [] if extra.ways == ways else [SaveExtra(person.id, msgspec.json.encode(replace(extra, ways=ways)))]


def _with_webhook(state: State, table_id: str, webhook: Webhook | None) -> list[Change]:
    return [SavePrivate(table_id, msgspec.json.encode(replace(state.private, webhook=webhook)))]
