"""Who sees the pictures of a player's deck: its owner, those with its link, and those at a table that it is at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.decks.painting import painted
from tests.server.making_decks import another, begin, do, guest, host, look, made, making, sent_to


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser, at a server on which decks can be made."""
    with making(tmp_path / "data") as browser:
        yield browser


@pytest.fixture
def table(client: TestClient) -> tuple[str, str, str]:
    """A table that a deck was brought to: the table's code, the deck's id, a card."""
    code = host(client)
    deck, cards = made(client, 2, "table", table=code)
    return code, deck["id"], cards[0]


def test_no_cache_keeps_such_a_picture(client: TestClient, table: tuple[str, str, str]) -> None:
    """In every size it is private and not stored; ours stay public and immutable."""
    _, deck, card = table
    for size in ("", "@2x", "@thumb"):
        answer = client.get(f"/pictures/{card}{size}.webp")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "private, no-store"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert client.get(f"/api/decks/{deck}").headers["cache-control"] == "no-store"
    ours = client.get("/api/decks/hareloom").json()["cards"][0]["id"]
    assert client.get(f"/pictures/{ours}.webp").headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_stranger_sees_nothing(client: TestClient, table: tuple[str, str, str]) -> None:
    """Without a cookie, with made-up ones, or with a made-up bearer's secret, neither picture nor deck exists."""
    code, deck, card = table
    stranger = another(client)
    for cookies in (
        {},
        {f"hareloom-{code}": "x" * 43},
        {f"hareloomscreen-{code}": "0" * 64},
        {f"hareloomdeck-{deck}": "x" * 43},
    ):
        stranger.cookies.clear()
        stranger.cookies.update(cookies)
        assert look(stranger, card) == look(stranger, card, "@thumb") == look(stranger, card, "@2x") == 404
        assert stranger.get(f"/api/decks/{deck}").status_code == 404
        assert not [one for one in stranger.get("/api/decks").json() if one["own"]]
    stranger.cookies.clear()
    assert stranger.get(f"/pictures/{card}.webp", headers={"Authorization": "Bearer " + "x" * 43}).status_code == 404
    assert stranger.get(f"/pictures/{card}.webp", headers={"Authorization": "Bearer "}).status_code == 404
    missing = stranger.get(f"/pictures/{'0' * 20}.webp")
    refused = stranger.get(f"/pictures/{card}.webp")
    assert missing.json()["code"] == refused.json()["code"]
    assert set(missing.headers) == set(refused.headers)


def test_who_sits_at_the_table_sees_it(client: TestClient, table: tuple[str, str, str]) -> None:
    """A player, a watcher and a program with a bearer's secret do; a guest of another table doesn't."""
    code, deck, card = table
    player, watcher, elsewhere = another(client), another(client), another(client)
    guest(player, code)
    guest(watcher, code, "Ana", seat=False)
    for browser in (player, watcher):
        assert look(browser, card) == 200
        assert browser.get(f"/api/decks/{deck}").status_code == 200
        assert not [one for one in browser.get("/api/decks").json() if one["own"]]
    host(elsewhere)
    assert look(elsewhere, card) == 404
    answer = another(client).post(f"/api/tables/{code}/people", json={"name": "Bot", "bearer": True})
    bearer = {"Authorization": f"Bearer {answer.json()['secret']}"}
    assert another(client).get(f"/pictures/{card}.webp", headers=bearer).status_code == 200


def test_who_waits_at_the_door_sees_nothing_yet(client: TestClient, table: tuple[str, str, str]) -> None:
    """Where the host lets people in one by one, pictures wait until then."""
    code, _, card = table
    do(client, code, "change_table_settings", approve=True)
    newcomer = another(client)
    person = guest(newcomer, code)
    assert look(newcomer, card) == 404
    do(client, code, "let_in", person=person)
    assert look(newcomer, card) == 200


def test_who_has_left_sees_it_no_more(client: TestClient, table: tuple[str, str, str]) -> None:
    """Neither who went nor who was sent away, though their browsers kept their cookies."""
    code, _, card = table
    left, sent_away = another(client), another(client)
    guest(left, code)
    person = guest(sent_away, code, "Ana")
    kept = dict(left.cookies)
    assert look(left, card) == look(sent_away, card) == 200
    assert left.delete(f"/api/tables/{code}/me").status_code == 204
    left.cookies.update(kept)
    do(client, code, "remove_person", person=person)
    assert look(left, card) == look(sent_away, card) == 404


def test_a_big_screen_sees_it(client: TestClient, table: tuple[str, str, str]) -> None:
    """A screen that may look by the code alone gets the pictures, until the host wants no watchers."""
    code, deck, card = table
    screen, newcomer = another(client), another(client)
    assert newcomer.get(f"/api/tables/{code}").status_code == 200
    assert look(newcomer, card) == 404
    assert screen.get(f"/api/tables/{code}?for=screen").status_code == 200
    assert look(screen, card) == 200
    assert screen.get(f"/api/decks/{deck}").status_code == 200
    assert "httponly" in str(screen.get(f"/api/tables/{code}?for=screen").headers["set-cookie"]).lower()
    do(client, code, "change_table_settings", watchers=False)
    assert look(screen, card) == 404


def test_a_screen_of_a_locked_table_sees_nothing(client: TestClient, table: tuple[str, str, str]) -> None:
    """Where a stranger's screen is not let in, it gets no pictures; nor is one table's screen another's."""
    code, _, card = table
    other = another(client)
    other_code = host(other)
    do(client, code, "change_table_settings", locked=True)
    screen = another(client)
    screen.get(f"/api/tables/{code}?for=screen")
    screen.get(f"/api/tables/{other_code}?for=screen")
    assert look(screen, card) == 404
    screen.cookies.set(f"hareloomscreen-{code}", screen.cookies[f"hareloomscreen-{other_code}"])
    assert look(screen, card) == 404


def test_a_link_opens_the_pictures_while_it_holds(client: TestClient) -> None:
    """Who opened the link sees them; when the deck is for tables only again, they don't."""
    deck, cards = made(client)
    friend = another(client)
    assert look(friend, cards[0]) == 404
    friend.post(f"/api/own-decks/{deck['id']}/open", json={"link": deck["link"]})
    assert look(friend, cards[0]) == 200
    client.patch(f"/api/own-decks/{deck['id']}", json={"reach": "table"})
    assert look(friend, cards[0]) == 404
    assert look(client, cards[0]) == 200


def test_a_draft_is_its_owners_alone(client: TestClient) -> None:
    """Friends with the link see a deck when it is ready."""
    deck = begin(client)
    card = sent_to(client, deck["id"], painted(1)).json()["card"]
    friend = another(client)
    friend.post(f"/api/own-decks/{deck['id']}/open", json={"link": deck["link"]})
    assert (look(client, card), look(friend, card)) == (200, 404)
    client.patch(f"/api/own-decks/{deck['id']}", json={"state": "ready"})
    assert look(friend, card) == 200


def test_the_same_picture_in_a_foreign_deck_opens_nothing(client: TestClient) -> None:
    """Two people sent the same photograph: each sees their own, and deleting one leaves the other."""
    deck, cards = made(client, 1)
    other = another(client)
    _, same = made(other, 1)
    assert cards == same
    client.delete(f"/api/own-decks/{deck['id']}")
    assert (look(client, cards[0]), look(other, cards[0])) == (404, 200)


def test_no_page_names_a_picture_ahead(client: TestClient, table: tuple[str, str, str]) -> None:
    """Preload headers tell nothing of what lies on a table."""
    code, _, _ = table
    for page in (f"/t/{code}", "/", f"/t/{code}/screen"):
        assert "/pictures/" not in client.get(page).headers.get("link", "")
