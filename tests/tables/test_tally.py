"""Who has won how many games at a table: by person, over rematches, seats that change hands and restarts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hareloom.game import actions as a
from hareloom.game.table import Seat, Table
from hareloom.game.values import Phase
from hareloom.tables.requests import StartGame
from hareloom.tables.seat_history import SeatHistory
from hareloom.tables.tally import Tally

from .evening import SHORT, Evening, evening

pytestmark = pytest.mark.anyio


def _won(before: Tally, winners: tuple[int, ...], *bots: str) -> Tally:
    """The tally after a game of four: Léa and Tom on the first seats unless bots play there."""
    named = dict(enumerate(bots, 1))
    seats = tuple(Seat(no, named.get(no, "")) for no in (1, 2, 3, 4))
    now = {no: person for no, person in {1: "lea", 2: "tom", 3: "ana", 4: "max"}.items() if not named.get(no)}
    return before.after(Table(seats=seats, winners=winners), SeatHistory(now=now))


def test_each_of_those_who_tie_has_won() -> None:
    """So has each of a pair, who are two winners; and a game counts once."""
    tally = _won(_won(Tally(), (2,)), (1, 2))
    assert tally == Tally(2, {"lea": 1, "tom": 2})


def test_a_character_that_plays_two_seats_wins_once_a_game() -> None:
    """Bots are counted by character, apart from people."""
    assert _won(Tally(), (1, 2, 3), "otto", "otto") == Tally(1, {"ana": 1}, {"otto": 1})


async def _play_on(table: Evening) -> None:
    """People move when they are awaited, bots when their time has come, until the game is over."""
    for _ in range(500):
        for name in table.ids:
            no = table.live.state.seat_of(table.person(name))
            if no in table.live.table.awaited:
                ready = table.phase() is Phase.REVEAL
                await (table.asks(name, a.BeReady(**table.now())) if ready else table.moves(name))
        if table.phase() is Phase.END:
            return
        await table.scheduler.run(4)
    raise AssertionError(table.now())


def _winners(table: Evening) -> Counter[str]:
    """The names of the people who have won the game that is over."""
    seats = {table.live.state.seat_of(table.person(name)): name for name in table.ids}
    return Counter(seats[no] for no in table.live.table.winners if no in seats)


@pytest.mark.parametrize("seed", range(3))
async def test_an_evening_of_rematches_is_counted_by_person(seed: int) -> None:
    """Between games people change places, hand their seat to another and come back; all clients see the same count."""
    dice, names = Random(seed), ("Léa", "Tom", "Ana", "Max")
    table = await evening(*names, bots=1, house=SHORT)
    won: Counter[str] = Counter()
    for game in range(1, 5):
        await _play_on(table)
        won += _winners(table)
        tally = table.live.state.tally
        assert (tally.games, {name: tally.people.get(table.ids[name], 0) for name in names}) == (
            game,
            {name: won[name] for name in names},
        )
        for client in table.clients.values():
            assert client.view["tally"] == {"games": game, "people": tally.people, "bots": tally.bots}
        one, other = dice.sample(names, 2)
        await table.asks(names[0], a.StopGame())  # back to the lobby, where seats change
        await table.asks(names[0], a.ShuffleSeats())
        await table.asks(one, a.LeaveSeat())
        await table.asks(other, a.LeaveSeat())
        await table.asks(other, a.TakeSeat())
        await table.asks(one, a.TakeSeat())
        await table.asks(names[0], StartGame())
    again = await table.reopened()
    assert again.live.state.tally == table.live.state.tally


async def test_a_stopped_game_is_not_counted() -> None:
    """Nor does it take anything away."""
    table = await evening(house=SHORT)
    await _play_on(table)
    before = table.live.state.tally
    await table.asks("Léa", StartGame())
    await table.asks("Léa", a.StopGame())
    assert (table.phase(), table.live.state.tally) == (Phase.LOBBY, before)
    assert before.games == 1


async def test_who_plays_the_seat_at_the_end_has_won() -> None:
    """A player who left before the end has not; the bot that holds the seat has."""
    table = await evening("Léa", "Tom", "Ana", house=SHORT)
    await table.asks("Tom", a.LeaveSeat(stand_in="otto"))
    await _play_on(table)
    tally = table.live.state.tally
    assert table.ids["Tom"] not in tally.people
    assert sum(tally.people.values()) + sum(tally.bots.values()) == len(table.live.table.winners)
    assert set(tally.bots) <= {"otto"}
