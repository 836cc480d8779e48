"""A table's webhook: a chat is told whose turn it is, if it wants to hear it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hareloom.calls.ways import Webhook
from hareloom.server.caps import Caps
from tests.calls.endpoints import Endpoint, until
from tests.server.visitor import join, open_table

from .calling import PUBLIC, Server, ask, serving


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
