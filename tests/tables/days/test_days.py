"""Games over days: nobody is there together, and the game goes on."""

from __future__ import annotations

import pytest

from hareloom.game import actions as a
from hareloom.game.house_rules import read_house_rules
from hareloom.game.paces import Days
from hareloom.game.refusals import Code
from hareloom.game.values import Phase
from hareloom.store import SetDue
from hareloom.tables.days.deadlines import deadlines
from hareloom.tables.days.hours import PersonalHours, Vacation
from hareloom.tables.days.timekeeper import LEASE, Timekeeper
from hareloom.tables.requests import StartGame

from ..evening import SHORT, evening
from ..held import HeldScheduler, settle
from .days import A_DAY, HOUR, Week, week

pytestmark = pytest.mark.anyio


async def teller(some: Week) -> str:
    table = await some.live()
    return next(name for name in table.ids if table.seat(name) == table.live.table.storyteller)


async def test_nobody_claims_the_first_turn() -> None:
    """Chance says who tells first, as soon as the game starts; where the host chooses, the game waits for that."""
    some = await week()
    assert some.table.live.table.turn == 1
    table = await evening(
        "Léa", "Tom", "Ana", start=False, house=read_house_rules({"first_storyteller": "host_choice"})
    )
    await table.asks("Léa", a.ChangePace(pace="days", days=Days(hours=4)))
    await table.asks("Léa", StartGame())
    chosen = Week(table)
    assert table.phase() is Phase.CLAIM
    table.goes("Léa")
    await chosen.passes(5 * HOUR)
    assert table.phase() is not Phase.CLAIM


async def test_people_who_are_never_there_together_play_a_turn() -> None:
    """Each comes, moves and goes; what is complete closes, and the next turn begins, though nobody looks."""
    some = await week()
    first = await teller(some)
    await some.plays(first)
    for _phase in range(2):
        for name in some.table.ids:
            await some.passes(HOUR)
            await some.plays(name)
        await some.passes(60)
    assert some.table.live.table.turn == 2
    assert len(some.table.live.table.reveals) == 1
    assert not any(some.table.live.table.reveals[0].stood_in)


async def test_a_bot_moves_when_a_players_time_is_over() -> None:
    """Not a minute before; a whole game ends though nobody ever comes back."""
    some = await week(hours=4, house=SHORT)
    await some.passes(4 * HOUR - 30)
    assert (some.table.phase(), some.table.live.table.turn) == (Phase.CLUE, 1)
    await some.passes(60)
    assert some.table.phase() is Phase.GIVE
    await some.passes(14 * A_DAY)
    assert some.table.phase() is Phase.END
    assert all(reveal.stood_in for reveal in some.table.live.table.reveals)


async def test_each_player_has_their_own_deadline() -> None:
    """A bot moves for the one whose time is over, while the other sleeps; all see the latest."""
    some = await week("Léa", "Tom", "Ana", hours=4)
    first = await teller(some)
    early, late = (name for name in some.table.ids if name != first)
    # It is 22:30 by the clock of the test; who has quiet hours sleeps until 8.
    await some.extra(late, hours=PersonalHours(zone="UTC"))
    await some.plays(first)
    table = await some.live()
    mine, latest = (deadlines(table.live.state)[table.seat(name)] for name in (early, late))
    assert latest - mine == 9.5 * HOUR * 1000
    table.connects(early)
    view = table.clients[early].view
    assert view["days"]["latest"] == latest
    assert view["you"]["days"]["due"] == mine
    table.goes(early)
    await some.passes(4 * HOUR + 60)
    assert some.table.live.table.awaited == (table.seat(late),)
    await some.passes(10 * HOUR)
    assert some.table.phase() is Phase.VOTE


async def test_bots_play_though_nobody_is_there() -> None:
    """A table of one person and bots goes on when that person has moved and gone."""
    some = await week("Léa", bots=3)
    for _ in range(12):
        await some.plays("Léa")
        await some.passes(120)
    assert some.table.live.table.turn >= 3


async def test_on_vacation_a_bot_moves_at_once() -> None:
    """Nobody waits for the one who is away; who is back moves again."""
    some = await week()
    first = await teller(some)
    now = some.table.scheduler.wall_clock()
    await some.extra(first, hours=PersonalHours(quiet=None, vacation=Vacation(now, now + 5 * 24 * 3600 * 1000)))
    await some.passes(60)
    assert some.table.phase() is Phase.GIVE
    seen = some.table.live
    assert seen.table.seat(some.table.seat(first)).stood_in


@pytest.mark.parametrize(("days", "waits"), [(3, 3), (20, 7)])
async def test_or_the_game_waits_for_up_to_a_week(days: int, waits: int) -> None:
    """As the table chose; the time before and after the vacation counts, the vacation doesn't."""
    some = await week(hours=24, vacation="wait")
    first = await teller(some)
    await some.passes(4 * HOUR)
    now = some.table.scheduler.wall_clock()
    until = now + days * 24 * 3600 * 1000
    await some.extra(first, hours=PersonalHours(quiet=None, vacation=Vacation(now, until)))
    await some.passes(waits * A_DAY + 20 * HOUR - 60)
    assert some.table.phase() is Phase.CLUE
    await some.passes(120)
    assert some.table.phase() is Phase.GIVE


async def test_partners_who_may_both_give_have_the_later_time() -> None:
    """In Team a bot gives for a pair when the time of both is over, and only one card."""
    some = await week("Léa", "Tom", "Ana", "Max", "Eva", "Jan", hours=4, edition="team")
    await some.plays(await teller(some))
    table = await some.live()
    giver = next(no for no in table.live.table.awaited if table.live.table.partner(no) in table.live.table.awaited)
    name = next(name for name in table.ids if table.seat(name) == giver)
    await some.extra(name, hours=PersonalHours(zone="UTC"))
    times = deadlines((await some.live()).live.state)
    assert times[giver] == times[table.live.table.partner(giver)]
    await some.passes(5 * HOUR)
    assert giver in some.table.live.table.awaited
    await some.passes((times[giver] - some.table.scheduler.wall_clock()) / 1000 + 10)
    assert some.table.phase() is Phase.VOTE
    assert len(some.table.live.table.laid) == 4


async def test_a_pair_of_a_person_and_a_bot_waits_no_longer_than_the_person_may() -> None:
    """A player who has the table open and doesn't give is not waited for without end, whoever of the two sits first."""
    some = await week("Léa", "Tom", bots=4, hours=4, edition="team")
    table = await some.live()
    for name in ("Léa", "Tom"):
        table.connects(name)
    while table.phase() is Phase.CLUE:
        await some.passes(HOUR)
    await some.passes(5 * HOUR)
    assert (table.phase(), table.live.table.turn) != (Phase.GIVE, 1)


async def test_who_changes_their_hours_again_and_again_stops_no_bot() -> None:
    """Rows beside the game delay nothing in it."""
    some = await week("Léa", bots=3)
    await some.plays("Léa")
    turn = some.table.live.table.turn
    for number in range(90):
        await some.extra("Léa", hours=PersonalHours(quiet=None, zone="UTC" if number % 2 else "Europe/Paris"))
        await some.table.scheduler.run(1)
        await some.timekeeper.look()
        await settle()
    table = (await some.live()).live.table
    assert table.turn > turn or table.awaited == (some.table.seat("Léa"),)


async def test_a_reveal_waits_for_nobody_who_is_away() -> None:
    """While a player looks at it, it stays for ten minutes; when nobody does, the next turn begins at once."""
    some = await week("Léa", "Tom", "Ana")
    first = await teller(some)
    await some.plays(first)
    early, late = (name for name in some.table.ids if name != first)
    for name in (early, late, early):
        await some.passes(10)
        await some.plays(name)
    table = await some.live()
    table.connects(late)
    await table.moves(late)
    await some.passes(10)
    assert some.table.phase() is Phase.REVEAL
    await some.passes(8 * 60)
    assert some.table.phase() is Phase.REVEAL
    await some.passes(4 * 60)
    assert (some.table.phase(), some.table.live.table.turn) == (Phase.CLUE, 2)


async def test_the_host_stays_host_while_others_come_and_go() -> None:
    """In an evening the role goes to one who is there; over days people come one by one."""
    some = await week()
    table = await some.live()
    table.connects("Tom")
    await some.passes(HOUR)
    assert table.person("Léa").host
    assert not table.person("Tom").host


async def test_a_sleeping_table_is_in_nobodys_memory() -> None:
    """It is woken when it is due, and let go when that is done."""
    some = await week(hours=4)
    hall = some.table.hall
    for live in hall.open_tables():
        await hall.sleep_again([live])
    assert hall.open_tables() == []
    table = some.table
    await table.scheduler.run(4 * HOUR + 1)
    assert await some.timekeeper.look() == 1
    await settle()
    assert len(hall.open_tables()) == 1
    await some.timekeeper.look()
    await table.scheduler.run(10)
    await some.timekeeper.look()
    await settle()
    await table.scheduler.run(10)
    await some.timekeeper.look()
    assert hall.open_tables() == []


async def test_deadlines_lie_in_the_store() -> None:
    """A server that starts later knows them, and does what is due."""
    some = await week(hours=4)
    await some.passes(2 * HOUR)
    await some.restarts()
    await some.passes(2 * HOUR - 60)
    assert some.table.phase() is Phase.CLUE
    await some.passes(120)
    assert some.table.phase() is Phase.GIVE


async def test_time_in_which_there_was_no_server_does_not_count() -> None:
    """After a night without a server people get the time that they lost."""
    some = await week(hours=4)
    await some.passes(HOUR)
    await some.table.hall.rest()
    await some.table.scheduler.run(6 * HOUR)
    await some.restarts()
    await some.passes(5 * HOUR)
    assert some.table.phase() is Phase.CLUE
    await some.passes(2 * HOUR)
    assert some.table.phase() is Phase.GIVE


class Jumping(HeldScheduler):
    """A clock on the wall that is set wrong."""

    wrong = 0

    def wall_clock(self) -> int:
        return super().wall_clock() + self.wrong


@pytest.mark.parametrize("hours", [30, -30])
async def test_a_clock_that_jumps_costs_nobody_a_move(hours: int) -> None:
    """What seems to be due is held back; when the clock is right again, nothing has happened."""
    some = await week(hours=24)
    scheduler = Jumping()
    scheduler.seconds = some.table.scheduler.seconds
    again = await some.table.reopened(scheduler)
    keeper = Timekeeper(again.hall)
    await keeper.look()
    scheduler.wrong = hours * 3600 * 1000
    for _ in range(10):
        await scheduler.run(60)
        await keeper.look()
    scheduler.wrong = 0
    for _ in range(10):
        await scheduler.run(60)
        await keeper.look()
    await settle()
    assert again.phase() is Phase.CLUE


async def test_what_is_taken_and_not_done_is_due_again() -> None:
    """A server that dies with a table in its hands delays it by a minute."""
    some = await week(hours=4)
    table = some.table
    await table.scheduler.run(4 * HOUR + 1)
    now = table.scheduler.wall_clock()
    assert await table.store.take_due(now, now + LEASE, 10) == [table.live.record.code]
    await some.timekeeper.look()
    assert table.phase() is Phase.CLUE
    await table.scheduler.run(61)
    await some.timekeeper.look()
    await settle()
    assert (await some.live()).phase() is Phase.GIVE


async def test_a_fault_at_one_table_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others do what is due there, and the timekeeper goes on."""
    some = await week(hours=4)
    good = (await some.live()).live
    bad, _ = await some.table.hall.create("en", "Eva", None)
    await some.table.store.write(SetDue(bad.record.id, 1))

    def broken() -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(bad.timers, "do_due", broken)
    await some.table.scheduler.run(4 * HOUR + 1)
    assert await some.timekeeper.look() == 2
    await settle()
    assert good.table.phase is Phase.GIVE


async def test_only_the_host_may_ask_a_bot_sooner() -> None:
    """As at every table with a clock."""
    some = await week()
    first = await teller(some)
    guest = next(name for name in some.table.ids if name not in (first, "Léa"))
    table = await some.live()
    table.connects(guest)
    ask = a.AskStandIn(**table.now(), seat=table.seat(first))
    assert await table.refused(guest, ask) is Code.HAS_CLOCK


async def test_nothing_is_due_when_the_game_is_over() -> None:
    """Nor after the host has chosen another pace, from the next turn on."""
    some = await week()
    table = await some.live()
    table.connects("Léa")
    await table.asks("Léa", a.StopGame())
    assert await table.store.take_due(2**52, 2**53, 10) == []
    await table.asks("Léa", StartGame())
    assert await table.store.take_due(2**52, 2**53, 10) == [table.live.record.code]
    await table.asks("Léa", a.ChangePace(pace="none"))
    await table.asks("Léa", a.StopGame())
    await table.asks("Léa", StartGame())
    assert await table.store.take_due(2**53, 2**54, 10) == []
