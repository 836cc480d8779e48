"""The plain HTTP side."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from hareloom import __version__
from hareloom.server.http.routes import STATIC


def test_healthz(client: TestClient) -> None:
    """/healthz tells that the server is well, and which version it is."""
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": __version__}
    assert answer.headers["cache-control"] == "no-store"


def test_browsers_request_the_page_every_time(client: TestClient) -> None:
    """A browser requests the page every time, so that a new version shows at once."""
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_page_that_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    """TableRequest again with the same tag costs no bytes."""
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""


def test_hashed_files_are_kept_forever(client: TestClient) -> None:
    """Browsers never request a file again whose name changes with its content."""
    script = re.search(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
    assert script
    answer = client.get(script[1])
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_service_worker_is_found_where_it_was(client: TestClient) -> None:
    """It has the same name for ever, at the top, and is requested every time: a newer one is taken up soon."""
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    # Plain, as old browsers run it: no modules, and nothing of the page's.
    assert not re.search(r"\b(import|export)\b", answer.text)
    assert client.get("/icon.svg").headers["cache-control"] == "public, max-age=86400"


def test_the_page_can_be_put_on_a_home_screen(client: TestClient) -> None:
    """Telephones that bring push messages only to what is there find what they need for it."""
    address = re.search(r'rel="manifest" href="([^"]+)"', client.get("/").text)
    assert address
    answer = client.get(address[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.json()["display"] == "standalone"
    assert client.get(answer.json()["start_url"]).status_code == 200
    assert client.get(answer.json()["icons"][0]["src"]).status_code == 200


def test_a_link_in_a_mail_leads_to_a_page(client: TestClient) -> None:
    """What is asked there stands behind the #, which the server never sees."""
    answer = client.get("/t/bbbbbbbbbb/mail")
    assert answer.status_code == 200
    assert "MailPage" in answer.headers["link"]


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_text_travels_compressed(client: TestClient, encoding: str) -> None:
    """A browser that takes compressed text gets it, and a header says so to caches."""
    answer = client.get("/", headers={"Accept-Encoding": encoding})
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["vary"].startswith("Accept-Encoding")


def test_text_travels_plain_on_request(client: TestClient) -> None:
    """Nobody gets what they can't unpack."""
    answer = client.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert "<title>Hareloom</title>" in answer.text


def test_pictures_on_the_first_page_are_there(client: TestClient) -> None:
    """The page was built with names that the server knows its pictures by."""
    scripts = [path.read_text(encoding="utf-8") for path in (STATIC / "assets").glob("*.js")]
    pictures = {name for script in scripts for name in re.findall(r"/pictures/[0-9a-f]+[^\"'`]+", script)}
    assert len(pictures) == 3
    for address in pictures:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/webp"


@pytest.mark.parametrize(
    ("path", "files"),
    [("/", 1), ("/how", 2), ("/tables", 3), ("/t/abcdefghjk", 2), ("/t/abcdefghjk/screen", 2), ("/r/a/b/1", 3)],
)
@pytest.mark.parametrize(("wanted", "words"), [("fr-CA,en;q=0.5", "fr"), ("tlh, en", "en"), ("", "en")])
def test_a_page_names_what_its_script_will_request(
    client: TestClient, path: str, files: int, wanted: str, words: str
) -> None:
    """All of it is there, all its words in the reader's language among it, and of a table its script and style."""
    answer = client.get(path, headers={"Accept-Language": wanted})
    links = re.findall(r"<([^>]+)>; rel=(\w+)", answer.headers["link"])
    assert all(client.get(address).status_code == 200 for address, _ in links)
    assert [
        address.partition("-")[0] for address, _ in links if "assets/fr-" in address or "assets/en-" in address
    ] == [f"/assets/{words}"] * files
    assert ("modulepreload" in dict(links).values()) is True
    assert any(address.startswith("/assets/table-") for address, _ in links) is (path != "/")
    assert "Accept-Language" in answer.headers["vary"]


def test_unknown_page_is_a_page_and_a_404(client: TestClient) -> None:
    """A person who mistyped gets the page, which says so kindly; the status says it to programs."""
    answer = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert "<title>Hareloom</title>" in answer.text


def test_unknown_address_is_a_problem_for_programs(client: TestClient) -> None:
    """A program gets an answer it can read, in the form of all others."""
    answer = client.get("/nowhere", headers={"Accept": "application/json"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "no_such_address"
    wrong = client.put("/healthz", headers={"Accept": "application/json"})
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong_method")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%2e%2e/%2e%2e/app.py",
        "/pictures/",
        "/pictures/../../__init__.py",
        "/pictures/%2e%2e%2f%2e%2e%2f__init__.py",
        "/pictures//etc/passwd",
        "/pictures/%00",
        "/pictures/" + "a" * 5000,
        "/pictures/hareloom/stag.webp",
        "/api/decks/..",
        "/api/decks/%2e%2e%2fhareloom",
        "/assets/",
        "/.built",
    ],
)
def test_nothing_outside_its_folders_is_served(client: TestClient, path: str) -> None:
    """No path leads out of the folders that are meant to be served."""
    answer = client.get(path, headers={"Accept": "application/json"})
    assert answer.status_code == 404


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/decks", "/pictures/0123456789abcdef0123.webp"])
def test_only_reading(client: TestClient, path: str) -> None:
    """What can only be read says so."""
    answer = client.post(path)
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    ("path", "method", "allowed"),
    [
        ("/api/tables/bbbbbbbbbb", "PUT", {"GET", "HEAD", "DELETE"}),
        ("/api/tables/bbbbbbbbbb/devices", "PUT", {"GET", "HEAD", "POST", "DELETE"}),
        ("/api/tables", "DELETE", {"GET", "HEAD", "POST"}),
    ],
)
def test_a_wrong_method_is_told_every_right_one(client: TestClient, path: str, method: str, allowed: set[str]) -> None:
    """Also where several routes share an address."""
    answer = client.request(method, path)
    assert answer.status_code == 405
    assert {word.strip() for word in answer.headers["allow"].split(",")} == allowed


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; Charset=UTF-8", "APPLICATION/JSON"])
def test_media_types_have_no_case(client: TestClient, kind: str) -> None:
    """As the standard says."""
    answer = client.post("/api/tables", content=b'{"name": "Robin"}', headers={"Content-Type": kind})
    assert answer.status_code == 201
