"""Push messages: devices are called, and forgotten when nobody is there any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hareloom.bots.process import AnyMoveBots
from hareloom.calls.keys import from_base64url
from hareloom.calls.ways import Ways
from hareloom.server.bootstrap import open_hall
from hareloom.server.calls import Calls
from hareloom.server.links import site
from hareloom.server.settings import settings
from hareloom.tables.secrets import hashed
from tests.calls.calls import browser
from tests.calls.endpoints import Endpoint, endpoint, until
from tests.calls.post_office import PostOffice
from tests.server.conftest import QUICK, TestDecks
from tests.server.visitor import Visitor, open_table

from .calling import Server, ask, later_by, link_in, serving, subscribe


def test_a_device_is_called(server: Server, service: Endpoint) -> None:
    """A device that has subscribed gets a message that only it can read, and no other device does."""
    robin, phone = open_table(server.client), browser()
    assert ask(robin, "GET", "push", 200) == {"this": False}
    subscribe(robin, phone, service.url("/1"), language="fr")
    assert ask(robin, "GET", "push", 200) == {"this": True}
    server.call(robin)
    until(lambda: service.got)
    said = phone.read(service.got[0].body)
    assert (said["code"], said["title"]) == (robin.code, "À vous de jouer")
    ask(robin, "DELETE", "push")
    assert ask(robin, "GET", "push", 200) == {"this": False}
    assert server.ways(robin) == Ways()


def test_a_device_has_one_subscription(server: Server) -> None:
    """A new one takes the place of the old one, also if it comes by another session of the same browser."""
    robin, phone = open_table(server.client), browser()
    for number in range(3):
        subscribe(robin, phone, f"https://push.example.org/{number}")
    assert [way.endpoint for way in server.ways(robin).push] == ["https://push.example.org/2"]
    again = _another_device(robin)
    subscribe(again, phone, "https://push.example.org/2")
    (way,) = server.ways(robin).push
    assert way.session == hashed(again.secret)


def test_ten_devices_are_called(server: Server) -> None:
    """The oldest makes way."""
    robin = open_table(server.client)
    for number in range(12):
        subscribe(_another_device(robin), browser(), f"https://push.example.org/{number}")
    assert [way.endpoint[-2:] for way in server.ways(robin).push] == [f"/{n}"[-2:] for n in range(2, 12)]


def _another_device(one: Visitor) -> Visitor:
    link = one.client.post(f"{one.at}/link", headers=one.headers).json()["link"]
    secret = link.partition("#me=")[2]
    entered = one.client.post(f"{one.at}/devices", json={"secret": secret, "bearer": True}).json()
    return Visitor(one.client, entered)


def test_a_device_that_is_logged_out_is_not_called(server: Server) -> None:
    """Its way goes with its session, in whatever manner it was logged out."""
    robin = open_table(server.client)
    phone, laptop = _another_device(robin), _another_device(robin)
    for one in (robin, phone, laptop):
        subscribe(one, browser(), f"https://push.example.org/{one.secret[:5]}")
    ask(phone, "DELETE", "devices")
    assert {way.session for way in server.ways(robin).push} == {hashed(robin.secret), hashed(laptop.secret)}
    ask(robin, "DELETE", "devices/others")
    assert {way.session for way in server.ways(robin).push} == {hashed(robin.secret)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example.org/"},
        {"endpoint": "https://10.0.0.1/"},
        {"endpoint": "https://[::1]/"},
        {"endpoint": "https://169.254.169.254/latest/meta-data"},
        {"endpoint": "https://robin:secret@push.example.org/"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
    ],
)
def test_what_is_no_subscription_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    """With a sentence, and nothing is kept."""
    robin = open_table(server.client)
    said = subscribe(robin, browser(), "https://push.example.org/", 400, **wrong)
    assert (said["code"], server.ways(robin)) == ("push_refused", Ways())
    assert "secret" not in said["detail"]


def test_only_people_at_the_table_are_called(server: Server) -> None:
    """A stranger can't subscribe, and neither can a page of another site."""
    robin, phone = open_table(server.client), browser()
    body = {"endpoint": "https://push.example.org/", "keys": phone.keys}
    assert server.client.post(f"{robin.at}/push", json=body).status_code == 401
    foreign = {**robin.headers, "Origin": "https://evil.example"}
    for method, what in (("POST", "push"), ("PUT", "mail"), ("PUT", "webhook")):
        answer = server.client.request(method, f"{robin.at}/{what}", json=body, headers=foreign)
        assert answer.json()["code"] == "foreign_origin"
    for what in ("push", "mail", "webhook"):
        assert server.client.delete(f"{robin.at}/{what}", headers=foreign).json()["code"] == "foreign_origin"


def test_a_subscription_that_is_gone_is_forgotten(server: Server, service: Endpoint) -> None:
    """410 removes that device's way, and no other."""
    robin = open_table(server.client)
    phone = _another_device(robin)
    with endpoint(410) as gone:
        subscribe(robin, browser(), service.url("/1"))
        subscribe(phone, browser(), gone.url("/2"))
        server.call(robin)
        until(lambda: len(server.ways(robin).push) == 1)
    assert server.ways(robin).push[0].endpoint == service.url("/1")
    assert ask(phone, "GET", "push", 200) == {"this": False}


def test_five_failures_in_a_row_end_a_way(server: Server, service: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    """If they are spread over a day. A way that is reached in between begins anew."""
    robin = open_table(server.client)
    subscribe(robin, browser(), service.url("/1"))

    def failures() -> int:
        return sum(way.failures for way in server.ways(robin).push)

    service.answer(403)
    for number in (1, 2, 3, 4):
        server.call(robin)
        until(lambda number=number: failures() == number)  # type: ignore[misc]
    service.answer(201)
    server.call(robin)
    until(lambda: failures() == 0)
    later_by(server, 30, monkeypatch)
    service.answer(403)
    for number in (1, 2, 3, 4):
        server.call(robin)
        until(lambda number=number: failures() == number)  # type: ignore[misc]
    later_by(server, 24, monkeypatch)
    server.call(robin)
    until(lambda: server.ways(robin).push == ())


def test_one_outage_ends_no_way(
    server: Server, service: Endpoint, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many calls fail within a day, the chat, the device and the address stay; after a day they go."""
    robin = open_table(server.client)
    ask(robin, "PUT", "webhook", url=service.url("/chat"))
    subscribe(robin, browser(), service.url("/push"))
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    ask(robin, "POST", "mail/confirm", token=link_in(office, "confirm"))
    service.answer(403)
    office.refused = {"robin@example.org": "452 The disk is full"}

    def failures() -> list[int]:
        found, webhook = server.ways(robin), server.webhook(robin)
        return [way.failures for way in (*found.push, found.mail, webhook) if way is not None]

    for number in range(1, 8):
        server.call(robin)
        until(lambda number=number: failures() == 3 * [number])  # type: ignore[misc]
        later_by(server, 3, monkeypatch)
    later_by(server, 3, monkeypatch)
    server.call(robin)
    until(lambda: failures() == [])


def test_keys_are_made_once(tmp_path: Path) -> None:
    """After a restart the key is the same, so that subscriptions stay good."""
    found = []
    for _ in range(2):
        with serving(tmp_path) as server:
            answer = server.client.get("/api/calls")
            found.append(answer.json())
    assert found[0] == found[1]
    assert found[0]["mail"] is False
    assert len(found[0]["push_key"]) == 87


@pytest.mark.parametrize(
    ("flags", "subject"),
    [
        ({"public_url": "https://hareloom.example.org:8443"}, "https://hareloom.example.org:8443"),
        ({"public_url": "http://hareloom.example.org"}, "https://localhost"),
        ({"security_contact": "https://example.org/,me@example.org", "security_expires": "2099-01-01"},
         "mailto:me@example.org"),
    ],
)  # fmt: skip
def test_a_push_service_knows_whom_to_write_to(
    tmp_path: Path, service: Endpoint, flags: dict[str, Any], subject: str
) -> None:
    """The operator's contact, or the server's own address."""
    with serving(tmp_path, **flags) as server:
        robin = open_table(server.client)
        subscribe(robin, browser(), service.url("/1"))
        server.call(robin)
        until(lambda: service.got)
    token = service.got[0].headers["authorization"].partition("t=")[2].split(".")[1]
    assert msgspec.json.decode(from_base64url(token))["sub"] == subject


def test_servers_that_start_together_have_one_key(tmp_path: Path) -> None:
    """The first makes the key, and all others take it."""
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    several = [Calls(chosen, site(chosen.host, chosen.port), hall) for _ in range(4)]

    async def start() -> set[str]:
        await hall.open()
        await asyncio.gather(*(calls.open() for calls in several))
        keys = {calls.keys.public for calls in several}
        for calls in several:
            await calls.close()
        await hall.close()
        return keys

    assert len(asyncio.run(start())) == 1
