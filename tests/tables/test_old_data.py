"""What an older version stored opens: tables, people, settings, remarks and replays, and the games go on.

old/format-3.sqlite3 was written by the version before snapshots, when hares were rabbits, hearts an event of their own
and Pip was called random. old/format-3.json says what is in it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hareloom.bots import choose_any
from hareloom.game import actions as a
from hareloom.game.values import Phase, Reaction
from hareloom.game.view import view
from hareloom.store import SqliteStore
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall
from hareloom.tables.replay import finished_games, players, replay
from hareloom.tables.requests import StartGame, TableRequest
from hareloom.tables.table import LiveTable
from tests.server.conftest import TestDecks

pytestmark = pytest.mark.anyio

OLD = Path(__file__).with_name("old")
FACTS: dict[str, dict[str, Any]] = json.loads((OLD / "format-3.json").read_text(encoding="utf-8"))


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall over a copy of the old file."""
    shutil.copy(OLD / "format-3.sqlite3", tmp_path / "hareloom.sqlite3")
    opened = Hall(SqliteStore(tmp_path / "hareloom.sqlite3"), TestDecks(), Delays(bot_least=0, bot_most=0, moment=0))
    yield opened
    await opened.close()


async def _find(hall: Hall, name: str) -> LiveTable:
    live = await hall.find(FACTS[name]["code"])
    assert live is not None
    return live


async def _do(live: LiveTable, person_id: str, action: Any, number: int) -> None:
    await live.requested(person_id, TableRequest(id=f"new-{number}", action=action))


@pytest.mark.parametrize("name", list(FACTS))
async def test_everybody_is_recognised_by_their_old_secret(hall: Hall, name: str) -> None:
    """People, their hares and their seats are there, and their cookies let them in."""
    live = await _find(hall, name)
    for person, (person_id, secret) in FACTS[name]["people"].items():
        found = await hall.recognise(live, secret)
        assert found is not None
        assert (found.id, found.name) == (person_id, person)
        assert found.seat is not None
    hares = [person.hare for person in live.people.values()]
    assert hares[0] == 3
    assert len(set(hares)) == len(hares)


async def test_a_finished_game_and_its_replay_are_as_they_were(hall: Hall) -> None:
    """Scores, winners, the remark, the heart, the bot; and every step of the replay."""
    live, facts = await _find(hall, "finished"), FACTS["finished"]
    table = live.table
    assert (list(table.scores), list(table.winners), len(table.reveals)) == (
        facts["scores"],
        facts["winners"],
        facts["turns"],
    )
    assert [remark.text for remark in live.state.remarks.values()] == ["Good evening, old friends"]
    assert [type(one) for one in table.reveals[0].reactions] == [Reaction]
    assert [seat.bot for seat in table.seats if seat.bot] == ["pip"]
    assert finished_games(table) == 1
    rows = await hall.store.read(live.record.id)
    assert set(players(rows, 1).values()) == {person_id for person_id, _ in facts["people"].values()}
    steps = list(replay(rows, 1, facts["people"]["Anna"][0]))
    assert steps[-1].view["table"]["phase"] is Phase.END
    assert len(steps) > 20
    assert live.state.private.replay_key


async def test_the_winners_of_old_games_are_counted(hall: Hall) -> None:
    """The tally follows from the log, which was there before it."""
    live, facts = await _find(hall, "finished"), FACTS["finished"]
    seats = {live.people[person_id].seat: person_id for person_id, _ in facts["people"].values()}
    assert live.state.tally.games == 1
    assert live.state.tally.people == {seats[no]: 1 for no in facts["winners"] if no in seats}
    assert (await _find(hall, "voting")).state.tally.games == 0


async def test_the_next_game_starts_at_an_old_table(hall: Hall) -> None:
    """A rematch with the same people and the same bot."""
    live = await _find(hall, "finished")
    await _do(live, FACTS["finished"]["people"]["Anna"][0], StartGame(), 1)
    assert (live.table.game, live.table.phase) == (2, Phase.CLAIM)


async def test_a_game_in_the_middle_of_a_vote_goes_on_to_its_end(hall: Hall) -> None:
    """The settings hold, the hands are there, and everybody plays on; a restart later it is all still there."""
    live, facts, dice = await _find(hall, "voting"), FACTS["voting"], Random(5)
    assert (live.table.phase, live.table.turn, list(live.table.scores)) == (Phase.VOTE, 2, facts["scores"])
    assert live.state.settings.locked
    assert not live.state.settings.takeover
    assert sorted(live.table.awaited) == sorted(facts["awaited"])
    number = 0
    while live.table.phase is not Phase.END:
        table = live.table
        no = table.awaited[0]
        person = next(person.id for person in live.people.values() if person.seat == no)
        now: dict[str, Any] = {"game": table.game, "turn": table.turn, "phase": table.phase}
        move = a.BeReady(**now) if table.phase is Phase.REVEAL else choose_any(view(table, no), dice)
        number += 1
        await _do(live, person, move, number)
        assert number < 1000
    table = live.table
    await hall.rest()
    again = await _find(hall, "voting")
    assert again is not live
    assert again.table == table


async def test_an_old_lobby_keeps_its_seats(hall: Hall) -> None:
    """Its edition and its bot are there, and a newcomer may add another."""
    live = await _find(hall, "lobby")
    assert live.table.settings.edition == "team"
    assert [seat.bot for seat in live.table.seats] == ["", "", "otto"]
    await _do(live, FACTS["lobby"]["people"]["Ida"][0], a.AddBot(), 1)
    assert [seat.bot for seat in live.table.seats] == ["", "", "otto", "pip"]
