"""A host's powers: the door, names, sending somebody away, handing the role on; and who is host while they are away."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.store import Change, PersonRecord, SaveExtra, SavePrivate, SetHost
from hareloom.store import RemovePerson as TakeAway
from hareloom.store import RenamePerson as CallOtherwise

from .asks import ChangeTableSettings, HandOnHost, Hosting, LetIn, RemovePerson, RenamePerson
from .people import clean_name, extra_of
from .secrets import new_id
from .settings import private_of
from .talk import check_silence

if TYPE_CHECKING:
    from .live import LiveTable

NOT_LET_IN = 4401
REMOVED = 4410
"""The close code for those whom the host has sent away."""


async def host_asks(live: LiveTable, host: PersonRecord, ask_id: str, action: Hosting) -> None:
    """Do it, or raise a Refusal. The mailbox is held."""
    if not host.host:
        raise Refusal(Code.NOT_YOUR_PART, "Only the host can do that.")
    match action:
        case ChangeTableSettings():
            await _change_table_settings(live, host, ask_id, action)
        case LetIn():
            await _let_in(live, host, ask_id, _found(live, action.person))
        case RenamePerson():
            await _rename(live, host, ask_id, _found(live, action.person), action.name)
        case HandOnHost():
            await _hand_on(live, host, ask_id, _found(live, action.person))
        case RemovePerson():
            await _remove(live, host, ask_id, _found(live, action.person), action.stand_in)


def _found(live: LiveTable, person_id: str) -> PersonRecord:
    person = live.people.get(person_id)
    if person is None:
        raise Refusal(Code.NO_SUCH_PERSON, "That person is not at this table any more.")
    return person


async def _change_table_settings(live: LiveTable, host: PersonRecord, ask_id: str, action: ChangeTableSettings) -> None:
    named = {field: getattr(action, field) for field in action.__struct_fields__}
    settings = replace(live.settings, **{field: value for field, value in named.items() if value is not None})
    private = msgspec.json.encode(replace(private_of(live.record), settings=settings))
    changes: list[Change] = [SavePrivate(live.record.id, private)]
    if live.settings.watchers and not settings.watchers:
        changes += [TakeAway(person.id) for person in live.people.values() if _only_watches(person)]
    await live.write_once(host.id, ask_id, *changes)
    live.record = replace(live.record, private=private)
    live.settings = settings
    if not settings.watchers:
        live.audience.close_screens(NOT_LET_IN, "no watchers")


def _only_watches(person: PersonRecord) -> bool:
    return person.seat is None and not person.host and not extra_of(person).waiting


async def _let_in(live: LiveTable, host: PersonRecord, ask_id: str, newcomer: PersonRecord) -> None:
    extra = extra_of(newcomer)
    if not extra.waiting:
        raise Refusal(Code.ALREADY_MOVED, f"{newcomer.name} is in already.")
    await live.write_once(host.id, ask_id, SaveExtra(newcomer.id, msgspec.json.encode(replace(extra, waiting=False))))
    if extra.wants_seat:
        # A game may be on, or all seats taken: then they watch, and sit down in the next one.
        with suppress(Refusal):
            await live.act_for(newcomer.id, new_id(), a.TakeSeat())


async def _rename(live: LiveTable, host: PersonRecord, ask_id: str, person: PersonRecord, text: str) -> None:
    check_silence(live, host)
    name = clean_name(text)
    if not name:
        raise Refusal(Code.NOTHING_SAID, "Write a name with at least one character that can be seen.")
    await live.write_once(host.id, ask_id, CallOtherwise(person.id, name))


async def _hand_on(live: LiveTable, host: PersonRecord, ask_id: str, person: PersonRecord) -> None:
    if person.host:
        raise Refusal(Code.ALREADY_MOVED, f"{person.name} is the host already.")
    if extra_of(person).waiting:
        raise Refusal(Code.NOT_YOUR_PART, f"{person.name} still stands at the door; let them in first.")
    await live.write_once(host.id, ask_id, SetHost(host.id, host=False), SetHost(person.id, host=True))


async def _remove(live: LiveTable, host: PersonRecord, ask_id: str, person: PersonRecord, stand_in: str) -> None:
    if person.id == host.id:
        raise Refusal(Code.NOT_YOUR_PART, "Hand the role of the host on first; then leave.")
    seat = live.seat_of(person)
    if seat is None:
        await live.write_once(host.id, ask_id, TakeAway(person.id))
    else:
        await live.act_as_host(host.id, ask_id, a.RemoveSeat(seat=seat, stand_in=stand_in), TakeAway(person.id))


# Without the host.


def next_host(live: LiveTable) -> PersonRecord | None:
    """Who becomes host if the host stays away: of those who are here first those with a seat, then who came first."""
    here = [
        person
        for person in live.people.values()
        if person.id in live.here() and not person.host and not extra_of(person).waiting
    ]
    return min(here, key=lambda person: person.seat is None, default=None)  # people are kept in the order they came


async def move_host(live: LiveTable) -> None:
    """The host has been away for a while. Nobody's fault, so it is lent: it returns with them."""
    async with live.mailbox:
        host = live.host()
        heir = next_host(live)
        if host is None or heir is None or host.id in live.here():
            return
        # Whoever has it on loan lends it to nobody: it returns to the one whose it is.
        owner_is_out = any(extra_of(person).lends_host for person in live.people.values())
        changes: list[Change] = [SetHost(host.id, host=False), SetHost(heir.id, host=True)]
        if not owner_is_out:
            changes.append(SaveExtra(host.id, msgspec.json.encode(replace(extra_of(host), lends_host=True))))
        await live.write(*changes)
        live.publish()


async def return_host(live: LiveTable, person_id: str) -> None:
    """Whoever lent the role is here again."""
    async with live.mailbox:
        person = live.people.get(person_id)
        if person is None or not extra_of(person).lends_host:
            return
        held = [SetHost(one.id, host=False) for one in live.people.values() if one.host and one.id != person_id]
        extra = msgspec.json.encode(replace(extra_of(person), lends_host=False))
        await live.write(*held, SetHost(person_id, host=True), SaveExtra(person_id, extra))
        live.publish()
