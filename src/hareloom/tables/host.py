"""A host's powers: the door, names, sending a person away, handing the role on; and who is host while they are away."""

import msgspec
from msgspec.structs import replace

from hareloom.game.refusals import Code, Refusal
from hareloom.store import Change, PersonRecord, SaveExtra, SavePrivate, SetHost
from hareloom.store import RemovePerson as TakeAway
from hareloom.store import RenamePerson as GiveName

from . import requests as r
from .chat import check_silence
from .context import Context, Outcome
from .models.allowed import check_models
from .people import clean_name, extra_of, host_of, is_waiting
from .seating import remove_from_seat
from .state import State


def power(context: Context, state: State, person: PersonRecord, action: r.HostPower) -> Outcome:
    """Carry out a host's request, or raise a Refusal."""
    if not person.host:
        raise Refusal(Code.NOT_YOUR_PART, "Only the host can do that.")
    match action:
        case r.ChangeTableSettings():
            if action.models:
                check_models(context)
            return (), _change_settings(state, person, action)
        case r.LetIn():
            return (), [_let_in(_found(state, action.person))]
        case r.RenamePerson():
            return (), [_rename(state, person, _found(state, action.person), action.name)]
        case r.HandOnHost():
            return (), _hand_on(person, _found(state, action.person))
        case r.RemovePerson():
            return _remove(context, state, person, action)


def _found(state: State, person_id: str) -> PersonRecord:
    person = state.people.get(person_id)
    if person is None:
        raise Refusal(Code.NO_SUCH_PERSON, "That person is not at this table any more.")
    return person


def _change_settings(state: State, host: PersonRecord, action: r.ChangeTableSettings) -> list[Change]:
    named = {field: getattr(action, field) for field in action.__struct_fields__}
    settings = replace(state.settings, **{field: value for field, value in named.items() if value is not None})
    private = msgspec.json.encode(replace(state.private, settings=settings))
    changes: list[Change] = [SavePrivate(host.table_id, private)]
    if state.settings.watchers and not settings.watchers:
        changes += [TakeAway(person.id) for person in state.people.values() if _only_watches(person)]
    return changes


def _only_watches(person: PersonRecord) -> bool:
    return person.seat is None and not person.host and not is_waiting(person)


def _let_in(newcomer: PersonRecord) -> Change:
    extra = extra_of(newcomer)
    if not extra.waiting:
        raise Refusal(Code.ALREADY_MOVED, f"{newcomer.name} is in already.")
    return SaveExtra(newcomer.id, msgspec.json.encode(replace(extra, waiting=False)))


def _rename(state: State, host: PersonRecord, person: PersonRecord, text: str) -> Change:
    check_silence(state, host)
    name = clean_name(text)
    if not name:
        raise Refusal(Code.NOTHING_SAID, "Write a name with at least one character that can be seen.")
    return GiveName(person.id, name)


def _hand_on(host: PersonRecord, person: PersonRecord) -> list[Change]:
    if person.host:
        raise Refusal(Code.ALREADY_MOVED, f"{person.name} is the host already.")
    if is_waiting(person):
        raise Refusal(Code.NOT_YOUR_PART, f"{person.name} still stands at the door; let them in first.")
    return [SetHost(host.id, host=False), SetHost(person.id, host=True)]


def _remove(context: Context, state: State, host: PersonRecord, action: r.RemovePerson) -> Outcome:
    person = _found(state, action.person)
    if person.id == host.id:
        raise Refusal(Code.NOT_YOUR_PART, "Hand the role of the host on first; then leave.")
    events, changes = remove_from_seat(context, state, person, action.stand_in)
    return events, [*changes, TakeAway(person.id)]


# Without the host.


def next_host(state: State, here: frozenset[str]) -> PersonRecord | None:
    """Who becomes host if the host stays away: of those who are here first those with a seat, then who came first."""
    people = [one for one in state.people.values() if one.id in here and not one.host and not is_waiting(one)]
    return min(people, key=lambda person: person.seat is None, default=None)  # people are kept in the order they came


def lend_host(state: State, here: frozenset[str]) -> Outcome:
    """Lend the role of a host who has been away for a while; it returns with them."""
    host, heir = host_of(state.people.values()), next_host(state, here)
    if host is None or heir is None or host.id in here:
        raise Refusal(Code.ALREADY_MOVED, "The host is here, or no other person is.")
    changes: list[Change] = [SetHost(host.id, host=False), SetHost(heir.id, host=True)]
    # A role that is on loan already isn't lent again: it returns to its owner.
    if not any(extra_of(person).lends_host for person in state.people.values()):
        changes.append(SaveExtra(host.id, msgspec.json.encode(replace(extra_of(host), lends_host=True))))
    return (), changes


def return_host(state: State, person_id: str) -> Outcome:
    """Give the role back to the person who lent it."""
    person = state.people.get(person_id)
    if person is None or not extra_of(person).lends_host:
        raise Refusal(Code.ALREADY_MOVED, "That person has not lent the role of the host.")
    held = [SetHost(one.id, host=False) for one in state.people.values() if one.host and one.id != person_id]
    extra = msgspec.json.encode(replace(extra_of(person), lends_host=False))
    return (), [*held, SetHost(person_id, host=True), SaveExtra(person_id, extra)]
