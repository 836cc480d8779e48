"""Being called when it is one's turn: ways are taken, used, kept from others, and forgotten when they lead nowhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from prometheus_client import CollectorRegistry, generate_latest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.calls.call import Call
from hareloom.calls.keys import from_base64url
from hareloom.calls.ways import Ways, Webhook
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.calls import Calls
from hareloom.server.caps import Caps
from hareloom.server.http.limits import Limits
from hareloom.server.links import site
from hareloom.server.metrics import HallCollector
from hareloom.server.settings import settings
from hareloom.tables.hall import Hall
from hareloom.tables.people import extra_of
from hareloom.tables.secrets import hashed
from tests.calls.calls import AN_HOUR, Browser, browser, now
from tests.calls.endpoints import Endpoint, Names, endpoint, until
from tests.calls.post_office import PostOffice, post_office

from .conftest import QUICK, TestDecks
from .visitor import Visitor, join, open_table

PUBLIC = "http://localhost:4273"


class Server:
    """A server whose names all lead to this machine, and what it calls."""

    def __init__(self, client: TestClient, hall: Hall, names: Names) -> None:
        self.client = client
        self.hall = hall
        self.names = names

    def ways(self, one: Visitor) -> Ways:
        """How that person is called now."""
        return extra_of(self._live(one).people[one.person]).ways

    def webhook(self, one: Visitor) -> Webhook | None:
        webhook: Webhook | None = self._live(one).state.private.webhook
        return webhook

    def _live(self, one: Visitor) -> Any:
        assert self.client.portal is not None
        return self.client.portal.call(self.hall.find, one.code)

    def call(self, one: Visitor, **what: Any) -> None:
        """Call that person as the table would."""
        live = self._live(one)
        known: dict[str, Any] = {
            "code": one.code,
            "table_id": live.record.id,
            "person_id": one.person,
            "name": live.people[one.person].name,
            "others": (),
            "language": "en",
            "wanted": "vote",
            "until": now() + AN_HOUR,
            "zone": "",
            "ways": self.ways(one),
            "webhook": live.state.private.webhook,
        }
        assert self.client.portal is not None
        self.client.portal.call(self.hall.context.caller.call, Call(**known | what))


@contextmanager
def serving(
    data: Path,
    office: PostOffice | None = None,
    caps: Caps | None = None,
    allowed: str = "127.0.0.1",
    first_wait: float = 0.02,
    **more: Any,
) -> Iterator[Server]:
    flags: dict[str, str | None] = {"data": str(data), **more}
    if allowed:
        flags["calls_to"] = allowed
    if office is not None:
        flags |= {"mail": f"smtp://127.0.0.1:{office.port}", "mail_from": "Hareloom <hareloom@example.org>"}
    chosen = settings(flags, {}, host="127.0.0.1")
    delays = replace(QUICK, call=0.05, call_here=0.05, due=0.05)
    hall = open_hall(chosen.data, TestDecks(), delays, AnyMoveBots())
    place, names = site(chosen.host, chosen.port), Names(private_example_org=[["10.0.0.1"]])
    calls = Calls(chosen, place, hall, resolve=names, deadline=3, first_wait=first_wait)
    app = application(chosen, place, hall, limits=Limits(caps), calls=calls)
    with TestClient(app, base_url=PUBLIC) as client:
        yield Server(client, hall, names)


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, office: PostOffice) -> Iterator[Server]:
    with serving(tmp_path, office) as made:
        yield made


@pytest.fixture
def service() -> Iterator[Endpoint]:
    """A push service, or a chat."""
    with endpoint(201) as made:
        yield made


def ask(one: Visitor, method: str, what: str, expect: int = 204, **body: Any) -> dict[str, Any]:
    """A request of that person; the answer."""
    answer = one.client.request(method, f"{one.at}/{what}".rstrip("/"), headers=one.headers, json=body or None)
    assert answer.status_code == expect, answer.text
    found: dict[str, Any] = answer.json() if answer.content else {}
    return found


def subscribe(one: Visitor, phone: Browser, url: str, expect: int = 204, **what: Any) -> dict[str, Any]:
    return ask(one, "POST", "push", expect, **{"endpoint": url, "keys": phone.keys, "language": "en"} | what)


def link_in(office: PostOffice, what: str) -> str:
    """The token of a link in the last mail."""
    (line,) = [line for line in office.text().splitlines() if f"/mail#{what}=" in line]
    return line.partition(f"#{what}=")[2].strip()


# Push messages.


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


def later_by(server: Server, hours: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let that time pass by the clock of the tables."""
    scheduler = server.hall.context.scheduler
    at = scheduler.wall_clock() + int(hours * AN_HOUR)
    monkeypatch.setattr(scheduler, "wall_clock", lambda: at, raising=False)


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


# Mail.


def test_an_address_is_asked_before_it_is_called(server: Server, office: PostOffice) -> None:
    """First the question, then nothing until its link is followed, then calls, until the link in one of them."""
    assert server.client.get("/api/calls").json()["mail"] is True
    robin = open_table(server.client, name="Eve https://evil.example")
    ask(robin, "PUT", "mail", address="robin@example.org", language="fr")
    until(lambda: office.letters)
    assert office.letters[0]["Subject"] == "Cette adresse est-elle la vôtre ?"
    assert "evil" not in office.raw[0].decode()
    assert f"{PUBLIC}/t/{robin.code}/mail#confirm=" in office.text()
    server.call(robin)  # goes nowhere: it is not confirmed
    token = link_in(office, "confirm")
    nobody = Visitor(server.client, {**vars(robin), "secret": ""})
    nobody.headers = {}
    ask(nobody, "POST", "mail/confirm", token=token)
    ask(nobody, "POST", "mail/confirm", token=token)  # a second click does no harm
    assert len(office.letters) == 1
    server.call(robin)
    until(lambda: len(office.letters) == 2)
    assert "votez" in office.text()
    assert f"{PUBLIC}/t/{robin.code}\n" in office.text()
    stop = link_in(office, "stop")
    assert office.letters[1]["List-Unsubscribe"] == f"<{PUBLIC}/t/{robin.code}/mail#stop={stop}>"
    ask(nobody, "POST", "mail/stop", token=stop)
    assert server.ways(robin).mail is None
    assert ask(nobody, "POST", "mail/confirm", 404, token=token)["code"] == "mail_link_not_good"
    assert ask(nobody, "POST", "mail/stop", 404, token=stop)["code"] == "mail_link_not_good"
    server.call(robin)
    assert server.hall.counts.calls().waiting["mail"] == 0


def test_an_address_that_said_no_is_left_in_peace(server: Server, office: PostOffice) -> None:
    """Nobody at that table has it asked again within a week, whatever its tag; other tables know nothing of it."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="victim@example.org")
    until(lambda: office.letters)
    stop = office.letters[0]["List-Unsubscribe"].partition("#stop=")[2].rstrip(">")
    ask(robin, "POST", "mail/stop", token=stop)
    for one, address in ((robin, "victim@example.org"), (join(robin, "Tom"), "Victim+1@example.org")):
        said = ask(one, "PUT", "mail", 429, address=address)
        assert "in a week" in said["detail"]
    ask(robin, "PUT", "mail", address="other@example.org")
    ask(open_table(server.client), "PUT", "mail", address="victim@example.org")
    until(lambda: len(office.letters) == 3)


def test_the_store_has_no_token(server: Server, office: PostOffice, tmp_path: Path) -> None:
    """Who has the file can neither confirm nor stop: it has the hash alone."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    token = link_in(office, "confirm")
    for file in tmp_path.iterdir():
        if file.is_file() and not file.is_socket():
            assert token.encode() not in file.read_bytes()


def test_a_link_is_good_for_a_week(server: Server, office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """After that the question has to be asked again."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    token, scheduler = link_in(office, "confirm"), server.hall.context.scheduler
    later = scheduler.wall_clock() + 8 * 24 * AN_HOUR
    monkeypatch.setattr(scheduler, "wall_clock", lambda: later, raising=False)
    assert ask(robin, "POST", "mail/confirm", 404, token=token)["code"] == "mail_link_not_good"
    assert not _mail(server, robin).confirmed


def _mail(server: Server, one: Visitor) -> Any:
    return server.ways(one).mail


def test_a_mail_that_bounces_erases_the_address(server: Server, office: PostOffice) -> None:
    """Where the mail server says that there is no such box, nothing is kept."""
    office.refused = {"no@example.org": "550 No such box"}
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="no@example.org")
    until(lambda: _mail(server, robin) is None)
    assert office.letters == []


def test_the_same_address_is_asked_once(server: Server, office: PostOffice) -> None:
    """Another language needs no other mail; another address does, and the link of the first is void."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    first = link_in(office, "confirm")
    ask(robin, "POST", "mail/confirm", token=first)
    ask(robin, "PUT", "mail", address="robin@Example.org", language="fr")
    assert (_mail(server, robin).language, _mail(server, robin).confirmed) == ("fr", True)
    ask(robin, "PUT", "mail", address="other@example.org")
    until(lambda: len(office.letters) == 2)
    assert not _mail(server, robin).confirmed
    ask(robin, "POST", "mail/confirm", 404, token=first)
    ask(robin, "DELETE", "mail")
    assert _mail(server, robin) is None


def test_mails_are_limited(tmp_path: Path, office: PostOffice) -> None:
    """Nobody makes a sender of unwanted mail out of a server: by address, by recipient, and in all."""
    with serving(tmp_path / "a", office, Caps(mails_to=2)) as server:
        robin = open_table(server.client)
        for expect in (204, 204, 429):
            ask(robin, "PUT", "mail", expect, address="robin@example.org")
        for same in ("Robin@example.org", "robin+1@example.org"):
            ask(robin, "PUT", "mail", 429, address=same)
        ask(robin, "PUT", "mail", address="other@example.org")
    with serving(tmp_path / "b", office, Caps(mails=2)) as server:
        robin = open_table(server.client)
        for number, expect in enumerate((204, 204, 429)):
            ask(robin, "PUT", "mail", expect, address=f"{number}@example.org")
    with serving(tmp_path / "c", office, Caps(mails_of_server=1)) as server:
        robin = open_table(server.client)
        ask(robin, "PUT", "mail", address="1@example.org")
        ask(robin, "PUT", "mail", 429, address="2@example.org")


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    """The server says so."""
    with serving(tmp_path) as server:
        robin = open_table(server.client)
        assert ask(robin, "PUT", "mail", 409, address="robin@example.org")["code"] == "no_mail_here"


@pytest.mark.parametrize(
    "address", ["robin", "robin@localhost", "a@example.org\r\nBcc: b@example.org", "=?utf-8?q?Eve?=@example.org"]
)
def test_what_is_no_address_is_refused(server: Server, office: PostOffice, address: str) -> None:
    """With a sentence, before a mail is sent."""
    robin = open_table(server.client)
    assert ask(robin, "PUT", "mail", 422, address=address)["code"] == "malformed"
    assert (office.letters, _mail(server, robin)) == ([], None)


def test_guessed_tokens_count_as_guesses(tmp_path: Path, office: PostOffice) -> None:
    """Who tries many is refused."""
    with serving(tmp_path, office, Caps(misses=3)) as server:
        robin = open_table(server.client)
        for expect in (404, 404, 404, 429):
            answer = server.client.post(f"{robin.at}/mail/stop", json={"token": "x" * 43})
            assert answer.status_code == expect


# The webhook.


def test_a_chat_is_told_whose_turn_it_is(server: Server, service: Endpoint) -> None:
    """The host sets the address, which is tried at once; then each call is a sentence there."""
    robin = open_table(server.client, name="@everyone")
    ask(robin, "PUT", "webhook", url=service.url("/hook"), kind="discord")
    assert f"{PUBLIC}/t/{robin.code}" in msgspec.json.decode(service.got[0].body)["content"]
    assert server.webhook(robin) == Webhook(service.url("/hook"), "discord")
    server.call(robin)
    until(lambda: len(service.got) == 2)
    said = msgspec.json.decode(service.got[1].body)
    assert said["allowed_mentions"] == {"parse": []}
    assert "@" not in said["content"]
    assert "everyone votes" in said["content"]
    ask(robin, "DELETE", "webhook")
    assert server.webhook(robin) is None


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://10.0.0.1/hook", "private network"),
        ("https://private.example.org/hook", "private network"),
        ("https://localhost/hook", "private network"),
        ("nonsense", "https://"),
        ("https://robin:secret@chat.example.org/", "password"),
    ],
)
def test_a_webhook_that_is_not_allowed_is_refused(tmp_path: Path, url: str, why: str) -> None:
    """With a sentence that says why, and nothing is kept."""
    with serving(tmp_path, allowed="") as server:
        robin = open_table(server.client)
        said = ask(robin, "PUT", "webhook", 400, url=url)
        assert said["code"] == "webhook_refused"
        assert why in said["detail"]
        assert "secret" not in said["detail"]
        assert server.webhook(robin) is None


@pytest.mark.parametrize("status", [302, 404, 429, 500])
def test_a_webhook_that_takes_nothing_is_not_kept(server: Server, service: Endpoint, status: int) -> None:
    """The sentence has the status; the one before stays."""
    robin = open_table(server.client)
    ask(robin, "PUT", "webhook", url=service.url("/good"))
    service.answer(status)
    said = ask(robin, "PUT", "webhook", 400, url=service.url("/bad"))
    assert str(status) in said["detail"]
    assert server.webhook(robin) == Webhook(service.url("/good"), "slack")


def test_a_webhook_that_is_gone_is_forgotten(server: Server, service: Endpoint) -> None:
    """404 removes it, and the host can set another."""
    robin = open_table(server.client)
    ask(robin, "PUT", "webhook", url=service.url("/hook"))
    service.answer(404)
    server.call(robin)
    until(lambda: server.webhook(robin) is None)


def test_only_the_host_sets_it(server: Server, service: Endpoint) -> None:
    """A guest can neither set nor delete it, and learns nothing."""
    robin = open_table(server.client)
    guest = join(robin, "Tom")
    ask(robin, "PUT", "webhook", url=service.url("/hook"))
    for method, body in (("PUT", {"url": service.url("/mine")}), ("DELETE", {})):
        assert ask(guest, method, "webhook", 403, **body)["code"] == "not_your_part"
    assert len(service.got) == 1
    assert server.webhook(robin) is not None


def test_tries_are_limited(tmp_path: Path, service: Endpoint) -> None:
    """A host can't have the server knock at many doors, not even as host of many tables."""
    with serving(tmp_path, caps=Caps(webhooks=2)) as server:
        robin = open_table(server.client)
        for expect in (204, 204, 429):
            ask(robin, "PUT", "webhook", expect, url=service.url("/hook"))
        ask(open_table(server.client), "PUT", "webhook", 429, url=service.url("/hook"))
    assert len(service.got) == 2


# All of them.


def test_addresses_are_shown_to_nobody(
    server: Server, service: Endpoint, office: PostOffice, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No view, list, export, metric or journal has an address of a way; a person's own export has their mail."""
    with caplog.at_level(logging.DEBUG):
        host = server.client.post("/api/tables", json={"name": "Léa", "bearer": True}).json()
        robin = Visitor(server.client, host)
        guest = join(robin, "Tom")
        ask(robin, "PUT", "webhook", url=service.url("/very-secret-hook"))
        for one in (robin, guest):
            subscribe(one, browser(), service.url(f"/very-secret-push-{one.person}"))
            ask(one, "PUT", "mail", address=f"very-secret-{one.person}@example.org")
        until(lambda: len(office.letters) == 2)
        for one in (robin, guest):
            server.call(one)
        service.answer(500)
        server.call(robin)
        until(lambda: server.hall.counts.calls().results["push", "failed"])
        server.client.cookies.set(f"hareloom-{guest.code}", guest.secret)
        shown = [
            server.client.get(f"{robin.at}/view", headers=robin.headers).text,
            server.client.get(robin.at).text,
            server.client.get(f"{robin.at}/devices", headers=robin.headers).text,
            server.client.get("/api/tables").text,
            server.client.get("/api/calls").text,
            generate_latest(_registry(server.hall, tmp_path)).decode(),
            "\n".join(
                str(vars(one)) for one in caplog.records if one.name.startswith(("hareloom", "uvicorn", "asyncio"))
            ),
        ]
        export = server.client.get("/api/me/export")
    assert all("very-secret" not in text.replace(f"very-secret-{robin.person}@example.org", "") for text in shown[:1])
    assert all("very-secret" not in text for text in shown[1:])
    (table,) = export.json()["tables"]
    assert (table["mail"], table["pushes"]) == (f"very-secret-{guest.person}@example.org", 1)
    assert export.text.count("very-secret") == 1


def _registry(hall: Hall, data: Path) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HallCollector(hall, data))
    return registry


def test_calls_are_counted(server: Server, service: Endpoint, tmp_path: Path) -> None:
    """The metrics say what became of calls by way and result, and how long they took."""
    robin = open_table(server.client)
    subscribe(robin, browser(), service.url("/1"))
    ask(robin, "PUT", "webhook", url=service.url("/2"))
    server.call(robin)
    until(lambda: len(service.got) == 3)
    until(lambda: sum(server.hall.counts.calls().results.values()) == 2)
    text = generate_latest(_registry(server.hall, tmp_path)).decode()
    assert 'hareloom_calls_total{result="sent",way="push"} 1.0' in text
    assert 'hareloom_calls_total{result="sent",way="webhook"} 1.0' in text
    assert 'hareloom_calls_waiting{way="mail"} 0.0' in text
    assert "hareloom_call_seconds_count 2.0" in text


def test_a_turn_of_days_calls_those_whom_it_waits_for(server: Server, service: Endpoint, office: PostOffice) -> None:
    """By all of their ways, once for each thing to do, in each one's language; nobody else is called."""
    host = open_table(server.client, name="Léa", pace="days")
    people = {one.seat: one for one in (host, join(host, "Tom"), join(host, "Ana"))}
    join(host, "Watcher", seat=False)
    phones = {seat: browser() for seat in people}
    ask(host, "PUT", "webhook", url=service.url("/chat"))
    for seat, one in people.items():
        ask(one, "PUT", "hours", zone="Asia/Tokyo", quiet=None)
        subscribe(one, phones[seat], service.url(f"/push/{seat}"))
        ask(one, "PUT", "mail", address=f"{seat}@example.org")
        until(lambda: len(office.letters) == seat)  # noqa: B023 - called at once
        ask(one, "POST", "mail/confirm", token=link_in(office, "confirm"))
    host.do("start_game")
    first = host.look()["table"]["storyteller"]
    until(lambda: len(office.letters) == 4 and len(service.got) == 3)
    assert office.letters[3]["To"] == f"{first}@example.org"
    assert "Watcher" not in office.text()
    (pushed,) = [got for got in service.got if got.path.startswith("/push")]
    assert pushed.path == f"/push/{first}"
    assert "tell a story" in phones[first].read(pushed.body)["body"]
    teller = people.pop(first)
    teller.do("give_clue", **teller.now(), text="Almost home", card=teller.look()["own"]["hand"][0])
    until(lambda: len(office.letters) == 6 and len(service.got) == 7)
    assert {letter["To"] for letter in office.letters[4:]} == {f"{seat}@example.org" for seat in people}
    assert sorted(got.path for got in service.got[3:] if got.path != "/chat") == [f"/push/{seat}" for seat in people]
    assert {len(got.body) for got in service.got if got.path != "/chat"} == {1127}
    assert "Almost home" not in "".join(office.text(number) for number in range(len(office.letters)))
    assert teller.look()["you"]["days"]["pushes"] == 1


@pytest.mark.parametrize(
    ("turned_off", "left"),
    [
        (("host", "DELETE", "webhook"), {"push", "mail"}),
        (("guest", "DELETE", "push"), {"webhook", "mail"}),
        (("guest", "DELETE", "mail"), {"webhook", "push"}),
        (("guest", "DELETE", "devices"), {"webhook", "mail"}),
        (("guest", "DELETE", "me"), set()),
        (("host", "DELETE", ""), set()),
    ],
)
def test_what_is_turned_off_is_not_tried_again(
    tmp_path: Path, office: PostOffice, service: Endpoint, turned_off: tuple[str, str, str], left: set[str]
) -> None:
    """A call that waits for another try is dropped when its way, its person or its table is no more."""
    with serving(tmp_path, office, first_wait=1) as server:
        host = open_table(server.client)
        guest = join(host, "Tom")
        ask(host, "PUT", "webhook", url=service.url("/chat"))
        subscribe(guest, browser(), service.url("/push"))
        ask(guest, "PUT", "mail", address="tom@example.org")
        until(lambda: office.letters)
        ask(guest, "POST", "mail/confirm", token=link_in(office, "confirm"))
        office.refused = {"tom@example.org": "450 Come back later"}
        service.answer(503)
        server.call(guest)
        counts = server.hall.counts.calls
        until(lambda: len(office.asked) == 2 and len(service.got) == 3 and set(counts().waiting.values()) == {1})
        who, method, what = turned_off
        ask({"host": host, "guest": guest}[who], method, what)
        office.refused = {}
        service.answer(201)
        until(lambda: sum(counts().results.values()) == 4)
        said = counts().results
    assert {way for way, result in said if result == "dropped"} == {"webhook", "push", "mail"} - left
    assert len(service.got) == 3 + len(left - {"mail"})


def test_ways_go_with_their_person(server: Server) -> None:
    """Who leaves for good leaves no address behind."""
    robin = open_table(server.client)
    guest = join(robin, "Tom")
    subscribe(guest, browser(), "https://push.example.org/very-secret")
    ask(guest, "DELETE", "me")

    async def kept() -> bytes:
        stored = await server.hall.store.load(robin.code, 0)
        assert stored is not None
        return b"".join(person.extra for person in stored.people)

    assert server.client.portal is not None
    assert b"very-secret" not in server.client.portal.call(kept)


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
