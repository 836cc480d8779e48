"""RULES 6, a phase's time: it runs out, stops and is kept; nobody waits longer than the pace says."""

from __future__ import annotations

import asyncio

import pytest

from hareloom.game import actions as a
from hareloom.game.events import CardsGiven, ClockStopped, TableLaid
from hareloom.game.paces import PACES, PhaseSeconds
from hareloom.game.refusals import Code
from hareloom.game.values import Phase
from hareloom.tables.bots import BotMoves
from hareloom.tables.folding import read_events
from hareloom.tables.requests import StartGame

from .evening import PEOPLE, Evening, at, evening
from .held import HeldScheduler, settle

pytestmark = pytest.mark.anyio

BRISK = PACES["brisk"]


def left(table: Evening, name: str = "Léa") -> float:
    seconds: float = table.clients[name].view["clock"]["left"]
    return seconds


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE])
async def test_when_time_is_up_a_bot_moves_for_each_missing_player(pace: str, phase: Phase) -> None:
    """Exactly on time, once, and all see which moves were a bot's."""
    table = await at(phase, pace=pace)
    if phase is not Phase.CLUE:
        await table.moves("Tom")
    seconds = PACES[pace].seconds_for(phase)
    assert seconds is not None
    await table.scheduler.run(seconds - 0.1)
    assert table.phase() is phase
    await table.scheduler.run(0.2)
    assert table.phase() is {Phase.CLUE: Phase.GIVE, Phase.GIVE: Phase.VOTE, Phase.VOTE: Phase.REVEAL}[phase]
    stood_in = {name for name in PEOPLE if table.live.table.seat(table.seat(name)).stood_in}
    assert stood_in == ({"Léa"} if phase is Phase.CLUE else {"Ana", "Max"})
    shown = table.clients["Tom"].view["table"]["seats"]
    assert {no for no, seat in shown.items() if seat.get("stood_in")} == {str(table.seat(name)) for name in stood_in}


async def test_the_reveal_and_the_claim_end_by_the_clock_too() -> None:
    """After the look's seconds the next turn begins; if nobody claims the first turn, chance decides."""
    table = await evening(pace="brisk", start=False)
    await table.asks("Léa", StartGame())
    await table.scheduler.run(59.9)
    assert table.phase() is Phase.CLAIM
    await table.scheduler.run(0.2)
    assert table.phase() is Phase.CLUE
    table = await at(Phase.REVEAL, pace="brisk")
    await table.scheduler.run(BRISK.seconds_for(Phase.REVEAL) or 0)
    assert (table.phase(), table.live.table.turn) == (Phase.CLUE, 2)


async def test_the_hosts_own_seconds() -> None:
    """The clock uses the host's own seconds from the next turn on."""
    own = PhaseSeconds(tell=20, give=9, vote=8, look=7)
    table = await at(Phase.REVEAL)
    assert table.clients["Tom"].view.get("clock") is None
    await table.asks("Léa", a.ChangePace(pace="own", seconds=own))
    await table.scheduler.run(60)
    assert table.phase() is Phase.REVEAL, "this turn had begun without a clock"
    for name in PEOPLE:
        await table.asks(name, a.BeReady(**table.now()))
    for phase, seconds in ((Phase.CLUE, 20), (Phase.GIVE, 9), (Phase.VOTE, 8), (Phase.REVEAL, 7)):
        assert table.phase() is phase
        assert table.clients["Tom"].view["clock"] == {"seconds": seconds, "left": seconds, "running": True}
        await table.scheduler.run(seconds)
    assert table.live.table.turn == 3


async def test_the_clock_runs_on_when_one_person_disconnects() -> None:
    """A locked phone is away, not gone: the clock runs, and the seat stays the person's."""
    table = await at(Phase.GIVE, pace="brisk")
    table.goes("Tom")
    assert table.clients["Léa"].view["people"][table.ids["Tom"]]["here"] is False
    assert not table.live.table.seat(table.seat("Tom")).bot
    for name in ("Ana", "Max"):
        await table.moves(name)
    await table.scheduler.run(30)
    assert table.phase() is Phase.VOTE
    table.connects("Tom")
    assert table.clients["Tom"].view["own"]["seat"] == table.seat("Tom")
    await table.moves("Tom")


async def test_who_asks_for_time_gives_all_half_a_minute_more() -> None:
    """The phase ends that much later, for everybody, each time that somebody asks, and never before."""
    table = await at(Phase.VOTE, pace="brisk")
    await table.scheduler.run(29)
    await table.asks("Ana", a.AskForTime(**table.now()))
    assert left(table, "Tom") == pytest.approx(31)
    assert table.clients["Tom"].view["table"]["time_asked"] == [table.seat("Ana")]
    await table.scheduler.run(20)
    await table.asks("Max", a.AskForTime(**table.now()))
    assert left(table, "Tom") == pytest.approx(41)
    await table.scheduler.run(40.9)
    assert table.phase() is Phase.VOTE
    await table.scheduler.run(0.2)
    assert table.phase() is Phase.REVEAL
    assert table.clients["Tom"].view["table"]["time_asked"] == []


async def test_time_that_was_asked_for_is_kept_while_the_table_sleeps() -> None:
    """It is part of what the log keeps, and more can be asked for when somebody is back."""
    table = await at(Phase.VOTE, pace="relaxed")
    await table.asks("Ana", a.AskForTime(**table.now()))
    await table.scheduler.run(20)
    for name in PEOPLE:
        table.goes(name)
    await settle()
    assert table.live.table.clock_left == 100_000
    table.connects("Tom")
    assert left(table, "Tom") == 100
    await table.asks("Tom", a.AskForTime(**table.now()))
    assert (left(table, "Tom"), table.live.table.clock_left) == (130, 130_000)


async def test_a_reveal_that_is_listened_to_is_not_ended_by_others() -> None:
    """Without a clock, who asks for time has half a minute before anybody may go on for all."""
    table = await at(Phase.REVEAL)
    await table.scheduler.run(20.1)
    assert table.clients["Tom"].view["own"]["may"]["go_on"]
    await table.asks("Ana", a.AskForTime(**table.now()))
    assert not table.clients["Tom"].view["own"]["may"].get("go_on")
    await table.scheduler.run(29.9)
    assert not table.clients["Tom"].view["own"]["may"].get("go_on")
    await table.scheduler.run(0.2)
    assert table.clients["Tom"].view["own"]["may"]["go_on"]


async def test_without_connections_the_clock_stops() -> None:
    """The log keeps the time left; an hour later it is unchanged, and no move was made."""
    table = await at(Phase.VOTE, pace="relaxed")
    await table.scheduler.run(20)
    for name in PEOPLE:
        table.goes(name)
    await settle()
    version = table.live.state.version
    assert table.live.table.clock_left == 70_000
    assert read_events((await table.store.read(table.live.record.id))[-1].events) == [ClockStopped(70_000)]
    await table.scheduler.run(3600)
    assert (table.live.state.version, table.scheduler.waiting) == (version, 0)
    table.connects("Tom")
    assert left(table, "Tom") == 70
    await table.scheduler.run(69.9)
    assert table.phase() is Phase.VOTE
    await table.scheduler.run(0.2)
    assert table.phase() is Phase.REVEAL


@pytest.mark.parametrize("restart", [False, True], ids=["sleep", "restart"])
async def test_after_a_sleep_each_missing_player_has_half_a_minute(restart: bool) -> None:
    """However little time was left, no bot moves at once, neither for the player who returns nor for the others."""
    table = await at(Phase.GIVE, pace="brisk")
    await table.scheduler.run(29)
    for name in PEOPLE:
        table.goes(name)
    await settle()
    if restart:
        await table.hall.rest()
        table = await table.reopened()
    table.connects("Ana")
    assert left(table, "Ana") == 30
    await table.scheduler.run(29.9)
    assert table.phase() is Phase.GIVE
    await table.scheduler.run(0.2)
    assert table.phase() is Phase.VOTE


async def test_a_server_that_stops_keeps_the_time_left() -> None:
    """Players connected at the stop have the same time afterwards, or half a minute."""
    table = await at(Phase.CLUE, pace="relaxed")
    await table.scheduler.run(60)
    await table.hall.rest()
    assert table.clients["Tom"].closed == 1012
    again = await table.reopened(HeldScheduler())
    assert again.live.table.clock_left == 120_000
    again.connects("Max")
    assert left(again, "Max") == 120


async def test_after_a_crash_the_phase_has_its_whole_time() -> None:
    """The time left could not be stored, so nobody loses a second."""
    table = await at(Phase.CLUE, pace="relaxed")
    await table.scheduler.run(100)
    again = await table.reopened(HeldScheduler())
    again.connects("Max")
    assert left(again, "Max") == 180


async def test_a_table_without_a_clock_waits_without_a_limit() -> None:
    """Without a pace no timer fires, and none is pending."""
    for phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
        table = await at(phase)
        assert table.scheduler.waiting == 0
        await table.scheduler.run(7200)
        assert table.phase() is phase
        assert table.clients["Léa"].view.get("clock") is None


# Races.


async def test_a_late_move_against_the_clock() -> None:
    """The first move counts: a bot does not replace a player's move, and a move after the close is stale."""
    table = await at(Phase.GIVE, pace="brisk")
    for name in ("Tom", "Ana"):
        await table.moves(name)
    cards = table.live.table.seat(table.seat("Max")).hand[:1]
    moment = table.now()
    await table.scheduler.run(29.99)
    late = asyncio.ensure_future(table.asks("Max", a.GiveCards(**moment, cards=cards, settled=True)))
    await table.scheduler.run(1)
    await late
    assert table.phase() is Phase.VOTE
    assert not table.live.table.seat(table.seat("Max")).stood_in
    assert cards[0] in [laid.card for laid in table.live.table.laid]
    table = await at(Phase.GIVE, pace="brisk")
    cards = table.live.table.seat(table.seat("Max")).hand[:1]
    moment = table.now()
    await table.scheduler.run(31)
    assert await table.refused("Max", a.GiveCards(**moment, cards=cards)) is Code.STALE
    assert table.live.table.seat(table.seat("Max")).stood_in


async def test_two_clocks_on_one_deadline() -> None:
    """Time is up on two servers over one store: bots move once for each seat, and both servers agree."""
    table = await at(Phase.GIVE, pace="brisk")
    other = await table.reopened()
    other.connects("Tom")
    await table.scheduler.run(31)
    await settle()
    rows = await table.store.read(table.live.record.id)
    events = [event for row in rows for event in read_events(row.events)]
    assert sorted(event.seat for event in events if isinstance(event, CardsGiven) and event.by_bot) == [2, 3, 4]
    assert sum(isinstance(event, TableLaid) for event in events) == 1
    assert other.phase() is table.phase() is Phase.VOTE


async def test_a_bot_replaces_a_move_taken_back_before_time_is_up() -> None:
    """Taking back does not buy time: the phase ends when the pace says so."""
    table = await at(Phase.VOTE, pace="brisk")
    for name in ("Tom", "Ana"):
        await table.moves(name)
    await table.scheduler.run(29)
    await table.asks("Tom", a.TakeBack(**table.now()))
    await table.scheduler.run(1.1)
    assert table.phase() is Phase.REVEAL
    assert table.live.table.reveals[-1].stood_in == (table.seat("Tom"), table.seat("Max"))


async def test_the_moment_to_take_back_ends_with_the_time() -> None:
    """All have moved two seconds before the end: the phase closes on time, not a second later."""
    table = await at(Phase.GIVE, pace="brisk")
    await table.scheduler.run(28)
    for name in ("Tom", "Ana", "Max"):
        hand = table.live.table.seat(table.seat(name)).hand
        await table.asks(name, a.GiveCards(**table.now(), cards=hand[:1]))
    await table.scheduler.run(1.9)
    assert table.phase() is Phase.GIVE
    await table.scheduler.run(0.2)
    assert table.phase() is Phase.VOTE


async def test_in_a_pair_without_an_offer_the_absent_partner_gives() -> None:
    """When time is up in Team a bot gives for the absent partner, else for the first seat; the other votes."""
    names = ("Léa", "Tom", "Ana", "Max", "Zoe", "Ida")
    table = await at(Phase.GIVE, *names, pace="brisk", edition="team")
    table.goes("Zoe")  # partner of Tom
    await table.scheduler.run(30)
    assert table.phase() is Phase.VOTE
    gave = {name for name in names if table.live.table.seat(table.seat(name)).given}
    assert gave == {"Léa", "Max", "Zoe", "Ana"}


async def test_a_bot_that_finds_no_move_is_asked_again_only_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """When time is up without a move, the clock tries again after a pause, and never spins."""

    async def nothing(*_: object, at_once: bool = False) -> None:  # noqa: ARG001 - as the real one
        return

    monkeypatch.setattr(BotMoves, "move", nothing)
    table = await at(Phase.CLUE, pace="brisk")
    await table.scheduler.run(60)
    fired = table.scheduler.fired
    await table.scheduler.run(30)
    assert table.phase() is Phase.CLUE
    assert 8 <= table.scheduler.fired - fired <= 11


async def test_a_player_alone_with_bots_has_no_clock() -> None:
    """No phase has a clock, no bot moves for them, and the reveal stays until they are ready."""
    table = await evening("Léa", bots=3, pace="brisk")
    waited: set[Phase] = set()
    while table.live.table.turn < 3:
        await table.scheduler.run(10)  # the bots think
        assert table.clients["Léa"].view.get("clock") is None
        if table.seat("Léa") not in table.live.table.awaited:
            continue
        now = table.now()
        await table.scheduler.run(3600)
        assert table.now() == now
        waited.add(table.phase())
        await (table.asks("Léa", a.BeReady(**now)) if table.phase() is Phase.REVEAL else table.moves("Léa"))
    assert waited == {Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL}


async def test_the_clock_starts_when_a_second_person_connects() -> None:
    """A watcher counts too: the phase then has its whole time, until they disconnect."""
    table = await evening("Léa", bots=3, pace="brisk")
    await table.scheduler.run(100)
    assert table.clients["Léa"].view.get("clock") is None
    await table.comes("Zoé", seat=False)
    assert table.clients["Léa"].view["clock"] == {"seconds": 60, "left": 60, "running": True}
    table.goes("Zoé")
    await table.scheduler.run(61)
    assert (table.phase(), table.clients["Léa"].view.get("clock")) == (Phase.CLUE, None)
    table.connects("Zoé")
    await table.scheduler.run(60.1)
    assert table.phase() is Phase.GIVE, "with two people here the phase ends by the clock"
