"""Requests that the server's end cuts short."""

from __future__ import annotations

import asyncio
import json

import pytest
from starlette.types import Message, Receive, Scope, Send

from hareloom.server.http.cut_short import CutShort

pytestmark = pytest.mark.anyio


async def cancelled(*first: Message) -> list[Message]:
    """What a client gets of a request that is cancelled after its application has sent this much."""
    sent: list[Message] = []
    begun = asyncio.Event()

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        for message in first:
            await send(message)
        begun.set()
        await asyncio.Event().wait()

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
    task = asyncio.create_task(CutShort(app)(scope, receive, send))
    await begun.wait()
    task.cancel()
    await asyncio.wait([task])
    return sent


async def test_a_request_that_is_cut_short_is_answered() -> None:
    """The client learns that it is not certain what was done, and asks again."""
    start, body = await cancelled()
    assert start["status"] == 503
    assert json.loads(body["body"])["code"] == "not_certain"


async def test_an_answer_that_has_begun_is_not_answered_twice() -> None:
    """What was sent stays all that is sent."""
    begun: Message = {"type": "http.response.start", "status": 200, "headers": []}
    assert await cancelled(begun) == [begun]
