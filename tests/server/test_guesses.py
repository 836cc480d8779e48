"""Guessing codes gets nowhere, from one address or from many, and never slows those who have the right one."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from hareloom.server.caps import Caps
from hareloom.server.http.limits import Guesses

from .visitor import join, open_table

_wrong = itertools.count()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time stands still until a test moves it."""
    now = SimpleNamespace(seconds=1000.0)
    monkeypatch.setattr("hareloom.server.http.limits.time.monotonic", lambda: now.seconds)
    return now


def come_from(client: TestClient, address: str) -> None:
    """Let the next requests come from that address."""
    client._transport.client = (address, 50000)  # type: ignore[attr-defined]  # noqa: SLF001 - there is no public way


def guess(client: TestClient, address: str) -> int:
    """Try a code that no table has; the status."""
    come_from(client, address)
    return client.get(f"/api/tables/wrongwrong{next(_wrong):06d}").status_code


def flood(client: TestClient) -> None:
    """Many addresses guess a few times each, until the whole server has had too many."""
    for number in range(100):
        for _ in range(4):
            if guess(client, f"10.1.{number}.1") == 429:
                return
    raise AssertionError("the whole server has no limit")


@pytest.mark.usefixtures("clock")
def test_wrong_codes_are_limited_for_the_whole_server(client: TestClient) -> None:
    """An address that never guessed gets the refusal too, once all together have guessed too often."""
    flood(client)
    assert guess(client, "10.9.9.9") == 429


@pytest.mark.usefixtures("clock")
def test_a_right_code_is_let_in_while_others_guess(client: TestClient) -> None:
    """A newcomer, even one who mistypes a few times, and a player with a secret or a cookie."""
    host = open_table(client)
    flood(client)
    come_from(client, "10.9.9.9")
    assert join(host, "Tom").seat == 2
    for _ in range(5):
        guess(client, "10.8.8.8")
    assert join(host, "Ana").seat == 3
    assert host.look()["people"]


@pytest.mark.usefixtures("clock")
def test_who_guesses_on_finds_the_door_closed_but_their_players_do_not(client: TestClient) -> None:
    """After a hundred wrong codes a right one would be luck; who has a secret of the table is still let in at once."""
    host = open_table(client)
    statuses = [guess(client, "testclient") for _ in range(100)]
    assert statuses == [404] * 20 + [429] * 80
    answer = client.get(host.at)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
    assert int(answer.headers["Retry-After"]) >= 6
    assert client.get(host.at, headers={"Authorization": f"Bearer {'x' * 43}"}).status_code == 429
    assert client.get(host.at, headers=host.headers).status_code == 200
    assert host.look()["people"]
    come_from(client, "10.7.7.7")
    assert client.get(host.at).status_code == 200


def test_the_door_opens_again_with_time(client: TestClient, clock: SimpleNamespace) -> None:
    """A patient guesser has one try in six seconds, and no more."""
    host = open_table(client)
    for _ in range(120):
        guess(client, "testclient")
    assert client.get(host.at).status_code == 429
    clock.seconds += 6.1
    assert client.get(host.at).status_code == 200
    guess(client, "testclient")
    assert client.get(host.at).status_code == 429


@pytest.mark.usefixtures("clock")
def test_a_household_is_one_address_however_many_it_has() -> None:
    """A network of IPv6 has more addresses than there are codes."""
    guesses = Guesses(Caps())
    for number in range(100):
        guesses.missed(f"2001:db8:1:2::{number:x}")
    assert guesses.closed("2001:db8:1:2::ffff") > 0
    assert guesses.closed("2001:db8:1:3::1") == 0
