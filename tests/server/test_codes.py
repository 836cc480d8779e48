"""A code has one form: in the store, in cookies, in addresses. Other spellings of a page's address lead there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.tables.test_old_data import FACTS, OLD

from .conftest import QUICK, TestDecks
from .visitor import Visitor, open_table


@pytest.mark.parametrize(
    ("written", "led"),
    [
        ("/t/Amber-Otter-Velvet", "/t/amberottervelvet"),
        ("/t/amber%20otter%20velvet", "/t/amberottervelvet"),
        ("/t/AMBEROTTERVELVET/screen?as=2", "/t/amberottervelvet/screen?as=2"),
        ("/r/Amber-Otter-Velvet/9f2c/1", "/r/amberottervelvet/9f2c/1"),
        ("/t/BK7M-2QX-Z4D", "/t/bk7m2qxz4d"),
    ],
)
def test_a_page_has_one_address_and_other_spellings_lead_there(client: TestClient, written: str, led: str) -> None:
    """For good, with the rest of the address as it was."""
    answer = client.get(written, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, led)
    assert client.get(led, follow_redirects=False).status_code == 200


@pytest.mark.parametrize("written", ["/t/--", "/t/é-é-é-é-é-é", "/t/%2F%2Fevil.example", "/t/x"])
def test_what_is_no_code_leads_nowhere(client: TestClient, written: str) -> None:
    """No spelling makes the server lead elsewhere."""
    assert client.get(written, follow_redirects=False).status_code in (200, 404)


def test_the_api_takes_the_one_form_only(client: TestClient) -> None:
    """So a code has one cookie, one row and one address; the door says how it is read out."""
    host = open_table(client)
    door = client.get(host.at).json()
    assert "".join(door["words"]) == door["code"] == host.code
    assert len(door["words"]) == 3
    for written in (host.code.upper(), "-".join(door["words"]), " ".join(door["words"])):
        answer = client.get(f"/api/tables/{written}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


def test_my_cookie_is_named_by_the_one_form(client: TestClient) -> None:
    entered = client.post("/api/tables", json={"name": "Léa"}).json()
    assert f"hareloom-{entered['code']}" in client.cookies
    assert entered["link"].endswith(f"/t/{entered['code']}")
    assert Visitor(client, entered | {"secret": client.cookies[f"hareloom-{entered['code']}"]}).look()


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server whose tables an earlier version opened."""
    shutil.copy(OLD / "format-3.sqlite3", tmp_path / "hareloom.sqlite3")
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    with TestClient(application(chosen, site(chosen.host, chosen.port), hall), base_url="http://localhost") as client:
        yield client


@pytest.mark.parametrize("name", list(FACTS))
def test_old_codes_keep_working(old_server: TestClient, name: str) -> None:
    """The door, the page, the cookie of a player, and a newcomer who types it with spaces."""
    code = FACTS[name]["code"]
    door = old_server.get(f"/api/tables/{code}").json()
    assert (door["code"], door["words"]) == (code, [code[:4], code[4:7], code[7:]])
    person_id, secret = next(iter(FACTS[name]["people"].values()))
    old_server.cookies.set(f"hareloom-{code}", secret)
    assert old_server.get(f"/api/tables/{code}/view").json()["you"]["person"] == person_id
    typed = old_server.get(f"/t/{' '.join(door['words']).upper()}", follow_redirects=False)
    assert typed.headers["location"] == f"/t/{code}"
