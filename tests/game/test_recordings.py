"""Recordings in the rules: told with the clue, kept by their teller, gone when the game ends; nothing else changes."""

import msgspec
import pytest
from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.events import ClueGiven, Event, GameEnded, RecordingDropped, RecordingKept
from hareloom.game.evolve import evolve
from hareloom.game.moves.telling import check_may_record
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Clue, ClueForm, Phase, Recording
from hareloom.game.view import view
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import Tabletop

from .at_table import at, hand, now, refused

SONG = Recording("song", "sound", "audio/webm", 12.3)
MIME = Recording("mime", "picture", "video/mp4", 4.0)
FORMS = ("text", "aloud", "song", "mime")


def telling() -> Tabletop:
    """A table that takes every form; seat 1 tells."""
    return at(Phase.CLUE, clue_forms=FORMS)


def tell(top: Tabletop, form: ClueForm, recording: Recording | None, text: str = "") -> a.GiveClue:
    """A clue of seat 1."""
    return a.GiveClue(**now(top), form=form, text=text, card=hand(top, 1)[0], recording=recording)


def told(recording: Recording = SONG) -> Tabletop:
    """A table at which seat 1 has told by a song."""
    top = telling()
    top.act(a.SeatActor(1), tell(top, ClueForm.SONG, recording, "a caption"))
    return top


def play_on(top: Tabletop, phase: Phase) -> None:
    """Random moves until that phase."""
    while top.table.phase is not phase:
        top.act(*random_step(top.table, top.dice))


@pytest.mark.parametrize(("form", "recording"), [(ClueForm.SONG, SONG), (ClueForm.ALOUD, SONG), (ClueForm.MIME, MIME)])
def test_a_clue_has_its_recording(form: ClueForm, recording: Recording) -> None:
    """It is in the clue that everybody sees, with or without a caption, and in the reveal."""
    top = telling()
    top.act(a.SeatActor(1), tell(top, form, recording))
    assert top.table.clue == Clue(form, "", recording)
    for seat in (None, 1, 2):
        assert view(top.table, seat).table.clue == Clue(form, "", recording)
    play_on(top, Phase.REVEAL)
    assert top.table.reveals[-1].clue.recording == recording


def test_a_bot_neither_sings_nor_mimes() -> None:
    """A bot that moves for a player has no recording to tell with."""
    top = telling()
    assert refused(top, a.Autopilot(1), tell(top, ClueForm.SONG, SONG))[0] is Code.NOT_YOUR_PART


@pytest.mark.parametrize(
    ("form", "recording"),
    [(ClueForm.TEXT, SONG), (ClueForm.SONG, MIME), (ClueForm.MIME, SONG), (ClueForm.ALOUD, MIME)],
)
def test_a_form_has_its_own_kind(form: ClueForm, recording: Recording) -> None:
    """A written clue has no recording, a song no pictures, a mime no sound."""
    top = telling()
    assert refused(top, 1, tell(top, form, recording, "words"))[0] is Code.RECORDING_FORM


def test_who_may_record_is_who_may_tell() -> None:
    """In the phase of telling the storyteller, in a form that the table takes; else a refusal says why not."""
    top = telling()
    check_may_record(top.table, 1, ClueForm.SONG)
    plain = at(Phase.CLUE).table
    wrong = [
        (top.table, 2, ClueForm.SONG, Code.NOT_YOUR_PART),
        (top.table, 1, ClueForm.TEXT, Code.RECORDING_FORM),
        (plain, 1, ClueForm.SONG, Code.CLUE_FORM),
        (at(Phase.GIVE).table, 1, ClueForm.ALOUD, Code.WRONG_PHASE),
        (at(Phase.CLAIM).table, 1, ClueForm.ALOUD, Code.WRONG_PHASE),
    ]
    for table, seat, form, code in wrong:
        with pytest.raises(Refusal) as why:
            check_may_record(table, seat, form)
        assert why.value.code is code


def test_mending_the_caption_leaves_the_recording() -> None:
    """Only the words are other ones."""
    top = told()
    top.act(a.SeatActor(1), a.MendClue(**now(top), text="better"))
    assert top.table.clue == Clue(ClueForm.SONG, "better", SONG)


def keep(top: Tabletop, *, yes: bool, turn: int | None = None) -> a.KeepRecording:
    """What its teller asks for."""
    return a.KeepRecording(game=top.table.game, turn=turn, keep=yes)


def test_its_teller_keeps_it_or_not() -> None:
    """In the reveal and in later turns, not while a change of mind could be a hint; nobody else, and no other turn."""
    top = told()
    for phase in (Phase.GIVE, Phase.VOTE):
        play_on(top, phase)
        assert refused(top, 1, keep(top, yes=True))[0] is Code.MUTED
        assert refused(top, 2, keep(top, yes=True))[0] is Code.NOT_YOUR_PART
        assert refused(top, a.CLOCK, keep(top, yes=True))[0] is Code.NOT_YOUR_PART
    play_on(top, Phase.REVEAL)
    top.act(a.SeatActor(1), keep(top, yes=True))
    assert top.table.clue is not None
    assert top.table.clue.recording is not None
    assert top.table.clue.recording.keep
    assert top.table.reveals[-1].clue.recording == top.table.clue.recording
    play_on(top, Phase.CLUE)
    assert refused(top, 1, keep(top, yes=False))[0] is Code.NO_SUCH_RECORDING
    assert refused(top, 1, a.KeepRecording(game=9, turn=1, keep=False))[0] is Code.STALE
    top.act(a.SeatActor(1), keep(top, yes=False, turn=1))
    assert top.table.reveals[0].clue.recording == SONG


def test_the_end_of_the_game_drops_what_is_not_kept() -> None:
    """What is kept stays in the history; the clues stay all the same."""
    for kept in (False, True):
        top = told(replace(SONG, keep=kept))
        play_on(top, Phase.END)
        clue = view(top.table, None).table.history[0].clue
        assert (clue.text, clue.recording is not None) == ("a caption", kept)


def test_after_the_game_it_can_only_be_withdrawn() -> None:
    """Its teller drops it from the history; what is gone can't be kept again."""
    top = told(replace(SONG, keep=True))
    play_on(top, Phase.END)
    assert refused(top, 2, keep(top, yes=False, turn=1))[0] is Code.NOT_YOUR_PART
    top.act(a.SeatActor(1), keep(top, yes=False, turn=1))
    assert top.table.reveals[0].clue == Clue(ClueForm.SONG, "a caption")
    assert refused(top, 1, keep(top, yes=True, turn=1))[0] is Code.NO_SUCH_RECORDING


def test_one_that_goes_with_its_teller_leaves_the_clue() -> None:
    """Dropping it changes nothing but that it is not there; dropping what isn't there changes nothing."""
    top = told()
    dropped = evolve(top.table, RecordingDropped(1))
    assert dropped.clue == Clue(ClueForm.SONG, "a caption")
    assert evolve(dropped, RecordingDropped(1)) is dropped
    assert evolve(top.table, RecordingKept(7, keep=True)) is top.table


def test_without_recordings_nothing_is_written_of_them() -> None:
    """A clue's row is what it always was, an old one is read, and the end leaves the reveals as they are."""
    written = msgspec.json.encode(ClueGiven(Clue(ClueForm.TEXT, "home"), "c"))
    assert written == b'{"is":"clue_given","clue":{"form":"text","text":"home"},"card":"c","by_bot":false}'
    assert msgspec.json.decode(written, type=Event) == ClueGiven(Clue(ClueForm.TEXT, "home"), "c")
    top = at(Phase.REVEAL)
    assert evolve(top.table, GameEnded((1,))).reveals is top.table.reveals
