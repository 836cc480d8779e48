"""Around a table: its QR code, the numbers for Prometheus, and a journal that names nobody."""

from __future__ import annotations

import io
import json
import logging
import socket
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.mistake import Mistake
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.journal import JsonLines, note
from hareloom.server.links import site
from hareloom.server.metrics import HallCollector, serve_metrics
from hareloom.server.settings import settings

from .conftest import QUICK, TestDecks
from .visitor import open_table


def test_a_tables_link_is_a_qr_code(client: TestClient) -> None:
    """An SVG for a table that is there, nothing for one that isn't."""
    host = open_table(client)
    answer = client.get(f"/t/{host.code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ET.fromstring(answer.content).tag.endswith("svg")
    assert client.get("/t/bbbbbbbbbb/qr.svg").status_code == 404


def test_metrics_count_and_name_nobody(tmp_path: Path) -> None:
    """On a port of their own: tables, actions by kind, refusals by code; no code, no name."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    server = serve_metrics(hall, "127.0.0.1", port, tmp_path)
    try:
        app = application(chosen, site(chosen.host, chosen.port), hall)
        with TestClient(app, base_url="http://localhost:4273") as client:
            host = open_table(client, name="Ermintrude")
            host.do("add_bot")
            host.do("start_game", 409)
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        with pytest.raises(Mistake, match=f"port {port}"):
            serve_metrics(hall, "127.0.0.1", port, tmp_path)
    finally:
        server.shutdown()
        server.server_close()
    assert 'hareloom_actions_total{kind="add_bot"} 1.0' in text
    assert 'hareloom_refusals_total{code="player_count"} 1.0' in text
    assert "hareloom_tables_open 1.0" in text
    assert "Ermintrude" not in text
    assert host.code not in text


def test_numbers_may_grow_while_they_are_read(tmp_path: Path) -> None:
    """The metrics are read in a thread of their own: a new kind of action meanwhile costs no scrape."""
    hall = open_hall(tmp_path, TestDecks(), QUICK, AnyMoveBots())

    class Growing(type):
        @property
        def __struct_config__(cls) -> SimpleNamespace:
            hall.counts.actions[type("Another", (), {})] += 1
            return SimpleNamespace(tag="say")

    hall.counts.actions[Growing("Say", (), {})] += 1  # type: ignore[index]
    found = {sample.name for metric in HallCollector(hall, tmp_path).collect() for sample in metric.samples}
    assert "hareloom_actions_total" in found


def test_the_journal_is_json_without_names(client: TestClient) -> None:
    """One object a line, with its facts; what people say and who they are is never in it."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    level = root.level
    root.setLevel(logging.DEBUG)
    try:
        host = open_table(client, name="Ermintrude")
        for _ in range(2):
            host.do("add_bot")
        host.do("start_game")
        host.do("claim_first_turn", **host.now())
        host.do("give_clue", **host.now(), text="Xylophone", card=host.look()["own"]["hand"][0])
        note("something happened", logging.WARNING, seconds=1.5)
        logging.getLogger("hareloom").error("it broke", exc_info=ValueError("a fault"))
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"level": "warning", "what": "something happened", "seconds": 1.5}.items() <= lines[-2].items()
    assert "ValueError: a fault" in lines[-1]["traceback"]
    ours = [line for line in written.getvalue().splitlines() if '"what":"HTTP Request' not in line]
    for secret in ("Ermintrude", "Xylophone", host.secret, host.code):
        assert not [line for line in ours if secret in line], secret
