"""One connection to a table, from its first byte to its last, whatever carries the bytes."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection

from hareloom.game.refusals import Refusal
from hareloom.server import messages as m
from hareloom.server.limits import Limits
from hareloom.server.problems import Refused
from hareloom.server.requests import address_of, hall_of, is_waiting, known_person, limits_of, site_of, table_of
from hareloom.server.sessions import check_origin, secret_of
from hareloom.store import PersonRecord, StoreError
from hareloom.tables.asks import Asking, read_asking
from hareloom.tables.connection import Connection
from hareloom.tables.live import LiveTable

read_hello = msgspec.json.Decoder(m.Hello).decode

SECONDS_FOR_HELLO = 10
SECONDS_TO_CLOSE = 2
MOST_WAITING = 256
"""Frames that may wait for a slow reader before it is dropped; it comes back with the whole view."""
MOST_UNREAD = 32
"""What somebody may say ahead of the answers; then nothing more is read until some are given."""

# Close codes of our own begin at 4000; the rest are the standard's.
NOT_LET_IN, NO_SUCH_TABLE, TOO_MUCH, FOREIGN, TOO_SLOW = 4401, 4404, 4429, 4403, 4408


Looker = tuple[LiveTable, PersonRecord | None]
"""At which table, and who; None is a big screen."""


class Carrier(Protocol):
    """A wire whose other end also speaks."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def listen(self, *, on: bool) -> None:
        """Read on, or let what is said wait in the network."""


class Visit:
    """Lets somebody in, and answers what they say, in the order in which they said it."""

    __slots__ = (
        "_address",
        "_asking",
        "_connection",
        "_connections",
        "_hello",
        "_left",
        "_limits",
        "_live",
        "_person",
        "_settled",
        "_waiting",
        "_wire",
        "_working",
    )  # fmt: skip

    def __init__(self, wire: Carrier) -> None:
        self._wire = wire
        self._live: LiveTable | None = None
        self._person: str | None = None
        self._connection: Connection | None = None
        self._waiting: deque[str | bytes | Asking] = deque()
        self._asking: str | None = None
        """The id of a move that is being made."""
        self._working: asyncio.Task[None] | None = None
        """Answers whatever is not made so."""
        self._settled: asyncio.Future[None] | None = None
        self._hello: asyncio.Future[str | bytes] | None = None
        self._connections: Counter[str] = Counter()
        self._address = ""
        self._left = False

    # Coming and going.

    async def enter(self, asked: HTTPConnection, *, screen: bool) -> None:
        """Let them in, as somebody who is at the table or as a big screen; or close with the reason."""
        if self._left:
            return
        self._connections = asked.app.state.connections
        self._address = address_of(asked)
        self._connections[self._address] += 1
        if self._connections[self._address] > Limits.CONNECTIONS_PER_ADDRESS:
            self._wire.close(TOO_MUCH, "too many connections")
            return
        looker = await self._let_in(asked, screen=screen)
        if looker is None or self._left:
            return
        self._limits = limits_of(asked)
        self._live, person = looker
        self._person = None if person is None else person.id
        self._connection = self._live.attach(self._wire, self._person)
        self._work_on()

    async def _let_in(self, asked: HTTPConnection, *, screen: bool) -> Looker | None:
        try:
            check_origin(asked, site_of(asked))
            looker = await (_as_screen(asked) if screen else self._as_person(asked))
        except Refused as refused:
            codes = {403: FOREIGN, 404: NO_SUCH_TABLE, 429: TOO_MUCH}
            self._wire.close(codes.get(refused.problem.status, NOT_LET_IN), refused.problem.code)
            return None
        if looker is None:
            self._wire.close(NOT_LET_IN, "not let in")
            return None
        live, person = looker
        if person is not None and is_waiting(person):
            self._wire.close(NOT_LET_IN, "waiting")
            return None
        of_theirs = live.audience.of(None if person is None else person.id)
        if len(live.audience) >= Limits.CONNECTIONS_PER_TABLE or of_theirs >= Limits.CONNECTIONS_PER_PERSON:
            self._wire.close(TOO_MUCH, "too many connections")
            return None
        return looker

    async def _as_person(self, asked: HTTPConnection) -> Looker | None:
        live = await table_of(asked)
        secret = secret_of(asked, live.record.code) or await self._secret_from_hello()
        person = None if secret is None else await hall_of(asked).recognise(live, secret)
        if person is None:
            limits_of(asked).misses.check(self._address)
            return None
        return live, person

    async def _secret_from_hello(self) -> str | None:
        self._hello = asyncio.get_running_loop().create_future()
        if self._waiting:
            first = self._waiting.popleft()
            assert not isinstance(first, Asking), "nothing is read as something asked before somebody is let in"
            self._hello.set_result(first)
        try:
            return read_hello(await asyncio.wait_for(self._hello, SECONDS_FOR_HELLO)).hello
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError, asyncio.CancelledError):
            return None
        finally:
            self._hello = None

    def leave(self) -> None:
        """They have gone, or were sent away. What they said before is still done."""
        if self._left:
            return
        self._left = True
        if self._hello is not None:
            self._hello.cancel()
        if self._connection is not None and self._live is not None:
            self._live.detach(self._connection)
        if self._address:
            self._connections[self._address] -= 1
            if not self._connections[self._address]:
                del self._connections[self._address]

    # What is said.

    def hear(self, data: str | bytes) -> None:
        """Answer it when it is its turn."""
        if self._hello is not None and not self._hello.done():
            self._hello.set_result(data)
            return
        if self._live is not None and self._asking is None and self._working is None:
            self._say(self._live, data)
            return
        self._waiting.append(data)
        if len(self._waiting) == MOST_UNREAD:
            self._wire.listen(on=False)

    def _say(self, live: LiveTable, data: str | bytes) -> None:
        """Begin to answer: a move without more ado, anything else in a task of its own."""
        asking = self._asked(data)
        if isinstance(asking, bytes):
            self._wire.send(asking)
            return
        person, asking_id = self._person, asking.id
        assert person is not None, "a big screen is refused everything"
        self._asking = asking_id
        if not live.begin(person, asking, self):
            self._asking = None
            self._waiting.appendleft(asking)
            self._working = asyncio.create_task(self._work(live))

    def answer(self, error: BaseException | None) -> None:
        """The move has been made, or not."""
        asking, self._asking = self._asking or "", None
        self._wire.send(m.encode(m.Done(asking)) if error is None else _why(asking, error))
        if self._settled is not None and not self._settled.done():
            self._settled.set_result(None)
        self._work_on()

    def _work_on(self) -> None:
        """Go on with what was said meanwhile."""
        if self._waiting and self._asking is None and self._working is None and self._live is not None:
            self._working = asyncio.create_task(self._work(self._live))

    async def _work(self, live: LiveTable) -> None:
        try:
            while self._waiting:
                data = self._waiting.popleft()
                if len(self._waiting) == MOST_UNREAD - 1:
                    self._wire.listen(on=True)
                self._wire.send(await self._answer(live, data))
        finally:
            self._working = None

    async def settled(self) -> None:
        """Wait until everything that was said is answered."""
        while self._asking is not None or self._working is not None:
            if self._working is not None:
                await self._working
            else:
                self._settled = asyncio.get_running_loop().create_future()
                await self._settled

    def _asked(self, data: str | bytes) -> Asking | bytes:
        """What is asked; or the refusal, if it can't be read or is too much."""
        if len(data) > Limits.BODY:
            return _refusal(None, "too_large", f"At most {Limits.BODY} bytes, please.")
        try:
            asking = read_asking(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return _refusal(_id_in(data), "malformed", f"{wrong}.")
        if self._person is None:
            return _refusal(asking.id, "not_your_part", "A big screen only looks.")
        wait = self._limits.wait_to_ask(self._person, asking.action)
        if wait:
            return _refusal(
                asking.id, "too_many_requests", f"That was a lot at once. Wait {max(wait, 0.1):.1f} s and try again."
            )
        return asking

    async def _answer(self, live: LiveTable, data: str | bytes | Asking) -> bytes:
        asking = data if isinstance(data, Asking) else self._asked(data)
        if isinstance(asking, bytes) or self._person is None:
            return asking if isinstance(asking, bytes) else b""
        try:
            await live.ask(self._person, asking)
        except (Refusal, StoreError) as error:
            return _why(asking.id, error)
        return m.encode(m.Done(asking.id))


async def _as_screen(asked: HTTPConnection) -> Looker | None:
    """By the code alone, where one may come to watch; else in the browser of somebody who is at the table.

    Whose browser it is changes nothing in what is seen: the host's may show it, and it is nobody all the same.
    """
    live = await table_of(asked)
    settings = live.settings
    if settings.watchers and not settings.locked and not settings.approve:
        return live, None
    person = await known_person(asked, live)
    return None if person is None or is_waiting(person) else (live, None)


class _WithId(msgspec.Struct):
    id: str


def _id_in(data: str | bytes) -> str | None:
    """The id of something that could otherwise not be read, so that whoever sent it knows what was meant."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _why(asked: str, error: BaseException) -> bytes:
    """Why something was not done."""
    if isinstance(error, Refusal):
        return _refusal(asked, error.code, error.sentence)
    return _refusal(asked, "not_stored", f"This could not be stored, so it was not done: {error}")


def _refusal(asked: str | None, code: str, detail: str) -> bytes:
    return m.encode(m.SocketRefusal(asked, code, detail))
