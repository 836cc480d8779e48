"""Whole turns by ear: everything is chosen by what is spoken, and what was spoken is kept as a radio play."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import held
import pytest
from ears import Ears
from friends import Friend, alike, clue_for
from playing import open_table
from servers import table_server
from visits import Visit

PLAYS = Path(__file__).parent / "radio_plays"
FRIENDS = ("Tom", "Ana", "Max", "Ida", "Ben")
TURNS = 2


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A server with the real pictures, where cards are dealt the same way each time."""
    with table_server(tmp_path, "decks", environment={"DICE": "hare"}) as address:
        yield address


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("party", 6), ("team", 6)])
def test_two_turns_by_ear(visit: Visit, base: str, edition: str, players: int) -> None:
    """A player who sees nothing tells, gives, votes and hears who won, at most one message a second."""
    page = visit(1280, 800)
    ears = Ears(page)
    code = open_table(page, base, "Mira", edition=edition, house={"target_score": 5}).rpartition("/")[2]
    ears.hold_time()
    ears.listen()
    with contextlib.ExitStack() as table:
        friends: list[Friend] = []
        for name in FRIENDS[: players - 1]:
            friends.append(table.enter_context(Friend(base, code, name, contrary=name in {"Ana", "Ben"})))
            ears.listen()
        ears.tab_to("button", "Start with")
        with_effect(ears, lambda: ears.press("Enter"))
        ears.listen()
        with_effect(ears, lambda: ears.press("Control+Enter"))  # I have a story
        for _ in range(TURNS):
            play_a_turn(ears, friends)
        ears.listen()
        role, words = ears.focused()
        assert (role, "win with" in words) == ("heading", True), "the focus is on the result"
    assert min(after - before for before, after in zip(ears.times, ears.times[1:], strict=False)) >= 990
    compare(edition, ears.transcript)


def play_a_turn(ears: Ears, friends: list[Friend]) -> None:
    """Do what is asked; else let the friends do their part, one by one. Then hear the reveal."""
    while (phase := friends[0].view()["table"]["phase"]) not in {"reveal", "end"}:
        if not friends[0].view()["table"]["awaited"]:
            held.go_on(ears.page)  # all have moved
            continue
        ears.listen()
        if not do_mine(ears):
            let_them(ears, friends, phase)
    ears.listen()
    ears.press("Control+Enter")  # watch them hop
    ears.listen()
    with_effect(ears, lambda: ears.press("Control+Enter"))  # ready to go on
    ears.listen()
    for friend in friends:
        friend.go_on()


def let_them(ears: Ears, friends: list[Friend], phase: str) -> None:
    """Let each friend do their part in that phase, and hear of it."""
    for friend in friends:
        if friend.act(phase):
            ears.listen()


def with_effect(ears: Ears, do: Callable[[], None]) -> None:
    """Do it, and wait until the server has it."""
    do()
    held.settle(ears.page)


def do_mine(ears: Ears) -> bool:
    """What is asked of this player, chosen by what is spoken; False if it is nothing."""
    heading = ears.heading()
    asked = " ".join([heading, *ears.lately])
    if "You are telling" in heading:
        with_effect(ears, lambda: tell(ears))
    elif "told." in heading and "Give " in asked:  # in a pair the partner gives
        with_effect(ears, lambda: give(ears))
    elif heading.startswith("Which") and "votes for you two" not in asked:
        with_effect(ears, lambda: vote(ears))
    else:
        return False
    ears.listen()
    return True


def tell(ears: Ears) -> None:
    """Take the first card, if there is one to be seen, and say two words of what it shows."""
    clue = "A boat in the night"
    if "card" in ears.heading() and "before you see" not in ears.heading():
        first = ears.leaf()[0]
        ears.press("Home")
        ears.press("Space")
        assert ears.state("selected")
        clue = clue_for(first.partition(". ")[2])
    ears.tab_to("textbox")
    ears.type(clue)
    ears.press("Control+Enter")  # in the text field


def clue_now(ears: Ears) -> str:
    """The clue, asked for by a key."""
    ears.press("c")
    return ears.listen()[-1].partition(": ")[2]


def give(ears: Ears) -> None:
    """Give the card that says most of the clue."""
    clue = clue_now(ears)
    names = ears.leaf()
    best = max(range(len(names)), key=lambda at: alike(clue, names[at]))
    ears.press(str(best + 1))
    assert ears.state("selected")
    ears.press("Control+Enter")


def vote(ears: Ears) -> None:
    """Vote for the picture that says most of the clue; in Party put the red token on one that says nothing of it."""
    clue = clue_now(ears)
    names = ears.leaf()
    others = [at for at, name in enumerate(names) if ", yours," not in name]
    best = max(others, key=lambda at: alike(clue, names[at]))
    ears.press(str(best + 1))
    ears.listen()
    if "red" in ears.heading():
        ears.press(str(next(at for at in others if at != best) + 1))
        ears.listen()
    ears.press("Control+Enter")


def compare(name: str, transcript: list[str]) -> None:
    """It is word by word the play that is kept; HARELOOM_WRITE_PLAYS=1 keeps it."""
    path, played = PLAYS / f"{name}.txt", "\n".join(transcript) + "\n"
    if os.environ.get("HARELOOM_WRITE_PLAYS"):
        PLAYS.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
