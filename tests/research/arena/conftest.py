"""What the arena's tests share: one room, and a way to run the command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hareloom.cli import main
from hareloom.game.house_rules import HouseRules
from hareloom.research.arena.player import Answer, Player, Question, Referee
from hareloom.research.arena.playing import Playing, Rules
from hareloom.research.arena.records import Cost
from hareloom.research.arena.room import Room
from hareloom.research.arena.specs import read_spec, seat

SHORT = HouseRules(target_score=5)
PLAYERS = "tests.research.arena.players"
Play = Callable[..., Playing]


class _Looks:
    """A player whose questions are noted."""

    def __init__(self, player: Player, seen: list[Question]) -> None:
        self._player = player
        self._seen = seen

    def choose(self, question: Question, referee: Referee) -> Answer:
        self._seen.append(question)
        return self._player.choose(question, referee)

    def close(self) -> None:
        self._player.close()


def look(playing: Playing) -> list[Question]:
    """All questions that these players will get."""
    seen: list[Question] = []
    playing.players = [_Looks(player, seen) for player in playing.players]
    return seen


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder without decks. It is one for all tests, so that what bots know is loaded once."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def room(data: Path) -> Room:
    """With our deck."""
    return Room(data, seconds=5)


@pytest.fixture
def playing(room: Room) -> Play:
    """Players by their names, ready to play."""

    def ready(
        *players: str,
        edition: str = "odyssey",
        seats: int = 4,
        house: HouseRules = SHORT,
        seed: int = 1,
        costs: list[Cost] | None = None,
    ) -> Playing:
        rules = Rules(edition=edition, seats=seats, house=house, seed=seed)
        seated = [seat(read_spec(player), room) for player in players]
        return Playing(rules, room, seated, players, ([] if costs is None else costs).append)

    return ready


@pytest.fixture
def arena(data: Path, tmp_path: Path) -> Callable[..., int]:
    """`hareloom arena` with these words, into a folder of the test's own."""

    def run(*words: str, out: str = "run") -> int:
        return main(["arena", *words, "--out", str(tmp_path / out), "--data", str(data)])

    return run
