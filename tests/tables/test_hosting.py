"""A host's powers, and who has them while the host is away."""

from __future__ import annotations

import asyncio

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.tables.door import leave
from hareloom.tables.people import extra_of
from hareloom.tables.requests import ChangeTableSettings, HandOnHost, LetIn, RemovePerson, RenamePerson, Say, StartGame

from .evening import PEOPLE, Evening, at, evening
from .held import HeldScheduler, settle

pytestmark = pytest.mark.anyio


def hosts(table: Evening) -> list[str]:
    return [person.name for person in table.live.people.values() if person.host]


async def comes_to_the_door(table: Evening, name: str) -> None:
    """A newcomer joins while the host lets people in one by one."""
    approve = table.live.state.settings.approve
    await table.asks("Léa", ChangeTableSettings(approve=True))
    await table.comes(name)
    await table.asks("Léa", ChangeTableSettings(approve=approve))


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
async def test_a_removed_person_is_gone_and_a_bot_sits_there(phase: Phase) -> None:
    """In any phase: the connection closes for good, the seat keeps points, hand and move, and the bot plays on."""
    table = await at(phase)
    seat = table.live.table.seat(table.seat("Tom"))
    gone = table.ids["Tom"]
    await table.asks("Léa", RemovePerson(person=gone))
    after = table.live.table.seat(seat.no)
    assert after.bot
    assert (after.hand, after.given, after.ballot) == (seat.hand, seat.given, seat.ballot)
    assert table.clients["Tom"].closed == 4410
    assert gone not in table.live.people
    beside = await table.store.beside(table.live.record.id)
    assert beside is not None
    assert beside.people == list(table.live.people.values())
    assert gone not in {session.person_id for session in beside.sessions}


async def test_before_a_game_a_removed_persons_seat_goes_too() -> None:
    """The table gets smaller; the host can remove a watcher as well."""
    table = await evening(start=False)
    await table.comes("Zoe", seat=False)
    for name in ("Tom", "Zoe"):
        await table.asks("Léa", RemovePerson(person=table.ids[name]))
        assert table.clients[name].closed == 4410
    assert [seat.no for seat in table.live.table.seats] == [1, 3, 4]


async def test_only_the_host_has_a_hosts_powers() -> None:
    """Guests are refused; the host can remove neither the host nor a person who is not at the table."""
    table = await evening(start=False)
    ana = table.ids["Ana"]
    for power in (
        ChangeTableSettings(locked=True),
        LetIn(person=ana),
        RemovePerson(person=ana),
        RenamePerson(person=ana, name="Bo"),
        HandOnHost(person=ana),
        a.ChangePace(pace="brisk"),
    ):
        assert await table.refused("Tom", power) is Code.NOT_YOUR_PART
    assert await table.refused("Léa", RemovePerson(person=table.ids["Léa"])) is Code.NOT_YOUR_PART
    assert await table.refused("Léa", RemovePerson(person="nobody")) is Code.NO_SUCH_PERSON
    assert await table.refused("Léa", LetIn(person=ana)) is Code.ALREADY_MOVED


async def test_the_host_renames_a_person() -> None:
    """All see the new name; an invisible name is refused."""
    table = await evening(start=False)
    await table.asks("Léa", RenamePerson(person=table.ids["Tom"], name=" Tomás\n"))
    assert table.clients["Ana"].view["people"][table.ids["Tom"]]["name"] == "Tomás"
    assert await table.refused("Léa", RenamePerson(person=table.ids["Tom"], name="\u200b")) is Code.NOTHING_SAID


async def test_all_see_the_settings_and_settings_survive_a_restart() -> None:
    """A request changes only the settings that it names."""
    table = await evening(start=False)
    await table.asks("Léa", ChangeTableSettings(locked=True))
    await table.asks("Léa", ChangeTableSettings(chat=False))
    assert table.clients["Tom"].view["settings"] == {
        "locked": True,
        "approve": False,
        "chat": False,
        "watchers": True,
        "takeover": True,
        "bots_talk": True,
        "previews": False,
        "models": False,
    }
    again = await table.reopened()
    assert again.live.state.settings == table.live.state.settings


async def test_watchers_are_removed_when_the_host_wants_none() -> None:
    """Those with a seat stay, also when a bot holds it for them."""
    table = await at(Phase.GIVE)
    await table.comes("Zoe", seat=False)
    await table.asks("Tom", a.LeaveSeat())
    await table.asks("Léa", ChangeTableSettings(watchers=False))
    assert table.clients["Zoe"].closed == 4410
    assert set(table.live.people) == {table.ids[name] for name in PEOPLE}


async def test_a_newcomer_waits_until_the_host_lets_them_in() -> None:
    """All see who waits at the door; let in before a game they sit down, during one they join the next."""
    table = await evening(start=False)
    await comes_to_the_door(table, "Zoe")
    assert table.clients["Tom"].view["people"][table.ids["Zoe"]]["waiting"] is True
    await table.asks("Léa", LetIn(person=table.ids["Zoe"]))
    assert table.seat("Zoe") == 5
    await table.asks("Léa", StartGame())
    await comes_to_the_door(table, "Ida")
    await table.asks("Léa", LetIn(person=table.ids["Ida"]))
    assert table.person("Ida").seat is None
    seen = table.clients["Léa"].view["people"][table.ids["Ida"]]
    assert (seen["waiting"], seen["next_game"]) == (False, True)


async def test_a_person_turned_away_at_the_door_is_gone() -> None:
    """A person who waits can't be host, and the host can remove them without a seat."""
    table = await evening(start=False)
    await comes_to_the_door(table, "Zoe")
    assert await table.refused("Léa", HandOnHost(person=table.ids["Zoe"])) is Code.NOT_YOUR_PART
    await table.asks("Léa", RemovePerson(person=table.ids["Zoe"]))
    assert table.ids["Zoe"] not in table.live.people


async def test_the_host_hands_the_role_on() -> None:
    """The new host runs the table, the old one no longer does, not even after a reconnect."""
    table = await evening(start=False)
    await table.asks("Léa", HandOnHost(person=table.ids["Ana"]))
    assert hosts(table) == ["Ana"]
    assert table.clients["Ana"].view["you"]["host"] is True
    assert await table.refused("Léa", a.ShuffleSeats()) is Code.NOT_YOUR_PART
    assert await table.refused("Ana", HandOnHost(person=table.ids["Ana"])) is Code.ALREADY_MOVED
    table.goes("Léa")
    table.connects("Léa")
    await table.scheduler.run(600)
    assert hosts(table) == ["Ana"]


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.VOTE])
async def test_after_two_minutes_another_person_is_host_until_the_host_returns(phase: Phase) -> None:
    """Not earlier; a connected person; and on return the host has the role again at once."""
    table = await at(phase)
    table.goes("Léa")
    table.goes("Tom")
    await table.scheduler.run(119.9)
    assert hosts(table) == ["Léa"]
    await table.scheduler.run(0.2)
    assert hosts(table) == ["Ana"]
    assert table.clients["Max"].view["people"][table.ids["Ana"]]["host"] is True
    table.connects("Léa")
    await table.scheduler.run(0)
    assert hosts(table) == ["Léa"]
    await table.scheduler.run(3600)
    assert hosts(table) == ["Léa"]


async def test_a_lent_role_goes_round_and_returns_to_its_owner() -> None:
    """The second host leaves too, and the third; a restart in between changes nothing."""
    table = await evening(start=False)
    table.goes("Léa")
    await table.scheduler.run(120)
    table.goes("Tom")
    await table.scheduler.run(120)
    assert hosts(table) == ["Ana"]
    table.connects("Tom")
    await table.scheduler.run(10)
    assert hosts(table) == ["Ana"], "it was not Tom's"
    again = await table.reopened(HeldScheduler())
    again.connects("Léa")
    await again.scheduler.run(0)
    assert hosts(again) == ["Léa"]
    assert not any(extra_of(person).lends_host for person in again.live.people.values())


async def test_a_host_who_returns_in_time_or_is_alone_stays_host() -> None:
    """A reload is no absence; without other people at the table the role stays."""
    table = await evening(start=False)
    table.goes("Léa")
    await table.scheduler.run(100)
    table.connects("Léa")
    await table.scheduler.run(100)
    assert hosts(table) == ["Léa"]
    for name in PEOPLE:
        table.goes(name)
    await table.scheduler.run(3600)
    assert hosts(table) == ["Léa"]


async def test_the_host_leaves_while_a_person_waits_at_the_door() -> None:
    """The next host can let them in; the former host's late yes is refused."""
    table = await evening(start=False)
    await comes_to_the_door(table, "Zoe")
    table.goes("Léa")
    await table.scheduler.run(120)
    assert hosts(table) == ["Tom"]
    assert await table.refused("Léa", LetIn(person=table.ids["Zoe"])) is Code.NOT_YOUR_PART
    await table.asks("Tom", LetIn(person=table.ids["Zoe"]))
    assert table.seat("Zoe") == 5


async def test_two_hosts_let_in_the_same_person_at_once() -> None:
    """The role moves and both say yes at the same moment: the newcomer sits down once."""
    table = await evening(start=False)
    await comes_to_the_door(table, "Zoe")
    yes = LetIn(person=table.ids["Zoe"])
    both = [table.asks("Léa", yes), table.asks("Léa", HandOnHost(person=table.ids["Tom"])), table.asks("Tom", yes)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(one).__name__ for one in done] == ["NoneType", "NoneType", "Refusal"]
    assert [seat.no for seat in table.live.table.seats] == [1, 2, 3, 4, 5]
    await settle()


async def test_a_lone_watcher_becomes_host_and_can_continue_the_game() -> None:
    """All players are away: after two minutes the watcher may ask a bot to move for them."""
    table = await at(Phase.CLUE)
    await table.comes("Zoe", seat=False)
    for name in PEOPLE:
        table.goes(name)
    await table.scheduler.run(120)
    assert hosts(table) == ["Zoe"]
    await table.asks("Zoe", a.AskStandIn(**table.now(), seat=1))
    await table.scheduler.run(0)
    assert table.phase() is Phase.GIVE


async def test_a_hosts_request_is_done_once_across_a_restart() -> None:
    """The same id is acknowledged again, even where the action could not be done a second time."""
    table = await evening(start=False)
    handed = HandOnHost(person=table.ids["Tom"])
    await table.asks("Léa", handed, "hand")
    again = await table.reopened()
    await again.asks("Léa", handed, "hand")
    assert hosts(again) == ["Tom"]
    assert await again.refused("Léa", handed) is Code.NOT_YOUR_PART


async def test_the_host_does_not_go_from_seat_to_seat_to_look_at_hands() -> None:
    """A person who has played a seat in this game may take only that one again, before and after a restart."""
    table = await at(Phase.GIVE, "Léa", "Tom", bots=2)
    mine, bots = table.seat("Léa"), [seat.no for seat in table.live.table.seats if seat.bot]
    await table.asks("Léa", a.RemoveSeat(seat=mine))
    assert "own" not in table.clients["Léa"].view
    again = await table.reopened()
    for evening_now in (table, again):
        for seat in bots:
            assert await evening_now.refused("Léa", a.TakeSeat(seat=seat)) is Code.SEATING
    again.connects("Léa")
    await again.asks("Léa", a.TakeSeat(seat=mine))
    assert again.clients["Léa"].view["own"]["seat"] == mine
    await again.asks("Léa", a.StopGame())
    await again.asks("Léa", a.LeaveSeat())
    await again.asks("Léa", a.TakeSeat(seat=bots[0]))
    assert again.seat("Léa") == bots[0], "between games every person may take any seat"


async def test_a_player_who_leaves_for_good_is_forgotten_and_a_bot_plays_on() -> None:
    """Name, remarks, sessions and connection go; the host hands the role on first."""
    table = await at(Phase.GIVE)
    await table.asks("Max", Say(text="Good night"))
    gone, seat = table.ids["Max"], table.seat("Max")
    await leave(table.live, gone)
    await settle()
    assert table.live.table.seat(seat).bot == "pip"
    assert table.clients["Max"].closed == 4410
    assert gone not in table.clients["Tom"].view["people"]
    assert table.clients["Tom"].view["remarks"] == {}
    assert gone not in {session.person_id for session in table.live.state.sessions.values()}
    with pytest.raises(Refusal) as refused:
        await leave(table.live, table.ids["Léa"])
    assert refused.value.code is Code.NOT_YOUR_PART
