"""One network counts as one, in whatever form its addresses come."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from hareloom.server.admin.orders import Ban, Orders, Standing, network
from hareloom.server.caps import Caps
from hareloom.server.http.limits import network_of, plain_address
from hareloom.store.sqlite.store import SqliteStore

from .test_guesses import come_from, guess
from .visitor import join, open_table

HOUSEHOLD = "2001:db8:5:6"


@pytest.mark.parametrize(
    ("address", "counts_for"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:201", "192.0.2.1"),
        ("64:ff9b::192.0.2.1", "192.0.2.1"),
        ("2001:db8:5:6:1:2:3:4", "2001:db8:5:6::"),
        ("2001:DB8:5:6::9", "2001:db8:5:6::"),
        ("2001:db8:5:7::9", "2001:db8:5:7::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("testclient", "testclient"),
        ("unknown", "unknown"),
    ],
)
def test_what_an_address_counts_for(address: str, counts_for: str) -> None:
    """An IPv4 address for itself in every form, one of IPv6 for its /64, a name for itself; and once more the same."""
    assert network_of(address) == counts_for
    assert network_of(counts_for) == counts_for


def test_ipv4_has_one_form_on_every_listener() -> None:
    """On :: it comes in another form; a trusted proxy is still found in the list of proxies."""
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert plain_address("127.0.0.1") == "127.0.0.1"
    assert plain_address("2001:db8::5") == "2001:db8::5"


def test_a_household_has_one_limit_for_tables(client: TestClient) -> None:
    """Each table is opened from another address of the same /64, or the same IPv4 address in two forms."""
    for forms in ([f"{HOUSEHOLD}::{n:x}" for n in range(100)], ["192.0.2.7", "::ffff:192.0.2.7"] * 20):
        statuses = []
        for address in forms[: Caps().tables + 3]:
            come_from(client, address)
            statuses.append(client.post("/api/tables", json={"name": "Robin", "bearer": True}).status_code)
        assert statuses == [201] * Caps().tables + [429] * 3
    come_from(client, "2001:db8:5:7::1")
    assert client.post("/api/tables", json={"name": "Robin", "bearer": True}).status_code == 201


def test_a_household_has_one_limit_for_joins(client: TestClient) -> None:
    """Nobody fills a table alone."""
    come_from(client, "2001:db8:9::1")
    host = open_table(client)
    statuses = []
    for number in range(Caps().joins_of_table + 2):
        come_from(client, f"{HOUSEHOLD}::{number:x}")
        body = {"name": f"P{number}", "bearer": True, "seat": False}
        statuses.append(client.post(f"{host.at}/people", json=body).status_code)
    assert statuses[-2:] == [429, 429]
    assert statuses[0] == 201


def test_a_guesser_of_ipv4_closes_the_door_to_nobody_else(client: TestClient) -> None:
    """On :: all addresses of IPv4 lie in one /64; they have limits of their own all the same."""
    host = open_table(client)
    assert [guess(client, "::ffff:192.0.2.9") for _ in range(100)][-1] == 429
    come_from(client, "::ffff:192.0.2.9")
    assert client.get(host.at).status_code == 429
    come_from(client, "::ffff:192.0.2.10")
    assert client.get(host.at).status_code == 200
    assert join(host, "Ana").seat == 2


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("ban", "banned", "let_in"),
    [
        ("192.0.2.7", ["192.0.2.7", "::ffff:192.0.2.7"], ["192.0.2.8", "::ffff:192.0.2.8", "::1"]),
        ("::ffff:192.0.2.7", ["192.0.2.7", "::ffff:192.0.2.7"], ["192.0.2.8", "::ffff:192.0.2.8", "::1"]),
        ("192.0.2.0/24", ["::ffff:192.0.2.8"], ["::ffff:192.0.3.8"]),
        ("::ffff:192.0.2.0/120", ["192.0.2.8", "::ffff:192.0.2.8"], ["192.0.3.8"]),
        ("2001:db8:5:6::1", ["2001:db8:5:6::1", "2001:db8:5:6:7::"], ["2001:db8:5:7::1", "192.0.2.7"]),
        ("2001:db8::/32", ["2001:db8:5:6::1"], ["2001:db9::1", "::ffff:192.0.2.7"]),
    ],
)
async def test_a_ban_holds_for_every_form(ban: str, banned: list[str], let_in: list[str]) -> None:
    """A ban of an address or of a range, and nobody else."""
    standing = Standing(SqliteStore(None))
    standing._set(Orders((Ban(str(network(ban))),)))  # noqa: SLF001 - as read() does
    for address in banned:
        assert standing.banned(address, 0), address
    for address in let_in:
        assert not standing.banned(address, 0), address
