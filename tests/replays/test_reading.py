"""Replay files tell what the public replay tells, in every edition and for every number of players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.game.editions import EDITIONS
from hareloom.game.evolve import evolve_all
from hareloom.game.table import Table
from hareloom.game.values import END
from hareloom.mistake import Mistake
from hareloom.replays.format import MOST_BYTES
from hareloom.replays.merging import merged
from hareloom.replays.reading import is_replay, read, read_file
from hareloom.replays.writing import written
from hareloom.store import Stored
from hareloom.tables.exporting import exported
from hareloom.tables.folding import read_events
from hareloom.tables.replay import replay

from .making import NAMES, file_of, stored_game, told_game

TABLES = [(edition.id, players) for edition in EDITIONS.values() for players in edition.player_counts]


def public_views(stored: Stored) -> list[Any]:
    """What the API's public replay shows, step by step, until the game is over."""
    found: list[Any] = []
    for step in msgspec.json.decode(msgspec.json.encode(list(replay(stored.rows, 1, None)))):
        found.append(merged(found[-1] if found else None, step["view"]["table"]))
        if found[-1]["phase"] == END:
            break
    return found


def file_views(content: bytes) -> list[Any]:
    """The same of a file, as a reader in any language folds it."""
    found: list[Any] = []
    for line in content.splitlines()[1:]:
        found.append(merged(found[-1] if found else None, msgspec.json.decode(line)["view"]["table"]))
    return found


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_file_shows_what_the_public_replay_shows(edition: str, players: int) -> None:
    """Every step of every edition, before and after the file was read and written again."""
    stored = stored_game(edition, NAMES[:players], seed=players, hearts=True)
    content = file_of(stored)
    told = read(content)
    views = public_views(stored)
    assert file_views(content) == views
    assert file_views(written(told.header, told.steps)) == views
    table = evolve_all(Table(), (event for row in stored.rows for event in read_events(row.events)))
    assert told.turns == table.reveals
    assert told.last.winners == table.winners
    assert told.header.finished


@given(st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 3), st.booleans())
def test_any_game_comes_back_as_it_was(which: tuple[str, int], seed: int, turns: int, hearts: bool) -> None:
    """Whole or stopped, what was read and written again reads the same."""
    told = told_game(stored_game(which[0], NAMES[: which[1]], seed=seed, turns=turns, hearts=hearts))
    assert read(written(told.header, told.steps)) == told
    assert told.header.finished == (told.last.phase is END)


def test_a_file_has_no_ids_and_no_name_of_who_wants_none() -> None:
    """People are named by their seats; who wants no name, and who is no longer known, is a hare."""
    stored = stored_game(names=NAMES[:4], bots=("otto",), unnamed=("Tom",))
    del stored.people[3]
    content = file_of(stored)
    header = read(content).header
    assert [(one.seat, one.name, one.bot) for one in header.players] == [
        (1, "Ana", ""),
        (2, None, ""),
        (3, "Léa", ""),
        (4, None, ""),
        (5, "Otto", "otto"),
    ]
    assert len({one.hare for one in header.players}) == 5
    for secret in ("person:", '"p1"', '"p2"', "Tom", "Max", "amberottervelvet", "action_id"):
        assert secret.encode() not in content


def test_what_comes_after_the_end_is_no_part_of_the_game() -> None:
    """A player who leaves when the game is over is in the file all the same."""
    stored = stored_game(names=NAMES[:4])
    left = msgspec.json.encode([{"is": "seat_left", "seat": 2}])
    last = stored.rows[-1]
    stored.rows.append(msgspec.structs.replace(last, version=last.version + 1, events=left))
    told = told_game(stored)
    assert told.last.order == (1, 2, 3, 4)
    assert told.last.phase is END


@pytest.mark.parametrize("edition", ["odyssey", "team", "party"])
def test_players_stand_in_the_order_they_sat(edition: str) -> None:
    """Clockwise, with their own names, points and partners, whatever their seats' numbers are."""
    order = (4, 1, 6, 3, 2, 5)
    told = told_game(stored_game(edition, NAMES[:6], order=order, hearts=True))
    assert [(one.seat, one.name) for one in told.header.players] == [(no, NAMES[no - 1]) for no in order]
    assert told.last.order == order
    scores = told.turns[-1].scores
    assert [told.last.seats[no].score for no in order] == [scores[place % len(scores)] for place in range(6)]


def test_only_finished_games_are_exported() -> None:
    """A game that is on is nobody's to take along; a number that is none says which there are."""
    stored = stored_game(names=NAMES[:4])
    going_on = msgspec.structs.replace(stored, rows=stored.rows[:12])
    with pytest.raises(Mistake, match="No game has been played to its end"):
        exported(going_on, None, lambda _: None)
    with pytest.raises(Mistake, match="no finished game 2"):
        exported(stored, 2, lambda _: None)


def test_a_first_line_is_recognised(tmp_path: Any) -> None:
    """A replay is told from a score sheet by its first line; a file that isn't there is named."""
    first = file_of(stored_game(turns=1)).partition(b"\n")[0]
    assert is_replay(first)
    assert not any(map(is_replay, (b"", b"{}", b'{"edition": "classic"}', b"[" * 100_000, b"\xff")))
    with pytest.raises(Mistake, match="can't be read"):
        read_file(tmp_path / "none.jsonl")
    (tmp_path / "large.jsonl").write_bytes(b" " * (MOST_BYTES + 2))
    with pytest.raises(Mistake, match="more than 4 MB"):
        read_file(tmp_path / "large.jsonl")
