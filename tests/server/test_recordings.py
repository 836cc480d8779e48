"""Recordings of clues over HTTP: sent by the storyteller, told with the clue, heard by those at the table."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.server.http.recordings import PIECE
from tests.recordings.making import mime, sound

from .recording import (
    FORMS,
    code_of,
    dance,
    files,
    play,
    play_turn,
    send,
    sent,
    serving,
    song,
    table,
    tale,
    tell,
    wait_for,
)
from .visitor import Visitor, join, seated


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


def test_a_large_one_is_sent_piece_by_piece(client: TestClient) -> None:
    """A mime of more than a megabyte comes whole, and in any part, whatever pieces it is read in."""
    teller, other, *_ = table(client)
    large = mime(6, size=(640, 480), bit_rate=2_500_000, noisy=True)
    assert len(large) > 4 * PIECE
    recording = sent(teller, large, "mime", "video/webm")
    tell(teller, recording, form="mime")
    whole = play(other, recording).content
    assert len(whole) == int(play(other, recording).headers["content-length"]) > 4 * PIECE
    part = play(other, recording, Range=f"bytes=5-{3 * PIECE}")
    assert (part.status_code, part.content) == (206, whole[5 : 3 * PIECE + 1])


# Who may send, and what.


def test_only_the_storyteller_sends_and_only_to_tell(client: TestClient, tmp_path: Path) -> None:
    """Others, watchers, strangers, another moment: all are refused, and nothing is kept of what they send."""
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

        def full(*_: object, **__: object) -> None:
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
    when = teller.now()
    assert others[0].do("give_clue", 409, **when, form="song", recording=own)["code"] == "not_your_part"
    card = teller.look()["own"]["hand"][0]
    tell(teller, own)
    again = {"form": "song", "card": card, "recording": own}
    assert teller.do("give_clue", 409, **when, **again)["code"] == "stale"
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
