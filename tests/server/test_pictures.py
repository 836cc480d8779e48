"""Decks and their pictures over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.testclient import TestClient
from starlette.types import Message

from hareloom.decks.adding import add_deck, remove_deck
from hareloom.decks.library import card_id
from hareloom.decks.shipped import shipped_decks
from hareloom.server.http import pictures
from hareloom.server.http.files import FOREVER, answer_with
from tests.decks.painting import files_of, folder, painted


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """The server's folder of added decks, with one deck of two cards, of which one has a zoom."""
    files = {**files_of(2), "1.png": painted(1, (1200, 1800))}
    add_deck(folder(tmp_path / "source", files), tmp_path / "decks", to_mix=True)
    return tmp_path / "decks"


@pytest.fixture
def cards(client: TestClient, decks: Path) -> list[str]:
    """The ids of its cards."""
    assert decks.is_dir()
    return [card["id"] for card in client.get("/api/decks/mine").json()["cards"]]


@pytest.mark.parametrize("size", ["", "@2x", "@thumb"])
def test_browsers_keep_pictures(client: TestClient, cards: list[str], size: str) -> None:
    """Every card has a picture in every size, which has a tag, and which browsers request only once."""
    for card in cards:
        answer = client.get(f"/pictures/{card}{size}.webp")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.content[8:12] == b"WEBP"
        again = client.get(f"/pictures/{card}{size}.webp", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_is_no_picture_is_not_there(client: TestClient, cards: list[str]) -> None:
    """Other names, other sizes, parts of a name and the folder itself are not there."""
    names = ["", "0" * 20 + ".webp", cards[0], f"{cards[0]}.png", f"{cards[0]}@3x.webp", f"{cards[0][:19]}.webp"]
    names += [f"{cards[0].upper()}x.webp", f"{cards[0]}.webp%0a", "deck.json", "hareloom/stag.webp", "%2e%2e/deck.json"]
    for name in names:
        answer = client.get(f"/pictures/{name}", headers={"Accept": "application/json"})
        assert answer.status_code == 404, name


def test_decks_are_listed(client: TestClient, decks: Path) -> None:
    """A host sees which decks there are, ours first."""
    assert decks.is_dir()
    answer = client.get("/api/decks")
    *ours, mine = answer.json()
    assert [deck["id"] for deck in ours] == [*shipped_decks()]
    assert mine == {
        "id": "mine",
        "name": {"en": "Mine", "fr": "Le mien"},
        "cards": 2,
        "author": "A. Hare",
        "licence": "CC-BY-4.0",
        "languages": ["en", "fr"],
        "described": 2,
        "fan": [card_id((decks / "mine" / "pictures" / f"{card}.webp").read_bytes()) for card in mine["fan"]],
        "bots": "full",
        "own": False,
        "mine": False,
        "reach": None,
        "draft": False,
    }
    assert sorted(mine["fan"]) == [card["id"] for card in client.get("/api/decks/mine").json()["cards"]]


def test_a_decks_fan_is_what_its_maker_named_first(client: TestClient, tmp_path: Path) -> None:
    """Three pictures stand for a deck, in the manifest's order, whatever their hashes are."""
    added = add_deck(folder(tmp_path / "source", files_of(6)), tmp_path / "decks", to_mix=True)
    first = [Path(card.picture).stem for card in added.manifest.cards[:3]]
    assert client.get("/api/decks").json()[-1]["fan"] == client.get("/api/decks/mine").json()["fan"] == first


@pytest.mark.parametrize(
    ("texts", "know"),
    [
        ([{"description": {"en": "A."}}, {"tags": {"fr": ["b"]}}], "full"),
        ([{"description": {"en-GB": "A."}}, {}], "some"),
        ([{"description": {"de": "A."}}, {}], "some"),
        ([{"description": {"is": "A."}}, {}], "guess"),
        ([{}, {}], "guess"),
    ],
)
def test_a_host_reads_what_bots_can_do_with_a_deck(
    client: TestClient, tmp_path: Path, texts: list[dict[str, object]], know: str
) -> None:
    """Bots know a card by its texts, in a language that they understand; of other cards they see only colours."""
    cards = [{"id": f"c{at}", "picture": f"{at}.png", **text} for at, text in enumerate(texts)]
    files = files_of(2, cards=cards, languages=["en", "en-GB", "fr", "de", "is"])
    add_deck(folder(tmp_path / "source", files), tmp_path / "decks", to_mix=True)
    assert client.get("/api/decks").json()[-1]["bots"] == client.get("/api/decks/mine").json()["bots"] == know


def test_a_deck_tells_descriptions_and_nothing_else(client: TestClient, decks: Path) -> None:
    """A card has its hash and its descriptions: no tag, no file, no id, no order of the manifest."""
    assert decks.is_dir()
    answer = client.get("/api/decks/mine")
    shown = answer.json()
    assert set(shown) == {"id", "name", "author", "licence", "languages", "described", "cards", "fan", "bots"}
    assert {tuple(card) for card in shown["cards"]} == {("id", "description")}
    assert [card["id"] for card in shown["cards"]] == sorted(card["id"] for card in shown["cards"])
    assert {card["description"]["fr"] for card in shown["cards"]} == {"L’image numéro 0.", "L’image numéro 1."}
    for secret in ("secret", "card-0", ".png", "tags"):
        assert secret not in answer.text


@pytest.mark.parametrize("path", ["/api/decks", "/api/decks/mine"])
def test_answers_about_decks_travel_light(client: TestClient, decks: Path, path: str) -> None:
    """They are compressed for clients that accept it, and cost nothing while nothing has changed."""
    assert decks.is_dir()
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    zipped = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert plain.json() == zipped.json()
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.headers["vary"] == "Accept-Encoding"
    again = client.get(path, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_running_server_sees_changes(client: TestClient, decks: Path, cards: list[str], tmp_path: Path) -> None:
    """A deck that comes, changes or goes does so without a restart, and tags change with it."""
    tag = client.get("/api/decks").headers["etag"]
    add_deck(folder(tmp_path / "b", {"x.png": painted(9)}), decks, to_mix=True)
    assert client.get("/api/decks", headers={"If-None-Match": tag}).status_code == 200
    remove_deck("mine", decks)
    assert client.get("/api/decks/mine").status_code == 404
    assert client.get(f"/pictures/{cards[0]}.webp").status_code == 404


def test_a_picture_whose_deck_has_just_gone_is_not_there(client: TestClient, decks: Path, cards: list[str]) -> None:
    """Between a removal and the next look at the folder, a picture is missing rather than an error."""
    assert client.get(f"/pictures/{cards[0]}.webp").status_code == 200
    remove_deck("mine", decks)
    assert client.get(f"/pictures/{cards[0]}.webp").status_code == 404


def test_a_picture_that_goes_before_it_is_sent_is_not_there(
    client: TestClient, cards: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found, and deleted before the answer begins: that is no picture, rather than half of one."""

    def late(file: Path, *asked: Any) -> Response:
        response = answer_with(file, *asked)
        file.unlink()
        return response

    monkeypatch.setattr(pictures, "answer_with", late)
    assert client.get(f"/pictures/{cards[0]}.webp").status_code == 404


@pytest.mark.anyio
async def test_a_file_that_goes_while_it_is_sent_is_sent_whole(tmp_path: Path) -> None:
    """It is open by then; and one that was replaced before is sent as it is now."""
    file = tmp_path / "picture.webp"
    file.write_bytes(b"before")
    response = answer_with(file, Headers(), FOREVER)
    file.write_bytes(content := bytes(range(256)) * 1000)
    said: list[Message] = []

    async def send(message: Message) -> None:
        file.unlink(missing_ok=True)
        said.append(message)

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    await response({"type": "http", "method": "GET", "headers": [], "extensions": {}}, receive, send)
    start, *pieces = said
    assert b"".join(piece["body"] for piece in pieces) == content
    assert Headers(raw=start["headers"])["content-length"] == str(len(content))


@pytest.mark.parametrize(("wanted", "told"), [("fr", "fr"), ("fr-CA", "fr"), ("tlh", "en"), ("nonsense!", "en")])
def test_a_deck_is_described_in_the_nearest_language_alone(client: TestClient, wanted: str, told: str) -> None:
    """A page fetches the texts that it reads aloud, and not those of all languages."""
    cards = client.get("/api/decks/hareloom", params={"language": wanted}).json()["cards"]
    assert {tuple(card["description"]) for card in cards} == {(told,)}
    whole = client.get("/api/decks/hareloom").json()["cards"]
    assert [card["description"][told] for card in whole] == [card["description"][told] for card in cards]


def test_an_unknown_deck_is_not_there(client: TestClient) -> None:
    """A deck that isn't there is a 404 for programs."""
    answer = client.get("/api/decks/nowhere")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_such_address"
