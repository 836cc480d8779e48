"""A person reports what they find wrong; the table's host and the operator read it, and nobody learns who reported."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from hareloom.cli import main
from hareloom.store import SqliteStore
from hareloom.tables.hall import Hall

from .visitor import Visitor, join, open_table, seated
from .wire import enter, serving


def report(visitor: Visitor, expect: int = 204, **what: Any) -> Any:
    """Report something."""
    answer = visitor.client.post(f"{visitor.at}/reports", json=what, headers=visitor.headers)
    assert answer.status_code == expect, answer.text
    return None if expect == 204 else answer.json()


def reports(host: Visitor) -> list[dict[str, Any]]:
    """What the host reads."""
    answer = host.client.get(f"{host.at}/reports", headers=host.headers)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_the_host_reads_what_was_reported(client: TestClient) -> None:
    """A remark and a name, copied: taking them back changes nothing. The host is told at once; others can't read it."""
    host = open_table(client)
    tom, zoe = join(host, "Tom"), join(host, "Zoe")
    tom.do("say", text="Nonsense!")
    with client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
        report(zoe, kind="remark", remark=1, note="Not here,\nplease. ")
        while "reported" not in (heard := socket.receive_json()):
            pass
    assert heard == {"reported": "remark"}
    tom.do("unsay", no=1)
    report(zoe, kind="name", person=tom.person)
    name, remark = reports(host)
    assert remark | {"at": 0} == {
        "kind": "remark",
        "what": "Nonsense!",
        "who": "Tom",
        "note": "Not here, please.",
        "at": 0,
    }
    assert (name["kind"], name["what"]) == ("name", "Tom")
    assert zoe.person not in json.dumps(reports(host))
    refused = client.get(f"{tom.at}/reports", headers=tom.headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_part")


def test_a_clue_is_reported_with_its_storyteller(client: TestClient) -> None:
    """While it lies on the table."""
    people = seated(client, 3)
    people[0].do("claim_first_turn", **people[0].now())
    teller = people[0]
    report(people[1], 409, kind="clue")
    own = teller.look()["own"]
    teller.do("give_clue", **teller.now(), form="text", text="Rude words", card=own["hand"][0])
    report(people[1], kind="clue")
    assert (reports(people[0])[0]["what"], reports(people[0])[0]["who"]) == ("Rude words", "Léa")


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"kind": "remark", "remark": 99}, "no_such_remark"),
        ({"kind": "remark"}, "no_such_remark"),
        ({"kind": "name", "person": "nobody"}, "no_such_person"),
        ({"kind": "picture", "card": "../../etc/passwd"}, "nothing_said"),
        ({"kind": "picture"}, "nothing_said"),
    ],
)
def test_what_is_not_there_is_not_reported(client: TestClient, what: dict[str, Any], code: str) -> None:
    """It is refused in words."""
    assert report(open_table(client), 409, **what)["code"] == code


def test_reports_are_bounded(client: TestClient) -> None:
    """A person can't fill the store with them."""
    host = open_table(client)
    for _ in range(10):
        report(host, kind="name", person=host.person)
    assert report(host, 429, kind="name", person=host.person)["code"] == "too_many_requests"


@pytest.mark.anyio
async def test_the_operator_judges_a_picture(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is copied to the report, and stays when the table is deleted; closing the report deletes it."""
    card = f"{10**18:020x}"
    picture = tmp_path / "card.webp"
    picture.write_bytes(b"RIFF....WEBP")
    monkeypatch.setattr("hareloom.decks.library.Library.picture", lambda *_: picture)

    async def admin(*words: str, expect: int = 0) -> bytes:
        code = await asyncio.to_thread(main, ["admin", words[0], "--data", str(tmp_path), *words[1:]])
        assert code == expect
        return capsysbinary.readouterr().out

    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        headers = {"Authorization": f"Bearer {host['secret']}"}
        at = f"http://{server}/api/tables/{host['code']}"
        made = await http.post(f"{at}/reports", json={"kind": "picture", "card": card, "note": "Hm."}, headers=headers)
        assert made.status_code == 204, made.text
        await http.delete(at, headers=headers)
        listed = (await admin("reports")).decode()
        assert card in listed
        assert "Hm." in listed
        assert await admin("report-picture", "1") == picture.read_bytes()
        await admin("close-report", "1")
        assert b"Nothing was reported" in await admin("reports")
        for gone in ("1", "0", str(10**20)):
            await admin("close-report", gone, expect=2)
        assert await hall.store.reports("", 9) == []


@pytest.mark.anyio
async def test_reports_are_deleted_after_a_month(tmp_path: Path) -> None:
    """No earlier and no later."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        headers = {"Authorization": f"Bearer {host['secret']}"}
        body = {"kind": "name", "person": host["person"]}
        await http.post(f"http://{server}/api/tables/{host['code']}/reports", json=body, headers=headers)
        await hall.forget_reports(30)
        assert len(await hall.store.reports("", 9)) == 1
        await _age(hall, 31)
        await hall.forget_reports(30)
        assert await hall.store.reports("", 9) == []


async def _age(hall: Hall, days: int) -> None:
    assert isinstance(hall.store, SqliteStore)
    db = hall.store._db  # noqa: SLF001 - time does this, and nobody else
    db.execute("UPDATE reports SET at = at - ?", (days * 24 * 3600 * 1000,))
