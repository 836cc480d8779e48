"""Recordings for tests: songs and mimes, those who send, tell and hear them, and the turns in between."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.recordings.making import FRAGMENTED, LIVE, mime, sound

from .conftest import QUICK, TestDecks
from .visitor import Visitor, seated

FORMS = {"clue_forms": ["text", "aloud", "song", "mime"], "target_score": 30}


@contextmanager
def serving(data: Path, **flags: str) -> Iterator[TestClient]:
    """A server on that folder, with other settings, or started again."""
    chosen = settings({"data": str(data), **flags}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    with TestClient(application(chosen, site(chosen.host, chosen.port), hall), base_url="http://localhost:4273") as one:
        yield one


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


def code_of(answer: Any, status: int) -> str:
    """The code of a refusal with that status."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    code: str = answer.json()["code"]
    return code


def cookies(who: Visitor) -> dict[str, str]:
    """What that person's browser would send."""
    return {"Cookie": f"hareloom-{who.code}={who.secret}"}


def ended(players: list[Visitor]) -> None:
    """Play on to the end of the game."""
    play_on(players, lambda view: view["phase"] == "end")
