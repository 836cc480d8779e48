"""All ways together: they are shown to nobody, counted, and go with their person."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from hareloom.server.metrics import HallCollector
from hareloom.tables.hall import Hall
from tests.calls.calls import browser
from tests.calls.endpoints import Endpoint, until
from tests.calls.post_office import PostOffice
from tests.server.visitor import Visitor, join, open_table

from .calling import Server, ask, link_in, serving, subscribe


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
