"""A large model on a real server: the operator's settings, what is said about it, and what nobody ever learns."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from starlette.testclient import TestClient

from hareloom.mistake import Mistake
from hareloom.server.journal import JsonLines
from hareloom.server.metrics import HallCollector
from hareloom.server.settings import settings
from tests.bots.models.machine import KEY, Served, late, playing, plays, status

from .making_decks import add, begin, making
from .visitor import Visitor, app_of, join, open_table

DOCS = Path(__file__).parents[2] / "docs" / "SETTINGS.md"
NAMES = ("URL", "NAME", "KEY", "KEY_FILE", "SECONDS", "TOKENS", "TOKENS_A_DAY", "ANSWER_TOKENS")
HERE = {"HARELOOM_MODEL_URL": "http://localhost:8080/v1", "HARELOOM_MODEL_NAME": "sees"}


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that plays by the rules."""
    with playing() as served:
        yield served


def offered(machine: Served, **more: str) -> dict[str, str]:
    """The operator's word, in the environment."""
    names = {"URL": machine.url, "NAME": "sees", "KEY": KEY, **more}
    return {f"HARELOOM_MODEL_{name}": value for name, value in names.items()}


def begun(client: TestClient) -> list[Visitor]:
    """Three people and a model on seat 4, in the first turn; the host has told."""
    host = open_table(client)
    people = [host, *(join(host, name) for name in ("Tom", "Ana"))]
    host.do("change_table_settings", models=True)
    host.do("add_bot", character="model")
    host.do("start_game")
    host.do("claim_first_turn", **host.now())
    hand = host.look()["own"]["hand"]
    host.do("give_clue", **host.now(), form="text", text="The lamp in the snow", card=hand[0])
    return people


def seen(visitor: Visitor, what: str, seconds: float = 20) -> dict[str, Any]:
    """The view, once seat 4 is that."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        view = visitor.look()
        if view["table"]["seats"]["4"].get(what):
            return view
        time.sleep(0.02)
    raise AssertionError(f"seat 4 is not {what}")


# The operator's word.


def test_a_model_is_named_by_variables_alone(tmp_path: Path) -> None:
    """With defaults that bound what it takes; the key from a file, shown nowhere."""
    assert settings({}, {}, host="127.0.0.1").models is None
    chosen = settings({}, HERE, host="127.0.0.1").models
    assert chosen is not None
    assert (chosen.machine.host, chosen.machine.model, chosen.machine.key) == ("localhost:8080", "sees", None)
    assert (chosen.seconds, chosen.tokens, chosen.tokens_a_day, chosen.answer_tokens) == (30, 200_000, 0, 600)
    (tmp_path / "key").write_text(f"{KEY}\n")
    more = {
        "HARELOOM_MODEL_KEY_FILE": str(tmp_path / "key"),
        "HARELOOM_MODEL_SECONDS": "9",
        "HARELOOM_MODEL_TOKENS": "10",
        "HARELOOM_MODEL_TOKENS_A_DAY": "20",
        "HARELOOM_MODEL_ANSWER_TOKENS": "4000",
    }
    whole = settings({}, {**HERE, **more}, host="127.0.0.1")
    assert whole.models is not None
    assert whole.models.machine.key == KEY
    assert (whole.models.seconds, whole.models.tokens, whole.models.tokens_a_day) == (9, 10, 20)
    assert KEY not in repr(whole)
    text = DOCS.read_text(encoding="utf-8")
    assert all(f"`HARELOOM_MODEL_{name}`" in text for name in NAMES)
    assert all(f"| `{number}" in text for number in (30, 200_000, 600))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"HARELOOM_MODEL_NAME": ""}, "HARELOOM_MODEL_NAME"),
        ({"HARELOOM_MODEL_URL": "localhost:8080"}, "HARELOOM_MODEL_URL"),
        ({"HARELOOM_MODEL_SECONDS": "soon"}, "HARELOOM_MODEL_SECONDS: 'soon' is not a number from 1 to 600"),
        ({"HARELOOM_MODEL_SECONDS": "0"}, "from 1 to 600"),
        ({"HARELOOM_MODEL_TOKENS": "-1"}, "HARELOOM_MODEL_TOKENS"),
        ({"HARELOOM_MODEL_TOKENS_A_DAY": "1e6"}, "HARELOOM_MODEL_TOKENS_A_DAY"),
        ({"HARELOOM_MODEL_ANSWER_TOKENS": "3"}, "HARELOOM_MODEL_ANSWER_TOKENS"),
        ({"HARELOOM_MODEL_KEY": "a", "HARELOOM_MODEL_KEY_FILE": "b"}, "not both"),
        ({"HARELOOM_MODEL_URL": "http://api.example.org/v1", "HARELOOM_MODEL_KEY": KEY}, "https"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, str], said: str) -> None:
    """With the variable's name, and without the key."""
    with pytest.raises(Mistake, match=said) as refused:
        settings({}, {**HERE, **wrong}, host="127.0.0.1")
    assert KEY not in str(refused.value)


def metrics(client: TestClient, data: Path) -> str:
    registry = CollectorRegistry()
    registry.register(HallCollector(app_of(client).state.hall, data))
    return generate_latest(registry).decode()


def test_without_it_nothing_speaks_of_it(tmp_path: Path) -> None:
    """No door, no view, no number; asking is refused with a code of its own."""
    with making(tmp_path) as client:
        host = open_table(client)
        assert host.do("add_bot", character="model", expect=409)["code"] == "no_models"
        assert host.look()["models"] is None
        assert client.get(host.at).json()["model"] is None
        assert "hareloom_model" not in metrics(client, tmp_path)


# At a table.


def test_the_door_says_where_pictures_go(tmp_path: Path, machine: Served) -> None:
    """As soon as a model sits there, until the host switches it off."""
    with making(tmp_path, environment=offered(machine)) as client:
        host = open_table(client)
        assert host.do("add_bot", character="model", expect=409)["code"] == "models_off"
        host.do("change_table_settings", models=True)
        assert client.get(host.at).json()["model"] is None
        host.do("add_bot", character="model")
        assert client.get(host.at).json()["model"] == machine.endpoint.host
        host.do("change_table_settings", models=False)
        assert client.get(host.at).json()["model"] is None


def test_a_move_by_the_real_pictures(tmp_path: Path, machine: Served) -> None:
    """The machine sees the hand as JPEGs, and its card is given; the numbers count it."""
    with making(tmp_path, environment=offered(machine)) as client:
        host, tom, _ = begun(client)
        view = seen(tom, "given")
        assert not view["table"]["seats"]["4"].get("stood_in")
        said = metrics(client, tmp_path)
        assert "hareloom_model_moves_total 1.0" in said
        assert "hareloom_model_fallbacks_total 0.0" in said
        assert "hareloom_model_tokens_total 1020.0" in said
    _, headers, body = machine.asked[0]
    assert headers["Authorization"] == f"Bearer {KEY}"
    pictures = [part["image_url"]["url"] for part in body["messages"][1]["content"] if "image_url" in part]
    assert len(pictures) == 6
    assert all(url.startswith("data:image/jpeg;base64,") for url in pictures)
    words = [part.get("text", "") for part in body["messages"][1]["content"]] + [body["messages"][0]["content"]]
    assert all(name not in " ".join(words) for name in ("Léa", "Tom", "Ana", host.code))


def test_the_key_is_nowhere(tmp_path: Path, machine: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Not in views, events, metrics, the journal or any file of the data folder, though the machine repeats it."""
    machine.answers = [status(400, json.dumps({"error": {"message": f"Bearer {KEY} said: The lamp in the snow"}}))]
    with caplog.at_level(logging.DEBUG), making(tmp_path, environment=offered(machine)) as client:
        people = begun(client)
        views = [seen(each, "stood_in") for each in people]
        said = json.dumps(views) + metrics(client, tmp_path) + client.get("/openapi.json").text
    journal = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "the offline mind moved for a large model" in journal
    assert machine.endpoint.host in journal
    for text in (said, journal):
        assert KEY not in text
    assert "The lamp in the snow" not in journal
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert any(b"The lamp in the snow" in file.read_bytes() for file in files), "the files are looked into"
    assert all(KEY.encode() not in file.read_bytes() for file in files)


def test_a_days_tokens_outlive_a_restart(tmp_path: Path, machine: Served) -> None:
    """What the server took today is in the store, so that a restart grants no new day."""
    environment = offered(machine, TOKENS_A_DAY="20000")
    with making(tmp_path, environment=environment) as client:
        _, tom, _ = begun(client)
        seen(tom, "given")
    assert len(machine.asked) == 1
    machine.answers = [plays]
    with making(tmp_path, environment=offered(machine, TOKENS_A_DAY="16500")) as client:
        _, tom, _ = begun(client)
        view = seen(tom, "stood_in")
        assert view["models"]["spent"] is True
    assert len(machine.asked) == 1, "1020 of today and what a question may take are more than 16500"


def test_pictures_of_a_players_deck_can_be_shown(tmp_path: Path, machine: Served) -> None:
    """The host's word goes for all pictures of the table, also those of decks that players made."""
    with making(tmp_path, environment=offered(machine)) as client:
        deck = begin(client)["id"]
        card = add(client, deck, 1)
        models = app_of(client).state.models
        client.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
        assert models._picture(card)[:4] == b"RIFF"  # noqa: SLF001 - a game with 84 of them would take minutes
        with pytest.raises(FileNotFoundError):
            models._picture("0" * 20)  # noqa: SLF001


# A kill.


@pytest.fixture
def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def started(port: int, data: Path, machine: Served) -> subprocess.Popen[bytes]:
    """A server as an operator starts it."""
    command = [sys.executable, "-m", "hareloom", "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, env={**os.environ, **offered(machine)}, stderr=subprocess.DEVNULL)
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == httpx.codes.OK:
                return process
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


def test_a_kill_loses_no_more_than_the_open_question(tmp_path: Path, machine: Served, free_port: int) -> None:
    """Killed while the machine thinks, the server asks again when it is back, and the game goes on."""
    machine.answers = [late(30, plays), plays]
    process = started(free_port, tmp_path, machine)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{free_port}") as client:
            people = begun(client)  # type: ignore[arg-type]
            until = time.monotonic() + 20
            while not machine.asked and time.monotonic() < until:
                time.sleep(0.02)
            process.kill()
            process.wait()
        process = started(free_port, tmp_path, machine)
        with httpx.Client(base_url=f"http://127.0.0.1:{free_port}") as client:
            people[1].client = client  # type: ignore[assignment]
            people[1].do("say", text="Where were we?")
            view = seen(people[1], "given")
            assert not view["table"]["seats"]["4"].get("stood_in")
    finally:
        process.kill()
        process.wait()
    assert len(machine.asked) == 2
