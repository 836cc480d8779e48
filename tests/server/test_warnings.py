"""What an operator gets wrong is said once and clearly, and the journal says nothing over and over."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.cli import main
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.journal import A_MINUTE, Journal
from hareloom.server.links import site
from hareloom.server.settings import KNOWN, note_unknown, settings

from .conftest import QUICK, TestDecks

Caplog = pytest.LogCaptureFixture


def _facts(caplog: Caplog) -> list[tuple[str, dict[str, Any]]]:
    return [(record.getMessage(), getattr(record, "facts", {})) for record in caplog.records]


def test_settings_that_are_not_known_draw_one_warning(caplog: Caplog) -> None:
    """It names them all, and what was perhaps meant; the others draw none."""
    note_unknown(dict.fromkeys(KNOWN - {"HARELOOM_WORKER"}, "1") | {"PATH": "/bin"})
    note_unknown({"HARELOOM_PUBLICURL": "x", "HARELOOM_WORKER": "2"})  # of several workers, whose starter says it
    assert not caplog.records
    note_unknown({"HARELOOM_PUBLICURL": "x", "HARELOOM_ELEPHANTS": "7", "HARELOOM_PORT": "1"})
    ((said, facts),) = _facts(caplog)
    assert facts == {"settings": ["HARELOOM_ELEPHANTS", "HARELOOM_PUBLICURL"]}
    assert said == "settings that are not known have no effect; perhaps you mean HARELOOM_PUBLIC_URL"


def test_a_proxy_that_is_not_trusted_draws_one_warning(tmp_path: Path, caplog: Caplog) -> None:
    """With the setting that would be right; whoever lies about their address from afar draws one of their own."""
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    app = application(chosen, site(chosen.host, chosen.port), open_hall(tmp_path, TestDecks(), QUICK, AnyMoveBots()))
    with TestClient(app) as client:
        client.get("/healthz")
        assert not caplog.records
        for peer in ("172.18.0.5", "172.18.0.5", "172.18.0.6", "8.8.8.8", "8.8.4.4"):
            TestClient(app, client=(peer, 1)).get("/healthz", headers={"X-Forwarded-For": "198.51.100.1"})
        # uvicorn has put the client's address into the place of a trusted proxy's.
        TestClient(app, client=("198.51.100.1", 1)).get("/healthz", headers={"X-Forwarded-For": "198.51.100.1"})
    assert [facts["proxy"] for _, facts in _facts(caplog)] == ["172.18.0.5", "8.8.8.8"]
    assert "--trusted-proxies 172.18.0.5" in _facts(caplog)[0][0]
    assert "client that lies" in _facts(caplog)[1][0]


@pytest.mark.parametrize("address", ["0.0.0.0/0", "::/0", "0.0.0.0/1", "10.0.0.0/8", "2001::/16", "127.0.0.1", "::1"])
def test_a_ban_of_very_many_is_asked_about(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is sent to the server before yes; a script says --yes."""
    command = ["admin", "ban", "--data", str(tmp_path), address]
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert main(command) == 2
    assert "add --yes" in capsys.readouterr().err
    for answer, said in (("\n", "Nobody was banned."), ("n\n", "Nobody was banned."), ("y\n", "No server answers")):
        terminal = io.StringIO(answer)
        monkeypatch.setattr(terminal, "isatty", lambda: True)
        monkeypatch.setattr(sys, "stdin", terminal)
        assert main(command) == 2
        asked = capsys.readouterr().err
        assert "Do you mean that?" in asked
        assert said in asked
    assert main([*command, "--yes"]) == 2
    assert "No server answers" in capsys.readouterr().err


class Clock:
    """Stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_line_that_comes_again_is_written_once_a_minute_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk refuses hundreds of actions: one line, then one a minute, also if nothing else comes."""
    timers: list[float] = []
    monkeypatch.setattr(threading.Timer, "start", lambda timer: timers.append(timer.interval))
    written, clock = io.StringIO(), Clock()
    handler = Journal(written, clock)

    def say(what: str, level: int = logging.ERROR, **facts: str) -> None:
        record = logging.LogRecord("hareloom", level, __file__, 1, what, (), None)
        record.facts = facts
        handler.handle(record)

    def lines() -> list[tuple[str, int | None]]:
        found = [json.loads(line) for line in written.getvalue().splitlines()]
        return [(line["what"], line.get("times")) for line in found]

    for _ in range(500):
        say("not stored", reason="no room")
    say("not stored", reason="another")
    say("hello", logging.INFO)
    say("hello", logging.INFO)
    assert lines() == [("not stored", None), ("not stored", None), ("hello", None), ("hello", None)]
    assert timers == [A_MINUTE]
    clock.now += A_MINUTE
    handler.write_counts()
    assert lines()[4:] == [("not stored", 499)]
    for _ in range(7):
        say("not stored", reason="no room")
    clock.now += A_MINUTE
    say("something else")
    assert lines()[5:] == [("not stored", 7), ("something else", None)]
    # A minute of silence later it is news again, and what was counted last is written at the end.
    clock.now += 2 * A_MINUTE
    say("not stored", reason="no room")
    say("not stored", reason="no room")
    handler.close()
    assert lines()[7:] == [("not stored", None), ("not stored", 1)]
