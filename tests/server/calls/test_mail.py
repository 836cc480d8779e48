"""Mail: an address is asked first, and left in peace when it says no."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hareloom.server.caps import Caps
from tests.calls.calls import AN_HOUR
from tests.calls.endpoints import until
from tests.calls.post_office import PostOffice
from tests.server.test_guesses import come_from
from tests.server.visitor import Visitor, join, open_table

from .calling import PUBLIC, Server, ask, link_in, serving


def test_an_address_is_asked_before_it_is_called(server: Server, office: PostOffice) -> None:
    """First the question, then nothing until its link is followed, then calls, until the link in one of them."""
    assert server.client.get("/api/calls").json()["mail"] is True
    robin = open_table(server.client, name="Eve https://evil.example")
    ask(robin, "PUT", "mail", address="robin@example.org", language="fr")
    until(lambda: office.letters)
    assert office.letters[0]["Subject"] == "Cette adresse est-elle la vôtre ?"
    assert "evil" not in office.raw[0].decode()
    assert f"{PUBLIC}/t/{robin.code}/mail#confirm=" in office.text()
    server.call(robin)  # goes nowhere: it is not confirmed
    token = link_in(office, "confirm")
    nobody = Visitor(server.client, {**vars(robin), "secret": ""})
    nobody.headers = {}
    ask(nobody, "POST", "mail/confirm", token=token)
    ask(nobody, "POST", "mail/confirm", token=token)  # a second click does no harm
    assert len(office.letters) == 1
    server.call(robin)
    until(lambda: len(office.letters) == 2)
    assert "votez" in office.text()
    assert f"{PUBLIC}/t/{robin.code}\n" in office.text()
    stop = link_in(office, "stop")
    assert office.letters[1]["List-Unsubscribe"] == f"<{PUBLIC}/t/{robin.code}/mail#stop={stop}>"
    ask(nobody, "POST", "mail/stop", token=stop)
    assert server.ways(robin).mail is None
    assert ask(nobody, "POST", "mail/confirm", 404, token=token)["code"] == "mail_link_not_good"
    assert ask(nobody, "POST", "mail/stop", 404, token=stop)["code"] == "mail_link_not_good"
    server.call(robin)
    assert server.hall.counts.calls().waiting["mail"] == 0


def test_an_address_that_said_no_is_left_in_peace(server: Server, office: PostOffice) -> None:
    """Nobody at that table has it asked again within a week, whatever its tag; other tables know nothing of it."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="victim@example.org")
    until(lambda: office.letters)
    stop = office.letters[0]["List-Unsubscribe"].partition("#stop=")[2].rstrip(">")
    ask(robin, "POST", "mail/stop", token=stop)
    for one, address in ((robin, "victim@example.org"), (join(robin, "Tom"), "Victim+1@example.org")):
        said = ask(one, "PUT", "mail", 429, address=address)
        assert "in a week" in said["detail"]
    ask(robin, "PUT", "mail", address="other@example.org")
    ask(open_table(server.client), "PUT", "mail", address="victim@example.org")
    until(lambda: len(office.letters) == 3)


def test_the_store_has_no_token(server: Server, office: PostOffice, tmp_path: Path) -> None:
    """Who has the file can neither confirm nor stop: it has the hash alone."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    token = link_in(office, "confirm")
    for file in tmp_path.iterdir():
        if file.is_file() and not file.is_socket():
            assert token.encode() not in file.read_bytes()


def test_a_link_is_good_for_a_week(server: Server, office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """After that the question has to be asked again."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    token, scheduler = link_in(office, "confirm"), server.hall.context.scheduler
    later = scheduler.wall_clock() + 8 * 24 * AN_HOUR
    monkeypatch.setattr(scheduler, "wall_clock", lambda: later, raising=False)
    assert ask(robin, "POST", "mail/confirm", 404, token=token)["code"] == "mail_link_not_good"
    assert not _mail(server, robin).confirmed


def _mail(server: Server, one: Visitor) -> Any:
    return server.ways(one).mail


def test_a_mail_that_bounces_erases_the_address(server: Server, office: PostOffice) -> None:
    """Where the mail server says that there is no such box, nothing is kept."""
    office.refused = {"no@example.org": "550 No such box"}
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="no@example.org")
    until(lambda: _mail(server, robin) is None)
    assert office.letters == []


def test_the_same_address_is_asked_once(server: Server, office: PostOffice) -> None:
    """Another language needs no other mail; another address does, and the link of the first is void."""
    robin = open_table(server.client)
    ask(robin, "PUT", "mail", address="robin@example.org")
    until(lambda: office.letters)
    first = link_in(office, "confirm")
    ask(robin, "POST", "mail/confirm", token=first)
    ask(robin, "PUT", "mail", address="robin@Example.org", language="fr")
    assert (_mail(server, robin).language, _mail(server, robin).confirmed) == ("fr", True)
    ask(robin, "PUT", "mail", address="other@example.org")
    until(lambda: len(office.letters) == 2)
    assert not _mail(server, robin).confirmed
    ask(robin, "POST", "mail/confirm", 404, token=first)
    ask(robin, "DELETE", "mail")
    assert _mail(server, robin) is None


def test_mails_are_limited(tmp_path: Path, office: PostOffice) -> None:
    """Nobody makes a sender of unwanted mail out of a server: by address, by recipient, and in all."""
    with serving(tmp_path / "a", office, Caps(mails_to=2)) as server:
        robin = open_table(server.client)
        for expect in (204, 204, 429):
            ask(robin, "PUT", "mail", expect, address="robin@example.org")
        for same in ("Robin@example.org", "robin+1@example.org"):
            ask(robin, "PUT", "mail", 429, address=same)
        ask(robin, "PUT", "mail", address="other@example.org")
    with serving(tmp_path / "b", office, Caps(mails=2)) as server:
        robin = open_table(server.client)
        for number, expect in enumerate((204, 204, 429)):
            ask(robin, "PUT", "mail", expect, address=f"{number}@example.org")
    with serving(tmp_path / "c", office, Caps(mails_of_server=1)) as server:
        robin = open_table(server.client)
        ask(robin, "PUT", "mail", address="1@example.org")
        ask(robin, "PUT", "mail", 429, address="2@example.org")


def test_a_stranger_keeps_nobody_from_their_own_box(server: Server, office: PostOffice) -> None:
    """What is asked for a box from elsewhere, with +tags or not, doesn't count against its owner."""
    mallory, owner = open_table(server.client), open_table(server.client)
    come_from(server.client, "192.0.2.66")
    for tag in range(Caps().mails_to):
        ask(mallory, "PUT", "mail", address=f"victim+{tag}@example.org")
    ask(mallory, "PUT", "mail", 429, address="victim@example.org")
    come_from(server.client, "198.51.100.7")
    ask(owner, "PUT", "mail", address="victim@example.org")
    until(lambda: len(office.letters) == Caps().mails_to + 1)


def test_many_strangers_fill_no_box(tmp_path: Path, office: PostOffice) -> None:
    """From wherever they ask, a box gets only so many mails a day; what is refused elsewhere counts nothing there."""
    with serving(tmp_path, office, Caps(mails_of_box=3, mails_to=1)) as server:
        robin = open_table(server.client)
        for number, expect in enumerate((204, 429, 204, 429, 204, 429, 429, 429)):
            come_from(server.client, f"192.0.2.{number // 2}")
            ask(robin, "PUT", "mail", expect, address="victim@example.org")


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    """The server says so."""
    with serving(tmp_path) as server:
        robin = open_table(server.client)
        assert ask(robin, "PUT", "mail", 409, address="robin@example.org")["code"] == "no_mail_here"


@pytest.mark.parametrize(
    "address", ["robin", "robin@localhost", "a@example.org\r\nBcc: b@example.org", "=?utf-8?q?Eve?=@example.org"]
)
def test_what_is_no_address_is_refused(server: Server, office: PostOffice, address: str) -> None:
    """With a sentence, before a mail is sent."""
    robin = open_table(server.client)
    assert ask(robin, "PUT", "mail", 422, address=address)["code"] == "malformed"
    assert (office.letters, _mail(server, robin)) == ([], None)


def test_guessed_tokens_count_as_guesses(tmp_path: Path, office: PostOffice) -> None:
    """Who tries many is refused."""
    with serving(tmp_path, office, Caps(misses=3)) as server:
        robin = open_table(server.client)
        for expect in (404, 404, 404, 429):
            answer = server.client.post(f"{robin.at}/mail/stop", json={"token": "x" * 43})
            assert answer.status_code == expect
