"""The operator's notices: privacy, and security.txt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.mistake import Mistake
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.server.conftest import QUICK, TestDecks

TEMPLATE = Path(__file__).parents[2] / "docs" / "examples" / "privacy.md"
HTML = {"Accept": "text/html"}
LINK = '<link rel="privacy-policy" href="/privacy">'
Serve = Callable[[dict[str, str]], TestClient]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with these settings."""
    with ExitStack() as stack:

        def start(flags: dict[str, str]) -> TestClient:
            chosen = settings({"data": str(tmp_path / "data"), **flags}, {}, host="127.0.0.1")
            chosen.data.mkdir()
            hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
            app = application(chosen, site(chosen.host, chosen.port, chosen.public_url), hall)
            return stack.enter_context(TestClient(app, base_url="http://localhost:4273"))

        yield start


def _day(days: int) -> str:
    return f"{datetime.now(UTC) + timedelta(days=days):%Y-%m-%d}"


def test_without_settings_there_is_neither(client: TestClient) -> None:
    """No link, no page, no files."""
    assert "privacy-policy" not in client.get("/").text
    for path in ("/privacy", "/privacy.txt", "/.well-known/security.txt"):
        assert client.get(path).status_code == 404
        assert client.get(path, headers=HTML).status_code == 404


def test_the_notice_is_linked_from_every_page_and_sent_as_plain_text(serve: Serve, tmp_path: Path) -> None:
    """The page's head names it, errors included; no browser can take the operator's words for HTML."""
    file = tmp_path / "notice.md"
    file.write_text("# Qui ?\n\nNous, à Besançon. <script>alert(1)</script>\n", encoding="utf-8")
    client = serve({"privacy_notice": str(file)})
    for path, status in {"/": 200, "/privacy": 200, "/tables": 200, "/nowhere": 404}.items():
        answer = client.get(path, headers=HTML)
        assert (answer.status_code, answer.text.count(LINK)) == (status, 1)
        assert answer.text.index(LINK) < answer.text.index("</head>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    sent = client.get("/privacy.txt")
    assert sent.headers["content-type"] == "text/plain; charset=utf-8"
    assert sent.headers["x-content-type-options"] == "nosniff"
    assert sent.text == "# Qui ?\n\nNous, à Besançon. <script>alert(1)</script>"


def test_the_linked_page_is_kept_until_it_changes(serve: Serve, tmp_path: Path) -> None:
    """A browser that has the page is told that it is still right."""
    (tmp_path / "notice.md").write_text("We.", encoding="utf-8")
    client = serve({"privacy_notice": str(tmp_path / "notice.md")})
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"If-None-Match": '"another"'}).status_code == 200


def test_the_template_is_refused_until_it_is_filled_in() -> None:
    """Nobody publishes our double brackets by mistake."""
    with pytest.raises(Mistake, match=r"--privacy-notice: .* still has \[\["):
        settings({"privacy_notice": str(TEMPLATE)}, {}, host="127.0.0.1")


@pytest.mark.parametrize("content", [b"", b" \n", b"\xff\xfe", b"a" * 65_537])
def test_a_notice_that_is_none_is_refused(tmp_path: Path, content: bytes) -> None:
    """Nothing, something that is no text, and a whole book."""
    (tmp_path / "notice.md").write_bytes(content)
    with pytest.raises(Mistake, match="--privacy-notice: "):
        settings({"privacy_notice": str(tmp_path / "notice.md")}, {}, host="127.0.0.1")


def test_security_txt_has_what_the_rfc_asks_for(serve: Serve) -> None:
    """Contacts in order, as URIs; exactly one Expires; the address it is meant for; plain text in UTF-8."""
    flags = {"security_contact": "safe@example.org, https://example.org/report", "security_expires": _day(90)}
    answer = serve({**flags, "public_url": "https://hareloom.example.org"}).get("/.well-known/security.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.splitlines() == [
        "Contact: mailto:safe@example.org",
        "Contact: https://example.org/report",
        f"Expires: {_day(90)}T00:00:00Z",
        "Canonical: https://hareloom.example.org/.well-known/security.txt",
    ]


def test_security_txt_ends_on_its_day(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    """Out of date it is not served, the server starts all the same, and the journal says so."""
    client = serve({"security_contact": "safe@example.org", "security_expires": _day(0)})
    assert client.get("/.well-known/security.txt").status_code == 404
    assert client.get("/healthz").status_code == 200
    assert "security.txt is out of date" in caplog.text


@pytest.mark.parametrize("one", [{"security_contact": "safe@example.org"}, {"security_expires": "2027-06-30"}])
def test_contact_and_expiry_come_together(one: dict[str, str]) -> None:
    """One without the other would be no security.txt."""
    with pytest.raises(Mistake, match="needs both"):
        settings(one, {}, host="127.0.0.1")
