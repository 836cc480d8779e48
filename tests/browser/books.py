"""Finished games for the storybook's tests: played to as many turns as a test needs, and brought as files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from tests.replays.making import file_of, stored_game

from hareloom.decks import Library

NAMES = ("Mira", "Tom", "Léa", "Maximiliane Abendroth-Lan", "Bea", "Noor", "نور", "Eli", "Juno", "Ana", "Kofi")
CLUES = (
    "What the tide forgot to take back",
    "Almost home",
    "שלום לכל מי שעוד ער",
    "🌙🐇 …",
    "Grandfather never told us where he went in summer",
    (
        "Everyone was there except me, and when I came at last there was nobody left who could have told me what it "
        "had been, so I sat down on the stairs and waited for the next time, which is why I know."
    ),
)
UNNAMED = "Tom"


def game_file(
    data: Path, turns: int, players: int = 6, edition: str = "odyssey", *, stopped: bool = False, hearts: bool = True
) -> bytes:
    """The replay file of a game of people and a bot, with hearts and words; one of them wants no name."""
    library = Library(data)
    house: dict[str, object] = {
        "rounds_per_player": -(-turns // players),
        "target_score": None,
        "on_empty_pile": "reshuffle",
    }
    stored = stored_game(
        edition,
        NAMES[: players - 1],
        bots=("otto",),
        house=house if edition == "odyssey" else None,
        cards=library.cards_of(("hareloom",)),
        clues=CLUES,
        hearts=hearts,
        spoken="I saw a whale in it.",
        turns=turns if stopped else 0,
        unnamed=(UNNAMED,),
    )
    return file_of(stored, iter(library.decks()))


def bring(data: Path, content: bytes) -> str:
    """Open a replay file on the server with that data folder; returns the path of its book."""
    file = data / "brought.jsonl"
    file.write_bytes(content)
    command = [sys.executable, "-m", "hareloom", "replay", "import", str(file), "--data", str(data)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return urlsplit(said.partition(": ")[2].strip()).path
