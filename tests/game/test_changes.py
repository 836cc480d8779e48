"""What is merged into the last view gives the next one, in every edition, for watchers and for each seat."""

import itertools
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from hareloom.game.changes import Changes, OwnFields
from hareloom.game.roles import awaited
from hareloom.game.table import Table
from hareloom.game.view import own, public

from .wild import CELLS, states


def _merged(value: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(value) if isinstance(value, dict) else {}
    for key, part in patch.items():
        if part is None:
            merged.pop(key, None)
        else:
            merged[key] = _merged(merged.get(key), part)
    return merged


def _after(was: Struct, patch: object) -> Struct:
    """The view that a client has after merging the patch, read as the type that it is."""
    merged = _merged(_as_sent(was), _as_sent(patch))
    return msgspec.json.decode(msgspec.json.encode(merged), type=type(was))


def _as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check(before: Table, after: Table) -> None:
    changes = Changes(before, after)
    assert _after(public(before), changes.public) == public(after)
    for seat in after.seats:
        if before.place(seat.no) >= 0:
            patch = changes.own(seat.no)
            assert _after(own(before, seat.no), patch) == own(after, seat.no)
            assert not patch or changes.for_all or seat.no in (changes.moved or ())


def _check_known(tables: list[Table], dice: Random) -> None:
    """With what is known from the step before, and seats that are not always asked for, nothing is different."""
    known: OwnFields = {}
    for before, after in itertools.pairwise(tables):
        changes = Changes(before, after, known)
        for seat in after.seats:
            if before.place(seat.no) >= 0 and dice.random() < 0.7:
                assert changes.own(seat.no) == Changes(before, after).own(seat.no)
        changes.forget()


@pytest.mark.parametrize(("edition", "players"), CELLS)
def test_the_last_view_with_the_changes_is_the_next_view(edition: str, players: int) -> None:
    """In wild games of every edition and size, after every step and across several."""
    for seed in range(3):
        tables = [game.table for game in states(edition, players, seed, turns=3)]
        for before, after in itertools.pairwise(tables):
            _check(before, after)
        _check_known(tables, Random(seed))
        for before, after in zip(tables, tables[7:], strict=False):
            _check(before, after)


@pytest.mark.parametrize(("edition", "players"), CELLS)
def test_the_table_keeps_whom_it_waits_for(edition: str, players: int) -> None:
    """What the table keeps is what the roles say after every step."""
    for game in states(edition, players, 5, turns=3):
        assert game.table.awaited == tuple(awaited(game.table))


def test_a_move_that_shows_nothing_changes_nothing_for_the_others() -> None:
    """A seat that gives another card than before: only its own view says so."""
    table = next(game.table for game in states("odyssey", 4, 1) if any(seat.given for seat in game.table.seats))
    seat = next(seat for seat in table.seats if seat.given)
    other = next(card for card in seat.hand if card not in seat.given)
    changed = replace(table, seats=tuple(replace(one, given=(other,)) if one is seat else one for one in table.seats))
    changes = Changes(table, changed)
    assert changes.public == {}
    assert [one.no for one in table.seats if changes.own(one.no)] == [seat.no]


def test_other_seats_and_other_players_are_seen_whole() -> None:
    """A seat more, a seat less, another order, a bot in a player's place: the next view comes out right."""
    table = next(states("odyssey", 4, 1)).table
    first, second, *others = table.seats
    worlds = (
        replace(table, seats=table.seats[:-1]),
        replace(table, seats=(second, first, *others)),
        replace(table, seats=(replace(first, bot="otto"), second, *others)),
    )
    for world in worlds:
        _check(table, world)
        _check(world, table)
        changes, known = Changes(table, world), {first.no: {"hand": ()}}
        assert changes.roles
        assert changes.moved is None
        changes.own(first.no)
        assert changes.own(first.no) is changes.own(first.no)
        Changes(table, world, known).forget()
        assert known == {}
