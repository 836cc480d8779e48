"""Players make decks of their own: what they may do with them, and what is refused."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image
from starlette.testclient import TestClient

from hareloom.decks.adding import add_deck
from tests.decks.painting import painted
from tests.server.making_decks import add, another, begin, do, guest, host, made, making, sent_to

from .visitor import app_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser, at a server on which decks can be made."""
    with making(tmp_path / "data") as browser:
        yield browser


def test_a_deck_is_made_card_by_card(client: TestClient) -> None:
    """A draft grows, is described and ordered, and is listed as a deck when it is ready."""
    deck = begin(client)["id"]
    cards = [add(client, deck, seed) for seed in range(4)]
    assert client.patch(f"/api/own-decks/{deck}/cards/{cards[1]}", json={"description": "A snail."}).status_code == 204
    order = cards[::-1]
    changed = client.patch(
        f"/api/own-decks/{deck}",
        json={"order": order, "name": " Summer\n2026 ", "author": "Léa", "licence": "CC0-1.0", "state": "ready"},
    ).json()
    assert [card["card"] for card in changed["cards"]] == order
    assert [card["description"] for card in changed["cards"]] == ["", "", "A snail.", ""]
    assert (changed["name"], changed["author"], changed["state"]) == ("Summer 2026", "Léa", "ready")
    assert client.get(f"/api/own-decks/{deck}").json() == changed
    listed = client.get("/api/decks")
    assert listed.headers["cache-control"] == "no-store"
    assert [one for one in listed.json() if one["own"]] == [
        {
            "id": deck,
            "name": {"en": "Summer 2026"},
            "cards": 4,
            "author": "Léa",
            "licence": "CC0-1.0",
            "languages": ["en"],
            "described": 1,
            "fan": order[:3],
            "bots": "some",
            "own": True,
            "mine": True,
            "reach": "link",
            "draft": False,
        }
    ]
    shown = client.get(f"/api/decks/{deck}").json()
    assert [card["id"] for card in shown["cards"]] == sorted(cards)
    assert {card["id"]: card["description"] for card in shown["cards"]}[cards[1]] == {"en": "A snail."}


def test_ours_have_a_fan_too(client: TestClient) -> None:
    """Every deck shows three of its pictures, and what bots know of it."""
    (ours,) = [deck for deck in client.get("/api/decks").json() if deck["id"] == "hareloom"]
    assert len(set(ours["fan"])) == 3
    assert (ours["bots"], ours["own"], ours["mine"], ours["reach"]) == ("full", False, False, None)
    assert all(client.get(f"/pictures/{card}.webp").status_code == 200 for card in ours["fan"])


def test_an_order_that_is_a_moment_old_loses_no_card(client: TestClient) -> None:
    """A card that came while its owner moved others stays, at the end; an order of other cards is refused."""
    deck = begin(client)["id"]
    cards = [add(client, deck, seed) for seed in range(3)]
    workshop = app_of(client).state.workshop
    assert client.portal is not None
    client.portal.call(lambda: workshop.decks.save(deck, [cards[1], cards[0], "f" * 20]))
    shown = client.get(f"/api/own-decks/{deck}").json()["cards"]
    assert [card["card"] for card in shown] == [cards[1], cards[0], cards[2]]
    for wrong in (cards[:2], [*cards, cards[0]], [*cards[:2], "f" * 20]):
        assert client.patch(f"/api/own-decks/{deck}", json={"order": wrong}).json()["code"] == "malformed"


def test_a_file_sent_again_is_the_same_card(client: TestClient) -> None:
    """After a lost connection a client sends a file again, and nothing is there twice."""
    deck = begin(client)["id"]
    first = sent_to(client, deck, painted(1)).json()
    assert sent_to(client, deck, painted(1)).json() == first
    assert first == {"card": first["card"], "sent": hashlib.sha256(painted(1)).hexdigest(), "same_as": None}
    assert len(client.get(f"/api/own-decks/{deck}").json()["cards"]) == 1


def test_the_same_picture_in_another_file_is_noticed(client: TestClient) -> None:
    """It becomes no second card; the answer says which one it is."""
    deck = begin(client)["id"]
    card = add(client, deck, 1)
    other = painted(1, compress_level=0)
    assert other != painted(1)
    answer = sent_to(client, deck, other)
    assert answer.status_code == 200
    assert (answer.json()["card"], answer.json()["same_as"]) == (card, card)
    assert len(client.get(f"/api/own-decks/{deck}").json()["cards"]) == 1


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"no picture", 422, "not_a_picture"),
        (painted(1, (100, 150)), 422, "too_small"),
        (b"\0" * 16_000_001, 413, "too_large"),
    ],
    ids=["text", "small", "large"],
)
def test_a_bad_picture_is_refused_alone(client: TestClient, content: bytes, status: int, code: str) -> None:
    """It is said what is wrong with it, and the pictures before and after it are cards."""
    deck = begin(client)["id"]
    add(client, deck, 1)
    answer = sent_to(client, deck, content)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    add(client, deck, 2)
    assert len(client.get(f"/api/own-decks/{deck}").json()["cards"]) == 2


def test_the_address_is_the_hash_of_the_file(client: TestClient) -> None:
    """A file that was damaged on its way is refused, and so is an address that is no hash."""
    deck = begin(client)["id"]
    for address in ("0" * 64, "x", "0" * 63):
        answer = client.put(f"/api/own-decks/{deck}/cards/{address}", content=painted(1))
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_the_server_turns_crops_and_lays_on_paper(client: TestClient) -> None:
    """For browsers that can't decode a picture: three wishes, three cards. Nonsense is refused."""
    deck = begin(client)["id"]
    wide = painted(1, (1200, 900))
    names = set()
    for query in ("", "?turn=90", "?fit=paper", "?crop=0.1,0.5,0.3,0.5"):
        own = begin(client)["id"]
        names.add(sent_to(client, own, wide, query).json()["card"])
    assert len(names) == 4
    for query in ("?turn=45", "?fit=felt", "?crop=1,2", "?crop=a,b,c,d", "?crop=nan,0,1,1", "?crop=0,0,-1,1"):
        answer = sent_to(client, deck, wide, query)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), query


def test_a_card_is_taken_out(client: TestClient) -> None:
    """A card that is deleted is gone, picture and all; one that isn't there is refused by its name."""
    deck = begin(client)["id"]
    cards = [add(client, deck, seed) for seed in range(2)]
    assert client.delete(f"/api/own-decks/{deck}/cards/{cards[0]}").status_code == 204
    assert [card["card"] for card in client.get(f"/api/own-decks/{deck}").json()["cards"]] == cards[1:]
    assert client.get(f"/pictures/{cards[0]}.webp").status_code == 404
    for method in (client.delete, lambda at: client.patch(at, json={"description": "x"})):
        answer = method(f"/api/own-decks/{deck}/cards/{cards[0]}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_card")


def test_a_draft_is_never_playable(client: TestClient) -> None:
    """Neither brought and chosen, nor by opening a table with it; and without cards it never becomes ready."""
    code = host(client)
    deck = begin(client, "table", table=code)["id"]
    answer = client.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_cards")
    add(client, deck, 1)
    refused = do(client, code, "change_settings", 409, edition="odyssey", decks=["hareloom", deck])
    assert refused["code"] == "no_such_deck"
    assert client.post("/api/tables", json={"name": "Léa", "decks": [deck]}).json()["code"] == "no_such_deck"
    client.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
    do(client, code, "change_settings", edition="odyssey", decks=["hareloom", deck], house={})


def test_a_game_is_played_with_it(client: TestClient) -> None:
    """Mixed with ours, its cards are dealt; alone it is too small, and the table says so."""
    code = host(client)
    deck, _ = made(client, 3, "table", table=code)
    for name in ("Tom", "Ana"):
        guest(another(client), code, name)
    do(client, code, "change_settings", edition="odyssey", decks=[deck["id"]])
    assert do(client, code, "start_game", 409)["code"] == "deck_too_small"
    do(client, code, "change_settings", edition="odyssey", decks=["hareloom", deck["id"]])
    do(client, code, "start_game")
    view = client.get(f"/api/tables/{code}/view").json()["table"]
    assert view["decks"] == ["hareloom", deck["id"]]
    hands = 7 * 3
    assert view["pile"] + hands == 84 + 3


def test_only_its_owner_changes_a_deck(client: TestClient) -> None:
    """Another browser, one with the link and one with a wrong secret find no such deck, whatever they try."""
    deck, cards = made(client)
    at = f"/api/own-decks/{deck['id']}"
    stranger, friend, guesser = another(client), another(client), another(client)
    assert friend.post(f"{at}/open", json={"link": deck["link"]}).json() == {"id": deck["id"], "mine": False}
    guesser.cookies.set(f"hareloomdeck-{deck['id']}", "x" * 43)
    assert guesser.post(f"{at}/open", json={"link": "x" * 43}).json()["code"] == "no_such_deck"
    for browser in (stranger, friend, guesser):
        tried = [
            browser.get(at),
            browser.patch(at, json={"name": "mine now"}),
            browser.delete(at),
            sent_to(browser, deck["id"], painted(9)),
            browser.patch(f"{at}/cards/{cards[0]}", json={"description": "x"}),
            browser.delete(f"{at}/cards/{cards[0]}"),
            browser.get(f"{at}/deck.zip"),
        ]
        assert {(answer.status_code, answer.json()["code"]) for answer in tried} == {(404, "no_such_deck")}
    assert client.get(at).json()["name"] == "Holidays"


def test_the_key_makes_another_browser_the_owners(client: TestClient) -> None:
    """By the secret link its owner changes it elsewhere; the friends' link takes nothing away from them."""
    deck, _ = made(client)
    at, elsewhere = f"/api/own-decks/{deck['id']}", another(client)
    assert elsewhere.post(f"{at}/open", json={"link": deck["key"]}).json() == {"id": deck["id"], "mine": True}
    assert elsewhere.patch(at, json={"name": "From the telephone"}).status_code == 200
    assert elsewhere.post(f"{at}/open", json={"link": deck["link"]}).status_code == 200
    assert elsewhere.patch(at, json={"name": "Still mine"}).status_code == 200


def test_a_page_of_another_site_changes_nothing(client: TestClient) -> None:
    """Requests that another site's page makes in the owner's browser are refused."""
    deck, cards = made(client)
    at, foreign = f"/api/own-decks/{deck['id']}", {"Origin": "https://evil.example"}
    tried = [
        client.patch(at, json={"name": "x"}, headers=foreign),
        client.delete(at, headers=foreign),
        client.put(f"{at}/cards/{'0' * 64}", content=b"x", headers=foreign),
        client.delete(f"{at}/cards/{cards[0]}", headers=foreign),
        client.post(f"{at}/open", json={"link": deck["link"]}, headers=foreign),
        client.post(f"{at}/tables", json={"table": "x"}, headers=foreign),
    ]
    assert {(answer.status_code, answer.json()["code"]) for answer in tried} == {(403, "foreign_origin")}


def test_a_deck_is_brought_before_it_is_chosen(client: TestClient) -> None:
    """Knowing its id is not enough: who may use it brings it, to a table at which they are."""
    deck, _ = made(client)
    friend, stranger = another(client), another(client)
    code = host(friend)
    choose: dict[str, Any] = {"edition": "odyssey", "decks": ["hareloom", deck["id"]]}
    assert do(friend, code, "change_settings", 409, **choose)["code"] == "no_such_deck"
    at = f"/api/own-decks/{deck['id']}"
    assert friend.post(f"{at}/tables", json={"table": code}).json()["code"] == "no_such_deck"
    assert client.post(f"{at}/tables", json={"table": code}).json()["code"] == "not_let_in"
    friend.post(f"{at}/open", json={"link": deck["link"]})
    for _ in range(2):
        assert friend.post(f"{at}/tables", json={"table": code}).status_code == 204
    do(friend, code, "change_settings", **choose, house={})
    assert stranger.post("/api/tables", json={"name": "Eve", **choose}).json()["code"] == "no_such_deck"
    assert client.post("/api/tables", json={"name": "Léa", **choose}).status_code == 201


def test_a_deck_for_a_table_stays_there(client: TestClient) -> None:
    """Its link opens nothing until its owner says so; its owner may bring it elsewhere."""
    code = host(client)
    deck, _ = made(client, reach="table", table=code)
    friend, at = another(client), f"/api/own-decks/{deck['id']}"
    assert friend.post(f"{at}/open", json={"link": deck["link"]}).status_code == 404
    client.patch(at, json={"reach": "link"})
    assert friend.post(f"{at}/open", json={"link": deck["link"]}).status_code == 200
    client.patch(at, json={"reach": "table"})
    assert not [one for one in friend.get("/api/decks").json() if one["own"]]
    assert client.post("/api/own-decks", json={"name": "x", "reach": "table"}).json()["code"] == "malformed"


def test_a_deck_is_for_the_whole_server_only_where_the_operator_says_so(client: TestClient, tmp_path: Path) -> None:
    """Elsewhere it can't be; there everybody sees it as soon as it is ready, and nobody else changes it."""
    for answer in (
        client.post("/api/own-decks", json={"name": "x", "reach": "server"}),
        client.patch(f"/api/own-decks/{begin(client)['id']}", json={"reach": "server"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "uploads_off")
    with making(tmp_path / "other", "server") as open_server:
        assert open_server.get("/api/own-decks/limits").json()["server_reach"]
        deck = begin(open_server, "server")["id"]
        add(open_server, deck, 1)
        other = another(open_server)
        assert not [one for one in other.get("/api/decks").json() if one["own"]]
        open_server.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
        (listed,) = [one for one in other.get("/api/decks").json() if one["own"]]
        assert (listed["id"], listed["mine"], listed["reach"]) == (deck, False, "server")
        assert other.delete(f"/api/own-decks/{deck}").status_code == 404
        assert other.post("/api/tables", json={"name": "Tom", "decks": ["hareloom", deck]}).status_code == 201


def test_where_uploads_are_off_nothing_is_taken(tmp_path: Path) -> None:
    """No deck begins and no picture is taken, but what was made before can be looked at and deleted."""
    with making(tmp_path) as client:
        deck, _ = made(client)
        cookies = dict(client.cookies)
    with making(tmp_path, "off") as client:
        client.cookies.update(cookies)
        assert client.get("/api/own-decks/limits").json()["on"] is False
        assert client.post("/api/own-decks", json={"name": "x", "reach": "link"}).json()["code"] == "uploads_off"
        assert sent_to(client, deck["id"], painted(5)).json()["code"] == "uploads_off"
        assert len(client.get(f"/api/own-decks/{deck['id']}").json()["cards"]) == 2
        assert client.delete(f"/api/own-decks/{deck['id']}").status_code == 204


def test_a_deck_is_taken_along_and_added_elsewhere(client: TestClient, tmp_path: Path) -> None:
    """The ZIP is one of ours: `hareloom deck add` takes it, with its names and descriptions, and without a back."""
    deck, cards = made(client, 3, language="fr")
    client.patch(f"/api/own-decks/{deck['id']}/cards/{cards[2]}", json={"description": "Un escargot."})
    answer = client.get(f"/api/own-decks/{deck['id']}/deck.zip")
    assert answer.headers["content-disposition"] == 'attachment; filename="holidays.zip"'
    assert answer.headers["cache-control"] == "private, no-store"
    assert zipfile.ZipFile(io.BytesIO(answer.content)).testzip() is None
    packed = tmp_path / "holidays.zip"
    packed.write_bytes(answer.content)
    added = add_deck(packed, tmp_path / "decks", to_mix=True).manifest
    assert (added.id, added.name, added.languages) == ("holidays", {"fr": "Holidays"}, ("fr",))
    assert [card.description for card in added.cards] == [{}, {}, {"fr": "Un escargot."}]
    assert added.back is None


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    """Deck, cards, order, tables and cookies outlive the server; the pictures are whole."""
    with making(tmp_path) as client:
        code = host(client)
        deck, cards = made(client, 3, "table", table=code)
        before = client.get(f"/api/own-decks/{deck['id']}").json()
        cookies = dict(client.cookies)
    with making(tmp_path) as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/own-decks/{deck['id']}").json() == before
        for size in ("", "@thumb"):
            picture = client.get(f"/pictures/{cards[0]}{size}.webp")
            assert Image.open(io.BytesIO(picture.content)).format == "WEBP"
        do(client, code, "change_settings", edition="odyssey", decks=["hareloom", deck["id"]])


def test_pictures_for_a_deck_that_is_nobodys_are_counted_too(tmp_path: Path) -> None:
    """Who has no deck tries addresses no faster than owners send."""
    with making(tmp_path, limits="pictures=2") as client:
        tried = [sent_to(client, "nowhere", b"no picture") for _ in range(3)]
        assert [answer.json()["code"] for answer in tried] == ["no_such_deck", "no_such_deck", "too_many_requests"]


def test_a_deck_has_its_limits(tmp_path: Path) -> None:
    """Megabytes a deck, megabytes in all, decks an address and a day: each is refused by its name."""
    with making(tmp_path, limits="deck_megabytes=1,decks_megabytes=1,decks=2") as client:
        assert client.get("/api/own-decks/limits").json()["decks_left_today"] == 2
        deck = begin(client)["id"]
        workshop = app_of(client).state.workshop
        card = add(client, deck, 1)
        own = workshop.decks.get(deck)  # only now: the first round of tidying reads the decks again
        own.cards[card] = replace(own.cards[card], bytes=999_900)
        workshop.decks.bytes = 999_900
        assert sent_to(client, deck, painted(2)).json()["code"] == "deck_full"
        second = begin(client)["id"]
        assert sent_to(client, second, painted(2)).json()["code"] == "server_full"
        assert client.get("/api/own-decks/limits").json()["decks_left_today"] == 0
        refused = client.post("/api/own-decks", json={"name": "x", "reach": "link"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
