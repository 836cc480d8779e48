"""Who gets what, and why: one small pure function per rule. The game and `hareloom score` both use these."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .rules import Rules
from .values import Award, Cast, Position, Reason, SeatNo

CROWD_CAP = 5

# By their own names, because looking a member up in its class is slow.
ALL_FOUND_IT: Final = Reason.ALL_FOUND_IT
ALONE: Final = Reason.ALONE
FOUND_IT: Final = Reason.FOUND_IT
NOBODY_FOUND_IT: Final = Reason.NOBODY_FOUND_IT
ONE_TOKEN: Final = Reason.ONE_TOKEN
RED_TOKEN: Final = Reason.RED_TOKEN
SOME_FOUND_IT: Final = Reason.SOME_FOUND_IT
VOTES_ON_YOUR_CARD: Final = Reason.VOTES_ON_YOUR_CARD
WITH_THE_CROWD: Final = Reason.WITH_THE_CROWD


class Outcome(Struct, frozen=True, gc=False):
    """A turn as it lies on the table when all votes are in."""

    storyteller: SeatNo
    owners: tuple[SeatNo, ...]
    """Whose picture lies on position 1, 2, ..."""
    ballots: tuple[Cast, ...]
    seats: tuple[SeatNo, ...]
    """Clockwise."""
    units: tuple[int, ...]
    """For each of them, whose hare it moves."""

    def unit(self, seat: SeatNo) -> int:
        return self.units[self.seats.index(seat)]


def score_turn(rules: Rules, outcome: Outcome) -> tuple[Award, ...]:
    """All awards of a turn, in the order in which a table would count them."""
    if rules.counting == "crowd":
        return crowd_awards(outcome)
    target = target_position(rules, outcome)
    finders = tuple([cast.seat for cast in outcome.ballots if target in cast.ballot.votes])
    awards = clue_awards(rules, outcome, target, finders)
    if rules.tokens == 2:
        awards += single_token_awards(rules, outcome, target, finders)
    awards += bonus_awards(rules, outcome, target)
    return tuple(awards)


def target_position(rules: Rules, outcome: Outcome) -> Position:
    """Where the picture lies that all look for: the storyteller's, or the partner's if the clue names no card."""
    if rules.names_card:
        return outcome.owners.index(outcome.storyteller) + 1
    unit = outcome.unit(outcome.storyteller)
    return next(position for position, owner in enumerate(outcome.owners, 1) if outcome.unit(owner) == unit)


def clue_awards(rules: Rules, outcome: Outcome, target: Position, finders: tuple[SeatNo, ...]) -> list[Award]:
    """Understood by some but not by all: the storyteller and those who found it. Otherwise each other player gets 2."""
    storyteller, ballots, here = outcome.storyteller, outcome.ballots, (target,)
    if not finders or len(finders) == len(ballots):
        reason = ALL_FOUND_IT if finders else NOBODY_FOUND_IT
        return [Award(storyteller, 0, reason, here)] + [Award(cast.seat, 2, reason, here) for cast in ballots]
    points = 4 if rules.solo_finder_4 and len(finders) == 1 else 3
    awards = [Award(storyteller, points, SOME_FOUND_IT, here, finders)]
    return awards + [Award(finder, points, FOUND_IT, here) for finder in finders]


def single_token_awards(rules: Rules, outcome: Outcome, target: Position, finders: Sequence[SeatNo]) -> list[Award]:
    """A point more for each who found it with one token only."""
    if len(finders) == len(outcome.ballots) and not rules.single_vote_bonus_when_all_found:
        return []
    return [
        Award(cast.seat, 1, ONE_TOKEN, (target,))
        for cast in outcome.ballots
        if cast.seat in finders and len(cast.ballot.votes) == 1
    ]


def bonus_awards(rules: Rules, outcome: Outcome, target: Position) -> list[Award]:
    """A point for each vote that an owner's pictures drew away from the storyteller's, up to the cap."""
    lured: dict[SeatNo, tuple[SeatNo, ...]] = {}
    lures: dict[SeatNo, tuple[Position, ...]] = {}
    owners, teams = outcome.owners, rules.teams
    for cast in outcome.ballots:
        voter = cast.seat
        for position in cast.ballot.votes:
            if position == target:
                continue
            owner = owners[position - 1]
            if teams and not _team_lure_counts(rules, outcome, owner, voter):
                continue
            if owner not in lured:
                lured[owner] = (voter,)
                lures[owner] = (position,)
                continue
            lured[owner] += (voter,)
            if position not in lures[owner]:
                lures[owner] += (position,)
    cap = rules.bonus_cap
    awards = []
    for owner, voters in sorted(lured.items()):
        points = len(voters) if cap is None else min(cap, len(voters))
        awards.append(Award(owner, points, VOTES_ON_YOUR_CARD, lures[owner], voters))
    return awards


def _team_lure_counts(rules: Rules, outcome: Outcome, owner: SeatNo, voter: SeatNo) -> bool:
    unit = outcome.unit(owner)
    if unit == outcome.unit(voter):
        return False  # a blind vote on one's own team's picture earns nothing
    return rules.teammate_decoy_scores or unit != outcome.unit(outcome.storyteller)


def crowd_awards(outcome: Outcome) -> tuple[Award, ...]:
    """Party: a point for each green token on the picture one chose, unless one is alone there or the red token is."""
    crowds: dict[Position, list[SeatNo]] = {}
    red = None
    for cast in outcome.ballots:
        crowds.setdefault(cast.ballot.votes[0], []).append(cast.seat)
        if cast.ballot.red is not None:
            red = cast.ballot.red
    awards = []
    for cast in outcome.ballots:
        chosen = cast.ballot.votes[0]
        crowd = crowds[chosen]
        others = tuple(seat for seat in crowd if seat != cast.seat)
        if chosen == red:
            awards.append(Award(cast.seat, 0, RED_TOKEN, (chosen,), (outcome.storyteller,)))
        elif not others:
            awards.append(Award(cast.seat, 0, ALONE, (chosen,)))
        else:
            awards.append(Award(cast.seat, min(CROWD_CAP, len(crowd)), WITH_THE_CROWD, (chosen,), others))
    return tuple(awards)


def points_by_unit(outcome: Outcome, awards: Sequence[Award]) -> list[int]:
    """What each hare moves."""
    unit_of = dict(zip(outcome.seats, outcome.units, strict=True))
    points = [0] * (max(outcome.units) + 1)
    for award in awards:
        points[unit_of[award.seat]] += award.points
    return points
