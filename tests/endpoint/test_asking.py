"""One exchange with an endpoint, against a real HTTP server that answers as it should, and as it shouldn't."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from hareloom.endpoint.address import Endpoint
from hareloom.endpoint.asking import NoAnswer, Nonsense, exchanged

from .machine import KEY, Answer, Served, chat, drip, late, not_http, served, status


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that says hello."""
    with served([chat("hello")]) as made:
        yield made


def test_an_answer_comes_back_whole(machine: Served) -> None:
    """The key goes where keys go, the body as it was given."""
    answer = exchanged(machine.endpoint, b'{"model": "sees"}', 5)
    assert (answer.status, answer.wait) == (200, 0)
    assert b"hello" in answer.content
    path, headers, body = machine.asked[0]
    assert (path, body) == ("/v1/chat/completions", {"model": "sees"})
    assert headers["Authorization"] == f"Bearer {KEY}"


def test_without_a_key_none_is_sent(machine: Served) -> None:
    """Local endpoints want none."""
    exchanged(Endpoint(machine.url, "sees"), b"{}", 5)
    assert "Authorization" not in machine.asked[0][1]


@pytest.mark.parametrize("answer", [late(5, chat("late")), drip], ids=["late", "drip"])
def test_the_deadline_is_for_the_whole_answer(machine: Served, answer: Answer) -> None:
    """However slowly it comes; and the question was sent, so that it may have cost something."""
    machine.answers = [answer]
    began = time.monotonic()
    with pytest.raises(NoAnswer, match="too long") as caught:
        exchanged(machine.endpoint, b"{}", 0.3)
    assert time.monotonic() - began < 1.5
    assert caught.value.sent


def test_the_deadline_holds_where_nobody_picks_up() -> None:
    """A port that takes connections and never answers costs no more than the time that was given."""
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        began = time.monotonic()
        with pytest.raises(NoAnswer):
            exchanged(Endpoint(f"http://127.0.0.1:{silent.getsockname()[1]}/v1", "m"), b"{}", 0.3)
        assert time.monotonic() - began < 1.5


def test_nobody_is_there() -> None:
    """A refused connection says so, and nothing was sent."""
    with pytest.raises(NoAnswer, match="refused") as caught:
        exchanged(Endpoint("http://127.0.0.1:1/v1", "m"), b"{}", 5)
    assert not caught.value.sent


def test_a_name_that_leads_nowhere() -> None:
    """Neither an unknown nor an impossible name is more than no answer."""
    for host in ("nowhere.invalid", "a" * 70 + ".example", "xn--\u2603"):
        with pytest.raises(NoAnswer):
            exchanged(Endpoint(f"http://{host}/v1", "m"), b"{}", 5)


def test_what_speaks_no_http_gives_no_answer(machine: Served) -> None:
    """Its bytes are not repeated."""
    machine.answers = [not_http]
    with pytest.raises(NoAnswer, match="HTTP"):
        exchanged(machine.endpoint, b"{}", 5)


def test_ten_megabytes_are_not_read(machine: Served) -> None:
    """An answer is bounded."""
    machine.answers = [chat("x" * 10_000_000)]
    with pytest.raises(Nonsense, match="more than 1 MB"):
        exchanged(machine.endpoint, b"{}", 10)


def test_a_redirect_is_not_followed(machine: Served) -> None:
    """The key goes to one address alone."""
    with served([chat("elsewhere")]) as other:
        machine.answers = [status(307, Location=f"{other.url}/chat/completions")]
        assert exchanged(machine.endpoint, b"{}", 5).status == 307
        assert other.asked == []


def test_a_proxy_of_the_environment_is_not_asked(machine: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """As above: what else is set on the machine doesn't lead the key elsewhere."""
    with served([chat("proxy")]) as proxy:
        monkeypatch.setenv("http_proxy", proxy.url)
        assert b"hello" in exchanged(machine.endpoint, b"{}", 5).content
        assert proxy.asked == []


def test_what_it_asks_to_wait_is_understood(machine: Served) -> None:
    """In seconds, or as a date; nonsense is none."""
    soon = format_datetime(datetime.now(UTC) + timedelta(seconds=90), usegmt=True)
    said = ("7", "0.5", soon, "soon", "-3", "nan", "9" * 400)
    machine.answers = [status(429, Retry_After=each) for each in said]
    waits = [exchanged(machine.endpoint, b"{}", 5).wait for _ in said]
    assert waits[:2] == [7, 0.5]
    assert 80 < waits[2] <= 90
    assert waits[3:6] == [0, 0, 0]
    assert waits[6] > 1e9


def test_a_key_that_is_none_is_not_repeated(machine: Served) -> None:
    """Even where the library's own error would hold it."""
    with pytest.raises(NoAnswer) as caught:
        exchanged(Endpoint(machine.url, "m", "sk-secret\nX-Evil: 1"), b"{}", 5)
    assert "sk-secret" not in repr(caught.value)
    assert caught.value.__context__ is None
    assert machine.asked == []
