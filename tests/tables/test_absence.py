"""RULES 6, leaving and missing: a table never shrinks, and every wait ends."""

from __future__ import annotations

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code
from hareloom.game.values import Phase
from hareloom.tables.requests import ChangeTableSettings, StartGame

from .evening import PEOPLE, SHORT, at, evening
from .held import settle

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
async def test_a_bot_holds_the_seat_until_its_person_returns(phase: Phase) -> None:
    """Points, hand and place stay; the person gets the seat back at once, on any device and in any phase."""
    table = await at(phase)
    seat = table.live.table.seat(table.seat("Tom"))
    await table.asks("Tom", a.LeaveSeat())
    assert table.live.table.seat(seat.no).bot
    assert (table.live.table.seat(seat.no).hand, table.seat("Tom")) == (seat.hand, seat.no)
    assert "own" not in table.clients["Tom"].view
    table.goes("Tom")
    table.connects("Tom")
    await table.scheduler.run(0)
    assert not table.live.table.seat(seat.no).bot
    assert table.clients["Tom"].view["own"]["hand"] == list(table.live.table.seat(seat.no).hand)


async def test_the_bot_plays_on_meanwhile() -> None:
    """The game does not stop: the others see only a bot's mark on the hare."""
    table = await at(Phase.GIVE)
    await table.asks("Tom", a.LeaveSeat())
    table.goes("Tom")
    for name in ("Ana", "Max"):
        await table.moves(name)
    await table.scheduler.run(10)
    assert table.phase() is Phase.VOTE


async def test_a_kept_seat_is_for_its_own_person_only() -> None:
    """A newcomer may take over any bot's seat but one that waits for its person."""
    table = await evening("Léa", "Tom", bots=2)
    await table.asks("Tom", a.LeaveSeat())
    await table.comes("Zoe")
    assert await table.refused("Zoe", a.TakeSeat(seat=table.seat("Tom"))) is Code.SEAT_TAKEN
    await table.asks("Zoe", a.TakeSeat(seat=3))
    assert table.seat("Zoe") == 3
    assert len(table.clients["Zoe"].view["own"]["hand"]) == 6


async def test_bots_seats_are_taken_over_only_if_the_host_allows_it() -> None:
    """Otherwise a newcomer watches and joins the next game; a player who left may still return."""
    table = await evening("Léa", "Tom", bots=2)
    await table.asks("Léa", ChangeTableSettings(takeover=False))
    await table.comes("Zoe")
    assert await table.refused("Zoe", a.TakeSeat(seat=3)) is Code.NO_TAKEOVER
    assert table.clients["Léa"].view["people"][table.ids["Zoe"]]["next_game"] is True
    await table.asks("Tom", a.LeaveSeat())
    await table.asks("Tom", a.TakeSeat(seat=table.seat("Tom")))
    await table.asks("Léa", a.StopGame())
    await table.asks("Léa", StartGame())
    assert table.seat("Zoe") == 5
    assert table.live.table.rules.players == 5


async def test_a_late_player_is_in_the_next_game() -> None:
    """Also straight after a game; at a full table they get a bot's seat; a person who has gone gets none."""
    table = await evening("Léa", "Tom", bots=4, edition="revised", decks=("hareloom",))
    await table.comes("Zoe")
    await table.comes("Ida")
    await table.comes("Kim")
    await table.comes("Bo", seat=False)
    table.goes("Kim")
    await table.scheduler.run(0)
    while table.phase() is not Phase.END:
        for name in ("Léa", "Tom"):
            if table.phase() is Phase.REVEAL:
                await table.asks(name, a.BeReady(**table.now()))
            else:
                await table.moves_if_awaited(name)
        await table.scheduler.run(9)
    await table.asks("Léa", StartGame())
    assert table.live.table.game == 2
    assert table.live.table.rules.players == 6
    assert {table.seat("Zoe"), table.seat("Ida")} == {3, 4}
    assert table.person("Kim").seat is None
    assert table.person("Bo").seat is None


# No clock, and a player is missing.


async def test_two_others_ask_and_a_bot_moves_this_once() -> None:
    """One request is not enough, two are; the seat stays the person's, and its move is marked."""
    table = await at(Phase.CLUE)
    wish = a.AskStandIn(**table.now(), seat=table.seat("Léa"))
    await table.asks("Tom", wish)
    await table.scheduler.run(600)
    assert table.phase() is Phase.CLUE
    assert table.clients["Ana"].view["table"]["wishes"] == [{"seat": 1, "by": 2}]
    await table.asks("Ana", wish)
    await table.scheduler.run(0)
    assert table.phase() is Phase.GIVE
    assert table.live.table.seat(1).stood_in
    assert not table.live.table.seat(1).bot
    await table.scheduler.run(600)
    assert table.phase() is Phase.GIVE, "this once"


async def test_the_host_asks_alone() -> None:
    """Also a host without a seat of their own."""
    table = await at(Phase.GIVE)
    for name in ("Tom", "Ana"):
        await table.moves(name)
    await table.asks("Léa", a.AskStandIn(**table.now(), seat=table.seat("Max")))
    await table.scheduler.run(0)
    assert table.phase() is Phase.VOTE


async def test_the_only_other_person_asks_alone() -> None:
    """Two people and bots, or all others away: one request is enough. Absent people don't count."""
    table = await at(Phase.CLUE, "Léa", "Tom", bots=2)
    await table.asks("Tom", a.AskStandIn(**table.now(), seat=1))
    await table.scheduler.run(0)
    assert table.phase() is Phase.GIVE
    table = await at(Phase.GIVE)
    for name in ("Léa", "Ana", "Max"):
        table.goes(name)
    await table.moves("Tom")
    for name in ("Ana", "Max"):
        await table.asks("Tom", a.AskStandIn(**table.now(), seat=table.seat(name)))
    await table.scheduler.run(0)
    assert table.phase() is Phase.VOTE


async def test_no_bot_moves_for_a_player_who_moves_after_all() -> None:
    """After one request the player moves: the second request is refused, because nobody is missing."""
    table = await at(Phase.GIVE)
    wish = a.AskStandIn(**table.now(), seat=table.seat("Max"))
    await table.asks("Tom", wish)
    await table.moves("Max")
    assert await table.refused("Ana", wish) is Code.ALREADY_MOVED
    await table.scheduler.run(60)
    assert not table.live.table.seat(table.seat("Max")).stood_in


# All players idle.


@pytest.mark.parametrize("edition", ["odyssey", "classic", "party", "team"])
async def test_a_game_of_idle_players_still_ends(edition: str) -> None:
    """They are connected and never move: with a clock the game ends, in no more steps than it needs."""
    names = (*PEOPLE, "Zoe", "Ida")
    table = await evening(*names, pace="brisk", start=False, edition=edition)
    await table.asks("Léa", StartGame())
    for _ in range(40):
        await table.scheduler.run(10 * 60)
        if table.phase() is Phase.END:
            break
    assert table.phase() is Phase.END
    turns = len(table.live.table.reveals)
    assert all(len(reveal.stood_in) >= 5 for reveal in table.live.table.reveals)
    assert table.scheduler.fired < turns * 12 + 20, "it never spins"
    assert table.scheduler.waiting == 0


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
@pytest.mark.parametrize("pace", ["none", "brisk"])
async def test_a_table_without_connections_sleeps_in_every_phase(phase: Phase, pace: str) -> None:
    """No timer fires or waits, nothing is lost; the table is unloaded, and wakes as it was."""
    table = await at(phase, "Léa", "Tom", "Ana", bots=0 if phase is not Phase.CLUE else 1, pace=pace)
    for name in ("Léa", "Tom", "Ana"):
        table.goes(name)
    await settle()
    before, fired = table.live.table, table.scheduler.fired
    await table.scheduler.run(24 * 3600)
    assert (table.live.table, table.scheduler.fired, table.scheduler.waiting) == (before, fired, 0)
    await table.hall.forget_sleepers()
    await table.scheduler.run(601)
    await table.hall.forget_sleepers()
    assert not table.hall.open_tables()
    again = await table.reopened()
    assert again.live.table == before
    again.connects("Tom")
    assert again.clients["Tom"].view["table"]["phase"] == phase


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
async def test_idle_players_without_a_clock_leave_no_timer(phase: Phase) -> None:
    """The table only waits: after the reveal's linger no timer is left."""
    table = await at(phase)
    await table.scheduler.run(60)
    fired = table.scheduler.fired
    await table.scheduler.run(24 * 3600)
    assert (table.phase(), table.scheduler.fired, table.scheduler.waiting) == (phase, fired, 0)


async def test_bots_among_themselves_are_not_stopped_by_a_watcher() -> None:
    """All people have left their seats and watch: turns end without them, and so does the game."""
    table = await evening("Léa", "Tom", bots=2, house=SHORT)
    for name in ("Léa", "Tom"):
        await table.asks(name, a.LeaveSeat())
    await table.scheduler.run(3600)
    assert table.phase() is Phase.END


async def test_nobody_waits_longer_than_the_pace_says() -> None:
    """One of four never moves: no phase of the game lasts longer than its seconds."""
    table = await evening(pace="brisk", house=SHORT)
    while table.phase() is not Phase.END:
        phase, moment = table.phase(), table.now()
        for name in ("Léa", "Tom", "Ana"):
            if phase is Phase.REVEAL:
                break
            await table.moves_if_awaited(name)
        if table.now() == moment:
            seconds = table.live.table.pace.seconds_for(phase)
            assert seconds is not None
            await table.scheduler.run(seconds)
            assert table.phase() is Phase.END or table.now() != moment


async def test_bots_leave_the_claim_to_people_longer_in_the_first_game() -> None:
    """Newcomers have a minute to read what a claim is; in the next game twenty seconds are enough."""
    table = await evening("Léa", "Tom", bots=2, start=False)
    for game, seconds in ((1, 60), (2, 20)):
        await table.asks("Léa", StartGame())
        await table.scheduler.run(seconds)
        assert (table.live.table.game, table.phase()) == (game, Phase.CLAIM)
        await table.scheduler.run(8)
        assert table.phase() is not Phase.CLAIM
        assert table.live.table.seat(table.live.table.storyteller).bot
        await table.asks("Léa", a.StopGame())


async def test_bots_wait_anew_for_a_player_who_comes_late_to_the_claim() -> None:
    """A player who opens the page at the last moment has their time too, once: coming and going holds nothing up."""
    table = await evening("Léa", "Tom", bots=2, start=False)
    table.goes("Tom")
    await table.asks("Léa", StartGame())
    await table.scheduler.run(59)
    table.connects("Tom")
    await table.scheduler.run(30)
    table.goes("Tom")
    table.connects("Tom")
    await table.scheduler.run(30)
    assert table.phase() is Phase.CLAIM
    await table.scheduler.run(8)
    assert table.phase() is not Phase.CLAIM
