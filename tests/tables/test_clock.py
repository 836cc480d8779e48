"""RULES 6, a phase's time: it runs out, it stands still, it is kept; nobody waits longer than the pace says."""

from __future__ import annotations

import asyncio

import pytest

from hareloom.game import actions as a
from hareloom.game.events import CardsGiven, ClockStopped, TableLaid
from hareloom.game.paces import PACES, PhaseSeconds
from hareloom.game.refusals import Code
from hareloom.game.values import Phase
from hareloom.tables.bots import BotMoves
from hareloom.tables.log import read_events
from hareloom.tables.requests import StartGame

from .evening import PEOPLE, Evening, Sand, at, evening, settle

pytestmark = pytest.mark.anyio

BRISK = PACES["brisk"]


def left(table: Evening, name: str = "Léa") -> float:
    seconds: float = table.ears[name].view["clock"]["left"]
    return seconds


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE])
async def test_when_time_is_up_a_bot_moves_for_each_who_has_not(pace: str, phase: Phase) -> None:
    """Not a second earlier, not a second later, once, and it can be seen whose move was a bot's."""
    table = await at(phase, pace=pace)
    if phase is not Phase.CLUE:
        await table.moves("Tom")
    seconds = PACES[pace].seconds_for(phase)
    assert seconds is not None
    await table.sand.run(seconds - 0.1)
    assert table.phase() is phase
    await table.sand.run(0.2)
    assert table.phase() is {Phase.CLUE: Phase.GIVE, Phase.GIVE: Phase.VOTE, Phase.VOTE: Phase.REVEAL}[phase]
    stood_in = {name for name in PEOPLE if table.live.table.seat(table.seat(name)).stood_in}
    assert stood_in == ({"Léa"} if phase is Phase.CLUE else {"Ana", "Max"})
    shown = table.ears["Tom"].view["table"]["seats"]
    assert {no for no, seat in shown.items() if seat.get("stood_in")} == {str(table.seat(name)) for name in stood_in}


async def test_the_reveal_and_the_claim_end_by_the_clock_too() -> None:
    """After the look's seconds the next turn begins; if nobody claims the first one, chance does."""
    table = await evening(pace="brisk", start=False)
    await table.asks("Léa", StartGame())
    await table.sand.run(59.9)
    assert table.phase() is Phase.CLAIM
    await table.sand.run(0.2)
    assert table.phase() is Phase.CLUE
    table = await at(Phase.REVEAL, pace="brisk")
    await table.sand.run(BRISK.seconds_for(Phase.REVEAL) or 0)
    assert (table.phase(), table.live.table.turn) == (Phase.CLUE, 2)


async def test_seconds_of_ones_own() -> None:
    """The host's own seconds are what the clock burns, from the next turn on."""
    own = PhaseSeconds(tell=20, give=9, vote=8, look=7)
    table = await at(Phase.REVEAL)
    assert table.ears["Tom"].view.get("clock") is None
    await table.asks("Léa", a.ChangePace(pace="own", seconds=own))
    await table.sand.run(60)
    assert table.phase() is Phase.REVEAL, "this turn had begun without a clock"
    for name in PEOPLE:
        await table.asks(name, a.BeReady(**table.now()))
    for phase, seconds in ((Phase.CLUE, 20), (Phase.GIVE, 9), (Phase.VOTE, 8), (Phase.REVEAL, 7)):
        assert table.phase() is phase
        assert table.ears["Tom"].view["clock"] == {"seconds": seconds, "left": seconds, "running": True}
        await table.sand.run(seconds)
    assert table.live.table.turn == 3


async def test_time_goes_on_when_one_person_goes() -> None:
    """A locked phone is away, not gone: the others' clock runs, and the seat stays a person's."""
    table = await at(Phase.GIVE, pace="brisk")
    table.goes("Tom")
    assert table.ears["Léa"].view["people"][table.ids["Tom"]]["here"] is False
    assert not table.live.table.seat(table.seat("Tom")).bot
    for name in ("Ana", "Max"):
        await table.moves(name)
    await table.sand.run(30)
    assert table.phase() is Phase.VOTE
    table.connects("Tom")
    assert table.ears["Tom"].view["own"]["seat"] == table.seat("Tom")
    await table.moves("Tom")


async def test_nobody_here_and_the_clock_stands_still() -> None:
    """The log keeps what is left; an hour later it is still there, and nothing was played."""
    table = await at(Phase.VOTE, pace="relaxed")
    await table.sand.run(20)
    for name in PEOPLE:
        table.goes(name)
    await settle()
    version = table.live.state.version
    assert table.live.table.clock_left == 70_000
    assert read_events((await table.store.read(table.live.record.id))[-1].events) == [ClockStopped(70_000)]
    await table.sand.run(3600)
    assert (table.live.state.version, table.sand.waiting) == (version, 0)
    table.connects("Tom")
    assert left(table, "Tom") == 70
    await table.sand.run(69.9)
    assert table.phase() is Phase.VOTE
    await table.sand.run(0.2)
    assert table.phase() is Phase.REVEAL


@pytest.mark.parametrize("restart", [False, True], ids=["sleep", "restart"])
async def test_after_a_sleep_everybody_missing_has_half_a_minute(restart: bool) -> None:
    """However little was left, whoever wakes the table is not played for at once, and neither are the others."""
    table = await at(Phase.GIVE, pace="brisk")
    await table.sand.run(29)
    for name in PEOPLE:
        table.goes(name)
    await settle()
    if restart:
        await table.hall.rest()
        table = await table.reopened()
    table.connects("Ana")
    assert left(table, "Ana") == 30
    await table.sand.run(29.9)
    assert table.phase() is Phase.GIVE
    await table.sand.run(0.2)
    assert table.phase() is Phase.VOTE


async def test_a_server_that_stops_keeps_what_is_left() -> None:
    """People are connected when it stops; afterwards they have the time they had, or half a minute."""
    table = await at(Phase.CLUE, pace="relaxed")
    await table.sand.run(60)
    await table.hall.rest()
    assert table.ears["Tom"].closed == 1012
    again = await table.reopened(Sand())
    assert again.live.table.clock_left == 120_000
    again.connects("Max")
    assert left(again, "Max") == 120


async def test_after_a_crash_the_phase_has_its_whole_time() -> None:
    """Nothing could be kept, and nobody is cheated of a second."""
    table = await at(Phase.CLUE, pace="relaxed")
    await table.sand.run(100)
    again = await table.reopened(Sand())
    again.connects("Max")
    assert left(again, "Max") == 180


async def test_a_table_without_a_clock_waits_as_long_as_it_likes() -> None:
    """No pace, no hurry: nothing happens by itself, and nothing is even waiting to."""
    for phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
        table = await at(phase)
        assert table.sand.waiting == 0
        await table.sand.run(7200)
        assert table.phase() is phase
        assert table.ears["Léa"].view.get("clock") is None


# Races.


async def test_a_late_move_against_the_clock() -> None:
    """Whoever comes first counts: a person's move is not played over, and a move after the close is stale."""
    table = await at(Phase.GIVE, pace="brisk")
    for name in ("Tom", "Ana"):
        await table.moves(name)
    cards = table.live.table.seat(table.seat("Max")).hand[:1]
    moment = table.now()
    await table.sand.run(29.99)
    late = asyncio.ensure_future(table.asks("Max", a.GiveCards(**moment, cards=cards, settled=True)))
    await table.sand.run(1)
    await late
    assert table.phase() is Phase.VOTE
    assert not table.live.table.seat(table.seat("Max")).stood_in
    assert cards[0] in [laid.card for laid in table.live.table.laid]
    table = await at(Phase.GIVE, pace="brisk")
    cards = table.live.table.seat(table.seat("Max")).hand[:1]
    moment = table.now()
    await table.sand.run(31)
    assert await table.refused("Max", a.GiveCards(**moment, cards=cards)) is Code.STALE
    assert table.live.table.seat(table.seat("Max")).stood_in


async def test_two_clocks_on_one_deadline() -> None:
    """Two servers over one store both find that time is up: each seat is moved for once, and both see the same."""
    table = await at(Phase.GIVE, pace="brisk")
    other = await table.reopened()
    other.connects("Tom")
    await table.sand.run(31)
    await settle()
    rows = await table.store.read(table.live.record.id)
    events = [event for row in rows for event in read_events(row.events)]
    assert sorted(event.seat for event in events if isinstance(event, CardsGiven) and event.by_bot) == [2, 3, 4]
    assert sum(isinstance(event, TableLaid) for event in events) == 1
    assert other.phase() is table.phase() is Phase.VOTE


async def test_a_move_taken_back_when_time_is_nearly_up_is_moved_for() -> None:
    """Taking back does not buy time: the phase ends when the pace says so."""
    table = await at(Phase.VOTE, pace="brisk")
    for name in ("Tom", "Ana"):
        await table.moves(name)
    await table.sand.run(29)
    await table.asks("Tom", a.TakeBack(**table.now()))
    await table.sand.run(1.1)
    assert table.phase() is Phase.REVEAL
    assert table.live.table.reveals[-1].stood_in == (table.seat("Tom"), table.seat("Max"))


async def test_the_moment_to_take_back_ends_with_the_time() -> None:
    """All are in two seconds before the end: the phase closes with its time, not a second after it."""
    table = await at(Phase.GIVE, pace="brisk")
    await table.sand.run(28)
    for name in ("Tom", "Ana", "Max"):
        hand = table.live.table.seat(table.seat(name)).hand
        await table.asks(name, a.GiveCards(**table.now(), cards=hand[:1]))
    await table.sand.run(1.9)
    assert table.phase() is Phase.GIVE
    await table.sand.run(0.2)
    assert table.phase() is Phase.VOTE


async def test_in_a_pair_without_an_offer_the_one_who_is_away_gives() -> None:
    """When time is up in Team a bot gives for who is not here, else for who sits first; the partner votes."""
    names = ("Léa", "Tom", "Ana", "Max", "Zoe", "Ida")
    table = await at(Phase.GIVE, *names, pace="brisk", edition="team")
    table.goes("Zoe")  # partner of Tom
    await table.sand.run(30)
    assert table.phase() is Phase.VOTE
    gave = {name for name in names if table.live.table.seat(table.seat(name)).given}
    assert gave == {"Léa", "Max", "Zoe", "Ana"}


async def test_a_bot_that_finds_no_move_is_asked_again_only_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is up and nothing comes of it: the clock tries now and then, and never spins."""

    async def nothing(*_: object) -> None:
        return

    monkeypatch.setattr(BotMoves, "move", nothing)
    table = await at(Phase.CLUE, pace="brisk")
    await table.sand.run(60)
    fired = table.sand.fired
    await table.sand.run(30)
    assert table.phase() is Phase.CLUE
    assert 8 <= table.sand.fired - fired <= 11


async def test_who_plays_alone_with_bots_is_not_hurried() -> None:
    """No candle burns in any phase, nobody moves for them, and the reveal stays until they have seen enough."""
    table = await evening("Léa", bots=3, pace="brisk")
    waited: set[Phase] = set()
    while table.live.table.turn < 3:
        await table.sand.run(10)  # the bots think
        assert table.ears["Léa"].view.get("clock") is None
        if table.seat("Léa") not in table.live.table.awaited:
            continue
        now = table.now()
        await table.sand.run(3600)
        assert table.now() == now
        waited.add(table.phase())
        await (table.asks("Léa", a.BeReady(**now)) if table.phase() is Phase.REVEAL else table.moves("Léa"))
    assert waited == {Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL}


async def test_the_candle_burns_as_soon_as_somebody_else_is_there() -> None:
    """One who watches waits too: the phase then has its whole time, until they are gone again."""
    table = await evening("Léa", bots=3, pace="brisk")
    await table.sand.run(100)
    assert table.ears["Léa"].view.get("clock") is None
    await table.comes("Zoé", seat=False)
    assert table.ears["Léa"].view["clock"] == {"seconds": 60, "left": 60, "running": True}
    table.goes("Zoé")
    await table.sand.run(61)
    assert (table.phase(), table.ears["Léa"].view.get("clock")) == (Phase.CLUE, None)
    table.connects("Zoé")
    await table.sand.run(60.1)
    assert table.phase() is Phase.GIVE, "with two here, nobody waits for ever"
