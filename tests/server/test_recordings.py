"""Recordings of clues over HTTP: sent by the storyteller, told with the clue, heard by those at the table alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.recordings.making import FRAGMENTED, LIVE, mime, sound

from .visitor import Visitor, join, open_table, seated

FORMS = {"clue_forms": ["text", "aloud", "song", "mime"], "target_score": 30}


@cache
def song() -> bytes:
    """Three seconds, as Chromium records them."""
    return sound(3, options=LIVE)


@cache
def tale() -> bytes:
    """Two seconds in another voice, as Safari records them."""
    return sound(2, "mp4", "aac", options=FRAGMENTED, pitch=300)


@cache
def dance() -> bytes:
    """Two seconds of a mime, as Chromium records them."""
    return mime(2, options=LIVE)


def send(who: Visitor, content: bytes, form: str = "song", media_type: str = "audio/webm;codecs=opus") -> Any:
    """Send a recording; the response."""
    headers = {**who.headers, "Content-Type": media_type}
    return who.client.post(f"{who.at}/recordings?form={form}", content=content, headers=headers)


def sent(who: Visitor, content: bytes | None = None, form: str = "song", media_type: str = "audio/webm") -> str:
    """Send a recording; its id."""
    answer = send(who, content or song(), form, media_type)
    assert answer.status_code == 201, answer.text
    recording: str = answer.json()["id"]
    return recording


def play(who: Visitor, recording: str, **headers: str) -> Any:
    """Ask for a recording; the response."""
    return who.client.get(f"{who.at}/recordings/{recording}", headers={**who.headers, **headers})


def tell(who: Visitor, recording: str | None, expect: int = 200, **what: Any) -> dict[str, Any]:
    """Tell by a song, with that recording."""
    card = who.look()["own"]["hand"][0]
    told = {"form": "song", "card": card, "recording": recording, **what}
    return who.do("give_clue", expect, **who.now(), **told)


def table(client: TestClient, people: int = 4, **house: Any) -> list[Visitor]:
    """A table at which everything may be recorded, the storyteller first."""
    players = seated(client, people, house=FORMS | house)
    players[0].do("claim_first_turn", **players[0].now())
    return players


def play_turn(players: list[Visitor]) -> None:
    """All give and vote, and look at the reveal, until the next turn or the end."""
    while True:
        view = players[0].look()["table"]
        if view["phase"] in ("clue", "end"):
            return
        for who in players:
            seen = who.look()
            may = seen["own"]["may"]
            if seen["own"]["seat"] not in seen["table"]["awaited"]:
                continue
            if may.get("give"):
                who.do("give_cards", **who.now(), cards=seen["own"]["hand"][: may["give"]], settled=True)
            elif may.get("vote"):
                places = range(1, len(seen["table"]["images"]) + 1)
                place = next(one for one in places if one not in may["vote"]["forbidden"])
                who.do("cast_ballot", **who.now(), votes=[place], settled=True)
            elif may.get("ready"):
                who.do("be_ready", **who.now())


def play_on(players: list[Visitor], until: Callable[[dict[str, Any]], bool]) -> None:
    """Play turns with written clues until that is so."""
    while not until(view := players[0].look()["table"]):
        if view["phase"] == "clue":
            teller = next(who for who in players if who.seat == view["storyteller"])
            card = teller.look()["own"]["hand"][0]
            teller.do("give_clue", **teller.now(), text="Almost home", card=card)
        play_turn(players)


def files(data: Path) -> list[Path]:
    """What lies on the disk of recordings."""
    return [file for file in (data / "recordings").rglob("*") if file.is_file()]


def wait_for(what: Callable[[], bool]) -> None:
    """Wait for something that happens beside the requests."""
    until = time.monotonic() + 10
    while not what():
        assert time.monotonic() < until, "it doesn't happen"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("make", "form", "media_type", "kind", "seconds"),
    [
        (song, "song", "audio/webm", "sound", 3),
        (tale, "aloud", "audio/mp4", "sound", 2),
        (dance, "mime", "video/webm", "picture", 2),
    ],
)
def test_a_recording_is_told_and_heard(
    client: TestClient, make: Callable[[], bytes], form: str, media_type: str, kind: str, seconds: float
) -> None:
    """Sent before the clue, told with it, and then everybody at the table has it in their view and gets its bytes."""
    teller, other, *_ = table(client)
    assert other.look()["records"] is True
    answer = send(teller, make(), form, f"{media_type};codecs=x")
    assert answer.status_code == 201, answer.text
    recording = answer.json()
    assert recording["kind"] == kind
    assert recording["type"] == media_type
    assert recording["seconds"] == pytest.approx(seconds, abs=0.05)
    tell(teller, recording["id"], form=form, text="a caption")
    watcher = join(teller, "Zoé", seat=False)
    for who in (teller, other, watcher):
        clue = who.look()["table"]["clue"]
        assert clue == {"form": form, "text": "a caption", "recording": {**recording, "keep": False}}
        heard = play(who, recording["id"])
        assert heard.status_code == 200
        assert heard.headers["content-type"] == media_type
        assert heard.headers["cache-control"] == "private, no-store"
        assert heard.headers["x-content-type-options"] == "nosniff"
        assert heard.headers["accept-ranges"] == "bytes"
        assert len(heard.content) == int(heard.headers["content-length"]) > 1000


def test_parts_are_sent_as_players_of_sound_ask_for_them(client: TestClient) -> None:
    """A range is answered with that part, one that lies behind the end with 416, nonsense with the whole."""
    teller, other, *_ = table(client)
    recording = sent(teller)
    tell(teller, recording)
    whole = play(other, recording).content
    size = len(whole)
    for asked, start, stop in (
        ("bytes=0-", 0, size),
        ("bytes=0-0", 0, 1),
        ("bytes=100-299", 100, 300),
        (f"bytes={size - 1}-", size - 1, size),
        ("bytes=-10", size - 10, size),
        (f"bytes=5-{size * 2}", 5, size),
    ):
        part = play(other, recording, Range=asked)
        assert part.status_code == 206, asked
        assert part.content == whole[start:stop], asked
        assert part.headers["content-range"] == f"bytes {start}-{stop - 1}/{size}"
    for asked in (f"bytes={size}-", "bytes=-0"):
        part = play(other, recording, Range=asked)
        assert part.status_code == 416, asked
        assert part.headers["content-range"] == f"bytes */{size}"
        assert part.content == b""
    for asked in ("bytes=a-b", "bytes=3-1", "seconds=1-2", "bytes=0-1,4-5", "bytes=-"):
        part = play(other, recording, Range=asked)
        assert (part.status_code, part.content) == (200, whole), asked
