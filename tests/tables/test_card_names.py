"""A card is called by its picture's hash: what its name, its place, its size and its order in any frame tell. Nothing.

Most of it is exact. Two worlds are played that differ in whose cards are whose; in the second, chance lays the pictures
as they lay in the first, which is as likely. Then every client that may not know the difference gets the same bytes.
"""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random, SystemRandom

import pytest
from msgspec.structs import replace

from hareloom.bots import choose_any
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.events import TableLaid
from hareloom.game.evolve import evolve_all
from hareloom.game.table import Table
from hareloom.game.values import CardId, Phase, SeatNo
from hareloom.game.view import view
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import open_table
from hareloom.tables.requests import StartGame
from tests.game.at_table import at as tabletop_at
from tests.game.at_table import hand, move
from tests.server.conftest import TestDecks

from .evening import Evening, at, evening

DECK = TestDecks().cards_of(("hareloom",)) or ()
ONE, OTHER = 2, 3
"""The two seats whose cards change hands between the worlds."""


class Deck:
    """These cards, in this order."""

    def __init__(self, cards: tuple[CardId, ...]) -> None:
        self.cards = cards

    def cards_of(self, _: tuple[str, ...]) -> tuple[CardId, ...]:
        return self.cards


class Recorder:
    """A connection that keeps every byte."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"{code}: {reason}")


def _recorders(table: Evening) -> dict[SeatNo | None, Recorder]:
    """One more connection to each seat, and to a big screen."""
    recorders: dict[SeatNo | None, Recorder] = {table.seat(name): Recorder() for name in table.ids}
    for name in table.ids:
        table.live.attach(recorders[table.seat(name)], table.ids[name])
    recorders[None] = Recorder()
    table.live.attach(recorders[None], None)
    return recorders


async def _world(
    edition: str, players: int, seed: int, deck: tuple[CardId, ...], lie: tuple[CardId, ...] = ()
) -> tuple[Evening, dict[SeatNo | None, Recorder], dict[SeatNo, tuple[CardId, ...]]]:
    """A turn until the vote, with changed minds; who is not one of the two does what they would do anyway."""
    table = await evening(*(f"P{n}" for n in range(1, players + 1)), start=False, edition=edition)
    live, names = table.live, {table.seat(name): name for name in table.ids}
    live.context.decks, live.context.dice = Deck(deck), Random(seed)  # the world's own chance
    recorders = _recorders(table)
    await table.asks("P1", StartGame())
    hands = {seat.no: seat.hand for seat in live.table.seats}
    await table.asks("P1", a.ClaimFirstTurn(**table.now()))
    whim = Random(seed)
    await table.asks("P1", _anything(live.table, 1, whim))
    for seat, card in ((ONE, 0), (OTHER, 2), (ONE, 1), (OTHER, 0), (OTHER, 1)):
        count = live.table.rules.cards_given
        cards = live.table.seat(seat).hand[card : card + count]
        await table.asks(names[seat], a.GiveCards(**table.now(), cards=cards))
    while live.table.phase is Phase.GIVE and (missing := live.table.awaited):
        given = _anything(live.table, missing[0], whim)
        assert isinstance(given, a.GiveCards)
        await table.asks(names[missing[0]], replace(given, settled=False))
    live.context.dice = _chance_that_lays(table, lie) if lie else Random(seed)
    await table.scheduler.run(5)
    assert live.table.phase is Phase.VOTE
    for seat in [no for no in live.table.awaited if no not in _insiders(live.table)]:
        await table.asks(names[seat], _anything(live.table, seat, whim))
    assert live.table.phase is Phase.VOTE
    return table, recorders, hands


def _chance_that_lays(table: Evening, lie: tuple[CardId, ...]) -> Random:
    """Chance by which the pictures come to lie like this."""
    close = a.ClosePhase(**table.now())
    for seed in itertools.count():
        laid = next(
            event for event in decide(table.live.table, a.CLOCK, close, Random(seed)) if type(event) is TableLaid
        )
        if laid.cards == lie:
            return Random(seed)
    raise AssertionError("chance has an end")


def _anything(table: Table, seat: SeatNo, whim: Random) -> a.SeatMove:
    chosen = choose_any(view(table, seat), whim)
    assert chosen is not None
    return chosen


def _insiders(table: Table) -> set[SeatNo]:
    """Those who may know whose these two seats' pictures are."""
    partners = {table.partner(no) for no in (ONE, OTHER)} if table.rules.teams else set()
    return {ONE, OTHER} | partners


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("edition", "players"), [("classic", 4), ("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6)]
)
async def test_two_owners_change_cards_and_the_others_get_the_same_bytes(
    edition: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deal, clue, cards given and changed, pictures laid, votes: every frame, its size and its moment are the same."""
    for seed in range(6):
        _same_ids(monkeypatch)
        one, heard_one, hands = await _world(edition, players, seed, DECK)
        lie = tuple(laid.card for laid in one.live.table.laid)
        names = dict(zip(hands[ONE] + hands[OTHER], hands[OTHER] + hands[ONE], strict=True))
        renamed = tuple(names.get(card, card) for card in DECK)
        _same_ids(monkeypatch)
        other, heard_other, swapped = await _world(edition, players, seed, renamed, lie)
        assert (swapped[ONE], swapped[OTHER]) == (hands[OTHER], hands[ONE])
        owners = [[laid.owner for laid in world.live.table.laid] for world in (one, other)]
        assert owners[0] != owners[1], "the worlds differ in whose pictures lie where"
        outsiders = heard_one.keys() - _insiders(one.live.table)
        assert len(outsiders) >= 2
        for audience in outsiders:
            assert heard_one[audience].heard == heard_other[audience].heard, f"seed {seed}, seat {audience}"
            assert len(heard_one[audience].heard) > 6


def _same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are called the same in every world: their ids are chance too, and not what is compared."""
    ids = itertools.count()
    for room in ("hall", "door"):
        monkeypatch.setattr(f"hareloom.tables.{room}.new_id", lambda: f"id{next(ids)}")


def test_the_order_of_giving_is_not_in_the_order_on_the_table() -> None:
    """The first, second and last picture given lie in every place equally often (chi-squared)."""
    counts = Counter[tuple[int, int]]()
    orders = list(itertools.permutations((2, 3, 4)))
    for seed in range(600):
        top = tabletop_at(Phase.GIVE)
        top.dice = Random(seed)
        order = orders[seed % len(orders)]
        for seat in order:
            move(top, seat, a.GiveCards, cards=(hand(top, seat)[0],), settled=True)
        owners = [laid.owner for laid in top.table.laid]
        counts.update((number, owners.index(seat)) for number, seat in enumerate(order))
    assert len(counts) == 12
    assert sum((count - 150) ** 2 / 150 for count in counts.values()) < 60, counts


def test_a_rematch_knows_nothing_of_the_last_game() -> None:
    """With the same chance the second deal is the same after any first game: who had which card, and when, is gone."""
    deals, firsts = set(), set()
    for seed in range(12):
        top = open_table("odyssey", 4, seed=seed, house={"target_score": 6})
        firsts.add(tuple(seat.hand for seat in top.table.seats))
        while top.table.phase is not Phase.END:
            top.act(*random_step(top.table, top.dice))
        again = evolve_all(top.table, decide(top.table, a.HOST, a.StartWithCards(cards=DECK), Random(5)))
        deals.add((tuple(seat.hand for seat in again.seats), again.pile))
    assert len(firsts) == 12
    assert len(deals) == 1


@pytest.mark.anyio
async def test_chance_is_the_systems_own() -> None:
    """Exactness above holds for any chance; at a live table it can't be foretold, and no seed is kept."""
    table = await evening(start=False)
    assert type(table.live.context.dice) is SystemRandom


def _quarter(card: CardId) -> int:
    return DECK.index(card) * 4 // len(DECK)


def test_names_in_their_order_tell_no_seat_no_place_and_no_turn() -> None:
    """Over many tables the early and the late names come to every seat, place and turn alike (chi-squared)."""
    seats, places, turns = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for seed in range(300):
        top = open_table("odyssey", 4, seed=seed, house={"rounds_per_player": 1})
        top.act(a.HOST, a.StopGame())
        top.act(a.HOST, a.StartWithCards(cards=DECK))
        seats.update((seat.no, _quarter(card)) for seat in top.table.seats for card in seat.hand)
        while top.table.phase is not Phase.END:
            top.act(*random_step(top.table, top.dice))
        for reveal in top.table.reveals:
            places.update((place, _quarter(laid.card)) for place, laid in enumerate(reveal.laid))
            turns.update((reveal.turn, _quarter(laid.card)) for laid in reveal.laid)
    for counts in (seats, places, turns):
        expected = counts.total() / 16
        assert len(counts) == 16
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60, counts


@pytest.mark.anyio
async def test_a_card_is_as_long_as_any_other() -> None:
    """Whichever card a player gives, their own frame has the same size; the others get one frame, for the first."""
    table = await at(Phase.GIVE)
    recorders = _recorders(table)
    before = {seat: len(recorder.heard) for seat, recorder in recorders.items()}
    for card in table.live.table.seat(ONE).hand:
        await table.asks("Tom", a.GiveCards(**table.now(), cards=(card,)))
    sizes = [len(data) for data in recorders[ONE].heard[before[ONE] + 1 :]]
    assert len(sizes) == 5
    assert len(set(sizes)) == 1
    for seat, recorder in recorders.items():
        assert seat == ONE or len(recorder.heard) == before[seat] + 1
