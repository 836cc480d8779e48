"""Which decks a table plays with: mixed, too small, gone since, and the same again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.cli import main
from hareloom.decks import Library
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.decks.painting import folder, manifest, painted

from .conftest import QUICK
from .visitor import Visitor, open_table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server with the decks of its data folder."""
    chosen = settings({"data": str(tmp_path / "data")}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, Library(chosen.data), QUICK, AnyMoveBots())
    app = application(chosen, site(chosen.host, chosen.port), hall)
    with TestClient(app, base_url="http://localhost:4273") as client:
        yield client


def add(tmp_path: Path, deck: str, first: int, last: int) -> None:
    """Add a deck of the paintings with these numbers, as its owner does."""
    source = folder(tmp_path / deck, {f"{number}.png": painted(number) for number in range(first, last + 1)})
    assert main(["deck", "add", "--to-mix", "--data", str(tmp_path / "data"), str(source)]) == 0


def written(tmp_path: Path, deck: str, cards: range) -> None:
    """Put a deck where added ones lie, as large as can be: to draw 500 pictures would take a minute."""
    files = {f"{number}.webp": f"picture {number}".encode() for number in cards}
    named = [{"id": f"c{number}", "picture": f"{number}.webp"} for number in cards]
    said = json.dumps(manifest(id=deck, cards=named, languages=[])).encode()
    folder(tmp_path / "data" / "decks" / deck, {"deck.json": said, **files})


def with_bots(host: Visitor, count: int) -> Visitor:
    for _ in range(count):
        host.do("add_bot")
    return host


def in_game(host: Visitor) -> int:
    """How many cards the game has."""
    table = host.look()["table"]
    return int(table["pile"]) + sum(int(seat["cards"]) for seat in table["seats"].values())


def choose(host: Visitor, *decks: str, expect: int = 200) -> dict[str, object]:
    return host.do("change_settings", expect, edition="odyssey", decks=decks)


def test_a_picture_of_two_decks_is_one_card(client: TestClient, tmp_path: Path) -> None:
    """Two decks of six with two pictures in common, and ours: a game has each picture once."""
    add(tmp_path, "sea", 0, 5)
    add(tmp_path, "hills", 4, 9)
    host = with_bots(open_table(client, decks=["sea", "hills", "hareloom"]), 3)
    host.do("start_game")
    assert in_game(host) == 84 + 10


@pytest.mark.parametrize("players", [3, 12])
def test_decks_of_any_size_can_be_mixed(client: TestClient, tmp_path: Path, players: int) -> None:
    """36 and 500 cards, of which 20 are the same pictures, make 516."""
    written(tmp_path, "small", range(36))
    written(tmp_path, "big", range(16, 516))
    listed = {deck["id"]: deck["cards"] for deck in client.get("/api/decks").json()}
    assert listed == {"hareloom": 84, "lamplight": 84, "small": 36, "big": 500}
    host = with_bots(open_table(client, decks=["small", "big"]), players - 1)
    host.do("start_game")
    assert in_game(host) == 516


def test_too_few_cards_start_no_game_and_more_do(client: TestClient, tmp_path: Path) -> None:
    """36 are enough for five; six need 42, as the table says to all."""
    written(tmp_path, "small", range(36))
    host = with_bots(open_table(client, decks=["small"]), 5)
    assert {"players": 6, "cards": 42} in host.look()["table"]["needs"]
    assert host.do("start_game", 409)["code"] == "deck_too_small"
    host.do("remove_seat", seat=6)
    host.do("start_game")
    assert in_game(host) == 36


def test_a_table_whose_deck_has_gone_is_playable_with_another(client: TestClient, tmp_path: Path) -> None:
    """The start is refused with a word for it; everything else can be chosen, and with another deck it starts."""
    add(tmp_path, "sea", 0, 5)
    host = with_bots(open_table(client, decks=["hareloom", "sea"]), 3)
    assert main(["deck", "remove", "sea", "--data", str(tmp_path / "data")]) == 0
    assert host.do("start_game", 409)["code"] == "no_such_deck"
    host.do("change_settings", edition="classic", decks=["hareloom", "sea"])
    assert host.look()["table"]["edition"] == "classic"
    assert choose(host, "hareloom", "sea", "nowhere", expect=409)["code"] == "no_such_deck"
    choose(host, "hareloom")
    assert choose(host, "hareloom", "sea", expect=409)["code"] == "no_such_deck"
    host.do("start_game")
    assert in_game(host) == 84


def test_a_game_goes_on_without_its_deck_and_a_rematch_says_what_is_missing(client: TestClient, tmp_path: Path) -> None:
    """A game keeps its cards when a deck is removed; the next one waits until another is chosen."""
    written(tmp_path, "small", range(36))
    host = with_bots(open_table(client, decks=["small"]), 2)
    host.do("start_game")
    assert main(["deck", "remove", "small", "--data", str(tmp_path / "data")]) == 0
    assert host.look()["table"]["phase"] != "lobby"
    host.do("stop_game")
    assert host.look()["table"]["decks"] == ["small"]
    assert host.do("start_game", 409)["code"] == "no_such_deck"
    choose(host, "hareloom")
    host.do("start_game")


def test_a_rematch_keeps_the_choice(client: TestClient, tmp_path: Path) -> None:
    """The next game is played with the same decks."""
    written(tmp_path, "small", range(36))
    host = with_bots(open_table(client, decks=["small", "hareloom"]), 2)
    for _ in range(2):
        host.do("start_game")
        assert in_game(host) == 84 + 36
        host.do("stop_game")
    assert host.look()["table"]["decks"] == ["small", "hareloom"]


def test_a_picture_can_be_reported_though_another_deck_has_gone(client: TestClient, tmp_path: Path) -> None:
    """The report names a picture of a deck that is still there."""
    written(tmp_path, "small", range(36))
    host = open_table(client, decks=["small", "hareloom"])
    card = client.get("/api/decks/hareloom").json()["cards"][0]["id"]
    lost = client.get("/api/decks/small").json()["cards"][0]["id"]
    assert main(["deck", "remove", "small", "--data", str(tmp_path / "data")]) == 0
    for picture, status in ((card, 204), (lost, 409)):
        body = {"kind": "picture", "card": picture}
        assert client.post(f"{host.at}/reports", json=body, headers=host.headers).status_code == status
