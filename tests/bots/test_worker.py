"""The bot process itself: it answers each line, reports problems and stays ready, and answers fast."""

import io
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from hareloom.bots import worker
from hareloom.bots.messages import BotAnswer, BotQuestion
from hareloom.bots.worker import NICENESS, Worker
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.values import ClueForm, Phase
from hareloom.game.view import view
from tests.bots.samples import DECKS, encoder, table_with


def answers(monkeypatch: pytest.MonkeyPatch, data: Path, lines: bytes) -> list[BotAnswer]:
    """Run the process's program on these lines, in this process."""
    output = io.BytesIO()
    monkeypatch.setattr(sys, "argv", ["worker", str(data)])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(output))
    worker.main()
    return [msgspec.json.decode(line, type=BotAnswer) for line in output.getvalue().splitlines()]


def test_it_lowers_its_priority(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The server goes first."""
    added: list[int] = []
    monkeypatch.setattr(os, "nice", added.append)
    assert answers(monkeypatch, tmp_path, b"") == []
    assert added == [NICENESS]


def test_it_starts_where_priorities_are_unknown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Windows has no os.nice."""
    monkeypatch.delattr(os, "nice")
    assert answers(monkeypatch, tmp_path, b"") == []


def test_it_reports_a_problem_and_answers_the_next_question(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One answer per line, whatever the line is."""
    monkeypatch.setattr(os, "nice", lambda _: None)
    asked = msgspec.json.encode(BotQuestion(view=view(table_with(4), 1), decks=DECKS, seed=1))
    problem, answer = answers(monkeypatch, tmp_path, b"nonsense\n" + asked + b"\n")
    assert problem.problem.startswith("DecodeError")
    assert problem.move is None
    assert answer.problem == ""
    assert isinstance(answer.move, a.GiveClue)


@pytest.mark.parametrize("players", [4, 12])
def test_a_move_is_fast(players: int, tmp_path: Path) -> None:
    """At most 150 ms of CPU time once everything is loaded, for a clue and for a card that fits a person's clue."""
    bots = Worker(tmp_path, encoder())
    table = table_with(players)
    bots.answer(BotQuestion(decks=DECKS))
    question = BotQuestion(view=view(table, 1), decks=DECKS, character="ambrose", seed=1)
    encoder()(["the encoder is loaded"])
    before = time.process_time()
    moves = 5
    for seed in range(moves):
        told = a.GiveClue(
            game=table.game,
            turn=table.turn,
            phase=Phase.CLUE,
            form=ClueForm.TEXT,
            text=f"nobody ever said {seed}",
            card=table.seat(1).hand[0],
        )
        heard = evolve_all(table, decide(table, a.SeatActor(1), told, Random(seed)))
        bots.answer(question)
        bots.answer(BotQuestion(view=view(heard, 2), decks=DECKS, character="ambrose", seed=seed))
    assert (time.process_time() - before) / (2 * moves) <= 0.15


def test_it_ends_quietly_when_the_server_is_killed(tmp_path: Path) -> None:
    """Nobody reads its answer any more: it ends without a traceback in the operator's journal."""
    with subprocess.Popen(
        [sys.executable, "-m", "hareloom.bots.worker", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"nonsense\n" * 3)
        process.stdin.flush()
        assert process.stderr.read() == b""
        process.stdin.close()
    assert process.returncode == 0


def test_it_knows_the_cards_of_the_decks_that_are_left(tmp_path: Path) -> None:
    """When a deck is removed during a game, bots still understand clues about the cards of the others."""
    bots = Worker(tmp_path, encoder())
    question = BotQuestion(view=view(table_with(4), 1), decks=(*DECKS, "removed"), character="ambrose", seed=1)
    alone = BotQuestion(view=view(table_with(4), 1), decks=DECKS, character="ambrose", seed=1)
    assert bots.answer(question) == bots.answer(alone)
    assert isinstance(bots.answer(alone).move, a.GiveClue)
