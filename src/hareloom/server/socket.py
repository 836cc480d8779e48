"""Tables over a WebSocket: frames as things change, and whatever one asks answered by an ack or a refusal."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hareloom.game.refusals import Refusal
from hareloom.server import messages as m
from hareloom.server.limits import Limits
from hareloom.server.problems import Refused
from hareloom.server.requests import address_of, hall_of, is_waiting, known_person, limits_of, site_of, table_of
from hareloom.server.sessions import check_origin, secret_of
from hareloom.store import PersonRecord, StoreError
from hareloom.tables.asks import read_asking
from hareloom.tables.live import LiveTable

read_hello = msgspec.json.Decoder(m.Hello).decode

MOST_WAITING = 256
"""Frames that may wait for a slow reader before it is dropped; it comes back with the whole sight."""
SECONDS_FOR_HELLO = 10
SECONDS_TO_CLOSE = 2

# Close codes of our own begin at 4000; the rest are the standard's.
NOT_LET_IN, NO_SUCH_TABLE, TOO_MUCH, FOREIGN, TOO_SLOW = 4401, 4404, 4429, 4403, 4408


class AsgiWire:
    """A wire over an ASGI server: what is sent waits in a short queue for a task of its own."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._pumping = asyncio.create_task(self._pump())
        self._reading = asyncio.current_task()
        self.closed = False

    def send(self, data: bytes) -> None:
        """Queue it; drop a reader who can't keep up."""
        if self.closed:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW, "too slow")
        else:
            self._queue.put_nowait(data)

    def close(self, code: int, reason: str) -> None:
        """Close, without sending what still waits."""
        self.closed = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait((code, reason))
        if self._reading is not None:
            # Somebody who reads nothing does not read this either: then it is over without their answer.
            asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._reading.cancel)

    async def _pump(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self._socket.close(*item)
                    return
                await self._socket.send_text(item.decode())
        except (WebSocketDisconnect, RuntimeError):
            pass  # they have gone; the reading side notices and cleans up

    async def finish(self) -> None:
        """The connection is over."""
        self._reading = None
        self._pumping.cancel()
        await asyncio.gather(self._pumping, return_exceptions=True)


Looker = tuple[LiveTable, PersonRecord | None]
"""At which table, and who; None is a big screen."""


async def table_socket(socket: WebSocket) -> None:
    """Somebody who is at the table."""
    await _connection(socket, _as_person)


async def screen_socket(socket: WebSocket) -> None:
    """A big screen, whoever's browser shows it: it is nobody, so it sees what a watcher sees, and can do nothing."""
    await _connection(socket, _as_screen)


async def _connection(socket: WebSocket, identify: Callable[[WebSocket], Awaitable[Looker | None]]) -> None:
    """One connection, from its first byte to its last."""
    connections: Counter[str] = socket.app.state.connections
    address = address_of(socket)
    await socket.accept()
    connections[address] += 1
    try:
        if connections[address] > Limits.CONNECTIONS_PER_ADDRESS:
            await socket.close(TOO_MUCH, "too many connections")
            return
        found = await _let_in(socket, identify)
        if found is not None:
            await _serve(socket, found[0], _id_of(found))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


async def _as_person(socket: WebSocket) -> Looker | None:
    live = await table_of(socket)
    secret = secret_of(socket, live.record.code) or await _secret_from_hello(socket)
    person = None if secret is None else await hall_of(socket).recognise(live, secret)
    if person is None:
        limits_of(socket).misses.check(address_of(socket))
        return None
    return live, person


async def _as_screen(socket: WebSocket) -> Looker | None:
    """By the code alone, where one may come to watch; else in the browser of somebody who is at the table.

    Whose browser it is changes nothing in what is seen: the host's may show it, and it is nobody all the same.
    """
    live = await table_of(socket)
    manners = live.manners
    if manners.watchers and not manners.locked and not manners.approve:
        return live, None
    person = await known_person(socket, live)
    return None if person is None or is_waiting(person) else (live, None)


async def _let_in(socket: WebSocket, identify: Callable[[WebSocket], Awaitable[Looker | None]]) -> Looker | None:
    try:
        check_origin(socket, site_of(socket))
        looker = await identify(socket)
        if looker is None:
            await socket.close(NOT_LET_IN, "not let in")
            return None
        if looker[1] is not None and is_waiting(looker[1]):
            await socket.close(NOT_LET_IN, "waiting")
            return None
    except Refused as refused:
        codes = {403: FOREIGN, 404: NO_SUCH_TABLE, 429: TOO_MUCH}
        await socket.close(codes.get(refused.problem.status, NOT_LET_IN), refused.problem.code)
        return None
    audience, person_id = looker[0].audience, _id_of(looker)
    if len(audience) >= Limits.CONNECTIONS_PER_TABLE or audience.of(person_id) >= Limits.CONNECTIONS_PER_PERSON:
        await socket.close(TOO_MUCH, "too many connections")
        return None
    return looker


def _id_of(looker: Looker) -> str | None:
    return None if looker[1] is None else looker[1].id


async def _secret_from_hello(socket: WebSocket) -> str | None:
    try:
        text = await asyncio.wait_for(socket.receive_text(), SECONDS_FOR_HELLO)
        return read_hello(text).hello
    except (TimeoutError, msgspec.DecodeError, KeyError):
        return None


async def _serve(socket: WebSocket, live: LiveTable, person_id: str | None) -> None:
    wire = AsgiWire(socket)
    connection = live.attach(wire, person_id)
    try:
        while socket.client_state is WebSocketState.CONNECTED:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            wire.send(await _answer(socket, live, person_id, data))
    except asyncio.CancelledError:
        if not wire.closed:
            raise
    finally:
        live.detach(connection)
        await wire.finish()


async def _answer(socket: WebSocket, live: LiveTable, person_id: str | None, data: str | bytes) -> bytes:
    if len(data) > Limits.BODY:
        return _refusal(None, "too_large", f"At most {Limits.BODY} bytes, please.")
    try:
        asking = read_asking(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        return _refusal(_id_in(data), "malformed", f"{wrong}.")
    if person_id is None:
        return _refusal(asking.id, "not_your_part", "A big screen only looks.")
    wait = limits_of(socket).wait_to_ask(person_id, asking.action)
    if wait:
        return _refusal(
            asking.id, "too_many_requests", f"That was a lot at once. Wait {max(wait, 0.1):.1f} s and try again."
        )
    try:
        await live.ask(person_id, asking)
    except Refusal as refusal:
        return _refusal(asking.id, refusal.code, refusal.sentence)
    except StoreError as wrong:
        return _refusal(asking.id, "not_stored", f"This could not be stored, so it was not done: {wrong}")
    return m.encode(m.Done(asking.id))


class _WithId(msgspec.Struct):
    id: str


def _id_in(data: str | bytes) -> str | None:
    """The id of something that could otherwise not be read, so that whoever sent it knows what was meant."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _refusal(asked: str | None, code: str, detail: str) -> bytes:
    return m.encode(m.SocketRefusal(asked, code, detail))


def socket_routes() -> list[BaseRoute]:
    at = "/api/tables/{code}"
    return [WebSocketRoute(f"{at}/socket", table_socket), WebSocketRoute(f"{at}/screen", screen_socket)]
