"""The door of a table over HTTP: locked, with approval, without watchers; my tables; how much a person may say."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from .visitor import Visitor, app_of, join, open_table, seated


def knock(host: Visitor, expect: int, **what: object) -> dict[str, object]:
    """Try to join."""
    answer = host.client.post(f"{host.at}/people", json={"name": "Zoe", "bearer": True, **what})
    assert answer.status_code == expect, answer.text
    result: dict[str, object] = answer.json()
    return result


def test_a_locked_table_lets_no_newcomer_in(client: TestClient) -> None:
    """The people at the table stay; the door says so before a newcomer tries."""
    host = open_table(client)
    tom = join(host, "Tom")
    host.do("change_table_settings", locked=True)
    assert knock(host, 409)["code"] == "locked"
    assert client.get(host.at).json()["locked"] is True
    assert tom.look()["settings"]["locked"] is True
    host.do("change_table_settings", locked=False)
    knock(host, 201)


def test_a_person_at_the_door_sees_nothing(client: TestClient) -> None:
    """Neither over HTTP nor over the socket, and can do nothing; let in, they sit."""
    host = open_table(client)
    host.do("change_table_settings", approve=True)
    zoe = join(host, "Zoe")
    door = client.get(zoe.at, headers=zoe.headers).json()
    assert (door["waiting"], door["inside"], door["people"]) == (True, False, 1)
    for answer in (
        client.get(f"{zoe.at}/view", headers=zoe.headers),
        client.post(f"{zoe.at}/actions", json={"id": "1", "action": {"do": "take_seat"}}, headers=zoe.headers),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "waiting")
    with client.websocket_connect(f"{zoe.at}/socket", headers=zoe.headers) as socket:
        assert socket.receive() == {"type": "websocket.close", "code": 4401, "reason": "waiting"}
    host.do("let_in", person=zoe.person)
    assert zoe.look()["own"]["seat"] == 2
    door = client.get(zoe.at, headers=zoe.headers).json()
    assert (door["waiting"], door["inside"]) == (False, True)


def test_without_watchers_a_newcomer_needs_a_seat(client: TestClient) -> None:
    """Before a game there are seats; during one only a bot's, which a newcomer gets at once; then none is left."""
    host = open_table(client)
    for _ in range(2):
        host.do("add_bot")
    host.do("change_table_settings", watchers=False)
    assert knock(host, 409, seat=False)["code"] == "no_watchers"
    assert join(host, "Tom").seat == 4
    host.do("start_game")
    assert join(host, "Ana").seat == 2
    host.do("change_table_settings", takeover=False)
    assert knock(host, 409)["code"] == "no_watchers"
    host.do("change_table_settings", takeover=True)
    assert join(host, "Max").seat == 3
    assert knock(host, 409)["code"] == "no_watchers"


def test_a_table_is_opened_at_a_pace(client: TestClient) -> None:
    """It is the table's from the first turn on."""
    host = open_table(client, pace="relaxed")
    join(host, "Tom")
    for _ in range(3):
        host.do("add_bot")
    host.do("start_game")
    seen = host.look()
    assert seen["table"]["pace"]["seconds"] == {"tell": 180, "give": 90, "vote": 90, "look": 30}
    assert seen["clock"]["running"] is True


def test_a_browser_finds_its_own_tables(client: TestClient) -> None:
    """The latest first, with its people and whether it waits for this person; a deleted one is forgotten."""
    assert client.get("/api/tables").json() == []
    first = client.post("/api/tables", json={"name": "Léa", "edition": "party"}).json()
    second = client.post("/api/tables", json={"name": "Léa"}).json()
    host = Visitor(client, {**first, "secret": "x" * 30})
    join(host, "Tom")
    client.post(
        f"/api/tables/{second['code']}/actions", json={"id": "later", "action": {"do": "add_bot", "character": "otto"}}
    )
    shown = client.get("/api/tables").json()
    assert [table["code"] for table in shown] == [second["code"], first["code"]]
    assert (shown[0]["people"], shown[0]["bots"]) == ([], 1)
    assert shown[1] | {"active_at": 0, "hare": 0} == {
        "code": first["code"],
        "edition": "party",
        "phase": "lobby",
        "people": ["Tom"],
        "bots": 0,
        "name": "Léa",
        "hare": 0,
        "host": True,
        "awaited": False,
        "here": 0,
        "active_at": 0,
        "games": 0,
        "days": False,
        "since": None,
        "due": None,
        "waits_for": [],
        "turn": 0,
        "missed": 0,
        "unread": 0,
    }
    assert client.delete(f"/api/tables/{first['code']}").status_code == 204
    client.cookies.set(f"hareloom-{first['code']}", "x" * 43)
    answer = client.get("/api/tables")
    assert [table["code"] for table in answer.json()] == [second["code"]]
    assert f"hareloom-{first['code']}=" in answer.headers["set-cookie"]


def test_when_a_table_was_last_alive_tells_no_changed_mind(client: TestClient) -> None:
    """Among my tables a first card changes the time; another card or another ballot in its place does not."""

    def alive() -> int:
        found: int = client.get("/api/tables").json()[0]["active_at"]
        time.sleep(0.005)  # the hour is in milliseconds
        return found

    code = client.post("/api/tables", json={"name": "Léa"}).json()["code"]
    cookie = client.cookies[f"hareloom-{code}"]
    host = Visitor(client, {"code": code, "person": "", "seat": 1, "secret": cookie})
    guests = [join(host, name) for name in ("Tom", "Ana", "Max")]
    host.do("start_game")
    host.do("claim_first_turn", **host.now())
    host.do("give_clue", **host.now(), text="Almost home", card=host.look()["own"]["hand"][0])
    hand = guests[0].look()["own"]["hand"]
    before = alive()
    guests[0].do("give_cards", **host.now(), cards=[hand[0]])
    given = alive()
    assert given > before
    guests[0].do("give_cards", **host.now(), cards=[hand[1]])
    assert alive() == given
    for guest in guests[1:]:
        guest.do("give_cards", **host.now(), cards=[guest.look()["own"]["hand"][0]], settled=True)
    others = [place for place in range(1, 5) if place not in guests[0].look()["own"]["positions"]]
    guests[0].do("cast_ballot", **host.now(), votes=[others[0]])
    voted = alive()
    guests[0].do("cast_ballot", **host.now(), votes=[others[1]])
    assert alive() == voted


def test_cookies_are_no_cheaper_way_to_guess(client: TestClient) -> None:
    """Of many that open nothing twenty are looked at; the newest, which browsers send last, come first."""
    code = client.post("/api/tables", json={"name": "Léa"}).json()["code"]
    mine = client.cookies[f"hareloom-{code}"]
    client.cookies.clear()
    made_up = [f"hareloom-{number:010d}={'A' * 43}" for number in range(80)]
    answer = client.get("/api/tables", headers={"Cookie": "; ".join([*made_up, f"hareloom-{code}={mine}"])})
    assert [table["code"] for table in answer.json()] == [code]
    assert len(answer.headers.get_list("set-cookie")) == 20
    guess = client.get("/api/tables", headers={"Cookie": f"hareloom-{code}={'A' * 43}"})
    assert (guess.status_code, guess.json(), "set-cookie" in guess.headers) == (200, [], False)


def test_nobody_floods_the_table_with_words(client: TestClient) -> None:
    """A dozen at once, then one a second; moves are not held up by it."""
    host, *_ = seated(client, 3)
    for _ in range(12):
        host.do("say", text="hm")
    assert host.do("say", 429, text="hm")["code"] == "too_many_requests"
    host.do("claim_first_turn", **host.now())


@pytest.mark.parametrize("which", ["requests", "actions", "talk"])
def test_what_is_done_is_acknowledged_again_past_every_limit(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    """A refusal says that nothing has changed, which would not be true; what is new is refused still."""
    host = open_table(client)
    host.do("say", text="hello", id="once")
    monkeypatch.setattr(getattr(app_of(client).state.limits, which), "wait", lambda *_: 7.0)
    assert host.do("say", text="hello", id="once") == {"ack": "once"}
    assert host.do("say", 409, text="bye", id="once")["code"] == "id_used"
    assert host.do("say", 429, text="hm")["code"] == "too_many_requests"
    stranger = Visitor(client, {"code": host.code, "person": "", "seat": None, "secret": "x"})
    expected = 429 if which == "requests" else 401
    stranger.do("say", expected, text="hello", id="once")


def test_deleted_with_everything(client: TestClient) -> None:
    """The host deletes the table: people, words, and the way back are gone at once."""
    host = open_table(client)
    tom = join(host, "Tom")
    tom.do("say", text="hello")
    assert client.delete(host.at, headers=tom.headers).status_code == 403
    assert client.delete(host.at, headers=host.headers).status_code == 204
    for visitor in (host, tom):
        assert client.get(f"{host.at}/view", headers=visitor.headers).status_code == 404


def test_a_seat_kept_for_a_person_is_not_given_away(client: TestClient) -> None:
    """Where nobody may watch, a newcomer gets a bot's own seat, not the one a bot holds for Tom."""
    host = open_table(client)
    tom = join(host, "Tom")
    host.do("add_bot")
    host.do("start_game")
    tom.do("leave_seat")
    host.do("change_table_settings", watchers=False)
    assert join(host, "Ana").seat == 3
    assert knock(host, 409)["code"] == "no_watchers"
    tom.do("take_seat", seat=2)
