"""A person sees their devices, logs out one or all others, and takes a link back from who came by it."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from hareloom.tables.devices import MOST_DEVICES

from .visitor import Visitor, join, open_table

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def link_of(visitor: Visitor) -> str:
    """The secret of a new personal link."""
    link: str = visitor.client.post(f"{visitor.at}/link", headers=visitor.headers).json()["link"]
    return link.partition("#me=")[2]


def come(visitor: Visitor, secret: str, agent: str = PHONE) -> Visitor:
    """The same person on another device, by the link."""
    body = {"secret": secret, "bearer": True}
    answer = visitor.client.post(f"{visitor.at}/devices", json=body, headers={"User-Agent": agent})
    assert answer.status_code == 201, answer.text
    return Visitor(visitor.client, answer.json())


def devices(visitor: Visitor) -> list[dict[str, Any]]:
    """What a person sees of their devices."""
    answer = visitor.client.get(f"{visitor.at}/devices", headers=visitor.headers)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["devices"]
    return found


def status(visitor: Visitor) -> int:
    """Of a look at the table."""
    return visitor.client.get(f"{visitor.at}/view", headers=visitor.headers).status_code


def test_a_person_sees_their_devices_and_nobody_elses(client: TestClient) -> None:
    """When each came, by what way, roughly what it is, which is this one, and which is connected."""
    host = open_table(client)
    tom = join(host, "Tom")
    phone = come(host, link_of(host))
    with client.websocket_connect(f"{host.at}/socket", headers=phone.headers) as socket:
        socket.receive()
        first, second = devices(host)
    assert (first["this"], first["by_link"], first["here"], first["browser"]) == (True, False, False, "")
    assert second | {"id": "", "since": 0} == {
        "id": "",
        "browser": "Firefox",
        "system": "Android",
        "since": 0,
        "by_link": True,
        "here": True,
        "this": False,
    }
    assert 0 < first["since"] <= second["since"]
    assert [one["this"] for one in devices(phone)] == [False, True]
    assert len(devices(tom)) == 1


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (PHONE, "Firefox", "Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604.1", "Safari", "iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0", "Edge", "Windows"),
        ("Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537 Chrome/130.0 Safari/537", "Chrome", "ChromeOS"),
        ("curl/8.5.0", "", ""),
    ],
)
def test_a_device_is_described_roughly(client: TestClient, agent: str, browser: str, system: str) -> None:
    """A browser and a system, no versions; nothing for programs."""
    host = open_table(client)
    come(host, link_of(host), agent)
    assert (devices(host)[1]["browser"], devices(host)[1]["system"]) == (browser, system)


def test_one_device_is_logged_out(client: TestClient) -> None:
    """It is out at once, its socket too; the others stay; another person's device can't be ended."""
    host = open_table(client)
    tom = join(host, "Tom")
    secret = link_of(host)
    phone, tablet = come(host, secret), come(host, secret)
    ended = devices(host)[1]["id"]
    stranger = client.delete(f"{tom.at}/devices/{ended}", headers=tom.headers)
    assert (stranger.status_code, stranger.json()["code"]) == (404, "no_such_device")
    with client.websocket_connect(f"{host.at}/socket", headers=phone.headers) as socket:
        socket.receive()
        assert client.delete(f"{host.at}/devices/{ended}", headers=host.headers).status_code == 204
        while (message := socket.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 1012
    assert [status(one) for one in (host, phone, tablet)] == [200, 401, 200]


def test_all_other_devices_are_logged_out_with_the_link(client: TestClient) -> None:
    """Only the device that asks stays, and the link lets nobody in again; other people are not concerned."""
    host = open_table(client)
    tom = join(host, "Tom")
    secret = link_of(host)
    phone = come(host, secret)
    assert client.delete(f"{host.at}/devices/others", headers=phone.headers).status_code == 204
    assert [status(one) for one in (host, phone, tom)] == [401, 200, 200]
    assert client.post(f"{host.at}/devices", json={"secret": secret}).status_code == 401


def test_taking_the_link_back_ends_who_came_by_it(client: TestClient) -> None:
    """On request the thief's device goes with the link; the one that asks stays, though it came by one itself."""
    host = open_table(client)
    secret = link_of(host)
    phone, thief = come(host, secret), come(host, secret)
    client.delete(f"{host.at}/link", headers=host.headers)
    assert status(thief) == 200
    assert client.get(f"{host.at}/devices", headers=host.headers).json()["link"] is False
    client.delete(f"{host.at}/link?devices=end", headers=phone.headers)
    assert [status(one) for one in (host, phone, thief)] == [200, 200, 401]


def test_devices_are_bounded(client: TestClient) -> None:
    """Of too many that came by a link the oldest makes way; the one that joined stays."""
    host = open_table(client)
    secret = link_of(host)
    others = [come(host, secret) for _ in range(MOST_DEVICES + 1)]
    assert len(devices(others[-1])) == MOST_DEVICES + 1
    assert [status(one) for one in (host, *others[:2])] == [200, 401, 200]
