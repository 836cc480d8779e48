"""Checks everything that a server sends, at the moment when it is sent: sockets, big screens, HTTP."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hareloom.game.values import CardId
from hareloom.server.http.recordings import no_such_recording
from hareloom.server.socket.picows import Upgraded
from hareloom.tables.table import LiveTable
from tests.game.oracle import check_payload

if TYPE_CHECKING:
    import pytest
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


_NOTHING = no_such_recording().answer().body


class Overheard:
    """Compares every byte with what its audience may know now, and counts messages by audience."""

    def __init__(self, cards: Iterable[CardId]) -> None:
        self.cards = tuple(cards)
        self.heard = Counter[str]()
        self.bytes = 0
        self.leaks: list[str] = []
        """What a client received and may not know. It stops nothing, so that a test ends soon."""
        self._secrets: dict[str, tuple[str, str]] = {}
        """Whose secret, at which table."""
        self._lookers: dict[Upgraded, tuple[LiveTable, str | None]] = {}

    def listen(self, patcher: pytest.MonkeyPatch) -> None:
        """Check every connection from now on."""
        attach, send = LiveTable.attach, Upgraded.send

        def send_checked(wire: Upgraded, data: bytes) -> None:
            if wire in self._lookers:
                self._check(*self._lookers[wire], data)
            send(wire, data)

        def attach_checked(live: LiveTable, wire: Any, person_id: str | None, *rest: Any) -> Any:
            self._lookers[wire] = (live, person_id)
            return attach(live, wire, person_id, *rest)

        patcher.setattr(Upgraded, "send", send_checked)
        patcher.setattr(LiveTable, "attach", attach_checked)

    def _check(self, live: LiveTable, person_id: str | None, data: bytes, by: str = "socket") -> None:
        person = None if person_id is None else live.people.get(person_id)
        seat = live.state.seat_of(person)
        try:
            check_payload(live.table, seat, data, self.cards)
        except AssertionError as leak:
            self.leaks.append(f"{by}: {leak}")
        for one in live.state.recordings.values():
            if not one.told and one.person_id != person_id and (one.id.encode() in data or one.name.encode() in data):
                self.leaks.append(f"{by}: recording: {one.id} is not told yet")
        who = "screen" if person_id is None else "watcher" if person is None or person.seat is None else "seat"
        self.heard[who if by == "socket" else by] += 1
        self.bytes += len(data)

    def around(self, app: ASGIApp) -> ASGIApp:
        """An application whose answers are listened to."""

        async def listened(scope: Scope, receive: Receive, send: Send) -> None:
            body = bytearray()
            head: dict[str, Any] = {}

            async def send_checked(message: Message) -> None:
                if message["type"] == "http.response.start":
                    head.update(message)
                if message["type"] == "http.response.body":
                    body.extend(message.get("body", b""))
                    if not message.get("more_body"):
                        self._answered(scope, bytes(body), head)
                await send(message)

            await app(scope, receive, send_checked if scope["type"] == "http" else send)

        return listened

    def _played(self, live: LiveTable, recording: str, person_id: str | None, head: dict[str, Any]) -> None:
        """An answer about a recording leaves. Of one that may not be known it is the answer for none at all."""
        one = live.state.recordings.get(recording)
        may_know = one is not None and one.told and person_id in live.people
        size = dict(head["headers"])[b"content-length"]
        if not may_know and (head["status"], size) != (404, str(len(_NOTHING)).encode()):
            self.leaks.append(f"http: recording: {recording} answers {head['status']} with {size!r} bytes")
        self.heard["recording" if head["status"] < 400 else "no recording"] += 1

    def _answered(self, scope: Scope, body: bytes, head: dict[str, Any]) -> None:
        """An answer over HTTP leaves. One that tells of a finished game is for `retold` to check."""
        path = scope["path"].split("/")
        if path[:3] == ["", "api", "tables"] and b'"secret":' in body:  # a code's word may be "secret" too
            entered = json.loads(body)
            self._secrets[entered["secret"]] = (entered["code"], entered["person"])
        tables = {live.record.code: live for live in scope["app"].state.hall.open_tables()}
        live = tables.get(path[3]) if len(path) > 3 else None
        if live is None or (path[2] == "replays" and body.startswith(b'{"game"')):
            return
        sent = dict(scope["headers"]).get(b"authorization", b"").decode().removeprefix("Bearer ")
        code, person_id = self._secrets.get(sent, ("", ""))
        person = person_id if code == live.record.code else None
        if path[4:5] == ["recordings"] and len(path) == 6:
            self._played(live, path[5], person, head)
            return
        self._check(live, person, body, by="http")
