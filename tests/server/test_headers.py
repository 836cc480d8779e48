"""The security headers."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route
from starlette.testclient import TestClient

from hareloom.server.http.headers import POLICY, SECURITY_HEADERS, SecurityHeaders


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/decks", "/nowhere"])
def test_every_answer_carries_them(client: TestClient, path: str) -> None:
    """Pages, pictures and errors alike carry the headers."""
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_even_a_crash_carries_them() -> None:
    """An answer that nobody planned carries them too, and is counted."""
    failures: list[int] = []

    async def crash(_request: Request) -> None:
        raise RuntimeError("on purpose")

    app = SecurityHeaders(Starlette(routes=[Route("/", crash)]), lambda: failures.append(1))
    answer = TestClient(app, raise_server_exceptions=False).get("/")
    assert answer.status_code == 500
    assert failures == [1]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_policy_allows_no_other_host_and_nothing_inline() -> None:
    """Whatever gets into the page, it can neither run as a script nor call home."""
    assert POLICY["default-src"] == "'none'"
    assert all(
        source in {"'self'", "'none'", "data:", "blob:"} for value in POLICY.values() for source in value.split()
    )
    assert POLICY["script-src"] == POLICY["style-src"] == POLICY["connect-src"] == "'self'"
