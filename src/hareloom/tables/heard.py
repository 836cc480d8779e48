"""Which of the bots' phrases people have heard, so that bots surprise them on the tenth evening too.

It lies beside the log with the person, as the phrases' numbers alone: exported and erased with them.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from hareloom.bots.language.bank import NUMBER_BYTES, phrase_number, plain
from hareloom.game import actions as a
from hareloom.game.events import GameEnded, GameStopped
from hareloom.store import Change, PersonRecord, SaveExtra

from .context import Outcome
from .people import extra_of
from .state import State

MOST = 2_000
"""How many phrases of a person are remembered: the latest."""
MAY_END_A_GAME = frozenset({a.BeReady, a.GoOn, a.ClosePhase, a.StopGame})


def numbers(heard: bytes) -> list[int]:
    """The numbers of phrases, the latest last."""
    return [int.from_bytes(heard[at : at + NUMBER_BYTES], "big") for at in range(0, len(heard), NUMBER_BYTES)]


def packed(phrases: Iterable[int]) -> bytes:
    """The same in bytes, each once."""
    latest = list(dict.fromkeys(phrases))[-MOST:]
    return b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in latest)


def heard_by(people: Iterable[PersonRecord]) -> set[int]:
    """What at least one of these people has heard."""
    return {number for person in people if person.extra != b"{}" for number in numbers(extra_of(person).heard)}


def with_memory(state: State, outcome: Outcome) -> Outcome:
    """When a game is over, its players remember what bots told in it."""
    events, changes = outcome
    if not any(isinstance(event, GameEnded | GameStopped) for event in events):
        return outcome
    bots = {seat.no for seat in state.table.seats if seat.bot}
    told = [phrase_number(plain(turn.clue.text)) for turn in state.table.reveals if turn.storyteller in bots]
    return events, [*changes, *(_remember(person, told) for person in state.people.values() if told and person.seat)]


def _remember(person: PersonRecord, told: list[int]) -> Change:
    extra = extra_of(person)
    more = replace(extra, heard=packed([*numbers(extra.heard), *told]))
    return SaveExtra(person.id, msgspec.json.encode(more))
