"""What a seat is shown: enough to play, and what it may do."""

import pytest

from hareloom.game import actions as a
from hareloom.game.editions import EDITIONS, find_edition
from hareloom.game.house_rules import HouseRules
from hareloom.game.refusals import Code
from hareloom.game.values import ClueForm, Phase
from hareloom.game.view import may
from hareloom.game.view_types import Telling, Voting

from .at_table import at, hand, move, now, refused
from .test_seating import lobby


def test_a_watcher_sees_the_public_table_only() -> None:
    """Without a seat there is no hand and nothing private."""
    top = at(Phase.GIVE)
    seen = top.view()
    assert seen.own is None
    assert seen.table.clue == top.table.clue
    assert [seat.given for seat in seen.table.seats.values()] == [True, False, False, False]
    assert seen.table.awaited == (2, 3, 4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("house", [{}, {"hand_size": 5}])
def test_all_see_how_many_cards_a_game_needs(edition: str, house: dict[str, int]) -> None:
    """For each number of players: with that many cards a game starts, with one fewer it is refused."""
    for need in find_edition(edition).needs(HouseRules(**house)):  # type: ignore[arg-type]
        top = lobby(need.players)
        top.act(a.HOST, a.ChangeSettings(edition=edition, house=HouseRules(**house)))  # type: ignore[arg-type]
        assert need in top.view().table.needs
        cards = tuple(f"card {number}" for number in range(need.cards))
        assert refused(top, a.HOST, a.StartWithCards(cards=cards[1:]))[0] is Code.DECK_TOO_SMALL
        top.act(a.HOST, a.StartWithCards(cards=cards))


def test_numbers_that_cannot_play_need_no_cards() -> None:
    """Three cards from each of seven players don't fit on the table; up to four players they do."""
    top = lobby(4)
    top.act(a.HOST, a.ChangeSettings(edition="odyssey", house=HouseRules(cards_given=3)))
    assert [need.players for need in top.view().table.needs] == [3, 4]
    top.act(a.HOST, a.ChangeSettings(edition="team"))
    assert [(need.players, need.cards) for need in top.view().table.needs] == [(6, 28), (8, 37), (10, 46), (12, 55)]


def test_a_seat_sees_its_hand_and_what_it_may_do() -> None:
    """The storyteller may tell about a card of the hand, the others wait."""
    top = at(Phase.CLUE)
    own = top.view(1).own
    assert own is not None
    assert own.hand == hand(top, 1)
    assert own.may.tell == Telling((ClueForm.TEXT, ClueForm.ALOUD), with_card=True, longest=200)
    assert may(top.table, 2).tell is None


def test_party_hides_hands_until_the_clue() -> None:
    """In turn 1 nobody looks before the clue; later only the storyteller must not, unless the table hides all."""
    top = at(Phase.CLAIM, "party", 6)
    assert all(top.view(seat).own.hand is None for seat in range(1, 7))  # type: ignore[union-attr]
    top.claim(1)
    assert top.view(2).own.hand is None  # type: ignore[union-attr]
    top.tell(1, "before looking")
    assert top.view(1).own.hand == hand(top, 1)  # type: ignore[union-attr]
    later = at(Phase.REVEAL, "party", 6)
    later.go_on()
    assert later.view(2).own.hand is None  # type: ignore[union-attr]
    assert later.view(3).own.hand == hand(later, 3)  # type: ignore[union-attr]
    strict = at(Phase.REVEAL, "party", 6, party_hide_all_until_clue=True)
    strict.go_on()
    assert strict.view(3).own.hand is None  # type: ignore[union-attr]


def test_a_team_voter_sees_which_picture_is_the_teams() -> None:
    """The partner's picture is marked for the voter of that pair, and for nobody else; blind tables mark none."""
    top = at(Phase.VOTE, "team", 6)
    for seat in top.table.seats:
        own = top.view(seat.no).own
        assert own is not None
        mine = {p for p, laid in enumerate(top.table.laid, 1) if laid.owner == seat.no}
        voter = seat.no not in (1, 4) and not seat.given
        partners = {p for p, laid in enumerate(top.table.laid, 1) if laid.owner == top.table.partner(seat.no)}
        assert set(own.positions) == (partners if voter else mine)
        if voter:
            assert own.may.vote == Voting(tokens=1, forbidden=own.positions)
    blind = at(Phase.VOTE, "team", 6, team_blind_vote=True)
    voter_no = blind.view().table.awaited[0]
    own = blind.view(voter_no).own
    assert own is not None
    assert own.positions == ()
    assert own.may.vote == Voting(tokens=1, forbidden=())


@pytest.mark.parametrize(
    ("phase", "edition", "players", "muted"),
    [
        (Phase.CLUE, "odyssey", 4, set()),
        (Phase.GIVE, "odyssey", 4, {1}),
        (Phase.VOTE, "odyssey", 4, {1}),
        (Phase.REVEAL, "odyssey", 4, set()),
        (Phase.GIVE, "party", 6, set()),
        (Phase.VOTE, "party", 6, set()),
        (Phase.GIVE, "team", 6, {1, 4}),
    ],
)
def test_players_who_know_too_much_are_muted(phase: Phase, edition: str, players: int, muted: set[int]) -> None:
    """The storyteller (in Team the teammate too) may not talk while the others give and vote."""
    top = at(phase, edition, players)
    assert {no for no in range(1, players + 1) if not may(top.table, no).talk} == muted


def test_in_pairs_the_giver_is_muted_in_the_vote() -> None:
    """In Team those who gave may not talk their partners into anything."""
    top = at(Phase.VOTE, "team", 6)
    givers = {seat.no for seat in top.table.seats if seat.given}
    assert {no for no in range(1, 7) if not may(top.table, no).talk} == givers | {1, 4}


def test_the_one_concerned_may_settle() -> None:
    """Only the last giver may skip the moment."""
    top = at(Phase.GIVE)
    for seat in (2, 3, 4):
        move(top, seat, a.GiveCards, cards=hand(top, seat)[:1])
    assert [may(top.table, seat).settle for seat in (1, 2, 3, 4)] == [False, False, False, True]
    assert top.view().table.closing


def test_the_reveal_tells_all_and_stays_to_look_at_again() -> None:
    """Owners, ballots and reasons are public from the reveal on, and in the next turn still."""
    top = at(Phase.REVEAL)
    reveal = top.view().table.reveal
    assert reveal is not None
    assert reveal.target is not None
    assert reveal.laid[reveal.target - 1].owner == 1
    assert {cast.seat for cast in reveal.ballots} == {2, 3, 4}
    assert sum(award.points for award in reveal.awards) == sum(reveal.scores)
    top.act(a.CLOCK, a.ClosePhase(**now(top)))
    assert top.view().table.reveal == reveal
    assert top.view().table.history == ()


def test_at_the_end_all_turns_can_be_looked_through() -> None:
    """The history of a finished game has every turn."""
    top = at(Phase.END, "party", 6)
    assert [reveal.turn for reveal in top.view().table.history] == [1, 2, 3, 4, 5, 6]


def test_the_lobby_shows_seats_without_scores() -> None:
    """Before a game each seat has its own hare and no points."""
    top = at(Phase.GIVE)
    top.act(a.HOST, a.StopGame())
    assert [(seat.unit, seat.score) for seat in top.view(1).table.seats.values()] == [(0, 0), (1, 0), (2, 0), (3, 0)]
