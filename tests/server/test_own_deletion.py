"""How players' decks go: by their owners, by the operator, by themselves; and what games and replays show then."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import msgspec
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from starlette.testclient import TestClient

from hareloom.decks.pictures import AS_IT_IS
from hareloom.server.admin import requests as r
from hareloom.server.admin.decks import DeckCommands
from hareloom.server.http.problems import Refused
from hareloom.server.metrics import HallCollector
from hareloom.server.own.workshop import Workshop
from hareloom.store import SaveFact
from hareloom.tables.retention import A_DAY, RETENTION, Retention
from tests.decks.painting import painted
from tests.server.making_decks import add, another, begin, do, guest, host, look, made, making, sent_to

from .visitor import app_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser, at a server on which decks can be made."""
    with making(tmp_path / "data") as browser:
        yield browser


def state(client: TestClient) -> Any:
    """What the application holds."""
    return app_of(client).state


def workshop(client: TestClient) -> Workshop:
    """Where the decks are."""
    found: Workshop = state(client).workshop
    return found


def later(client: TestClient, days: float) -> None:
    """Time passes for the server."""
    scheduler = state(client).hall.context.scheduler
    now = round(time.time() * 1000 + days * A_DAY)
    scheduler.wall_clock = lambda: now


def tidy(client: TestClient, days_later: float, keep: int = 180) -> int:
    """Go round, that many days later, with a clock that is known to be right; how many decks went."""
    assert client.portal is not None
    later(client, days_later)
    app = state(client)
    seen = Retention(seen_at=app.hall.context.scheduler.wall_clock())
    client.portal.call(app.hall.store.write, SaveFact(RETENTION, msgspec.json.encode(seen)))
    gone: int = client.portal.call(app.workshop.tidying.round, keep)
    return gone


def files(client: TestClient) -> list[Path]:
    """Every picture on the disk."""
    return [file for file in (state(client).settings.data / "pictures").rglob("*") if file.is_file()]


def playing(client: TestClient) -> tuple[str, str, str]:
    """A game with a deck of one's own: the table's code, the deck's id, a card."""
    code = host(client)
    deck, cards = made(client, 2, "table", table=code)
    for name in ("Tom", "Ana"):
        guest(another(client), code, name)
    do(client, code, "change_settings", edition="odyssey", decks=["hareloom", deck["id"]])
    do(client, code, "start_game")
    return code, deck["id"], cards[0]


def test_a_deck_that_no_game_needs_goes_at_once(client: TestClient) -> None:
    """Rows, files and the cookie's use: nothing of it is left."""
    deck, cards = made(client)
    assert client.delete(f"/api/own-decks/{deck['id']}").status_code == 204
    assert look(client, cards[0]) == 404
    assert files(client) == []
    assert workshop(client).decks.all() == []
    assert client.get(f"/api/own-decks/{deck['id']}").status_code == 404


def test_a_game_under_way_goes_on_with_a_deleted_deck(client: TestClient) -> None:
    """It is hidden at once, still shown in its game, and gone when that has ended."""
    code, deck, card = playing(client)
    assert client.delete(f"/api/own-decks/{deck}").status_code == 204
    assert not [one for one in client.get("/api/decks").json() if one["own"]]
    assert sent_to(client, deck, painted(9)).status_code == 404
    assert client.post("/api/tables", json={"name": "x", "decks": [deck]}).status_code == 409
    assert look(client, card) == 200
    assert tidy(client, 1) == 0
    do(client, code, "stop_game")
    assert do(client, code, "start_game", 409)["code"] == "no_such_deck"
    assert tidy(client, 1) == 1
    assert look(client, card) == 404
    assert files(client) == []


def test_a_game_that_never_ends_keeps_it_for_a_week(client: TestClient) -> None:
    """After seven days a deleted deck goes, though a game still shows it."""
    _, deck, card = playing(client)
    client.delete(f"/api/own-decks/{deck}")
    assert tidy(client, 6.9) == 0
    assert tidy(client, 7.1) == 1
    assert look(client, card) == 404


def test_the_table_plays_on_with_another_deck(client: TestClient) -> None:
    """A deck that has gone is said, and the table is playable with ours."""
    code, deck, _ = playing(client)
    do(client, code, "stop_game")
    client.delete(f"/api/own-decks/{deck}")
    assert do(client, code, "start_game", 409)["code"] == "no_such_deck"
    do(client, code, "change_settings", edition="odyssey", decks=["hareloom"])
    do(client, code, "start_game")


def test_a_card_in_play_is_not_taken_out(client: TestClient) -> None:
    """While a game is played with a deck its cards stay; afterwards its owner may take them out."""
    code, deck, card = playing(client)
    answer = client.delete(f"/api/own-decks/{deck}/cards/{card}")
    assert (answer.status_code, answer.json()["code"]) == (409, "in_use")
    do(client, code, "stop_game")
    assert client.delete(f"/api/own-decks/{deck}/cards/{card}").status_code == 204


def test_the_operators_deletion_acts_at_once(client: TestClient) -> None:
    """In the middle of a game its pictures answer 410, and nobody can send them again, in any deck."""
    code, deck, card = playing(client)
    assert client.portal is not None
    client.portal.call(lambda: workshop(client).decks.delete([deck], ban=True))
    assert look(client, card) == 410
    assert client.get(f"/pictures/{card}.webp").json()["code"] == "banned_picture"
    assert client.get(f"/api/tables/{code}/view").status_code == 200
    assert files(client) == []
    again = begin(client)["id"]
    answer = sent_to(client, again, painted(0))
    assert (answer.status_code, answer.json()["code"]) == (422, "banned_picture")
    assert sent_to(client, again, painted(7)).status_code == 200


def test_a_banned_picture_leaves_every_deck(client: TestClient) -> None:
    """One picture goes from two people's decks; their other cards stay."""
    (_, cards), other = made(client), another(client)
    made(other)
    assert client.portal is not None
    client.portal.call(workshop(client).decks.ban, cards[0])
    assert [list(own.cards) for own in workshop(client).decks.all()] == [cards[1:], cards[1:]]
    assert (look(client, cards[0]), look(client, cards[1])) == (410, 200)


def test_unused_decks_go_after_the_days_that_are_kept(client: TestClient) -> None:
    """A deck that nobody has used for longer goes, a draft too; one whose table still plays stays."""
    code, played, _ = playing(client)
    begin(client)
    made(client)
    assert client.portal is not None
    assert tidy(client, 29, keep=30) == 0
    later(client, 10)
    do(client, code, "stop_game")
    assert tidy(client, 31, keep=30) == 2
    assert [own.deck.id for own in workshop(client).decks.all()] == [played]
    assert tidy(client, 41, keep=30) == 1


def test_while_the_clock_is_in_doubt_nothing_is_too_old(client: TestClient) -> None:
    """A server whose clock has jumped deletes no deck, as it deletes no table."""
    made(client)
    tidy(client, 0)
    later(client, 1000)
    assert client.portal is not None
    client.portal.call(state(client).hall.expire, 180)
    assert client.portal.call(workshop(client).tidying.round, 180) == 0


def test_a_deck_goes_with_its_only_table(client: TestClient) -> None:
    """A deck for one table outlives it by a day, in case its owner brings it elsewhere."""
    code = host(client)
    made(client, reach="table", table=code)
    client.delete(f"/api/tables/{code}")
    assert tidy(client, 0.5) == 0
    assert tidy(client, 1.5) == 1


def test_leftovers_of_a_crash_are_swept(client: TestClient) -> None:
    """A picture that no row names is removed in the next round; those that are named stay."""
    _, cards = made(client)
    assert client.portal is not None
    client.portal.call(workshop(client).decks.pictures.put, "f" * 20, {"card": b"left"})
    assert len(files(client)) == 5
    tidy(client, 0)
    assert len(files(client)) == 4
    assert look(client, cards[0]) == 200


async def take(shop: Workshop, deck: str, seed: int, found: list[Any]) -> None:
    """Send a picture, past HTTP; what came of it."""
    content = painted(seed)
    try:
        found.append(
            await shop.taking.take(deck, hashlib.sha256(content).hexdigest(), content, AS_IT_IS, "", in_game=False)
        )
    except Refused as refused:
        found.append(refused.problem.code)


def test_one_picture_sent_twice_at_once_is_one_card(client: TestClient) -> None:
    """Two tabs send the same file at the same moment: both hear of the same card."""
    deck, shop = begin(client)["id"], workshop(client)
    found: list[Any] = []

    async def both() -> None:
        async with anyio.create_task_group() as group:
            for _ in range(2):
                group.start_soon(take, shop, deck, 3, found)

    assert client.portal is not None
    client.portal.call(both)
    assert found[0] == found[1]
    assert len(client.get(f"/api/own-decks/{deck}").json()["cards"]) == 1


def test_deleting_what_is_being_sent_keeps_nothing(client: TestClient) -> None:
    """A deck that goes while a picture is decoded takes the picture with it."""
    deck, shop = begin(client)["id"], workshop(client)
    add(client, deck, 1)
    found: list[Any] = []

    async def race() -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(take, shop, deck, 2, found)
            await anyio.lowlevel.checkpoint()
            await shop.tidying.delete(deck)

    assert client.portal is not None
    client.portal.call(race)
    assert found == ["no_such_deck"]
    assert files(client) == []


# What is a person's own, and what is the operator's.


def test_what_is_yours_is_exported_and_erased(client: TestClient) -> None:
    """The file names your decks, not those you only use; to be forgotten deletes them."""
    deck, cards = made(client)
    client.patch(f"/api/own-decks/{deck['id']}/cards/{cards[0]}", json={"description": "My garden."})
    other = another(client)
    theirs, _ = made(other)
    client.post(f"/api/own-decks/{theirs['id']}/open", json={"link": theirs["link"]})
    (exported,) = client.get("/api/me/export").json()["decks"]
    assert (exported["name"], exported["descriptions"]) == ("Holidays", ["My garden.", ""])
    assert client.get(exported["zip"]).status_code == 200
    assert client.delete("/api/me").json() == {"tables": 0, "left": 0, "decks": 1}
    assert [own.deck.id for own in workshop(client).decks.all()] == [theirs["id"]]
    assert not [name for name in client.cookies if name.startswith("hareloomdeck-")]


def test_a_deck_is_closed_and_opened_by_the_operator(client: TestClient) -> None:
    """While it is closed nobody chooses it, sees it or sends it pictures; then it is as it was."""
    code, deck, card = playing(client)
    assert client.portal is not None
    commands = DeckCommands(workshop(client).decks, lambda: 5)
    client.portal.call(commands.close, r.CloseDeck(deck=deck))
    assert look(client, card) == 404
    assert client.get(f"/api/own-decks/{deck}").status_code == 404
    assert sent_to(client, deck, painted(9)).status_code == 404
    do(client, code, "stop_game")
    assert do(client, code, "start_game", 409)["code"] == "no_such_deck"
    tidy(client, 1)
    client.portal.call(commands.open, r.OpenDeck(deck=deck))
    assert look(client, card) == 200
    do(client, code, "start_game")
    draft = begin(client)["id"]
    add(client, draft, 1)
    client.portal.call(commands.close, r.CloseDeck(deck=draft))
    client.portal.call(commands.open, r.OpenDeck(deck=draft))
    assert client.get(f"/api/own-decks/{draft}").json()["state"] == "draft"


def test_a_picture_is_reported_to_the_operator(client: TestClient) -> None:
    """From a table and from the album, with a copy; a card that isn't there is refused."""
    code, deck, card = playing(client)
    reported = {"kind": "picture", "card": card, "note": "That is me."}
    assert client.post(f"/api/tables/{code}/reports", json=reported).status_code == 204
    client.delete(f"/api/own-decks/{deck}")
    assert client.post(f"/api/tables/{code}/reports", json=reported).status_code == 204
    link, cards = made(client)
    friend, at = another(client), f"/api/own-decks/{link['id']}"
    assert friend.post(f"{at}/reports", json={"card": cards[0]}).status_code == 404
    friend.post(f"{at}/open", json={"link": link["link"]})
    assert friend.post(f"{at}/reports", json={"card": cards[0], "note": "Mine!"}).status_code == 204
    assert friend.post(f"{at}/reports", json={"card": "0" * 20}).json()["code"] == "no_such_card"
    assert client.portal is not None
    found = client.portal.call(state(client).hall.store.reports, "", 10)
    assert [(one.kind, one.what, one.note) for one in found] == [
        ("picture", cards[0], "Mine!"),
        ("picture", card, "That is me."),
        ("picture", card, "That is me."),
    ]
    for one in found:
        kept = client.portal.call(state(client).hall.store.report, one.no).picture
        assert kept is not None
        assert kept[8:12] == b"WEBP"


def test_the_metrics_count_decks(client: TestClient, tmp_path: Path) -> None:
    """Decks, cards, bytes, pictures taken and refused, without a name."""
    made(client, 2)
    sent_to(client, begin(client)["id"], b"no picture")
    registry = CollectorRegistry()
    registry.register(HallCollector(state(client).hall, tmp_path))
    text = generate_latest(registry).decode()
    for line in ("own_decks 2.0", "own_cards 2.0", "pictures_taken_total 2.0", "pictures_refused_total 1.0"):
        assert f"\nhareloom_{line}\n" in text
    assert "hareloom_picture_seconds_count 3.0" in text
    assert "Holidays" not in text
