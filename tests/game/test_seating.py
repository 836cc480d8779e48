"""Seats, settings, starting, stopping, and who may do what."""

from typing import Any

import pytest

from hareloom.game import actions as a
from hareloom.game.editions import EDITIONS, find_edition
from hareloom.game.house_rules import HouseRules, read_house_rules
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Table
from hareloom.game.values import Phase
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import Tabletop, numbered_cards, open_table

from .at_table import at, now, refused


def lobby(people: int = 4) -> Tabletop:
    """A table with that many people and no game."""
    top = open_table("odyssey", max(people, 3), seed=5)
    top.act(a.HOST, a.StopGame())
    return top


def order(top: Tabletop) -> list[int]:
    return [seat.no for seat in top.table.seats]


def test_people_and_bots_sit_down_and_get_up() -> None:
    """Seats are numbered from 1, a number that was left is given again, the thirteenth is refused."""
    top = lobby(4)
    top.act(a.HOST, a.AddBot(character="poet"))
    assert top.table.seat(5).bot == "poet"
    top.act(a.SeatActor(2), a.LeaveSeat())
    top.act(a.HOST, a.RemoveSeat(seat=5))
    assert order(top) == [1, 3, 4]
    assert refused(top, 2, a.SwapPlaces(other=1))[0] is Code.NO_SUCH_SEAT
    for _ in range(9):
        top.act(a.NEWCOMER, a.TakeSeat())
    assert order(top)[3] == 2
    assert refused(top, a.NEWCOMER, a.TakeSeat())[0] is Code.TABLE_FULL
    assert refused(top, 3, a.TakeSeat())[0] is Code.SEATING
    assert refused(top, a.HOST, a.AddBot(character=""))[0] is Code.SEATING


def test_people_change_places() -> None:
    """Two players change places, the host arranges all, chance shuffles; no seat is lost or named twice."""
    top = lobby(4)
    top.act(a.SeatActor(1), a.SwapPlaces(other=3))
    assert order(top) == [3, 2, 1, 4]
    top.act(a.HOST, a.ArrangeSeats(order=(4, 3, 2, 1)))
    assert order(top) == [4, 3, 2, 1]
    assert refused(top, a.HOST, a.ArrangeSeats(order=(4, 3, 2)))[0] is Code.SEATING
    assert refused(top, a.HOST, a.ArrangeSeats(order=(4, 3, 2, 2)))[0] is Code.SEATING
    assert refused(top, 1, a.SwapPlaces(other=1))[0] is Code.SEATING
    assert refused(top, 1, a.SwapPlaces(other=7))[0] is Code.NO_SUCH_SEAT
    top.act(a.HOST, a.ShuffleSeats())
    assert sorted(order(top)) == [1, 2, 3, 4]


def test_arranged_seats_tell_in_their_order() -> None:
    """The role of the storyteller follows the circle, not the numbers."""
    top = lobby(4)
    top.act(a.HOST, a.ArrangeSeats(order=(2, 4, 1, 3)))
    top.act(a.HOST, a.StartWithCards(cards=numbered_cards()))
    top.claim(1)
    told = [top.table.storyteller]
    while len(told) < 4:
        top.act(*random_step(top.table, top.dice))
        if top.table.storyteller != told[-1]:
            told.append(top.table.storyteller)
    assert told == [1, 3, 2, 4]


def test_in_a_game_a_bot_holds_the_seat_and_a_person_takes_it_back() -> None:
    """Hand and points stay with the seat when its player changes; a person's seat can't be taken."""
    top = at(Phase.GIVE)
    held = top.table.seat(2).hand
    top.act(a.SeatActor(2), a.LeaveSeat(stand_in="poet"))
    assert (top.table.seat(2).bot, top.table.seat(2).hand) == ("poet", held)
    assert refused(top, a.HOST, a.RemoveSeat(seat=2))[0] is Code.SEATING
    assert refused(top, a.NEWCOMER, a.TakeSeat(seat=3))[0] is Code.SEAT_TAKEN
    assert refused(top, a.NEWCOMER, a.TakeSeat(seat=9))[0] is Code.NO_SUCH_SEAT
    assert refused(top, a.NEWCOMER, a.TakeSeat())[0] is Code.GAME_ON
    assert refused(top, 3, a.LeaveSeat(stand_in=""))[0] is Code.SEATING
    top.act(a.NEWCOMER, a.TakeSeat(seat=2))
    assert (top.table.seat(2).bot, top.table.seat(2).hand) == ("", held)
    top.act(a.HOST, a.RemoveSeat(seat=2))
    assert top.table.seat(2).bot


def test_seats_do_not_move_in_a_game() -> None:
    """Arranging, shuffling, swapping and settings wait until the game is over."""
    top = at(Phase.GIVE)
    for action in (
        a.ArrangeSeats(order=(1, 2, 3, 4)),
        a.ShuffleSeats(),
        a.ChangeSettings(edition="party"),
        a.StartWithCards(),
    ):
        assert refused(top, a.HOST, action)[0] is Code.GAME_ON
    assert refused(top, 1, a.SwapPlaces(other=2))[0] is Code.GAME_ON


def test_only_the_host_runs_the_table() -> None:
    """A seat's or a watcher's attempt at the host's actions is refused."""
    top = lobby(4)
    actions: list[a.Action] = [
        a.AddBot(),
        a.RemoveSeat(seat=1),
        a.ArrangeSeats(order=(1, 2, 3, 4)),
        a.ShuffleSeats(),
        a.ChangeSettings(edition="party"),
        a.StartWithCards(cards=numbered_cards()),
        a.StopGame(),
    ]
    for action in actions:
        for actor in (a.SeatActor(1), a.NEWCOMER, a.CLOCK):
            assert refused(top, actor, action)[0] is Code.NOT_YOUR_PART


def test_only_a_seated_player_moves() -> None:
    """The host, the clock and newcomers have no moves of a seat."""
    top = at(Phase.CLAIM)
    for actor in (a.HOST, a.CLOCK, a.NEWCOMER):
        assert refused(top, actor, a.ClaimFirstTurn(**now(top)))[0] is Code.NOT_YOUR_PART


def test_a_move_of_another_phase_is_refused_by_name() -> None:
    """The sentence says which move it was and where it belongs."""
    top = at(Phase.CLUE)
    code, sentence = refused(top, 2, a.CastBallot(**now(top), votes=(1,)))
    assert code is Code.WRONG_PHASE
    assert sentence == "Game 1, turn 1, telling: cast_ballot belongs to another phase (voting)."
    code, sentence = refused(lobby(), 1, a.TakeBack(game=1, turn=0, phase=Phase.LOBBY))
    assert code is Code.WRONG_PHASE
    assert sentence.startswith("Before the game:")


def test_a_stale_move_is_never_applied_to_a_later_moment() -> None:
    """Another game, turn or phase than now: refused, and nothing changes."""
    top = at(Phase.GIVE)
    good: dict[str, Any] = now(top)
    for wrong in ({"game": 2}, {"turn": 2}, {"phase": Phase.VOTE}):
        move = a.GiveCards(**{**good, **wrong}, cards=top.table.seat(2).hand[:1])
        assert refused(top, 2, move)[0] is Code.STALE


def test_changing_the_edition_drops_what_means_nothing_there() -> None:
    """The event says which house rules had to go, the others stay."""
    top = lobby(6)
    house = HouseRules(solo_finder_4=True, target_score=20)
    (event,) = top.act(a.HOST, a.ChangeSettings(edition="party", house=house))
    assert event.dropped == ("solo_finder_4",)  # type: ignore[union-attr]
    assert top.table.settings.house == HouseRules(target_score=20)
    for decks in ((), ("one", "one")):
        assert refused(top, a.HOST, a.ChangeSettings(edition="party", decks=decks))[0] is Code.DECK_DUPLICATES
    assert refused(top, a.HOST, a.ChangeSettings(edition="chess"))[0] is Code.NO_SUCH_EDITION
    assert (
        refused(top, a.HOST, a.ChangeSettings(edition="party", house=HouseRules(hand_size=2)))[0]
        is Code.HOUSE_RULE_RANGE
    )


@pytest.mark.parametrize(
    ("edition", "players", "house", "code"),
    [
        ("classic", 7, {}, Code.PLAYER_COUNT),
        ("classic", 4, {"team_image": "teammate_only"}, Code.HOUSE_RULE_MEANINGLESS),
        ("party", 6, {"solo_finder_4": True}, Code.HOUSE_RULE_MEANINGLESS),
        ("classic", 4, {"single_vote_bonus_when_all_found": False}, Code.HOUSE_RULE_MEANINGLESS),
        ("odyssey", 8, {"cards_given": 2}, Code.HOUSE_RULE_MIXTURE),
        ("odyssey", 4, {"target_score": None}, Code.NEVER_ENDS),
        ("party", 6, {"rounds_per_player": None}, Code.NEVER_ENDS),
        ("odyssey", 12, {"hand_size": 7}, Code.DECK_TOO_SMALL),
    ],
)
def test_an_illegal_mixture_is_refused_with_the_reason(
    edition: str, players: int, house: dict[str, Any], code: Code
) -> None:
    """What cannot be played is refused when the game would start."""
    with pytest.raises(Refusal) as refusal:
        EDITIONS[edition].for_table(players, read_house_rules(house), 84)
    assert refusal.value.code is code


def test_a_deck_too_small_says_how_many_are_missing() -> None:
    """The sentence names the number of cards that the deck lacks."""
    top = lobby(4)
    code, sentence = refused(top, a.HOST, a.StartWithCards(cards=numbered_cards(27)))
    assert code is Code.DECK_TOO_SMALL
    assert "the deck has 27, so 1 are missing" in sentence
    assert refused(top, a.HOST, a.StartWithCards(cards=numbered_cards(40) * 2))[0] is Code.DECK_DUPLICATES


@pytest.mark.parametrize(
    ("house", "code", "words"),
    [
        ({"colour": "red"}, Code.NO_SUCH_HOUSE_RULE, "no house rule called 'colour'"),
        ({"hand_size": "six"}, Code.HOUSE_RULE_RANGE, 'a number from 3 to 10; it was "six"'),
        ({"hand_size": 11}, Code.HOUSE_RULE_RANGE, "it was 11"),
        ({"hand_size": None}, Code.HOUSE_RULE_RANGE, "it was null"),
        ({"bonus_cap": -1}, Code.HOUSE_RULE_RANGE, "from 0 to 12, or null for none"),
        ({"solo_finder_4": 1}, Code.HOUSE_RULE_RANGE, "true or false"),
        ({"on_empty_pile": "stop"}, Code.HOUSE_RULE_RANGE, "reshuffle or end_game"),
        ({"clue_forms": []}, Code.HOUSE_RULE_RANGE, "at least one"),
        ({"clue_forms": ["text", "text"]}, Code.HOUSE_RULE_RANGE, "none twice"),
        ({"team_image": object()}, Code.HOUSE_RULE_RANGE, "object object"),
    ],
)
def test_a_house_rule_out_of_range_says_what_it_may_be(house: dict[str, Any], code: Code, words: str) -> None:
    """A refusal names the key and what it may be set to."""
    with pytest.raises(Refusal) as refusal:
        read_house_rules(house)
    assert refusal.value.code is code
    assert words in refusal.value.sentence


def test_rounds_replace_the_other_ends_unless_asked_for() -> None:
    """rounds_per_player switches target_score and end_game off, but not where they are set as well."""
    odyssey, classic = EDITIONS["odyssey"], EDITIONS["classic"]
    assert odyssey.for_table(4, HouseRules(rounds_per_player=2), 84).target_score is None
    assert odyssey.for_table(4, HouseRules(rounds_per_player=2, target_score=10), 84).target_score == 10
    assert classic.for_table(4, HouseRules(rounds_per_player=2), 84).on_empty_pile == "reshuffle"
    kept = HouseRules(rounds_per_player=2, on_empty_pile="end_game")
    assert classic.for_table(4, kept, 84).on_empty_pile == "end_game"


def test_a_rematch_is_the_next_numbered_game() -> None:
    """The same people, seats and settings, fresh cards and no points; the game's number counts on."""
    top = at(Phase.END, "party", 6)
    top.act(a.HOST, a.StartWithCards(cards=numbered_cards()))
    assert (top.table.game, top.table.turn, top.table.phase) == (2, 1, Phase.CLAIM)
    assert set(top.table.scores) == {0}
    assert top.table.reveals == ()


def test_stopping_returns_all_to_the_lobby() -> None:
    """Seats stay, cards and points go; in the lobby there is nothing to stop."""
    top = at(Phase.VOTE)
    top.act(a.HOST, a.StopGame())
    assert top.table.phase is Phase.LOBBY
    assert order(top) == [1, 2, 3, 4]
    assert all(not seat.hand for seat in top.table.seats)
    assert refused(top, a.HOST, a.StopGame())[0] is Code.NO_GAME
    assert Table(settings=top.table.settings, seats=top.table.seats, game=1) == top.table


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    """The sentence lists the editions."""
    with pytest.raises(Refusal, match="classic, revised, odyssey, party, team"):
        find_edition("tarot")
