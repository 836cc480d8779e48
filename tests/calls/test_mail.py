"""Mails: confirmed ones only, plain text, no word that could change a header, and encrypted on their way."""

from __future__ import annotations

import email.utils
import socket
from pathlib import Path
from string import Formatter

import pytest

from hareloom.calls.mail import Mails, call_letter, question_letter
from hareloom.calls.mail_server import (
    PASSWORD_FILE,
    MailServer,
    Security,
    box_of,
    checked_mail_server,
    checked_sender,
    mail_address,
    mail_password,
)
from hareloom.calls.push import message
from hareloom.calls.words import LANGUAGES, words_of
from hareloom.mistake import Mistake

from .calls import call
from .endpoints import certified, hostile
from .post_office import PASSWORD, USER, post_office

pytestmark = pytest.mark.anyio

SENDER = "Hareloom <hareloom@example.org>"
LINK = "https://hareloom.example.org/t/amberottervelvet"
STOP = f"{LINK}/mail#stop={'xyz' * 14}"


def server(port: int, security: Security = "none") -> MailServer:
    return MailServer("127.0.0.1", port, security)


async def test_a_call_by_mail_says_all_there_is_to_say() -> None:
    """Who plays, what is wanted, until when by the player's own clock, the table's link, and how to stop it."""
    with post_office() as office:
        mails = Mails(server(office.port), SENDER)
        told = call(until=1_795_111_200_000, zone="Europe/Paris", others=("Ana", "Tom"))
        assert (
            await mails.send("robin@example.org", call_letter(told, "robin@example.org", "fr", LINK, STOP))
        ).what == "sent"
        mails.close()
    (letter,) = office.letters
    text = office.text()
    for part in ("votez", "jeudi 19 novembre à 19:00", "Avec Ana et Tom.", LINK, STOP):
        assert part in text
    assert letter["From"] == SENDER
    assert letter["Subject"] == "Hareloom : c’est à vous de jouer"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Content-Language"] == "fr"
    assert letter["List-Unsubscribe"] == f"<{STOP}>"
    assert f"List-Unsubscribe: <{STOP}>\r\n".encode() in office.raw[0]
    assert letter["Message-ID"].endswith("@example.org>")
    assert email.utils.parsedate_to_datetime(letter["Date"]).year >= 2026
    assert letter.get_content_type() == "text/plain"


async def test_the_question_has_no_word_of_a_player() -> None:
    """A stranger who gets it reads nothing but our own words."""
    with post_office() as office:
        mails = Mails(server(office.port), SENDER)
        await mails.send(
            "robin@example.org",
            question_letter("robin@example.org", "en", "https://hareloom.example.org", f"{LINK}#c", STOP),
        )
        mails.close()
    assert f"{LINK}#c" in office.text()
    assert office.letters[0]["Subject"] == "Is this address yours?"


async def test_names_change_no_header() -> None:
    """Whatever a player is called stands in the text."""
    names = ("Eve\r\nBcc: all@example.org", "\r\n.\r\nMAIL FROM:<x@y>")
    with post_office() as office:
        mails = Mails(server(office.port), SENDER)
        letter = call_letter(call(name=names[0], others=names), "robin@example.org", "en", LINK, STOP)
        assert (await mails.send("robin@example.org", letter)).what == "sent"
        mails.close()
    (letter,) = office.letters
    assert "Bcc" not in letter
    assert len(office.letters) == 1
    assert b"Bcc" not in office.raw[0].partition(b"\r\n\r\n")[0]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("ja", "一緒に遊ぶ人\uff1aAna、Tom、Léa"),
        ("zh", "同桌的有\uff1aAna、Tom和Léa。"),
        ("ko", "Ana, Tom, Léa 님과 함께해요."),
        ("ar", "مع \u2068Ana\u2069 و\u2068Tom\u2069 و\u2068Léa\u2069."),
    ],
)
def test_names_are_joined_as_the_language_joins_them(language: str, told: str) -> None:
    """Commas and "and" are the language's own, and a name among letters that run the other way is kept apart."""
    assert words_of(language).others(call(others=("Ana", "Tom", "Léa"))) == told


def test_a_name_that_runs_the_other_way_is_kept_apart() -> None:
    """An Arabic name in an English sentence keeps its own direction."""
    assert words_of("en").others(call(others=("سلمى", "Tom"))) == "With \u2068سلمى\u2069 and Tom."


@pytest.mark.parametrize(
    ("others", "en", "fr"),
    [
        ((), "", ""),
        (("Ana", "Tom", "Léa", "Max"), "With Ana, Tom, Léa and Max.", "Avec Ana, Tom, Léa et Max."),
        (("Ana", "Tom", "Léa", "Max", "Mia"), "With Ana, Tom, Léa and 2 others.", "Avec Ana, Tom, Léa et 2 autres."),
        (("https://evil.example",), "With https\u2236\u2215\u2215evil\u2024example.",
         "Avec https\u2236\u2215\u2215evil\u2024example."),
    ],
)  # fmt: skip
def test_a_few_names_are_told_and_no_links(others: tuple[str, ...], en: str, fr: str) -> None:
    """In mails as in push messages: what other players call themselves leads nowhere."""
    for language, told in (("en", en), ("fr", fr)):
        assert words_of(language).others(call(others=others)) == told
        letter = call_letter(call(others=others), "robin@example.org", language, LINK, STOP).get_content()
        pushed = message(call(others=others), language).decode()
        assert told in letter
        assert told in pushed
        assert "evil.example" not in letter + pushed


async def test_an_address_that_the_server_does_not_know_is_gone() -> None:
    """5xx at the recipient ends the way; 4xx is worth another try."""
    with post_office() as office:
        office.refused = {"no@example.org": "550 No such box", "later@example.org": "450 Come back later"}
        mails = Mails(server(office.port), SENDER)
        said = [
            (await mails.send(address, call_letter(call(), address, "en", LINK, STOP))).what
            for address in ("no@example.org", "later@example.org", "yes@example.org")
        ]
        mails.close()
    assert said == ["gone", "again", "sent"]
    assert [letter["To"] for letter in office.letters] == ["yes@example.org"]


async def test_mail_is_encrypted_or_not_sent() -> None:
    """Where a server offers no encryption, or a certificate of another, neither password nor mail goes out."""
    own, client = certified("127.0.0.1")
    other, _ = certified("127.0.0.1")
    letter = call_letter(call(), "robin@example.org", "en", LINK, STOP)
    with post_office() as plain:
        mails = Mails(server(plain.port, "starttls"), SENDER, client)
        said = await mails.send("robin@example.org", letter)
        mails.close()
    assert (said.what, plain.letters) == ("failed", [])
    with post_office(other) as stranger:
        mails = Mails(server(stranger.port, "starttls"), SENDER, client)
        said = await mails.send("robin@example.org", call_letter(call(), "robin@example.org", "en", LINK, STOP))
        mails.close()
    assert (said.what, stranger.letters) == ("again", [])
    with post_office(own, login=True) as office:
        way = MailServer("127.0.0.1", office.port, "starttls", USER, PASSWORD)
        mails = Mails(way, SENDER, client)
        said = await mails.send("robin@example.org", call_letter(call(), "robin@example.org", "en", LINK, STOP))
        mails.close()
    assert (said.what, office.encrypted, office.names) == ("sent", [True], [USER])


async def test_a_wrong_password_is_a_failure() -> None:
    """It is not tried again and again."""
    own, client = certified("127.0.0.1")
    with post_office(own, login=True) as office:
        mails = Mails(MailServer("127.0.0.1", office.port, "starttls", USER, "wrong"), SENDER, client)
        said = await mails.send("robin@example.org", call_letter(call(), "robin@example.org", "en", LINK, STOP))
        mails.close()
    assert (said.what, office.letters) == ("failed", [])
    assert "wrong" not in said.why


async def test_a_server_that_is_not_there_is_tried_again() -> None:
    """Nothing was sent."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    mails = Mails(server(port), SENDER)
    said = await mails.send("robin@example.org", call_letter(call(), "robin@example.org", "en", LINK, STOP))
    mails.close()
    assert (said.what, said.silent) == ("again", True)


@pytest.mark.parametrize(
    ("ends_at", "last", "found"),
    [
        (b"QUIT", b"421 Too busy for goodbyes", "sent"),
        (b"QUIT", b"", "sent"),
        (b".", b"", "failed"),
        (b".", b"450 Later", "again"),
        (b".", b"554 No", "failed"),
        (b"DATA", b"", "failed"),
        (b"RCPT", b"", "again"),
    ],
)
async def test_what_the_server_may_have_taken_is_not_sent_again(ends_at: bytes, last: bytes, found: str) -> None:
    """A mail is sent when the server said so, whatever follows; one that it was silent about may have arrived."""

    def talk(line: socket.socket) -> None:
        lines = line.makefile("rb")
        line.sendall(b"220 Hello\r\n")
        writing = False
        for said in lines:
            word = said.strip()
            if word[:4].upper() == ends_at and (not writing or word == b"."):
                line.sendall(last + b"\r\n" if last else b"")
                return
            if not writing or word == b".":
                writing = word.upper() == b"DATA"
                line.sendall(b"354 Go on\r\n" if writing else b"250 OK\r\n")

    with hostile(talk) as there:
        mails = Mails(server(there.port), SENDER)
        said = await mails.send("robin@example.org", call_letter(call(), "robin@example.org", "en", LINK, STOP))
        mails.close()
    assert said.what == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("smtp://mail.example.org", MailServer("mail.example.org", 587, "starttls")),
        ("smtps://u%40x:p%3Aw@mail.example.org", MailServer("mail.example.org", 465, "tls", "u@x", "p:w")),
        ("smtp://localhost:25", MailServer("localhost", 25, "none")),
        ("smtp://u@10.0.0.1:2525/", MailServer("10.0.0.1", 2525, "starttls", "u")),
    ],
)
def test_a_mail_server_is_an_address(text: str, found: MailServer) -> None:
    """Encrypted everywhere but on this machine."""
    assert checked_mail_server(text) == found


@pytest.mark.parametrize(
    "text", ["", "mail.example.org", "http://x", "smtp://", "smtp://x:port", "smtp://u:geheim@x/y"]
)
def test_a_mistake_repeats_no_password(text: str) -> None:
    """What is no mail server is refused, and the sentence shows nothing of it."""
    with pytest.raises(Mistake, match="smtp://user@mail") as caught:
        checked_mail_server(text)
    assert "geheim" not in str(caught.value)
    assert "geheim" not in repr(MailServer("x", 1, "tls", "u", "geheim"))


def test_the_password_may_lie_in_a_file(tmp_path: Path) -> None:
    """Then no setting has it."""
    file = tmp_path / "password"
    file.write_text("geheim\n")
    assert mail_password({PASSWORD_FILE: str(file)}) == "geheim"
    assert mail_password({}) is None
    with pytest.raises(Mistake, match=PASSWORD_FILE):
        mail_password({PASSWORD_FILE: str(tmp_path / "none")})


def test_a_sender_is_an_address() -> None:
    """With a name or without."""
    assert checked_sender(SENDER) == SENDER
    assert checked_sender("a@example.org") == "a@example.org"
    for wrong in ("Hareloom", "a@b\nBcc: c@example.org", "<>"):
        with pytest.raises(Mistake, match="sender"):
            checked_sender(wrong)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("robin@example.org", "robin@example.org"),
        (" Robin+tag@Example.ORG ", "Robin+tag@example.org"),
        ("robin@bücher.example", "robin@xn--bcher-kva.example"),
        *((wrong, None) for wrong in (
            "", "robin", "@example.org", "robin@", "robin@localhost", "a b@example.org", "a@b@example.org",
            "a@example.org\r\nBcc: b@example.org", "<a@example.org>", "a,b@example.org", "a@[127.0.0.1]",
            "a@127.0.0.1", "a@-x.org", f"{'a' * 65}@example.org", f"a@{'b.' * 130}org", "a@exam\x00ple.org",
            "=?utf-8?q?Visit_evil.example?=@example.org", "a=b@example.org", "a?@example.org", "-a@example.org",
            ".a@example.org", "a..b@example.org", "a.@example.org",
        )),
    ],
)  # fmt: skip
def test_an_address_is_simply_checked(text: str, address: str | None) -> None:
    """What no mail server would take is refused, and above all what is more than one address."""
    assert mail_address(text) == address


@pytest.mark.parametrize("text", ["Robin@example.org", "robin+a@example.org", "ROBIN+b+c@example.org"])
def test_a_box_is_one_whatever_its_tag(text: str) -> None:
    """Mails that come into one box count as mails to one address."""
    assert box_of(text) == "robin@example.org"


async def test_a_mail_goes_to_the_address_that_was_checked() -> None:
    """Its header is the same address, and never decides where it goes."""
    with post_office() as office:
        mails = Mails(server(office.port), SENDER)
        letter = call_letter(call(), "o'robin_1+tag@example.org", "en", LINK, STOP)
        assert (await mails.send("o'robin_1+tag@example.org", letter)).what == "sent"
        mails.close()
    assert b"To: o'robin_1+tag@example.org\r\n" in office.raw[0]


def test_languages_say_the_same() -> None:
    """Each has the same words with the same gaps; an unknown language is English."""
    assert words_of("fr-CA") is LANGUAGES["fr"]
    assert words_of("tlh") is words_of("") is LANGUAGES["en"]

    def gaps(text: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(text) if name}

    for words in LANGUAGES.values():
        assert (len(words.days), len(words.months)) == (7, 12)
        for name in words.__struct_fields__:
            here, there = getattr(words, name), getattr(LANGUAGES["en"], name)
            if isinstance(here, str):
                assert gaps(here) == gaps(there), name
            elif isinstance(here, dict):
                assert here.keys() == there.keys()
                assert {key: gaps(text) for key, text in here.items()} == {k: gaps(text) for k, text in there.items()}
