"""A person's devices: which let them in, the personal link for one more, and how a device is logged out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hareloom.store import AddSession, Change, RevokeSession, RevokeSessions, SessionRecord

from .people import found_person
from .secrets import hashed, new_id, new_secret
from .state import after_changes
from .ways import quieted

if TYPE_CHECKING:
    from collections.abc import Callable

    from .context import Outcome
    from .state import State
    from .table import LiveTable

MOST_DEVICES = 20
"""Of one person at one table, come by a link: the oldest makes way. The device that joined always stays."""


class Device(Struct, frozen=True):
    """One of a person's devices."""

    id: str
    """Names the device, and opens nothing."""
    session: SessionRecord
    here: bool
    """Connected right now."""


def new_session(
    secret: str, person_id: str, table_id: str, at: int, *, link: bool = False, about: str = "", by_link: bool = False
) -> SessionRecord:
    return SessionRecord(
        secret_hash=hashed(secret),
        person_id=person_id,
        table_id=table_id,
        kind="link" if link else "device",
        created_at=at,
        about=about,
        by_link=by_link,
    )


def devices_of(live: LiveTable, person_id: str) -> list[Device]:
    """A person's devices, the oldest first."""
    here = {connection.session for connection in live.presence.connections}
    return [Device(_id(one), one, one.secret_hash in here) for one in _sessions(live.state, person_id, "device")]


def has_link(live: LiveTable, person_id: str) -> bool:
    """Is there a personal link that opens the person's seat?"""
    return bool(_sessions(live.state, person_id, "link"))


async def personal_link(live: LiveTable, person_id: str) -> str:
    """Create a secret for the person's other devices. It revokes the one before."""
    secret = new_secret()
    at = live.context.scheduler.wall_clock()
    session = new_session(secret, person_id, live.record.id, at, link=True)
    await _change(live, person_id, lambda _: [RevokeSessions(person_id, "link"), AddSession(session)])
    return secret


async def revoke_link(live: LiveTable, person_id: str, secret: str, *, devices: bool) -> None:
    """Take the link back; on request together with the devices that came by one, except for this."""

    def ended(state: State) -> list[Change]:
        came = [one for one in _sessions(state, person_id, "device") if one.by_link]
        gone: list[Change] = [RevokeSession(one.secret_hash) for one in came if one.secret_hash != hashed(secret)]
        return [RevokeSessions(person_id, "link"), *(gone if devices else ())]

    await _change(live, person_id, ended)


async def enter(live: LiveTable, person_id: str, about: str = "") -> str:
    """A secret of its own for a device that came by the personal link."""
    secret = new_secret()
    at = live.context.scheduler.wall_clock()
    session = new_session(secret, person_id, live.record.id, at, about=about, by_link=True)

    def entered(state: State) -> list[Change]:
        before = [one for one in _sessions(state, person_id, "device") if one.by_link]
        oldest = before[: max(0, len(before) + 1 - MOST_DEVICES)]
        return [*(RevokeSession(one.secret_hash) for one in oldest), AddSession(session)]

    await _change(live, person_id, entered)
    return secret


async def forget_device(live: LiveTable, person_id: str, secret: str) -> None:
    """Log this device out."""
    await _change(live, person_id, lambda _: [RevokeSession(hashed(secret))])


async def end_device(live: LiveTable, person_id: str, device: str) -> bool:
    """Log one of the person's devices out; False if there is none of that id."""
    found = [one for one in _sessions(live.state, person_id, "device") if _id(one) == device]
    if found:
        await _change(live, person_id, lambda _: [RevokeSession(one.secret_hash) for one in found])
    return bool(found)


async def end_other_devices(live: LiveTable, person_id: str, secret: str) -> None:
    """Log all others out, and take the link back: who has it could come again."""

    def ended(state: State) -> list[Change]:
        mine = [one.secret_hash for one in state.sessions.values() if one.person_id == person_id]
        return [RevokeSession(one) for one in mine if one != hashed(secret)]

    await _change(live, person_id, ended)


def _id(session: SessionRecord) -> str:
    # Not the hash itself: that is what the store finds a secret by.
    return hashed(session.secret_hash.hex())[:8].hex()


def _sessions(state: State, person_id: str, kind: str) -> list[SessionRecord]:
    return [one for one in state.sessions.values() if one.person_id == person_id and one.kind == kind]


async def _change(live: LiveTable, person_id: str, changes: Callable[[State], list[Change]]) -> None:
    def how(state: State) -> Outcome:
        person = found_person(state.people, person_id)
        made = changes(state)
        return (), [*made, *quieted(after_changes(state, made), person)]

    await live.changed(person_id, new_id(), how)
