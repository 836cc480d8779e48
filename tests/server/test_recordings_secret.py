"""Who may not know of a recording gets no byte, no size and no time of it."""

from __future__ import annotations

import time
from typing import Any

from starlette.testclient import TestClient

from .recording import cookies, play, sent, table, tell
from .visitor import Visitor, join


def shown(answer: Any) -> tuple[int, str, str]:
    """All of a refusal that could tell something: status, headers and body, without the day's time."""
    told = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return answer.status_code, str(told), answer.text


def test_who_may_not_know_gets_the_same_answer_for_everything(client: TestClient) -> None:
    """Before the clue to all, after it to strangers: the answer is the one for a recording that never was."""
    teller, other, *_ = table(client)
    guest_elsewhere, *_ = table(client)
    join(teller, "Zoé", seat=False)
    nothing = shown(client.get(f"{teller.at}/recordings/0123456789abcdef"))
    assert nothing[0] == 404
    recording = sent(teller)
    address = f"{teller.at}/recordings/{recording}"
    link = client.get(f"{teller.at}/replays", headers=teller.headers).json()
    assert link == {"links": []}
    strangers: list[dict[str, str]] = [
        {},
        guest_elsewhere.headers,
        {"Cookie": f"hareloom-{guest_elsewhere.code}={guest_elsewhere.secret}"},
        {"Cookie": f"hareloomscreen-{teller.code}={'0' * 64}"},
        {"Authorization": "Bearer " + "x" * 40},
    ]
    for headers in [*strangers, teller.headers, other.headers, screen(teller)]:
        for asked in ({}, {"Range": "bytes=0-"}, {"Range": "bytes=999999999-"}):
            assert shown(client.get(address, headers=headers | asked)) == nothing, headers
        assert shown(client.head(address, headers=headers))[0] == 404
    tell(teller, recording)
    for headers in strangers:
        for asked in ({}, {"Range": "bytes=0-"}, {"Range": "bytes=999999999-"}):
            assert shown(client.get(address, headers=headers | asked)) == nothing, headers
    for headers in (teller.headers, other.headers, cookies(other), screen(teller)):
        assert client.get(address, headers=headers).status_code == 200
    elsewhere = address.replace(teller.code, guest_elsewhere.code)
    assert shown(client.get(elsewhere, headers=guest_elsewhere.headers)) == nothing
    assert shown(client.get(address.replace(teller.code, "amberotterwinter"), headers=other.headers)) == nothing


def screen(host: Visitor) -> dict[str, str]:
    """What a big screen at that table sends."""
    answer = host.client.get(f"{host.at}?for=screen")
    host.client.cookies.clear()
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}


def test_a_screen_follows_the_hosts_door(client: TestClient) -> None:
    """When watching is turned off a screen hears nothing more, and who waits at the door never does."""
    teller, other, *_ = table(client)
    recording = sent(teller)
    tell(teller, recording)
    look = screen(teller)
    assert client.get(f"{teller.at}/recordings/{recording}", headers=look).status_code == 200
    teller.do("change_table_settings", approve=True)
    outside = join(teller, "Zoé")
    assert play(outside, recording).status_code == 404
    teller.do("change_table_settings", watchers=False)
    assert client.get(f"{teller.at}/recordings/{recording}", headers=look).status_code == 404
    assert play(other, recording).status_code == 200
    teller.do("remove_person", person=other.person)
    assert play(other, recording).status_code == 404


def test_sending_leaves_no_trace(client: TestClient) -> None:
    """Between sending and telling, nothing that others can ask for is different: no field, and no time of day."""
    teller, other, watcher = table(client)[:3]
    everything = (
        other.look,
        lambda: client.get(teller.at, headers=other.headers).json(),
        lambda: client.get("/api/tables", headers=cookies(other)).json(),
        lambda: client.get("/api/me/export", headers=cookies(other)).json(),
        lambda: client.get(f"{teller.at}/replays", headers=watcher.headers).json(),
    )
    before = [look() for look in everything]
    time.sleep(0.01)
    sent(teller)
    assert [look() for look in everything] == before


def test_the_document_may_use_microphone_and_camera_itself(client: TestClient) -> None:
    """Our own documents may record, and nothing that they might frame."""
    policy = client.get("/").headers["permissions-policy"].split(", ")
    assert "microphone=(self)" in policy
    assert "camera=(self)" in policy
    assert all(rule.endswith(("=(self)", "=()")) for rule in policy)
    assert [rule for rule in policy if rule.endswith("(self)")] == ["camera=(self)", "microphone=(self)"]
