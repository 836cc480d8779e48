"""Push messages: only the browser can read them, all have one size, and the push service learns nothing."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
import pytest
from py_vapid import Vapid02

from hareloom.calls.keys import Keys, from_base64url, new_keys, read_keys, write_keys
from hareloom.calls.outgoing import NotAllowed
from hareloom.calls.push import Pushes, check_subscription

from .calls import AN_HOUR, browser, call, now
from .endpoints import Got, endpoint, outgoing

pytestmark = pytest.mark.anyio

KEYS = new_keys()
SUBJECT = "mailto:hareloom@example.org"


def claims(got: Got) -> tuple[dict[str, Any], str]:
    """What the signature says, and by whose key, once it has been checked."""
    assert Vapid02.verify(got.headers["authorization"])
    found = re.fullmatch(r"vapid t=(\S+),k=(\S+)", got.headers["authorization"])
    assert found is not None
    head, body, _ = found[1].split(".")
    assert msgspec.json.decode(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    return msgspec.json.decode(from_base64url(body)), found[2]


async def test_the_browser_can_read_it_and_the_service_knows_who_sent_it() -> None:
    """The message is encrypted for the browser and signed by the server (RFC 8291, RFC 8292)."""
    phone = browser()
    with endpoint(201) as service, outgoing() as out:
        way = phone.way(service.url("/push/1"))
        assert (await Pushes(out, KEYS, SUBJECT).send(way, call(), now())).what == "sent"
    (got,) = service.got
    said = phone.read(got.body)
    assert said.keys() == {"code", "title", "body"}
    assert (said["code"], said["title"]) == ("amberottervelvet", "Your turn")
    assert "vote" in said["body"]
    assert "Ana and Tom" in said["body"]
    signed, key = claims(got)
    assert key == KEYS.public
    assert (signed["aud"], signed["sub"]) == (f"http://push.example.org:{service.port}", SUBJECT)
    assert time.time() < signed["exp"] <= time.time() + 24 * 3600
    assert got.headers["content-encoding"] == "aes128gcm"
    assert got.headers["urgency"] == "normal"
    assert 3500 < int(got.headers["ttl"]) <= 3600


async def test_all_messages_have_the_same_size() -> None:
    """Whatever is wanted, of whomever, in whatever language: the size says nothing."""
    phone = browser()
    calls = [
        call(wanted="claim", others=()),
        call(wanted="clue", others=("🐇" * 24,) * 60, zone=""),
        call(wanted="give", others=('"' * 24,) * 60),
        call(wanted="vote", zone="No/Such_Zone", until=now() + 60 * 24 * AN_HOUR),
    ]
    with endpoint(201) as service, outgoing() as out:
        for one in calls:
            for language in ("en", "fr-CA", "tlh"):
                way = phone.way(service.url(), language=language)
                assert (await Pushes(out, KEYS, SUBJECT).send(way, one, now())).what == "sent"
    assert {len(got.body) for got in service.got} == {1024 + 16 + 1 + 86}
    assert {phone.read(got.body)["code"] for got in service.got} == {"amberottervelvet"}
    assert {phone.read(got.body)["title"] for got in service.got} == {"Your turn", "À vous de jouer"}
    assert all(60 <= int(got.headers["ttl"]) <= 7 * 24 * 3600 for got in service.got)


async def test_the_topic_replaces_and_tells_nothing() -> None:
    """A newer call of one table replaces the older one; tables and devices can't be told apart by it."""
    with endpoint(201) as service, outgoing() as out:
        phone, other = browser().way(service.url("/1")), browser().way(service.url("/2"))
        pushes = Pushes(out, KEYS, SUBJECT)
        for way, what in ((phone, "t1"), (phone, "t1"), (phone, "t2"), (other, "t1")):
            await pushes.send(way, call(table_id=what), now())
        await Pushes(out, new_keys(), SUBJECT).send(phone, call(), now())
    first, again, *others = [got.headers["topic"] for got in service.got]
    assert first == again
    assert len({first, *others}) == 4
    assert all(re.fullmatch("[A-Za-z0-9_-]{32}", topic) for topic in (first, *others))


@pytest.mark.parametrize(
    ("status", "what"), [(404, "gone"), (410, "gone"), (429, "again"), (500, "again"), (403, "failed"), (301, "failed")]
)
async def test_what_the_service_says_is_understood(status: int, what: str) -> None:
    """Gone is gone, busy is worth another try, and all else has failed."""
    with endpoint(status) as service, outgoing() as out:
        assert (await Pushes(out, KEYS, SUBJECT).send(browser().way(service.url()), call(), now())).what == what


async def test_damaged_keys_end_the_way() -> None:
    """A way that can't be encrypted for is of no use, and breaks nothing."""
    with endpoint() as service, outgoing() as out:
        way = browser().way(service.url(), p256dh="BAAAA")
        assert (await Pushes(out, KEYS, SUBJECT).send(way, call(), now())).what == "gone"
    assert service.got == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.2/"}, {"endpoint": "https://[2606:4700::1111]/"}, {"endpoint": "nonsense"},
        {"p256dh": "AAAA"}, {"p256dh": "B" * 87}, {"p256dh": "é"}, {"auth": "AAAA"}, {"auth": ""}, {"auth": "!" * 22},
    ],
)  # fmt: skip
def test_what_is_no_subscription_is_refused(wrong: dict[str, str]) -> None:
    """Wrong keys and addresses are found before they are kept."""
    right = {"endpoint": "https://push.example.org/1", **browser().keys}
    with outgoing() as out:
        check_subscription(out, **right)
        with pytest.raises(NotAllowed):
            check_subscription(out, **right | wrong)


def test_keys_are_kept_as_they_are() -> None:
    """What is read back signs and hashes as before."""
    again = read_keys(write_keys(KEYS))
    assert isinstance(again, Keys)
    assert (again.public, again.topic("a"), again.token("a")) == (KEYS.public, KEYS.topic("a"), KEYS.token("a"))
    assert KEYS.token("a", "bc") != KEYS.token("ab", "c")
    assert len(from_base64url(KEYS.public)) == 65
