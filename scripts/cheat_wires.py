"""Cheats by request: methods, paths, headers, origins, addresses, pictures, and ids after a restart."""

from __future__ import annotations

import http.client
import json
import random
import socket
import time
import urllib.parse

from cheating import Client, Json, close_code, join
from serving import expect, fetch

VERBS = ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "HEAD", "PROPFIND", "get", "POST\tGET")


def raw(base: str, request: bytes, patience: float = 5) -> bytes:
    """The first bytes of the answer to these bytes."""
    where = urllib.parse.urlsplit(base)
    with socket.create_connection((where.hostname or "", where.port or 0), patience) as wire:
        wire.sendall(request)
        try:
            return wire.recv(4096)
        except (TimeoutError, ConnectionError):
            return b""


def by_verbs_and_paths(host: Client) -> None:
    """Other spellings of a request, which some layer may read differently."""
    at, secret = host.at, host.entered["secret"]
    where = urllib.parse.urlsplit(host.base)
    for verb in VERBS:
        line = f"{verb} {at}/view HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n\r\n"
        answer = raw(host.base, line.encode())
        expect(b"200 OK" not in answer[:20] and b"hand" not in answer, f"{verb!r} without a secret gives no view")
    override = {"Authorization": f"Bearer {secret}", "X-HTTP-Method-Override": "DELETE", "X-Method-Override": "DELETE"}
    expect(fetch(f"{host.base}{at}?_method=DELETE", override)[0] == 200, "a GET deletes nothing, whatever it says")
    expect(host.http("GET", at)[0] == 200, "and the table is there")
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/json-patch+json",
    ):
        body = {"id": "x", "action": {"do": "stop_game"}}
        status, _ = host.http("POST", f"{at}/actions", body, **{"Content-Type": kind})
        expect(status == 415, f"what another page can send without asking ({kind}) does nothing")
    stranger = Client(host.base)
    code = host.entered["code"]
    for path in (
        f"/api/tables/{code}%2Fview",
        f"//api//tables/{code}/view",
        f"/api/tables/{code}/view/",
        f"/api/tables/{code}/./view",
        f"/api/tables/x/../{code}/view",
        f"/api/tables/{code};as=2/view",
        f"/api/tables/{code}/view%00",
        f"/api/tables/{code.upper()}/view",
        f"/api/tables/{code}/people",
        f"/api/tables/{code}/sessions",
        "/api/tables/%2e%2e/%2e%2e/hareloom.sqlite3",
        "/pictures/%2e%2e%2f%2e%2e%2fhareloom.sqlite3",
        "/assets/..%5c..%5capp.py",
        "/.env",
        "/.git/config",
        "/api/replays/" + code + "/" + "0" * 16 + "/1",
    ):
        status, headers, text = fetch(f"{host.base}{path}")
        page = "text/html" in (headers.get("Content-Type") or "")
        expect(status in (400, 401, 404, 405, 307) or page, f"{path.replace(code, 'CODE')} gives nothing ({status})")
        expect(b"SQLite" not in text and b'"hand"' not in text, "neither data nor cards")
    spelt = f"{code[:5]}-{code[5:]}".upper()
    expect(stranger.http("GET", f"/api/tables/{spelt}/view")[0] == 404, "a code spelt otherwise is none")
    proof = f"Bearer {secret}"
    expect(host.http("GET", f"/api/tables/{spelt}/view", Authorization=proof)[0] == 404, "with the right key too")


def by_headers(host: Client) -> None:
    """Forged, repeated and oversized headers."""
    where = urllib.parse.urlsplit(host.base)
    at, secret = host.at, host.entered["secret"]
    other = join(host.base, None, "Elsewhere")
    expect(host.http("GET", f"{other.at}/view")[0] in (401, 429), "a secret opens one table only")
    for value in (
        f"Basic {secret}",
        f"Bearer {secret[:-1]}",
        f"Bearer {secret} x",
        f"Bearer  {secret[::-1]}",
        "Bearer",
    ):
        status, _ = host.http("GET", f"{at}/view", Authorization=value)
        expect(status in (401, 429), "nothing but the whole secret is a secret")
    for origin in (
        "null",
        f"http://{where.hostname}:1",
        f"http://{where.netloc}.evil.example",
        "https://evil.example",
        "",
    ):
        status, _ = host.http("POST", f"{at}/actions", {"id": "o", "action": {"do": "stop_game"}}, Origin=origin)
        expect(status == 403, f"a page of {origin!r} does nothing")
        with host.socket(Origin=origin) as wire:
            expect(close_code(wire) == 4403, "and hears nothing")
    with host.socket(**{"Sec-WebSocket-Protocol": "hareloom, admin", "X-Forwarded-User": "host"}) as wire:
        expect(wire.subprotocol is None, "no subprotocol is agreed on, and none gives more")
        expect(
            json.loads(wire.recv(timeout=10))["view"]["you"]["person"] == host.entered["person"], "one is who one is"
        )
    for header, value in (("Sec-WebSocket-Version", "8"), ("Upgrade", "h2c"), ("Sec-WebSocket-Key", "short")):
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        upgrade |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", header: value}
        lines = "".join(f"{name}: {text}\r\n" for name, text in upgrade.items())
        answer = raw(host.base, f"GET {at}/socket HTTP/1.1\r\nHost: {where.netloc}\r\n{lines}\r\n".encode(), 8)
        expect(b'"frame"' not in answer, f"an upgrade with {header}: {value} shows nothing")
    for size in (20_000, 200_000):
        answer = raw(host.base, f"GET {at} HTTP/1.1\r\nHost: x\r\nX-Big: {'x' * size}\r\n\r\n".encode())
        expect(b" 500 " not in answer[:20], f"a header of {size} bytes breaks nothing")
    cookies = "; ".join(f"hareloom-{number:010d}={'A' * 43}" for number in range(150))
    status, headers, found = fetch(f"{host.base}/api/tables", {"Cookie": cookies})
    dropped = len(headers.get_all("Set-Cookie") or ())
    expect((status, found) == (200, b"[]") and dropped <= 20, "of a hundred made-up cookies twenty are looked at")
    smuggled = (
        f"POST {at}/actions HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        f"0\r\n\r\nGET {at}/view HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n"
    )
    expect(b'"hand"' not in raw(host.base, smuggled.encode()), "two lengths in one request smuggle nothing")
    tries = [
        fetch(f"{host.base}/api/tables/bbbbbbbbb{letter}", {"X-Forwarded-For": f"10.0.0.{number}"})[0]
        for number, letter in enumerate("bcdfghjkmnpqrstvwxz23456789")
    ]
    expect(tries[-1] == 429, "who guesses codes is slowed, whatever address they say they have")


def by_pictures(host: Client) -> None:
    """The response for a picture reveals neither who loads it nor whether it is in play."""
    deck = json.loads(fetch(f"{host.base}/api/decks/hareloom")[2])
    hand = host.view()["own"]["hand"]
    others = [card["id"] for card in deck["cards"] if card["id"] not in hand]
    expect(all(len(card["id"]) == len(hand[0]) for card in deck["cards"]), "all names are of one length")
    expect([card["id"] for card in deck["cards"]] == sorted(card["id"] for card in deck["cards"]), "listed by name")
    secret = {"Authorization": f"Bearer {host.entered['secret']}"}
    for card in (hand[0], others[0]):
        told = [dict(fetch(f"{host.base}/pictures/{card}.webp", headers)[1].items()) for headers in ({}, secret)]
        for headers in told:
            headers.pop("date", None), headers.pop("Date", None)
        expect(told[0] == told[1] and "set-cookie" not in str(told).lower(), "a picture is the same to all clients")
    for card in hand:
        fetch(f"{host.base}/pictures/{card}.webp", secret)
    z = _slower(host.base, hand, random.Random(1).sample(others, 12))
    expect(abs(z) < 6, f"and comes as soon, though another client has just loaded it (z = {z:.1f})")
    view = http.client.HTTPConnection(urllib.parse.urlsplit(host.base).netloc, timeout=10)
    view.request("GET", f"{host.at}/view", headers=secret)
    answer = view.getresponse()
    expect(
        answer.getheader("Cache-Control") == "no-store" and answer.getheader("ETag") is None, "a view is kept nowhere"
    )
    view.close()


def _slower(base: str, ones: list[str], others: list[str]) -> float:
    """Mann and Whitney's z of the times that two sorts of pictures take. Heads alone, since their sizes are public."""
    where = urllib.parse.urlsplit(base)
    wire = http.client.HTTPConnection(where.netloc, timeout=10)
    took: dict[str, list[float]] = {"one": [], "other": []}
    asked = [("one", card) for card in ones * 10] + [("other", card) for card in (others * 10)[: len(ones) * 10]]
    random.Random(2).shuffle(asked)
    for kind, card in asked:
        began = time.perf_counter()
        wire.request("HEAD", f"/pictures/{card}.webp")
        wire.getresponse().read()
        took[kind].append(time.perf_counter() - began)
    wire.close()
    n, m = len(took["one"]), len(took["other"])
    more = sum(one > other for one in took["one"] for other in took["other"])
    deviation: float = ((n * m * (n + m + 1)) / 12) ** 0.5
    return (more - n * m / 2) / deviation


def before_a_restart(base: str) -> Json:
    """Things done once, whose ids are kept."""
    host = join(base, None, "Host")
    guest = join(base, host.entered["code"], "Guest")
    asked: list[Json] = [
        {"id": "r-say", "action": {"do": "say", "text": "Once"}},
        {"id": "r-bot", "action": {"do": "add_bot"}},
        {"id": "r-settings", "action": {"do": "change_table_settings", "takeover": False}},
        {"id": "r-hand", "action": {"do": "hand_on_host", "person": guest.entered["person"]}},
    ]
    for body in asked:
        expect(host.http("POST", f"{host.at}/actions", body)[0] == 200, f"{body['action']['do']} is done")
    return {"host": host.entered, "guest": guest.entered, "asked": asked}


def after_a_restart(base: str, before: Json) -> None:
    """The same ids again, of the same person and of another."""
    host, guest = Client(base, before["host"]), Client(base, before["guest"])
    view = host.view()
    for body in before["asked"]:
        status, text = host.http("POST", f"{host.at}/actions", body)
        expect((status, text) == (200, json.dumps({"ack": body["id"]}, separators=(",", ":"))), "it is done already")
    expect(host.view()["table"] == view["table"], "and nothing is done twice")
    expect([said["text"] for said in host.view()["remarks"].values()] == ["Once"], "nor said twice")
    expect(host.view()["people"] == view["people"], "nor handed on twice")
    body = {"id": "r-say", "action": {"do": "say", "text": "Mine"}}
    expect(guest.http("POST", f"{guest.at}/actions", body)[0] == 200, "another's id is no obstacle")
    expect(len(host.view()["remarks"]) == 2, "and no key either")


def by_silence(host: Client) -> None:
    """Hundreds of connections that say nothing, or half a sentence."""
    where = urllib.parse.urlsplit(host.base)
    wires = [socket.create_connection((where.hostname or "", where.port or 0), 5) for _ in range(300)]
    half = (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
    for number, wire in enumerate(wires):
        wire.sendall(half[number % 3])
    began = time.perf_counter()
    expect(host.http("GET", f"{host.at}/view")[0] == 200, "three hundred silent connections keep no player out")
    expect(time.perf_counter() - began < 2, "and no player waiting")
    for wire in wires:
        wire.close()
