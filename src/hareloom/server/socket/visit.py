"""One connection to a table, from its first byte to its last, whatever carries the bytes."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection

from hareloom.game.refusals import Refusal
from hareloom.server import messages as m
from hareloom.server.http.limits import Limits
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import client_network, hall_of, known_person, limits_of, site_of, table_of
from hareloom.server.http.sessions import check_origin, secret_of
from hareloom.server.journal import note
from hareloom.server.socket.places import has_room, is_player
from hareloom.store import PersonRecord, StoreError, StoreUncertain
from hareloom.tables.people import is_waiting
from hareloom.tables.presence import Connection
from hareloom.tables.requests import read_request
from hareloom.tables.secrets import hashed
from hareloom.tables.table import LiveTable

read_hello = msgspec.json.Decoder(m.Hello).decode
read_ping = msgspec.json.Decoder(m.Ping).decode

SECONDS_FOR_HELLO = 10
SECONDS_TO_CLOSE = 2
MOST_WAITING = 256
"""Frames that may wait for a slow reader before it is dropped; it comes back and gets the whole view."""
MOST_NONSENSE = 1000
"""Messages of one connection that can't be read, that a screen sends, or that repeat what is done, faster than the
limit of actions, before it is closed."""
MOST_UNANSWERED = 32
"""Requests that may be under way at once; then nothing more is read until some are answered."""

# Close codes of our own begin at 4000; the rest are the standard's.
NOT_LET_IN, NO_SUCH_TABLE, TOO_MUCH, FOREIGN, TOO_SLOW = 4401, 4404, 4429, 4403, 4408
SERVICE_RESTART = 1012
_CLOSE_CODES = {403: FOREIGN, 404: NO_SUCH_TABLE, 429: TOO_MUCH, 503: SERVICE_RESTART}

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Carrier(Protocol):
    """A wire that also reads."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def listen(self, *, on: bool) -> None:
        """Hear what comes, or let it wait in the network. At first it waits."""


class Visit:
    """Lets a client in, and answers its requests."""

    __slots__ = (
        "_connection",
        "_hello",
        "_left",
        "_limits",
        "_live",
        "_network",
        "_nonsense",
        "_person",
        "_places",
        "_plays",
        "_secret",
        "_unanswered",
        "_wire",
    )  # fmt: skip

    def __init__(self, wire: Carrier) -> None:
        self._wire = wire
        self._live: LiveTable | None = None
        self._person: str | None = None
        self._secret = ""
        self._connection: Connection | None = None
        self._unanswered = 0
        self._nonsense = 0
        self._hello: asyncio.Future[bytes] | None = None
        self._network = ""
        self._plays = False
        self._left = False

    # Coming and going.

    async def enter(self, asked: HTTPConnection, *, screen: bool) -> None:
        """Let a person or a big screen in, or close the connection with the reason."""
        if self._left:
            return
        self._network = client_network(asked)
        self._places = places = asked.app.state.places
        if not places.come(self._network):
            self._wire.close(TOO_MUCH, "the server is full")
            return
        try:
            check_origin(asked, site_of(asked))
            live = await table_of(asked)
            person = await (self._screen(asked, live) if screen else self._recognised(asked, live))
        except Refused as refused:
            self._wire.close(_CLOSE_CODES.get(refused.problem.status, NOT_LET_IN), refused.problem.code)
            return
        except StoreError as problem:
            note("a socket could not be opened", logging.WARNING, reason=str(problem))
            self._wire.close(SERVICE_RESTART, "not stored")
            return
        if live.log.closed:  # meanwhile: the next one who comes reads it again
            self._wire.close(SERVICE_RESTART, "read again")
            return
        self._limits = limits_of(asked)
        if self.left() or not self._has_room(live, person, screen=screen):
            return
        self._live, self._person = live, None if screen or person is None else person.id
        session = hashed(self._secret) if self._secret else b""
        network = "" if screen and self._plays else self._network
        self._connection = live.attach(self._wire, self._person, session, network)
        said = asked.app.state.standing.announced(live.context.scheduler.wall_clock())
        if said is not None:
            self._wire.send(m.encode(said))
        self._wire.listen(on=True)

    def _has_room(self, live: LiveTable, person: PersonRecord | None, *, screen: bool) -> bool:
        self._plays = is_player(person)
        stays = self._places.plays(self._network) if self._plays else self._places.may_look(self._network)
        if stays and has_room(self._limits.caps, live, person, self._network, screen=screen):
            return True
        self._wire.close(TOO_MUCH, "too many connections")
        return False

    async def _recognised(self, asked: HTTPConnection, live: LiveTable) -> PersonRecord:
        secret = secret_of(asked, live.record.code)
        if secret is None:
            if not self._places.may_look(self._network):
                raise Refused(429, "too_many_requests", "")
            secret = await self._secret_from_hello()
        person = None if secret is None else await hall_of(asked).recognise(live, secret)
        if person is None or secret is None:
            limits_of(asked).guesses.check(self._network)
            raise Refused(401, "not_let_in", "")
        if is_waiting(person):
            raise Refused(401, "waiting", "")
        self._secret = secret
        return person

    async def _screen(self, asked: HTTPConnection, live: LiveTable) -> PersonRecord | None:
        """Let a big screen in by the code alone if watchers may join freely; else in the browser of a person there.

        The browser's person doesn't matter for what it shows: even in the host's browser it sees what a watcher sees.
        """
        settings = live.state.settings
        person = await known_person(asked, live)
        if person is not None and not is_waiting(person):
            return person
        if settings.watchers and not settings.locked and not settings.approve:
            return None
        raise Refused(401, "not_let_in", "")

    async def _secret_from_hello(self) -> str | None:
        self._hello = asyncio.get_running_loop().create_future()
        self._wire.listen(on=True)
        try:
            return read_hello(await asyncio.wait_for(self._hello, SECONDS_FOR_HELLO)).hello
        except (TimeoutError, asyncio.CancelledError, *_UNREADABLE):
            return None
        finally:
            self._hello = None

    def left(self) -> bool:
        """Has the connection closed? It may close while it is being let in."""
        return self._left

    def leave(self) -> None:
        """The connection has closed. Requests that came over it are still carried out."""
        if self._left:
            return
        self._left = True
        if self._hello is not None:
            self._hello.cancel()
        if self._connection is not None and self._live is not None:
            self._live.detach(self._connection)
        if self._network:
            self._places.go(self._network, played=self._plays)

    # Requests.

    def hear(self, data: bytes) -> bool:
        """Start a client's request; the response follows once it is stored. False if no limit has counted it."""
        if self._live is None:
            if self._hello is not None and not self._hello.done():
                self._hello.set_result(data)
                self._wire.listen(on=False)  # until the client is let in
            return False
        if len(data) > Limits.BODY:
            self._refuse_nonsense(None, "too_large", f"At most {Limits.BODY} bytes, please.")
            return False
        try:
            request = read_request(data)
        except _UNREADABLE as wrong:
            if not self._answer_ping(data):
                self._refuse_nonsense(_id_in(data), "malformed", f"{wrong}.")
            return False
        if self._person is None:
            self._refuse_nonsense(request.id, "not_your_part", "A big screen only looks.")
            return False
        wait = self._limits.wait_to_act(self._person, request.action)
        if wait and self._live.has_done(self._person, request):
            if self._is_too_much():
                return False
        elif wait:
            words = f"That was a lot at once. Wait {max(wait, 0.1):.1f} s and try again."
            self._refuse(request.id, "too_many_requests", words)
            return False
        self._unanswered += 1
        if self._unanswered == MOST_UNANSWERED:
            self._wire.listen(on=False)
        self._live.request(self._person, request, partial(self._answer, request.id), self._connection)
        return not wait

    def _answer_ping(self, data: bytes) -> bool:
        """Answer a client that wants to know whether the connection still is one. A page can send no other pings."""
        try:
            ping = read_ping(data).ping
        except _UNREADABLE:
            return False
        self._wire.send(m.encode(m.Pong(ping)))
        return True

    def _answer(self, request_id: str, error: BaseException | None) -> None:
        self._unanswered -= 1
        if self._unanswered == MOST_UNANSWERED - 1:
            self._wire.listen(on=True)
        if error is None:
            if self._connection is not None and self._connection.acked == request_id:
                self._connection.acked = ""  # it rode in the frame
            else:
                self._wire.send(m.encode(m.Done(request_id)))
        elif isinstance(error, Refusal):
            self._refuse(request_id, error.code, error.sentence)
        elif isinstance(error, StoreUncertain):
            self._wire.close(SERVICE_RESTART, "send it again")  # with the same id, which is known if it was done
        else:
            self._refuse(request_id, "not_stored", f"This could not be stored, so it was not done: {error}")

    def _refuse_nonsense(self, request_id: str | None, code: str, detail: str) -> None:
        """Refuse what no client of ours sends."""
        if not self._is_too_much():
            self._refuse(request_id, code, detail)

    def _is_too_much(self) -> bool:
        """Count a message that no limit holds back; close a connection that sends hardly anything else."""
        self._nonsense += 1
        if self._nonsense >= MOST_NONSENSE:
            self._wire.close(TOO_MUCH, "too many useless messages")
        return self._nonsense >= MOST_NONSENSE

    def _refuse(self, request_id: str | None, code: str, detail: str) -> None:
        """Refuse it, after the answers to what came before."""
        refusal = m.encode(m.SocketRefusal(request_id, code, detail))
        if self._unanswered and self._live is not None:
            self._live.log.in_order(partial(self._wire.send, refusal))
        else:
            self._wire.send(refusal)


class _WithId(msgspec.Struct):
    id: str


def _id_in(data: bytes) -> str | None:
    """The id of a request that can't be read otherwise, so that the client knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:64]
    except _UNREADABLE:
        return None
