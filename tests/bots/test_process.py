"""The server's side of the bot process: a table never waits for a process that fails, and the journal says why."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from hareloom.bots.messages import BotQuestion
from hareloom.bots.process import AnyMoveBots, BotProcess
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.table import Table
from hareloom.game.values import ClueForm
from hareloom.game.view import view
from tests.bots.samples import DECKS, table_with

NO_MOVE = '{"move": null, "problem": ""}'


def question(table: Table, language: str = "en") -> BotQuestion:
    """Asks the storyteller for a clue."""
    return BotQuestion(view=view(table, 1), decks=DECKS, language=language, character="marguerite", seed=3)


def run(bots: BotProcess, use: Callable[[BotProcess], Awaitable[None]]) -> None:
    """Run it in an event loop, and close the process afterwards."""

    async def whole() -> None:
        try:
            await use(bots)
        finally:
            await bots.close()

    asyncio.run(whole())


def answering(tmp_path: Path, body: str, answer_timeout: float = 20.0) -> BotProcess:
    """A bot process that runs this code for each line that it reads."""
    script = f"import sys, time\nfor line in sys.stdin:\n    {body}\n    sys.stdout.flush()\n"
    return BotProcess(tmp_path, command=(sys.executable, "-c", script), answer_timeout=answer_timeout)


def reasons(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The failures in the journal."""
    records = [record for record in caplog.records if record.name == "hareloom.bots"]
    assert all(record.levelno == logging.ERROR for record in records)
    return [vars(record)["facts"]["reason"] for record in records]


def test_a_move_comes_from_another_process(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The same seed gives the same clue. The clue is in the table's language."""

    async def ask(bots: BotProcess) -> None:
        bots.wake(DECKS, "en")
        table = table_with(4)
        first, again, french = [await bots.choose(question(table, language)) for language in ("en", "en", "fr")]
        assert isinstance(first, a.GiveClue)
        assert first.form is ClueForm.TEXT
        assert first == again
        assert isinstance(french, a.GiveClue)
        assert french.text != first.text
        assert bots.pid not in (None, os.getpid())

    bots = BotProcess(tmp_path)
    run(bots, ask)
    assert bots.failures == 0
    assert reasons(caplog) == []


@pytest.mark.parametrize("pause", [0, 0.3], ids=["at once", "noticed"])
def test_a_killed_process_costs_no_move(pause: float, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The bot makes a legal move, and a new process answers. The server may or may not have noticed the end."""

    async def ask(bots: BotProcess) -> None:
        table = table_with(4)
        assert isinstance(await bots.choose(question(table)), a.GiveClue)
        killed = bots.pid
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        await asyncio.sleep(pause)
        for _ in range(2):
            assert isinstance(await bots.choose(question(table)), a.GiveClue)
        assert bots.pid not in (None, killed)

    bots = BotProcess(tmp_path)
    run(bots, ask)
    assert bots.failures == 1
    assert len(reasons(caplog)) == 1


@pytest.mark.parametrize(
    ("body", "seconds", "reason"),
    [
        ("print('nonsense')", 20, "DecodeError"),
        ("print('[1, 2]')", 20, "ValidationError"),
        ("print('x' * 5_000_000)", 20, "ValueError"),
        ("time.sleep(60)", 0.5, "TimeoutError"),
        ("sys.exit()", 20, "OSError: the bot process ended"),
        ("""print('{"problem": "KeyError: 7"}')""", 20, "KeyError: 7"),
    ],
    ids=["nonsense", "another type", "too long", "too late", "ends", "reports a problem"],
)
def test_a_failure_is_counted_and_written_to_the_journal(
    body: str, seconds: float, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each time, and the bot makes a legal move instead."""

    async def ask(bots: BotProcess) -> None:
        table = table_with(4)
        for failures in (1, 2):
            move = await bots.choose(question(table))
            assert move is not None
            assert decide(table, a.SeatActor(1), move, Random(1))
            assert bots.failures == failures

    run(answering(tmp_path, body, answer_timeout=seconds), ask)
    assert len(reasons(caplog)) == 2
    assert all(each.startswith(reason) for each in reasons(caplog))


def test_a_program_that_does_not_start_is_a_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As any other."""

    async def ask(bots: BotProcess) -> None:
        assert isinstance(await bots.choose(question(table_with(4))), a.GiveClue)

    bots = BotProcess(tmp_path, command=(str(tmp_path / "missing"),))
    run(bots, ask)
    assert bots.failures == 1
    assert reasons(caplog)[0].startswith("FileNotFoundError")


def test_a_cancelled_question_leaves_no_answer_behind(tmp_path: Path) -> None:
    """The next question gets its own answer."""

    async def ask(bots: BotProcess) -> None:
        table = table_with(4)
        cancelled = asyncio.ensure_future(bots.choose(question(table, "slow")))
        await asyncio.sleep(0.3)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert await bots.choose(question(table)) is None

    claim = '{"move": {"do": "claim_first_turn", "game": 1, "turn": 1, "phase": "claim"}}'
    body = f"time.sleep(0.6 * ('slow' in line)); print({claim!r} if 'slow' in line else {NO_MOVE!r})"
    bots = answering(tmp_path, body)
    run(bots, ask)
    assert bots.failures == 0


def test_closing_waits_for_no_answer_and_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A question that waits gets a legal move, and so does a later one."""

    async def ask(bots: BotProcess) -> None:
        bots.wake(DECKS, "en")
        table = table_with(4)
        waiting = asyncio.ensure_future(bots.choose(question(table)))
        await asyncio.sleep(0.3)
        await bots.close()
        assert isinstance(await waiting, a.GiveClue)
        assert isinstance(await bots.choose(question(table)), a.GiveClue)
        assert bots.pid is None

    bots = answering(tmp_path, "time.sleep(60)")
    run(bots, ask)
    assert bots.failures == 0
    assert reasons(caplog) == []


def test_the_server_loads_no_language() -> None:
    """The server's side imports neither the encoder nor numpy: only the bot process needs their memory."""
    code = "import sys, hareloom.bots.process; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "hareloom.bots.process" in loaded
    assert [name for name in loaded if name == "numpy" or name.startswith("hareloom.bots.language")] == []


def test_without_a_process_bots_make_any_legal_move() -> None:
    """Where no process may be started the game still goes on."""
    table = table_with(4)
    move = asyncio.run(AnyMoveBots().choose(question(table)))
    assert move is not None
    assert decide(table, a.SeatActor(1), move, Random(1))
