"""The book of a game, as values: what stands on its cover, its spreads and its last pages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.game.editions import EDITIONS
from hareloom.storybook.book import Book, book
from hareloom.storybook.words import Words
from tests.replays.making import NAMES, stored_game, told_game
from tests.replays.test_reading import TABLES


def book_of(**what: object) -> Book:
    return book(told_game(stored_game(**what)))  # type: ignore[arg-type]


@given(st.sampled_from(TABLES), st.integers(0, 10_000), st.sampled_from([0, 0, 1, 2]))
def test_every_turn_is_in_the_book(which: tuple[str, int], seed: int, turns: int) -> None:
    """Each with all of its pictures, their owners and their votes; the gains add up to the scores."""
    told = told_game(stored_game(which[0], NAMES[: which[1]], seed=seed, turns=turns, hearts=True))
    made = book(told)
    assert [spread.turn for spread in made.spreads] == [turn.turn for turn in told.turns]
    for turn, spread in zip(told.turns, made.spreads, strict=True):
        shown = sorted((spread.picture, *spread.others), key=lambda one: one.place)
        assert [(one.card, one.owner) for one in shown] == [(laid.card, laid.owner) for laid in turn.laid]
        votes = sorted((cast.seat, vote) for cast in turn.ballots for vote in cast.ballot.votes)
        assert sorted((seat, one.place) for one in shown for seat in one.voters) == votes
        if turn.target is not None:
            assert spread.picture.place == turn.target
        else:
            assert len(spread.picture.voters) == max(len(one.voters) for one in shown)
    gained = [0] * len(made.units)
    for gain in (gain for spread in made.spreads for gain in spread.gains):
        gained[gain.unit] += gain.points
    assert tuple(gained) == told.turns[-1].scores == tuple(unit.score for unit in made.units)
    assert made.race[0] == (0,) * len(gained)
    assert made.race[-1] == told.turns[-1].scores
    assert sorted(place.unit.no for place in made.places) == list(range(len(gained)))
    assert made.finished == (turns == 0)
    assert bool(made.winners) == made.finished


def test_the_cover_has_the_best_loved_clue() -> None:
    """The one with the most hearts, with its picture; without hearts the first that some found and not all."""
    clues = [f"Clue {number}" for number in range(40)]
    made = book_of(names=NAMES[:5], seed=4, hearts=True, clues=clues)
    loved = max(made.spreads, key=lambda spread: len(spread.hearts))
    assert loved.hearts
    assert (made.cover.title, made.cover.card) == (loved.clue.text, loved.picture.card)
    plain = book_of(names=NAMES[:5], seed=4, clues=clues)
    some = next(spread for spread in plain.spreads if spread.found == "some")
    assert (plain.cover.title, plain.cover.turn) == (some.clue.text, some.turn)


def test_people_without_a_name_are_hares_of_their_colour() -> None:
    """In English and in French; two of one name are told apart."""
    made = book_of(names=("Ana", "Tom", "ana", "Max"), unnamed=("Tom",), turns=1)
    assert [player.name for player in made.players] == ["Ana", None, "ana (2)", "Max"]
    assert Words(made, "en").name(2) == "the ruby hare"
    assert Words(made, "fr").name(2) == "le lièvre rubis"


def test_pairs_share_a_hare_and_a_place() -> None:
    """In Team a place has two names, and the race one line for both."""
    made = book_of(edition="team", names=NAMES[:6])
    words = Words(made, "en")
    assert len(made.units) == 3
    assert [words.unit(unit) for unit in made.units] == ["Ana and Max", "Tom and Bea", "Léa and Noor"]
    assert all(len(scores) == 3 for scores in made.race)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sentence_can_be_said(edition: str, language: str) -> None:
    """Whatever happened in a turn, and whatever was earned, has its words in every language."""
    for turns in (0, 1, 2):
        made = book_of(edition=edition, names=NAMES[:6], hearts=True, turns=turns)
        words = Words(made, language)
        said = [words.title(), words.date(), words.edition(), words.over(), words.ended()]
        for spread in made.spreads:
            said += [words.told(spread), words.clue(spread), words.outcome(spread)]
        for award in made.awards:
            said += words.award(award)
        assert all(text and "{" not in text for text in said)
