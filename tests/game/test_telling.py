"""The claim of the first turn, the clue and mending it."""

import pytest

from hareloom.game import actions as a
from hareloom.game.clue_text import clean_clue
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Clue, ClueForm, Phase

from .at_table import at, hand, move, now, refused


def test_the_first_player_to_claim_tells() -> None:
    """The first to say "I have a story" is the storyteller of the first turn."""
    top = at(Phase.CLAIM)
    top.claim(3)
    assert (top.table.phase, top.table.storyteller, top.table.turn) == (Phase.CLUE, 3, 1)


def test_a_second_claim_is_too_late() -> None:
    """A player who claims after another is refused, because the moment has passed."""
    top = at(Phase.CLAIM)
    claim = a.ClaimFirstTurn(**now(top))
    top.claim(3)
    code, sentence = refused(top, 2, claim)
    assert code is Code.STALE
    assert "turn 1, telling" in sentence
    assert "claiming the first turn" in sentence


def test_the_clock_lets_chance_choose() -> None:
    """When nobody claims, the clock makes a random seat the storyteller."""
    top = at(Phase.CLAIM)
    top.act(a.CLOCK, a.ClosePhase(**now(top)))
    assert top.table.phase is Phase.CLUE
    assert top.table.storyteller in (1, 2, 3, 4)


def test_a_random_first_storyteller_needs_no_claim() -> None:
    """With first_storyteller=random the game starts with the telling."""
    assert at(Phase.CLUE, first_storyteller="random").table.turn == 1


def test_the_host_chooses_where_the_table_plays_so() -> None:
    """With host_choice nobody can claim; the host names a seat that exists."""
    top = at(Phase.CLAIM, first_storyteller="host_choice")
    assert refused(top, 2, a.ClaimFirstTurn(**now(top)))[0] is Code.NOT_YOUR_PART
    assert refused(top, a.HOST, a.ChooseStoryteller(**now(top), seat=9))[0] is Code.NO_SUCH_SEAT
    assert refused(top, 2, a.ChooseStoryteller(**now(top), seat=2))[0] is Code.NOT_YOUR_PART
    top.act(a.HOST, a.ChooseStoryteller(**now(top), seat=2))
    assert top.table.storyteller == 2


def test_the_host_does_not_choose_where_people_claim() -> None:
    """Where the first turn is claimed, the host's choice is refused."""
    top = at(Phase.CLAIM)
    assert refused(top, a.HOST, a.ChooseStoryteller(**now(top), seat=2))[0] is Code.NOT_YOUR_PART


@pytest.mark.parametrize(
    ("said", "kept"), [("pt-BR", "pt-BR"), ("zh-Hans-SG", "zh-Hans-SG"), ("", ""), ("<b>", ""), ("en " * 9, "")]
)
def test_a_clue_carries_the_language_it_was_told_in(said: str, kept: str) -> None:
    """All see its tag; what is no tag is left out, and the clue stands."""
    top = at(Phase.CLUE)
    top.act(a.SeatActor(1), a.GiveClue(**now(top), text="Almost home", card=hand(top, 1)[0], lang=said))
    assert top.view().table.clue == Clue(ClueForm.TEXT, "Almost home", lang=kept)


def test_clue_and_card_are_locked_together() -> None:
    """The clue opens the giving, with the storyteller's card out of reach of the others."""
    top = at(Phase.CLUE)
    card = hand(top, 1)[2]
    top.tell(1, "  What the tide\nforgot ", card)
    assert top.table.clue == Clue(ClueForm.TEXT, "What the tide forgot")
    assert top.table.seat(1).given == (card,)
    assert top.table.phase is Phase.GIVE


def test_only_the_storyteller_tells() -> None:
    """Another seat's clue is refused and the sentence names who tells."""
    top = at(Phase.CLUE)
    code, sentence = refused(top, 2, a.GiveClue(**now(top), text="I", card=hand(top, 2)[0]))
    assert code is Code.NOT_YOUR_PART
    assert "Seat 1" in sentence


def test_a_clue_needs_a_card_from_the_own_hand() -> None:
    """Without a card, or with another player's, a clue is refused."""
    top = at(Phase.CLUE)
    assert refused(top, 1, a.GiveClue(**now(top), text="x"))[0] is Code.CARD_REQUIRED
    assert refused(top, 1, a.GiveClue(**now(top), text="x", card=hand(top, 2)[0]))[0] is Code.NOT_IN_HAND


def test_where_the_clue_names_no_card_none_is_taken() -> None:
    """In Party, and in Team with teammate_only, a clue with a card is refused."""
    for top in (at(Phase.CLUE, "party", 6), at(Phase.CLUE, "team", 6, team_image="teammate_only")):
        assert refused(top, 1, a.GiveClue(**now(top), text="x", card=hand(top, 1)[0]))[0] is Code.NO_CARD_WANTED


def test_a_form_that_the_table_does_not_play_is_refused() -> None:
    """Songs need a table that allows them; where it does, they need no words."""
    top = at(Phase.CLUE)
    assert refused(top, 1, a.GiveClue(**now(top), form=ClueForm.SONG, card=hand(top, 1)[0]))[0] is Code.CLUE_FORM
    singing = at(Phase.CLUE, clue_forms=["song"])
    singing.tell(1, "", hand(singing, 1)[0], ClueForm.SONG)
    assert singing.table.clue == Clue(ClueForm.SONG)


def test_a_typo_can_be_mended_until_a_card_is_given() -> None:
    """The wording may change until the first card is given, and only by the storyteller."""
    top = at(Phase.GIVE)
    assert refused(top, 2, a.MendClue(**now(top), text="mine"))[0] is Code.NOT_YOUR_PART
    move(top, 1, a.MendClue, text="A better word")
    assert top.table.clue == Clue(top.table.clue.form if top.table.clue else ClueForm.TEXT, "A better word")
    top.give(2, hand(top, 2)[0])
    move(top, 2, a.TakeBack)
    assert refused(top, 1, a.MendClue(**now(top), text="Too late"))[0] is Code.TOO_LATE_TO_MEND


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two   words \t\n", "two words"),
        ("x" * 200, "x" * 200),
        ("a\u202eb\x00c\ud800", "abc"),
        ("e\u0301", "\u00e9"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_a_clue_is_plain_text(text: str, shown: str) -> None:
    """A clue is trimmed to one line, in one normal form, without invisible characters; markup is just text."""
    assert clean_clue(ClueForm.TEXT, text) == shown


@pytest.mark.parametrize(
    ("form", "text", "code"),
    [
        (ClueForm.TEXT, " \n", Code.CLUE_EMPTY),
        (ClueForm.TEXT, "\u200b\u2060", Code.CLUE_EMPTY),
        (ClueForm.TEXT, "x" * 201, Code.CLUE_TOO_LONG),
        (ClueForm.MIME, "x" * 201, Code.CLUE_TOO_LONG),
    ],
)
def test_a_clue_has_1_to_200_characters(form: ClueForm, text: str, code: Code) -> None:
    """A typed clue without a visible character, and any clue over 200, is refused."""
    with pytest.raises(Refusal) as refusal:
        clean_clue(form, text)
    assert refusal.value.code is code
