"""Recordings of clues over HTTP: sent by the storyteller, told with the clue, heard by those at the table alone."""

from __future__ import annotations

import errno
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.recordings.making import FRAGMENTED, LIVE, mime, sound

from .conftest import QUICK, TestDecks
from .visitor import Visitor, join, seated

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


# Who may send, and what.


def code_of(answer: Any, status: int) -> str:
    """The code of a refusal with that status."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    code: str = answer.json()["code"]
    return code


def test_only_the_storyteller_sends_and_only_to_tell(client: TestClient, tmp_path: Path) -> None:
    """Others, watchers, strangers, another moment and a form that the table doesn't take are refused; nothing is kept."""
    players = seated(client, 4, house=FORMS)
    assert code_of(send(players[0], song()), 409) == "wrong_phase"
    players[0].do("claim_first_turn", **players[0].now())
    teller, other, *_ = players
    watcher = join(teller, "Zoé", seat=False)
    for who in (other, watcher):
        assert code_of(send(who, song()), 409) == "not_your_part"
    stranger = Visitor(client, {"code": teller.code, "person": "", "seat": None, "secret": "x" * 40})
    assert code_of(send(stranger, song()), 401) == "not_let_in"
    assert code_of(send(teller, song(), "text"), 422) == "malformed"
    foreign = client.post(
        f"{teller.at}/recordings?form=song",
        content=song(),
        headers={**teller.headers, "Content-Type": "audio/webm", "Origin": "https://elsewhere.example.org"},
    )
    assert code_of(foreign, 403) == "foreign_origin"
    tell(teller, sent(teller))
    assert code_of(send(teller, song()), 409) == "wrong_phase"
    assert len(files(tmp_path)) == 1


def test_a_table_that_takes_no_songs_takes_no_recording_of_one(client: TestClient) -> None:
    """What may be recorded follows the table's forms."""
    players = seated(client, 4)
    players[0].do("claim_first_turn", **players[0].now())
    assert code_of(send(players[0], song()), 409) == "clue_form"
    assert sent(players[0], form="aloud")


def test_what_is_no_recording_gets_a_sentence(client: TestClient, tmp_path: Path) -> None:
    """Too large, too long, another type, nonsense: each has its code, and nothing is kept of it."""
    teller, *_ = table(client)
    assert code_of(send(teller, b"x" * 1_500_001), 413) == "recording_too_large"
    assert code_of(send(teller, b"x" * 4_000_001, "mime", "video/webm"), 413) == "recording_too_large"
    assert code_of(send(teller, song(), "song", "application/json"), 415) == "bad_recording"
    assert code_of(send(teller, dance(), "song", "video/webm"), 415) == "bad_recording"
    assert code_of(send(teller, b"<html>"), 422) == "bad_recording"
    assert code_of(send(teller, tale()), 422) == "bad_recording"
    assert code_of(send(teller, dance(), "song", "audio/webm"), 422) == "bad_recording"
    assert code_of(send(teller, song(), "mime", "video/webm"), 422) == "bad_recording"
    assert code_of(send(teller, sound(22, bit_rate=16_000)), 422) == "recording_too_long"
    assert files(tmp_path) == []
    assert sent(teller)


def test_without_the_extra_none_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view says so, a recording is refused by its own code, and the clue can be told in that form all the same."""
    monkeypatch.setattr("hareloom.server.recordings.can_look", lambda: False)
    with serving(tmp_path) as client:
        teller, *_ = table(client)
        assert teller.look()["records"] is False
        assert code_of(send(teller, song()), 501) == "no_recordings"
        tell(teller, None)


def test_a_person_sends_only_so_many(tmp_path: Path) -> None:
    """Past the limit a recording waits, and the clue can be told without it."""
    with serving(tmp_path, limits="recordings=2") as client:
        teller, *_ = table(client)
        sent(teller)
        sent(teller)
        assert code_of(send(teller, song()), 429) == "too_many_requests"
        tell(teller, None)


def test_a_full_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no room left nothing is kept and nothing is told, and it goes on when there is room."""
    with serving(tmp_path, limits="recordings_megabytes=1") as client:
        teller, other, *_ = table(client)
        monkeypatch.setattr("hareloom.server.recordings.MEGABYTE", 1000)
        assert code_of(send(teller, song()), 507) == "server_full"
        monkeypatch.undo()
        monkeypatch.setattr("hareloom.server.recordings.shutil.disk_usage", lambda _: _Usage(1000))
        assert code_of(send(teller, song()), 507) == "server_full"
        monkeypatch.undo()

        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "no space")

        monkeypatch.setattr("hareloom.store.disk.recordings.write_whole", full)
        assert code_of(send(teller, song()), 503) == "not_stored"
        monkeypatch.undo()
        assert files(tmp_path) == []
        assert other.look()["table"]["phase"] == "clue"
        tell(teller, sent(teller))


class _Usage:
    """A disk with that many bytes free."""

    def __init__(self, free: int) -> None:
        self.free = free


# What is told.


def test_nothing_counts_as_told_before_the_clue(client: TestClient, tmp_path: Path) -> None:
    """A recording that was sent is in nobody's view; another one takes its place, and a clue without it leaves none."""
    teller, other, *_ = table(client)
    before = other.look()
    first = sent(teller)
    second = sent(teller, tale(), media_type="audio/mp4")
    assert other.look() == before
    wait_for(lambda: len(files(tmp_path)) == 1)
    assert tell(teller, first, 409)["code"] == "no_such_recording"
    tell(teller, None, form="text", text="Almost home")
    assert "recording" not in other.look()["table"]["clue"]
    assert play(other, second).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


def test_a_recording_is_told_by_who_sent_it_in_its_turn(client: TestClient) -> None:
    """One of another table, of another turn or of another form is refused with a sentence, and nothing is told."""
    teller, *others = table(client)
    elsewhere, *_ = table(client)
    theirs = sent(elsewhere)
    for wrong in (theirs, "nonsense", ""):
        assert tell(teller, wrong, 409)["code"] == "no_such_recording"
    own = sent(teller)
    for form in ("mime", "text"):
        assert tell(teller, own, 409, form=form, text="home")["code"] == "recording_form"
    tell(teller, own)
    play_turn([teller, *others])
    second = next(who for who in others if who.seat == teller.look()["table"]["storyteller"])
    assert tell(second, own, 409)["code"] == "no_such_recording"


def test_a_repeated_request_tells_once(client: TestClient) -> None:
    """After a lost answer the same request is acknowledged again; another with its id is not."""
    teller, other, *_ = table(client)
    recording = sent(teller)
    move = {**teller.now(), "form": "song", "card": teller.look()["own"]["hand"][0], "recording": recording}
    teller.do("give_clue", id="once", **move)
    teller.do("give_clue", id="once", **move)
    assert teller.do("give_clue", 409, id="once", **{**move, "recording": None})["code"] == "id_used"
    assert other.look()["table"]["clue"]["recording"]["id"] == recording


def test_the_caption_is_mended_and_the_recording_stays(client: TestClient) -> None:
    """A typo in the caption is no reason to sing again."""
    teller, other, *_ = table(client)
    recording = sent(teller)
    tell(teller, recording, text="Almots home")
    teller.do("mend_clue", **teller.now(), text="Almost home")
    clue = other.look()["table"]["clue"]
    assert (clue["text"], clue["recording"]["id"]) == ("Almost home", recording)


# How long it stays.


def ended(players: list[Visitor]) -> None:
    """Play on to the end of the game."""
    play_on(players, lambda view: view["phase"] == "end")


def test_it_goes_with_the_game_unless_it_is_kept(client: TestClient, tmp_path: Path) -> None:
    """At the end what is not kept is gone from views, store and disk; what is kept is in the replay, until withdrawn."""
    players = table(client, target_score=6)
    teller, other, *_ = players
    gone = sent(teller)
    tell(teller, gone, text="first")
    play_turn(players)
    second = next(who for who in players if who.seat == teller.look()["table"]["storyteller"])
    kept = sent(second, tale(), "aloud", "audio/mp4")
    tell(second, kept, form="aloud", keep=True, text="second")
    turn = second.look()["table"]["turn"]
    assert play(other, gone).status_code == 200
    ended(players)
    history = {reveal["clue"]["text"]: reveal["clue"] for reveal in other.look()["table"]["history"]}
    assert "recording" not in history["first"]
    assert history["second"]["recording"]["keep"] is True
    assert play(other, gone).status_code == 404
    assert play(other, kept).status_code == 200
    wait_for(lambda: len(files(tmp_path)) == 1)

    link = client.get(f"{teller.at}/replays", headers=teller.headers).json()["links"][0]
    at = "/api/replays/" + link.partition("/r/")[2]
    told = client.get(at).text
    assert (kept in told, gone in told) == (True, False)
    assert client.get(f"{at}/recordings/{kept}").content == play(other, kept).content
    for wrong in (f"{at}/recordings/{gone}", f"{at[:-1]}2/recordings/{kept}", f"{at}/recordings/{kept}x"):
        assert code_of(client.get(wrong), 404) == "no_such_recording"
    key = at.split("/")[-2]
    assert code_of(client.get(at.replace(key, key[::-1]) + f"/recordings/{kept}"), 404) == "no_such_recording"

    withdraw = {"game": 1, "turn": turn, "keep": False}
    assert other.do("keep_recording", 409, **withdraw)["code"] in ("not_your_part", "no_such_recording")
    second.do("keep_recording", **withdraw)
    assert "recording" not in next(r for r in other.look()["table"]["history"] if r["turn"] == turn)["clue"]
    assert code_of(client.get(f"{at}/recordings/{kept}"), 404) == "no_such_recording"
    assert kept not in client.get(at).text
    wait_for(lambda: files(tmp_path) == [])


def test_its_teller_changes_their_mind_until_the_end(client: TestClient) -> None:
    """Kept or not can be said in any later turn of the game, by its teller alone."""
    players = table(client)
    teller, other, *_ = players
    recording = sent(teller)
    tell(teller, recording)
    teller.do("keep_recording", game=1, keep=True)
    assert other.look()["table"]["clue"]["recording"]["keep"] is True
    play_turn(players)
    assert other.do("keep_recording", 409, game=1, turn=1, keep=False)["code"] == "not_your_part"
    assert teller.do("keep_recording", 409, game=1, turn=2, keep=False)["code"] == "no_such_recording"
    assert teller.do("keep_recording", 409, game=9, turn=1, keep=False)["code"] == "no_such_recording"
    teller.do("keep_recording", game=1, turn=1, keep=False)
    assert other.look()["table"]["reveal"]["clue"]["recording"]["keep"] is False


def test_one_kept_from_an_earlier_game_is_withdrawn_later(client: TestClient, tmp_path: Path) -> None:
    """While the next game is on, those at the table and its replay have it, and its teller can still delete it."""
    players = table(client, target_score=3)
    teller, other, *_ = players
    recording = sent(teller)
    tell(teller, recording, keep=True)
    play_turn(players)
    ended(players)
    teller.do("start_game")
    assert play(other, recording).status_code == 200
    assert len(client.get("/api/me/export", headers=cookies(teller)).json()["tables"][0]["recordings"]) == 1
    teller.do("keep_recording", game=1, turn=1, keep=False)
    assert play(other, recording).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


def cookies(who: Visitor) -> dict[str, str]:
    """What that person's browser would send."""
    return {"Cookie": f"hareloom-{who.code}={who.secret}"}


def test_it_goes_when_the_game_is_stopped(client: TestClient, tmp_path: Path) -> None:
    """A game that is given up leaves no recording that is not kept."""
    players = table(client)
    recording = sent(players[0])
    tell(players[0], recording)
    players[0].do("stop_game")
    assert play(players[1], recording).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


def test_it_goes_with_its_teller(client: TestClient, tmp_path: Path) -> None:
    """Who leaves for good takes their recordings along, from the views too; the clue stays, and the game goes on."""
    players = table(client)
    host, other, *_ = players
    host.do("hand_on_host", person=other.person)
    recording = sent(host)
    tell(host, recording, text="Almost home", keep=True)
    exported = client.get("/api/me/export", headers=cookies(host)).json()["tables"][0]["recordings"]
    assert [(one["turn"], one["file"]) for one in exported] == [(1, f"{host.at}/recordings/{recording}")]
    gone = client.request("DELETE", "/api/me", headers=cookies(host))
    assert gone.status_code == 200, gone.text
    assert other.look()["table"]["clue"] == {"form": "song", "text": "Almost home"}
    assert play(other, recording).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


def test_it_goes_with_its_table(client: TestClient, tmp_path: Path) -> None:
    """A deleted table leaves no recording, kept or not; one of another table with the same bytes stays."""
    teller, *_ = table(client)
    tell(teller, sent(teller), keep=True)
    elsewhere, friend, *_ = table(client)
    same = sent(elsewhere)
    tell(elsewhere, same)
    assert len(files(tmp_path)) == 1
    assert client.request("DELETE", teller.at, headers=teller.headers).status_code == 204
    time.sleep(1.3)
    assert len(files(tmp_path)) == 1
    assert play(friend, same).status_code == 200
    assert client.request("DELETE", elsewhere.at, headers=elsewhere.headers).status_code == 204
    wait_for(lambda: files(tmp_path) == [])


def test_a_bots_clue_leaves_what_was_sent_behind(client: TestClient, tmp_path: Path) -> None:
    """Where a bot tells for a player who has left the seat, nothing that the player sent is told."""
    players = table(client)
    host, teller, *_ = players
    tell(host, None)
    play_turn(players)
    assert teller.look()["table"]["storyteller"] == teller.seat
    recording = sent(teller)
    teller.do("leave_seat")
    wait_for(lambda: host.look()["table"]["phase"] != "clue")
    assert "recording" not in host.look()["table"]["clue"]
    assert play(host, recording).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


def test_a_server_wakes_with_its_recordings(tmp_path: Path) -> None:
    """After a restart the recording is told and heard as before, and what no row names is gone from the disk."""
    with serving(tmp_path) as client:
        teller, other, *_ = table(client)
        recording = sent(teller)
    stray = tmp_path / "recordings" / "ab" / ("ab" * 32)
    stray.parent.mkdir(exist_ok=True)
    stray.write_bytes(b"what a crash left")
    with serving(tmp_path) as client:
        teller.client = other.client = client
        wait_for(lambda: not stray.exists())
        assert play(other, recording).status_code == 404
        tell(teller, recording)
        heard = play(other, recording).content
    with serving(tmp_path) as client:
        other.client = client
        assert other.look()["table"]["clue"]["recording"]["id"] == recording
        assert play(other, recording).content == heard


def test_what_was_never_told_goes_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A storyteller who sent one and went away can't tell it an hour later, and the server's round deletes it."""
    with serving(tmp_path) as client:
        teller, *_ = table(client)
        recording = sent(teller)
    monkeypatch.setattr("hareloom.tables.recordings.MINUTES", 0)
    with serving(tmp_path) as client:
        teller.client = client
        assert tell(teller, recording, 409)["code"] == "no_such_recording"
    monkeypatch.setattr("hareloom.tables.recordings.MINUTES_KEPT", 0)
    with serving(tmp_path):
        wait_for(lambda: files(tmp_path) == [])


# Who may know.


def shown(answer: Any) -> tuple[int, str, str]:
    """All of a refusal that could tell something: status, headers and body, without the day's time."""
    told = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return answer.status_code, str(told), answer.text


def test_who_may_not_know_gets_the_same_answer_for_everything(client: TestClient) -> None:
    """Before the clue to all, after it to strangers: the answer is the one for a recording that never was."""
    teller, other, *_ = table(client)
    guest_elsewhere, *_ = table(client)
    join(teller, "Zoé", seat=False)
    nothing = shown(client.get(f"{teller.at}/recordings/0123456789abcdef"))
    assert nothing[0] == 404
    recording = sent(teller)
    address = f"{teller.at}/recordings/{recording}"
    link = client.get(f"{teller.at}/replays", headers=teller.headers).json()
    assert link == {"links": []}
    strangers: list[dict[str, str]] = [
        {},
        guest_elsewhere.headers,
        {"Cookie": f"hareloom-{guest_elsewhere.code}={guest_elsewhere.secret}"},
        {"Cookie": f"hareloomscreen-{teller.code}={'0' * 64}"},
        {"Authorization": "Bearer " + "x" * 40},
    ]
    for headers in [*strangers, teller.headers, other.headers, screen(teller)]:
        for asked in ({}, {"Range": "bytes=0-"}, {"Range": "bytes=999999999-"}):
            assert shown(client.get(address, headers=headers | asked)) == nothing, headers
        assert shown(client.head(address, headers=headers))[0] == 404
    tell(teller, recording)
    for headers in strangers:
        for asked in ({}, {"Range": "bytes=0-"}, {"Range": "bytes=999999999-"}):
            assert shown(client.get(address, headers=headers | asked)) == nothing, headers
    for headers in (teller.headers, other.headers, cookies(other), screen(teller)):
        assert client.get(address, headers=headers).status_code == 200
    elsewhere = address.replace(teller.code, guest_elsewhere.code)
    assert shown(client.get(elsewhere, headers=guest_elsewhere.headers)) == nothing
    assert shown(client.get(address.replace(teller.code, "amberotterwinter"), headers=other.headers)) == nothing


def screen(host: Visitor) -> dict[str, str]:
    """What a big screen at that table sends."""
    answer = host.client.get(f"{host.at}?for=screen")
    host.client.cookies.clear()
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}


def test_a_screen_follows_the_hosts_door(client: TestClient) -> None:
    """When watching is turned off a screen hears nothing more; people at the table do. Who waits outside hears nothing."""
    teller, other, *_ = table(client)
    recording = sent(teller)
    tell(teller, recording)
    look = screen(teller)
    assert client.get(f"{teller.at}/recordings/{recording}", headers=look).status_code == 200
    teller.do("change_table_settings", approve=True)
    outside = join(teller, "Zoé")
    assert play(outside, recording).status_code == 404
    teller.do("change_table_settings", watchers=False)
    assert client.get(f"{teller.at}/recordings/{recording}", headers=look).status_code == 404
    assert play(other, recording).status_code == 200
    teller.do("remove_person", person=other.person)
    assert play(other, recording).status_code == 404


def test_sending_leaves_no_trace(client: TestClient) -> None:
    """Between sending and telling nothing that others can ask for is different, not even when the table was last used."""
    teller, other, watcher = table(client)[:3]
    everything = (
        lambda: other.look(),
        lambda: client.get(teller.at, headers=other.headers).json(),
        lambda: client.get("/api/tables", headers=cookies(other)).json(),
        lambda: client.get("/api/me/export", headers=cookies(other)).json(),
        lambda: client.get(f"{teller.at}/replays", headers=watcher.headers).json(),
    )
    before = [look() for look in everything]
    time.sleep(0.01)
    sent(teller)
    assert [look() for look in everything] == before


def test_the_document_may_use_microphone_and_camera_itself(client: TestClient) -> None:
    """Our own documents may record, and nothing that they might frame."""
    policy = client.get("/").headers["permissions-policy"].split(", ")
    assert "microphone=(self)" in policy
    assert "camera=(self)" in policy
    assert all(rule.endswith(("=(self)", "=()")) for rule in policy)
    assert [rule for rule in policy if rule.endswith("(self)")] == ["camera=(self)", "microphone=(self)"]
