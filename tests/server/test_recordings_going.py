"""How long recordings stay: until their game ends, unless they are kept; with their teller, with their table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from .recording import code_of, cookies, ended, files, play, play_turn, sent, serving, table, tale, tell, wait_for


def test_it_goes_with_the_game_unless_it_is_kept(client: TestClient, tmp_path: Path) -> None:
    """At the end what is not kept is gone from views and disk; what is kept is in the replay, until withdrawn."""
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
    assert teller.do("keep_recording", 409, **withdraw)["code"] == "not_your_part"
    second.do("keep_recording", **withdraw)
    assert "recording" not in next(r for r in other.look()["table"]["history"] if r["turn"] == turn)["clue"]
    assert code_of(client.get(f"{at}/recordings/{kept}"), 404) == "no_such_recording"
    assert kept not in client.get(at).text
    wait_for(lambda: files(tmp_path) == [])


def test_its_teller_changes_their_mind_until_the_end(client: TestClient) -> None:
    """Kept or not is said in any later moment of the game, by its teller alone, and not where it could be a hint."""
    players = table(client)
    teller, other, *_ = players
    recording = sent(teller)
    tell(teller, recording)
    assert teller.do("keep_recording", 409, game=1, keep=True)["code"] == "muted"
    teller.do("leave_seat")
    assert teller.do("keep_recording", 409, game=1, turn=1, keep=True)["code"] == "muted"
    teller.do("take_seat", seat=teller.seat)
    assert other.look()["table"]["clue"]["recording"]["keep"] is False
    play_turn(players)
    assert other.do("keep_recording", 409, game=1, turn=1, keep=True)["code"] == "not_your_part"
    assert teller.do("keep_recording", 409, game=1, turn=2, keep=True)["code"] == "no_such_recording"
    assert teller.do("keep_recording", 409, game=9, turn=1, keep=True)["code"] == "no_such_recording"
    for keep in (True, False, True):
        teller.do("keep_recording", game=1, turn=1, keep=keep)
        assert other.look()["table"]["reveal"]["clue"]["recording"]["keep"] is keep


def test_one_kept_from_an_earlier_game_is_withdrawn_later(client: TestClient, tmp_path: Path) -> None:
    """While the next game is on, those at the table and its replay have it, and its teller can still delete it."""
    players = table(client, target_score=5)
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


def test_it_is_withdrawn_when_the_seat_has_gone(client: TestClient, tmp_path: Path) -> None:
    """A teller who has left the seat after the game can still take their recording out of it."""
    players = table(client, target_score=5)
    teller, other, *_ = players
    recording = sent(teller)
    tell(teller, recording, keep=True)
    play_turn(players)
    ended(players)
    teller.do("leave_seat")
    assert teller.do("keep_recording", 200, game=1, turn=1, keep=False)
    assert "recording" not in other.look()["table"]["history"][0]["clue"]
    assert play(other, recording).status_code == 404
    wait_for(lambda: files(tmp_path) == [])


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
