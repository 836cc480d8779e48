"""Whole games by players of every kind, and what happens when one doesn't play by the rules."""

import sys
from pathlib import Path

import msgspec
import pytest

from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import HouseRules
from hareloom.mistake import Mistake
from hareloom.replays.reading import read
from hareloom.research.arena.playing import MOST_SIGNALS, Silent
from hareloom.research.arena.retelling import as_file
from hareloom.research.arena.room import Room
from hareloom.research.arena.specs import names, one_host, read_spec, seat, seat_name

from .conftest import PLAYERS, Play, look

BEGAN = 1_763_154_024_000


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        (edition.id, seats)
        for edition in EDITIONS.values()
        for seats in (edition.player_counts[0], edition.player_counts[-1])
    ],
)
def test_every_edition_is_played_and_replays(edition: str, seats: int, playing: Play) -> None:
    """A game of each edition and size ends, and its line is a replay whose points are those that were counted."""
    players = ("offline:clever", "random", "offline:otto")
    record = playing(*players, edition=edition, seats=seats, house=HouseRules(rounds_per_player=1)).play(1)
    told = read(as_file(record.replay, BEGAN))
    assert told.header.finished
    assert told.header.began_at == BEGAN
    assert told.turns == record.turns
    assert told.turns[-1].scores == record.scores
    assert {told.last.order.index(no) % len(record.scores) for no in told.last.winners} == set(record.winners)
    assert [player.name for player in told.header.players] == [players[who] for who in record.lineup]
    assert not record.fallbacks


def test_a_class_plays(playing: Play) -> None:
    """A user's class is asked for every move of its seats, and none is made for it."""
    record = playing(f"python:{PLAYERS}:First", "random").play(1)
    assert not record.fallbacks
    assert any("alert" in turn.clue.text for turn in record.turns)
    assert min(record.moves) > 0


def test_a_learner_may_vote_with_the_numbers_of_its_arrays(playing: Play) -> None:
    """They are written as any other numbers."""
    record = playing(f"python:{PLAYERS}:Learner", "random").play(1)
    assert not record.fallbacks
    assert msgspec.json.encode(record)


def test_what_is_no_move_is_a_fallback_and_ends_no_game(playing: Play) -> None:
    """A text that is none is found before the rules look at it."""
    record = playing(f"python:{PLAYERS}:Speechless", "random").play(1)
    assert {(each.player, each.phase.value) for each in record.fallbacks} == {(0, "clue")}


def test_one_key_goes_to_one_endpoint() -> None:
    """Two hosts and a key are refused; without a key they may meet."""
    specs = [read_spec("openai:a@https://one.example/v1"), read_spec("openai:b@https://two.example/v1")]
    one_host(specs, {})
    one_host(specs[:1], {"HARELOOM_MODEL_KEY": "k"})
    with pytest.raises(Mistake, match=r"one\.example and two\.example"):
        one_host(specs, {"HARELOOM_MODEL_KEY": "k"})


def test_an_illegal_move_is_a_fallback(playing: Play) -> None:
    """The rules refuse it, an offline bot moves, and the record says for whom, when and why."""
    record = playing(f"python:{PLAYERS}:Cheat", "random").play(1)
    assert {(each.player, each.phase.value, each.illegal) for each in record.fallbacks} == {(0, "give", True)}
    assert "not in your hand" in record.fallbacks[0].why
    read(as_file(record.replay, BEGAN))


def test_three_silences_in_a_row_stop_the_run(playing: Play) -> None:
    """A player that can't answer any more must not be played by the offline bot to the end."""
    with pytest.raises(Silent, match=r"silent 3 times in a row.*out of ideas.*--resume"):
        playing(f"python:{PLAYERS}:Broken", "random").play(1)


def test_partners_who_only_wait_and_signal_are_moved_for(playing: Play) -> None:
    """In Team a pair that never gives costs itself fallbacks, and the game ends."""
    record = playing(
        f"python:{PLAYERS}:Stubborn", "random", edition="team", seats=6, house=HouseRules(rounds_per_player=1)
    ).play(1)
    reasons = {each.why for each in record.fallbacks}
    assert f"A seat has {MOST_SIGNALS} signals in a turn." in reasons
    assert {each.player for each in record.fallbacks} == {0}


PROGRAM = """
import json, random, sys
for line in sys.stdin:
    asked = json.loads(line)
    view, dice = asked["view"], random.Random(asked["seed"])
    may, hand = view["own"]["may"], view["own"]["hand"]
    turn = view["table"]["turn"]
    if len(sys.argv) > 1 and turn == 2:
        if sys.argv[1] == "nonsense" and "vote" in may:
            print("I vote for the fish", flush=True)
            continue
        if sys.argv[1] == "late":
            import time
            time.sleep(60)
        if sys.argv[1] == "ends":
            sys.exit(3)
    if may.get("tell"):
        said = {"do": "give_clue", "text": "from a program", "card": dice.choice(hand)}
    elif may.get("give"):
        said = {"do": "give_cards", "cards": hand[: may["give"]]}
    else:
        free = [at for at in range(1, len(view["table"]["images"]) + 1) if at not in may["vote"]["forbidden"]]
        said = {"do": "cast_ballot", "votes": [dice.choice(free)]}
    print(json.dumps(said), flush=True)
"""


def _program(folder: Path, *words: str) -> str:
    script = folder / "player.py"
    script.write_text(PROGRAM, encoding="utf-8")
    return " ".join(["program:" + sys.executable, str(script), *words])


def test_a_program_plays(playing: Play, tmp_path: Path) -> None:
    """A program that reads views and writes actions plays whole games, the same ones with the same seed."""
    both = playing(_program(tmp_path), "random")
    try:
        record = both.play(1)
        assert not record.fallbacks
        assert any(turn.clue.text == "from a program" for turn in record.turns)
        assert both.play(1) == record
    finally:
        for player in both.players:
            player.close()


def test_a_program_that_writes_nonsense_is_asked_again(playing: Play, tmp_path: Path) -> None:
    """A line that is no action costs that move, and nothing more."""
    both = playing(_program(tmp_path, "nonsense"), "random")
    try:
        record = both.play(1)
        assert record.fallbacks
        assert all(each.turn == 2 and each.illegal and "no action" in each.why for each in record.fallbacks)
    finally:
        for player in both.players:
            player.close()


@pytest.mark.parametrize("fault", ["late", "ends"])
def test_a_program_that_fails_is_started_again_and_then_stops_the_run(
    fault: str, playing: Play, room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Silence is waited for as long as a move has, and three times at most."""
    monkeypatch.setattr(room, "seconds", 0.7)
    both = playing(_program(tmp_path, fault), "random")
    try:
        with pytest.raises(Silent, match=r"ended, or gave no answer within 0.7 seconds"):
            both.play(1)
    finally:
        for player in both.players:
            player.close()


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("cunning", "There is no player 'cunning'. A player is offline:cunning"),
        ("offline:cuning", "Did you mean offline:cunning"),
        ("random:7", "There is no player"),
        ("openai:gpt", "openai:MODEL@URL"),
        ("openai:gpt@ftp://example.org", "no address"),
        ("openai:gpt@http://127.0.0.1:1/v1", "Nobody answers at 'http://127.0.0.1:1/v1'"),
        ("python:nowhere_to_be_found:Me", "no module 'nowhere_to_be_found'"),
        (f"python:{PLAYERS}:Nobody", "has no 'Nobody'"),
        (f"python:{PLAYERS}:NeedsMore", "can't be made without arguments"),
        (f"python:{PLAYERS}:Idle", "no method choose"),
        ("python:json", "python:MODULE:CLASS"),
        ("program:", "needs a command"),
        ("program:no-such-program --fast", "no such program"),
        ("program:python 'unclosed", "can't be read as a command"),
    ],
)
def test_a_player_that_cannot_be_seated_is_explained(spec: str, words: str, room: Room) -> None:
    """Every wrong name gets a sentence that says what would be right."""
    with pytest.raises(Mistake) as mistake:
        seat(read_spec(spec), room)
    assert words in str(mistake.value)


def test_players_are_told_apart() -> None:
    """The second of the same name has a number; seats have short names, and nothing that steers a terminal."""
    assert names(["random", "random", "offline:pip"]) == ("random", "random #2", "offline:pip")
    assert names(["program:\x1b[31mred"]) == ("program:[31mred",)
    assert seat_name(read_spec("openai:qwen@home@http://localhost:1/v1"), 24) == "qwen@home"
    assert seat_name(read_spec("python:pack.mod:Careful"), 24) == "Careful"
    assert seat_name(read_spec("program:/usr/bin/python /somebody/players/me.py --fast"), 24) == "python me.py --fast"


def test_a_view_does_not_tell_who_plays(playing: Play) -> None:
    """All seats look alike in what players see, whoever sits there."""
    both = playing("random", "offline:cunning")
    seen = look(both)
    both.play(1)
    assert seen
    assert all(len({seat.bot for seat in each.view.table.seats.values()}) == 1 for each in seen)
