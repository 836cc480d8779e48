"""A stranger's file does no harm: what can't have happened is refused by its line, and texts are cleaned."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.replays.reading import BadReplay, read

from .making import NAMES, file_of, stored_game

GAME = file_of(stored_game(names=NAMES[:4], bots=("otto",), seed=5, hearts=True, spoken="The owl knows."))
LINES: list[dict[str, Any]] = [json.loads(line) for line in GAME.splitlines()]
REVEALED = next(no for no, line in enumerate(LINES) if no and line["view"]["table"].get("phase") == "reveal")


def changed(change: Callable[[list[dict[str, Any]]], object]) -> bytes:
    """The file with a change made to its lines."""
    lines = json.loads(json.dumps(LINES))
    change(lines)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def table(lines: list[dict[str, Any]], no: int) -> dict[str, Any]:
    found: dict[str, Any] = lines[no]["view"]["table"]
    return found


def reveal(lines: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = table(lines, REVEALED)["reveal"]
    return found


def put(holder: Any, key: Any, value: Any) -> None:
    holder[key] = value


WRONG: dict[str, tuple[Callable[[list[dict[str, Any]]], object], str]] = {
    "another format": (lambda lines: put(lines[0], "format", "chess"), "no replay"),
    "a newer version": (lambda lines: put(lines[0], "version", 2), "A newer Hareloom can read it"),
    "an edition": (lambda lines: put(lines[0], "edition", "chess"), "can't be played"),
    "a house rule": (lambda lines: put(lines[0], "house", {"hand_size": 99}), "can't be played"),
    "too few players": (lambda lines: put(lines[0], "players", lines[0]["players"][:1]), "can't be played"),
    "two on a seat": (lambda lines: put(lines[0]["players"][1], "seat", 1), "two players on one seat"),
    "a hare": (lambda lines: put(lines[0]["players"][1], "hare", 12), "not a replay's"),
    "a card's name": (lambda lines: put(lines[0]["decks"][0]["cards"][0], "id", "../x"), "not a replay's"),
    "a deck's name": (lambda lines: put(lines[0]["decks"][0], "id", "a\n"), "not a replay's"),
    "the count": (lambda lines: put(lines[0], "steps", 3), "Was it cut off"),
    "the end": (lambda lines: put(lines[0], "finished", False), "don't agree"),
    "a step less": (lambda lines: lines.pop(), "Was it cut off"),
    "no beginning": (lambda lines: put(table(lines, 1), "phase", "vote"), "Line 2 can't follow"),
    "a step of a hand": (lambda lines: put(lines[1]["view"], "own", {"hand": []}), "more than everybody could see"),
    "a wrong type": (lambda lines: put(table(lines, 1), "turn", "one"), "Line 2 is not a step"),
    "a time": (lambda lines: put(lines[2], "at", -1), "a time that no clock shows"),
    "a large time": (lambda lines: put(lines[2], "at", 10**30), "Line 3"),
    "another game": (lambda lines: put(table(lines, 1), "game", 7), "another game"),
    "other decks": (lambda lines: put(table(lines, 1), "decks", ["lamplight"]), "other rules or decks"),
    "a seat more": (lambda lines: put(table(lines, 1), "order", [1, 2, 3, 4, 5, 6]), "other seats"),
    "points for nothing": (lambda lines: put(reveal(lines), "scores", [9, 0, 0, 0, 0]), "points that nobody earned"),
    "a large award": (lambda lines: put(reveal(lines)["awards"][0], "points", 10**9), "points for nobody"),
    "negative points": (lambda lines: put(reveal(lines)["awards"][0], "points", -3), "points for nobody"),
    "a vote": (lambda lines: put(reveal(lines)["ballots"][0]["ballot"], "votes", [99]), "not there"),
    "a voter": (lambda lines: put(reveal(lines)["ballots"][0], "seat", 99), "not at the table"),
    "an owner": (lambda lines: put(reveal(lines)["laid"][0], "owner", 99), "pictures of nobody"),
    "another picture": (lambda lines: put(reveal(lines)["laid"][0], "card", "card-999"), "other pictures"),
    "a target": (lambda lines: put(reveal(lines), "target", 0), "looked for"),
    "another's target": (lambda lines: put(reveal(lines), "target", reveal(lines)["target"] % 5 + 1), "looked for"),
    "a clue": (lambda lines: put(reveal(lines), "clue", {"form": "text", "text": "x"}), "another clue"),
    "a turn": (lambda lines: put(reveal(lines), "turn", 3), "out of its order"),
    "a bot": (lambda lines: put(table(lines, 1)["seats"]["5"], "bot", "<b>"), "a seat that no table has"),
    "a long clue": (lambda lines: put(reveal(lines)["clue"], "text", "x" * 3000), "a text of more than"),
    "many awaited": (lambda lines: put(table(lines, 1), "awaited", [1] * 9000), "not at the table"),
    "many forms": (lambda lines: put(table(lines, 1)["rules"], "clue_forms", ["text"] * 9000), "more forms"),
    "winners": (lambda lines: put(table(lines, 1), "winners", [1]), "winners before the end"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_can_not_have_happened_is_refused(what: str) -> None:
    """One thing is wrong, and the sentence says what and where."""
    change, words = WRONG[what]
    with pytest.raises(BadReplay) as told:
        read(changed(change))
    assert words in str(told.value)
    assert str(told.value).isprintable()
    assert len(str(told.value)) < 300


def test_the_file_itself_is_read() -> None:
    """Without a change there is nothing to refuse."""
    assert read(changed(lambda _: None)) == read(GAME)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\xff\xfe",
        b"null\n",
        b"[" * 200_000,
        b'{"format": ' * 50_000,
        GAME.splitlines()[0] + b"\n" + b'{"at":1,"view":{"table":' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}}",
        GAME.replace(b'"steps":', b'"steps":99999999999999999999, "x":', 1),
        GAME + GAME,
        GAME[: len(GAME) // 2],
        b" " * 5_000_000,
    ],
    ids=range(11),
)
def test_nonsense_is_refused_kindly(content: bytes) -> None:
    """Empty, cut off, twice, not UTF-8, a million brackets: each is a sentence, never a crash."""
    with pytest.raises(BadReplay) as told:
        read(content)
    assert len(str(told.value)) < 300


def test_texts_are_cleaned_as_players_are() -> None:
    """Names, clues, words and labels are one line that can be seen; nothing steers a terminal, nothing is too long."""
    evil = "A\u202e\x1b[31m\n<b>" + "x" * 90

    def write(lines: list[dict[str, Any]]) -> None:
        lines[0]["players"][0]["name"] = evil[:60]
        lines[0]["players"][1]["name"] = "\u200b\u2800"
        lines[0]["decks"][0] |= {"name": evil, "author": evil}
        lines[0]["decks"][0]["cards"][0]["description"] = evil
        for line in lines[1:]:
            found = line["view"]["table"]
            if found.get("clue"):
                found["clue"]["text"] = evil
            for turn in [found["reveal"]] if found.get("reveal") else []:
                if "clue" in turn:
                    turn["clue"]["text"] = evil
                for one in turn.get("spoken", []):
                    one["text"] = evil
            for turn in found.get("history", []):
                turn["clue"]["text"] = evil
                for one in turn["spoken"]:
                    one["text"] = evil

    told = read(changed(write))
    assert told.header.players[0].name == "A[31m <b>xxxxxxxxxxxxxxx"
    assert told.header.players[1].name is None
    texts = [told.header.decks[0].name, told.header.decks[0].author, told.header.decks[0].cards[0].description]
    texts += [turn.clue.text for turn in told.turns]
    texts += [one.text for turn in told.turns for one in turn.spoken]
    assert set(texts) == {"A[31m <b>" + "x" * 90}


def test_a_recording_stays_where_it_was_made() -> None:
    """A file may claim that clues were recorded; what it names is not fetched from here, so it is dropped."""
    recording = {"id": "a" * 32, "kind": "sound", "type": "audio/webm", "seconds": 3.5, "keep": True}

    def write(lines: list[dict[str, Any]]) -> None:
        for line in lines[1:]:
            found = line["view"]["table"]
            turns = [found.get("reveal") or {}, *found.get("history", []), found]
            for clue in [turn["clue"] for turn in turns if turn.get("clue")]:
                clue["recording"] = recording

    told = read(changed(write))
    assert told.turns
    assert all(turn.clue.recording is None for turn in told.turns)
    assert b"audio/webm" not in msgspec.json.encode(told.steps)


def test_what_is_not_known_is_left_out() -> None:
    """Fields of a newer program are dropped: only what this one knows is kept and shown."""

    def write(lines: list[dict[str, Any]]) -> None:
        table(lines, 1)["secret"] = {"hand": ["card-001"]}
        table(lines, 1)["seats"]["1"]["hand"] = ["card-001"]
        lines[0]["chat"] = ["psst"]

    assert read(changed(write)) == read(GAME)


def test_a_file_costs_no_more_than_its_lines() -> None:
    """What is not known doesn't stay in memory from step to step: thousands of steps after a fat one are quick."""
    lines = json.loads(json.dumps(LINES[:2]))
    table(lines, 1)["junk"] = {f"k{number}": [] for number in range(20_000)}
    table(lines, 1)["seats"]["1"]["junk"] = {f"k{number}": [] for number in range(8_000)}
    heart = {"seat": 1, "position": 0, "kind": "heart"}
    for number in range(4_000):
        lines.append({"at": 1, "view": {"table": {"reactions": [heart] if number % 2 == 0 else []}}})
    lines[0] |= {"steps": len(lines) - 1, "finished": False}
    began = time.process_time()
    told = read(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    assert time.process_time() - began < 5
    assert len(told.steps) == len(lines) - 1


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_change_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever stands anywhere in a file, it is a replay that reads the same again, or a BadReplay."""
    lines = json.loads(json.dumps(LINES))
    place: Any = data.draw(st.sampled_from(lines))
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(json_values)
    try:
        read(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    except BadReplay as told:
        assert len(str(told)) < 400  # noqa: PT017 - either outcome is right
