"""Awards in full: to whom, how many, why, where it was earned, and thanks to whom."""

from typing import Any

from hareloom.game import actions as a
from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import read_house_rules
from hareloom.game.scoring import Outcome, score_turn
from hareloom.game.values import Award, Ballot, Cast, Phase, Reason

from .at_table import at, hand, now


def awards(
    edition: str, owners: tuple[int, ...], votes: dict[int, tuple[int, ...]], *, red: int | None = None, **house: Any
) -> tuple[Award, ...]:
    """The awards of a turn that seat 1 told."""
    teams = EDITIONS[edition].rules.teams
    players = 6 if teams else len(set(owners))
    rules = EDITIONS[edition].for_table(players, read_house_rules(house), 200)
    ballots = tuple(Cast(seat, Ballot(placed, red if seat == 1 else None)) for seat, placed in votes.items())
    units = (0, 1, 2) * 2 if teams else tuple(range(players))
    return score_turn(rules, Outcome(1, owners, ballots, tuple(range(1, players + 1)), units))


def test_some_found_it() -> None:
    """Storyteller and finders earn at the storyteller's picture, the owner of a decoy at the decoy."""
    assert awards("classic", (3, 1, 2, 4), {2: (2,), 3: (4,), 4: (2,)}) == (
        Award(1, 3, Reason.SOME_FOUND_IT, (2,), (2, 4)),
        Award(2, 3, Reason.FOUND_IT, (2,)),
        Award(4, 3, Reason.FOUND_IT, (2,)),
        Award(4, 1, Reason.VOTES_ON_YOUR_CARD, (4,), (3,)),
    )


def test_all_found_it() -> None:
    """Nothing for the storyteller, and that is said; 2 for each voter."""
    assert awards("classic", (1, 2, 3, 4), {2: (1,), 3: (1,), 4: (1,)}) == (
        Award(1, 0, Reason.ALL_FOUND_IT, (1,)),
        Award(2, 2, Reason.ALL_FOUND_IT, (1,)),
        Award(3, 2, Reason.ALL_FOUND_IT, (1,)),
        Award(4, 2, Reason.ALL_FOUND_IT, (1,)),
    )


def test_nobody_found_it() -> None:
    """As when all did, but with the other reason; decoys earn all the same."""
    assert awards("classic", (1, 2, 3, 4), {2: (3,), 3: (2,), 4: (2,)}) == (
        Award(1, 0, Reason.NOBODY_FOUND_IT, (1,)),
        Award(2, 2, Reason.NOBODY_FOUND_IT, (1,)),
        Award(3, 2, Reason.NOBODY_FOUND_IT, (1,)),
        Award(4, 2, Reason.NOBODY_FOUND_IT, (1,)),
        Award(2, 2, Reason.VOTES_ON_YOUR_CARD, (2,), (3, 4)),
        Award(3, 1, Reason.VOTES_ON_YOUR_CARD, (3,), (2,)),
    )


def test_two_tokens() -> None:
    """A second token on a decoy earns its owner a point, whichever token it is; one token earns its finder one more."""
    found = awards("odyssey", (1, 2, 3, 4, 5, 6, 7), {2: (1, 3), 3: (1,), 4: (2, 1), 5: (3, 2), 6: (7,), 7: (2,)})
    assert found == (
        Award(1, 3, Reason.SOME_FOUND_IT, (1,), (2, 3, 4)),
        Award(2, 3, Reason.FOUND_IT, (1,)),
        Award(3, 3, Reason.FOUND_IT, (1,)),
        Award(4, 3, Reason.FOUND_IT, (1,)),
        Award(3, 1, Reason.ONE_TOKEN, (1,)),
        Award(2, 3, Reason.VOTES_ON_YOUR_CARD, (2,), (4, 5, 7)),
        Award(3, 2, Reason.VOTES_ON_YOUR_CARD, (3,), (2, 5)),
        Award(7, 1, Reason.VOTES_ON_YOUR_CARD, (7,), (6,)),
    )


def test_two_pictures_of_one_owner() -> None:
    """Votes on both count together, up to the cap, and both places are named once each."""
    house: dict[str, Any] = {"cards_given": 2, "bonus_cap": 2}
    votes: dict[int, tuple[int, ...]] = {2: (1,), 3: (2,), 4: (3,), 5: (2,)}
    (*_, bonus) = awards("odyssey", (1, 2, 2, 3, 3, 4, 4, 5, 5), votes, **house)
    assert bonus == Award(2, 2, Reason.VOTES_ON_YOUR_CARD, (2, 3), (3, 4, 5))


def test_no_cap_counts_every_vote() -> None:
    """Without a cap a decoy that all others fell for earns a point for each."""
    votes: dict[int, tuple[int, ...]] = {seat: (3,) if seat == 2 else (2,) for seat in range(2, 13)}
    house = {"bonus_cap": None, "two_votes_from": None}
    bonus = next(award for award in awards("odyssey", tuple(range(1, 13)), votes, **house) if award.points > 5)
    assert bonus == Award(2, 10, Reason.VOTES_ON_YOUR_CARD, (2,), tuple(range(3, 13)))


def test_the_crowd() -> None:
    """In Party players earn with others who chose the same picture; alone, or beside the red token, nothing."""
    votes: dict[int, tuple[int, ...]] = {1: (2,), 2: (2,), 3: (4,), 4: (5,), 5: (5,), 6: (2,)}
    assert awards("party", (1, 2, 3, 4, 5, 6), votes, red=5) == (
        Award(1, 3, Reason.WITH_THE_CROWD, (2,), (2, 6)),
        Award(2, 3, Reason.WITH_THE_CROWD, (2,), (1, 6)),
        Award(3, 0, Reason.ALONE, (4,)),
        Award(4, 0, Reason.RED_TOKEN, (5,), (1,)),
        Award(5, 0, Reason.RED_TOKEN, (5,), (1,)),
        Award(6, 3, Reason.WITH_THE_CROWD, (2,), (1, 2)),
    )


def test_the_teammates_decoy() -> None:
    """In Team the teammate's picture earns for the pair; a blind vote on the own team's earns nothing."""
    assert awards("team", (1, 4, 2, 3), {5: (2,), 6: (1,)}) == (
        Award(1, 3, Reason.SOME_FOUND_IT, (1,), (6,)),
        Award(6, 3, Reason.FOUND_IT, (1,)),
        Award(4, 1, Reason.VOTES_ON_YOUR_CARD, (2,), (5,)),
    )
    blind = awards("team", (1, 4, 2, 3), {5: (3,), 6: (3,)}, team_blind_vote=True)
    assert blind[-1] == Award(2, 1, Reason.VOTES_ON_YOUR_CARD, (3,), (6,))


def test_a_party_turn_has_no_target() -> None:
    """Where nothing is looked for the reveal names no picture; elsewhere it names the storyteller's."""
    assert at(Phase.REVEAL, "party", 6).table.reveals[0].target is None
    top = at(Phase.REVEAL, "team", 6, team_image="teammate_only")
    target = top.table.reveals[0].target
    assert target is not None
    assert top.table.laid[target - 1].owner == 4


def test_a_clue_by_a_stand_in_is_marked() -> None:
    """When a bot tells for an absent person, all see that it did."""
    top = at(Phase.CLUE)
    top.act(a.Autopilot(1), a.GiveClue(**now(top), text="...", card=hand(top, 1)[0]))
    assert top.view().table.seats[1].stood_in
    assert top.table.seat(1).stood_in
