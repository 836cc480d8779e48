"""The page on a home screen, and beside a link in a messenger."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

BROWSER = {"Sec-Fetch-Dest": "document"}


@pytest.mark.parametrize(
    ("query", "accepted", "language", "direction"),
    [
        ("", "fr-CA,en;q=0.5", "fr", "ltr"),
        ("?lang=ar", "fr", "ar", "rtl"),
        ("", "tlh", "en", "ltr"),
        ("?lang=nonsense%22", "de", "en", "ltr"),
    ],
)
def test_the_manifest_speaks_as_its_reader(
    client: TestClient, query: str, accepted: str, language: str, direction: str
) -> None:
    """In the language chosen by hand, else in the browser's; with icons that are there, one of them maskable."""
    answer = client.get(f"/hareloom.webmanifest{query}", headers={"Accept-Language": accepted})
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert (said["lang"], said["dir"], said["name"]) == (language, direction, "Hareloom")
    assert said["description"]
    assert [icon for icon in said["icons"] if icon.get("purpose") == "maskable"]
    for icon in said["icons"]:
        assert client.get(icon["src"]).status_code == 200


def test_the_notices_of_all_that_is_shipped_can_be_read(client: TestClient) -> None:
    """Fonts and code of others come with their licences."""
    notices = client.get("/notices.txt").text
    for name in ("@fontsource-variable/fraunces", "@fontsource-variable/figtree", "svelte", "fflate", "@noble/hashes"):
        assert re.search(rf"^{re.escape(name)} [0-9.]+ \(", notices, re.MULTILINE), name
    assert "SIL OPEN FONT LICENSE" in notices


def test_an_invitation_names_edition_and_no_player(client: TestClient) -> None:
    """A messenger that looks at a table's link reads what is played, in the table's language, and no name."""
    made = client.post("/api/tables", json={"name": "Mira <3", "edition": "party", "language": "fr"}).json()
    page = client.get(f"/t/{made['code']}", headers={"User-Agent": "messenger"}).text
    assert '<meta property="og:title" content="Hareloom · Party">' in page
    assert "quelqu’un raconte" in page
    assert "Mira" not in page


def test_the_host_decides_whether_the_invitation_has_a_name(client: TestClient) -> None:
    """With previews turned on it says who invites, as text that can't break out."""
    made = client.post("/api/tables", json={"name": "Mira <3", "edition": "odyssey"}).json()
    action = {"do": "change_table_settings", "previews": True}
    done = client.post(f"/api/tables/{made['code']}/actions", json={"id": "1", "action": action})
    assert done.status_code == 200, done.text
    page = client.get(f"/t/{made['code']}").text
    assert '<meta property="og:title" content="Hareloom · Odyssey · Mira &lt;3">' in page


def test_a_browser_gets_the_page_without_a_look_at_the_table(client: TestClient) -> None:
    """It asks for the table itself; and a wrong code says no more than any other page."""
    made = client.post("/api/tables", json={"name": "Mira"}).json()
    assert "og:title" not in client.get(f"/t/{made['code']}", headers=BROWSER).text
    assert "og:title" not in client.get("/t/nosuchtable").text
