"""A game that was played elsewhere is looked at in the browser."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from table_server import CARDS
from tests.replays.making import NAMES, file_of, stored_game
from visits import Visit

from hareloom.cli import main


def test_a_game_from_elsewhere_is_shown(
    visit: Visit, base: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Imported beside the running server, its link shows players and clues as any replay's does."""
    clues = ("What the tide forgot", "Almost home", "Quiet", "Before the first word")
    stored = stored_game(names=NAMES[:4], cards=CARDS, clues=clues, hearts=True, unnamed=("Tom",))
    (tmp_path / "game.jsonl").write_bytes(file_of(stored))
    assert main(["replay", "import", str(tmp_path / "game.jsonl"), "--data", str(data)]) == 0
    path = urlsplit(capsys.readouterr().out.partition(": ")[2].strip()).path
    page = visit(1280, 800)
    page.goto(f"{base}{path}")
    for words in (*clues, "Ana", "Léa", "Max"):
        expect(page.get_by_text(words).first).to_be_attached()
    expect(page.get_by_text("Tom")).to_have_count(0)
