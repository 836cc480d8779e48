"""The oracle on trial: its twins are real twins, and every leak that is built in on purpose is caught."""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hareloom.game.table import Table
from hareloom.game.values import CardId, Phase

from .leaky_views import CLASSIC, LEAKS, PARTY, REAL, TEAM, TEAM_BLIND, TWO_TOKENS, Leaky
from .oracle import Audience, Row, check_payload, could_be, knowledge, named_twins
from .oracle_check import Leak, Tally, leaks, told_by_places
from .oracle_people import Case, Engine, moments

SEEDS = 6
"""How many games may pass before a leak shows."""


def games(case: Case) -> Iterator[Case]:
    """The same sort of game, again and again."""
    return (replace(case, seed=seed) for seed in range(1, SEEDS + 1))


def found(leaky: Leaky) -> Iterator[Leak]:
    """What the trial says about these rules, games on end."""
    for case in games(leaky.case):
        yield from leaks(leaky.engine, case, Tally())
        yield from told_by_places(leaky.engine, table_in(case, all_are_in))


def table_in(case: Case, wanted: Callable[[Table], bool]) -> Table:
    """The first table of that sort in a real game."""
    tables = (moment.after for one in games(case) for moment in moments(REAL, one))
    return next(table for table in tables if wanted(table))


def all_are_in(table: Table) -> bool:
    """All cards are in, and the phase closes in a moment."""
    return table.phase is Phase.GIVE and table.closing != 0


@pytest.mark.parametrize("name", LEAKS)
def test_leak_is_caught(name: str) -> None:
    """Rules that leak on purpose are caught, and the row that they break is named."""
    leaky = LEAKS[name]
    assert any(leak.row is leaky.row for leak in found(leaky)), f"not caught: {leaky.sentence}"


def test_each_row_has_a_leak() -> None:
    """Every row that says what must be secret has a leak of its own."""
    assert {leaky.row for leaky in LEAKS.values()} == set(Row) - {Row.TOGETHER, Row.SHOWN}


def test_the_oracle_knows_only_the_rules() -> None:
    """No file of the oracle imports what it judges: the view, what is legal by it, or the core's own idea of roles."""
    for file in Path(__file__).parent.glob("oracle*.py"):
        imports = [line for line in file.read_text().splitlines() if re.match(r"\s*(from|import) ", line)]
        judged = [line for line in imports if re.search(r"\b(view|legal|roles|wild|tabletop|random_player)\b", line)]
        assert judged == [], file.name


@pytest.mark.parametrize("case", [CLASSIC, TWO_TOKENS, PARTY, TEAM, TEAM_BLIND, Case("odyssey", 3)], ids=str)
def test_twins_are_twins(case: Case) -> None:
    """A twin could be, holds the same cards, is another table, and leaves the audience's knowledge as it is."""
    dice = random.Random(5)
    for moment in moments(REAL, case):
        table = moment.after
        for audience in (None, *(seat.no for seat in table.seats)):
            known = knowledge(table, audience)
            for row, twin in named_twins(table, audience, dice):
                assert twin != table
                assert could_be(twin), row
                assert knowledge(twin, audience) == known, row
                assert sorted(all_cards(twin)) == sorted(all_cards(table)), row


def all_cards(table: Table) -> list[CardId]:
    """Every card, wherever it is."""
    hands = chain.from_iterable(seat.hand for seat in table.seats)
    return [*table.pile, *table.discard, *hands, *(laid.card for laid in table.laid)]


@pytest.mark.parametrize("case", [CLASSIC, PARTY, TEAM, Case("odyssey", 3)], ids=str)
def test_places_tell_no_owner(case: Case) -> None:
    """The pictures are shuffled evenly: each owner's lies on each place equally often."""
    assert [str(leak) for leak in told_by_places(REAL, table_in(case, all_are_in))] == []


def test_something_kept_back_is_noticed() -> None:
    """A view that shows too little fails too: here the own hand is missing."""

    def blind(table: Table, no: Audience) -> Any:
        seen = REAL.view(table, no)
        return (
            seen if seen.own is None else msgspec.structs.replace(seen, own=msgspec.structs.replace(seen.own, hand=()))
        )

    engine = Engine(REAL.decide, REAL.evolve, blind)
    assert any(leak.row is Row.SHOWN for leak in leaks(engine, CLASSIC, Tally()))


# Bytes.


def some_have_voted(table: Table) -> bool:
    """Two ballots are cast, and a turn has been revealed before."""
    return table.phase is Phase.VOTE and table.turn > 1 and sum(seat.ballot is not None for seat in table.seats) == 2


def a_voter(table: Table) -> int:
    """A seat that has voted."""
    return next(seat.no for seat in table.seats if seat.ballot is not None and seat.no != table.storyteller)


Told = Callable[[Table, int], Any]


def _owner_row(table: Table, _: int) -> Any:
    return [laid.owner for laid in table.laid]


def _not_mine(table: Table, no: int) -> tuple[int, CardId, int]:
    return next((place, laid.card, laid.owner) for place, laid in enumerate(table.laid, 1) if laid.owner != no)


def _another_ballot(table: Table, no: int) -> Any:
    seat = next(seat for seat in table.seats if seat.ballot is not None and seat.no != no)
    return {"seat": seat.no, "ballot": msgspec.to_builtins(seat.ballot)}


def _false_record(table: Table, _: int) -> Any:
    return {"turn": 1, "laid": [{"card": laid.card, "owner": laid.owner} for laid in table.laid]}


BYTES: dict[str, tuple[Row, Told]] = {
    "the next cards are fetched ahead": (Row.PILE, lambda table, _: [f"/cards/{table.pile[0]}.webp"]),
    "a name in capitals": (Row.PILE, lambda table, _: table.pile[-1].upper()),
    "another seat's hand": (Row.HAND, lambda table, no: next(seat.hand[0] for seat in table.seats if seat.no != no)),
    "owners, place by place": (Row.OWNER, lambda table, no: {"x": _owner_row(table, no)}),
    "owners under their name": (Row.OWNER, lambda table, no: {"owners": _owner_row(table, no)}),
    "a picture and its seat": (
        Row.OWNER,
        lambda table, no: {"card": _not_mine(table, no)[1], "by": _not_mine(table, no)[2]},
    ),
    "a pair of picture and seat": (Row.OWNER, lambda table, no: [list(_not_mine(table, no)[1:])]),
    "a map from pictures to seats": (Row.OWNER, lambda table, _: {laid.card: laid.owner for laid in table.laid}),
    "a mark on another's picture": (Row.OWNER, lambda table, no: {"positions": [_not_mine(table, no)[0]]}),
    "this turn's owners in an old record": (Row.OWNER, _false_record),
    "the picture sought": (Row.STORYTELLERS_CARD, lambda *_: {"target": 1}),
    "another seat's ballot": (Row.VOTE, _another_ballot),
    "all ballots": (Row.VOTE, lambda *_: {"ballots": [{"ballot": 1}]}),
    "ballots by seat": (
        Row.VOTE,
        lambda table, _: {str(seat.no): seat.ballot.votes[0] for seat in table.seats if seat.ballot is not None},
    ),
    "the red token": (Row.RED_TOKEN, lambda *_: {"red": 99}),
}


@pytest.mark.parametrize("name", BYTES)
def test_leak_in_bytes_is_caught(name: str) -> None:
    """Something secret added to what is sent is found in the bytes alone, for a seat and for a watcher."""
    row, told = BYTES[name]
    case = Case("odyssey", 6, turns=3)
    table = table_in(case, lambda one: some_have_voted(one) and _owner_row(one, 0) != sorted(_owner_row(one, 0)))
    for audience in (None, table.storyteller):
        payload = json.loads(msgspec.json.encode(REAL.view(table, audience)))
        check_payload(table, audience, json.dumps(payload).encode(), case.cards())
        payload["more"] = told(table, audience or 0)
        with pytest.raises(AssertionError, match=row):
            check_payload(table, audience, json.dumps(payload).encode(), case.cards())


def test_names_are_found_in_any_bytes() -> None:
    """Not only JSON is searched, and no escape hides a name."""
    table = table_in(CLASSIC, all_are_in)
    card = table.seat(table.storyteller).given[0]
    escaped = "".join(f"\\u{ord(letter):04x}" for letter in card)
    for payload in (f"<img src='/cards/{card}.webp'>", f'["{escaped}"]'):
        with pytest.raises(AssertionError, match=Row.STORYTELLERS_CARD):
            check_payload(table, None, payload.encode(), CLASSIC.cards())
        check_payload(table, table.storyteller, payload.encode(), CLASSIC.cards())


def test_a_name_within_a_name() -> None:
    """A card that may be known may contain the name of one that may not."""
    table = table_in(CLASSIC, all_are_in)
    no = table.storyteller
    known = table.seat(no).hand[0]
    check_payload(table, no, json.dumps([known]).encode(), [*CLASSIC.cards(), known[:5]])


def test_what_is_public_passes() -> None:
    """Scores by seat, a seat's own ballot and earlier turns are no leaks."""
    case = Case("odyssey", 6, turns=3)
    table = table_in(case, some_have_voted)
    no = a_voter(table)
    ballot = table.seat(no).ballot
    assert ballot is not None
    told = {
        "scores": {str(seat.no): 0 for seat in table.seats},
        "mine": {"seat": no, "ballot": msgspec.to_builtins(ballot)},
        "past": [msgspec.to_builtins(reveal) for reveal in table.reveals],
        "chat": [{"from": table.storyteller, "text": "well, well"}],
    }
    check_payload(table, no, json.dumps(told).encode(), case.cards(), strict=True)
