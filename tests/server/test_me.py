"""A person takes along what is theirs, and is forgotten at every table whose secret the browser holds."""

from __future__ import annotations

import time

import msgspec
import pytest
from starlette.testclient import TestClient

from hareloom.server.http.limits import Limits
from hareloom.store import SaveExtra
from hareloom.tables.hall import Hall
from hareloom.tables.heard import packed
from hareloom.tables.people import Extra

from .visitor import Visitor, app_of, join, open_table


def sit_down(client: TestClient, code: str | None, name: str, one: str = "") -> str:
    """Open or join a table as a browser does, by cookie; its code."""
    address = "/api/tables" if code is None else f"/api/tables/{code}/people{one}"
    answer = client.post(address, json={"name": name})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["code"]
    return found


def act(client: TestClient, code: str, number: int, **action: object) -> None:
    """Do something by cookie."""
    answer = client.post(f"/api/tables/{code}/actions", json={"id": f"me-{number}", "action": action})
    assert answer.status_code == 200, answer.text


def tell(client: TestClient, code: str, number: int, other: Visitor, mended: str, **clue: str) -> None:
    """Start a game, tell the first turn's clue by cookie, and mend it."""
    act(client, code, number, do="start_game")
    act(client, code, number + 1, do="claim_first_turn", **other.now())
    while (now := other.now())["phase"] != "clue":
        time.sleep(0.01)
    card = client.get(f"/api/tables/{code}/view").json()["own"]["hand"][0]
    act(client, code, number + 2, do="give_clue", **now, **clue, card=card)
    act(client, code, number + 3, do="mend_clue", **other.now(), text=mended)


def test_what_is_mine_is_a_file(client: TestClient) -> None:
    """Names, remarks, clues and hearts at all tables, those of the others left out; a stranger gets an empty one."""
    code = sit_down(client, None, "Léa")
    guests = [Visitor(client, client.post(f"/api/tables/{code}/people", json={"name": n, "bearer": True}).json())
              for n in ("Tom", "Zoe")]  # fmt: skip
    guests[0].do("say", text="Not hers")
    act(client, code, 1, do="say", text="Good evening")
    act(client, code, 2, do="change_settings", edition="odyssey", house={"clue_forms": ["text", "song"]})
    tell(client, code, 10, guests[0], form="text", text="Almost hmoe", mended="Almost home")
    act(client, code, 3, do="stop_game")
    tell(client, code, 20, guests[0], form="song", text="", mended="Humming")
    sit_down(client, code, "Max", "?as=2")
    answer = client.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    first, second = answer.json()["tables"]
    assert (first["name"], first["host"], first["hearts"]) == ("Léa", True, 0)
    assert first["clues"] == ["Almost home", "Humming"]
    assert [remark["text"] for remark in first["remarks"]] == ["Good evening"]
    assert (second["name"], second["remarks"], second["clues"]) == ("Max", [], [])
    client.cookies.clear()
    assert client.get("/api/me/export").json() == {"tables": [], "decks": []}


def test_a_person_is_forgotten_everywhere(client: TestClient) -> None:
    """Another person becomes host; a table without others goes; the cookies go; other people stay."""
    alone = sit_down(client, None, "Léa")
    code = sit_down(client, None, "Léa")
    tom = Visitor(client, client.post(f"/api/tables/{code}/people", json={"name": "Tom", "bearer": True}).json())
    host = open_table(client)
    sit_down(client, host.code, "Léa")
    answer = client.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"tables": 3, "left": 0, "decks": 0})
    assert not [name for name in client.cookies if name.startswith("hareloom-")]
    assert client.get(f"/api/tables/{alone}").status_code == 404
    people = tom.look()["people"].values()
    assert [(person["name"], person["host"]) for person in people] == [("Tom", True)]
    assert [person["name"] for person in host.look()["people"].values()] == ["Léa"]


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_who_guesses_codes_is_refused_and_not_given_nothing(client: TestClient, method: str) -> None:
    """An answer without tables would pass for all that there is. Wrong replay keys are no guesses."""
    address = "/api/me/export" if method == "GET" else "/api/me"
    code = sit_down(client, None, "Léa")
    limits: Limits = app_of(client).state.limits
    for number in range(100):
        answer = client.get(f"/api/replays/{code}/{number:016x}/1")
        limits.requests = Limits().requests
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_replay")
    assert limits.guesses.closed("testclient") == 0
    for _ in range(100):
        limits.guesses.missed("testclient")
    answer = client.request(method, address)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
    assert int(answer.headers["Retry-After"]) > 0
    limits.guesses = Limits().guesses
    answer = client.request(method, address)
    assert answer.json()["tables"] == (1 if method == "DELETE" else answer.json()["tables"][:1])


def test_cookies_of_tables_that_are_gone_hold_nothing_up(client: TestClient) -> None:
    """However many, each try gets further, until all is there; and more cookies than a limit holds cost all of it."""
    code = sit_down(client, None, "Léa")
    cookies = {f"hareloom-{number:010d}": "A" * 43 for number in range(110)}
    cookies[f"hareloom-{code}"] = client.cookies[f"hareloom-{code}"]
    client.cookies.clear()
    limits: Limits = app_of(client).state.limits
    answers = []
    for _ in range(6):
        limits.guesses, limits.requests = Limits().guesses, Limits().requests
        headers = {"Cookie": "; ".join(f"{name}={secret}" for name, secret in cookies.items())}
        answer = client.get("/api/me/export", headers=headers)
        answers.append(answer)
        for dropped in answer.headers.get_list("set-cookie"):
            del cookies[dropped.partition("=")[0]]
        client.cookies.clear()
    assert [answer.status_code for answer in answers] == [429] * 5 + [200]
    assert [table["code"] for table in answers[-1].json()["tables"]] == [code]


def test_another_sites_page_cannot_erase(client: TestClient) -> None:
    """The browser would send the cookies along."""
    code = sit_down(client, None, "Léa")
    answer = client.delete("/api/me", headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert client.get(f"/api/tables/{code}").json()["inside"] is True
    join(Visitor(client, {"code": code, "person": "", "seat": None, "secret": "x"}), "Tom")


def test_what_bots_told_is_remembered_at_the_next_table(client: TestClient) -> None:
    """The browser's cookies say who they are; it is exported with them, and a stranger has heard nothing."""
    first = sit_down(client, None, "Léa")
    hall: Hall = app_of(client).state.hall
    live = hall.open_tables()[0]
    (person,) = live.people.values()
    heard = SaveExtra(person.id, msgspec.json.encode(Extra(heard=packed([7, 70_000]))))
    assert client.portal is not None
    client.portal.call(lambda: live.changed(person.id, "heard", lambda _: ((), [heard])))
    second = sit_down(client, None, "Léa")
    exported = {table["code"]: table["heard"] for table in client.get("/api/me/export").json()["tables"]}
    assert exported == {first: [7, 70_000], second: [7, 70_000]}
    client.cookies.clear()
    third = sit_down(client, second, "Tom")
    assert third == second
    assert [table["heard"] for table in client.get("/api/me/export").json()["tables"]] == [[]]
