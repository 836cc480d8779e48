"""Random legal moves: the baseline for bots, and the players of simulations."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from hareloom.game import actions as a
from hareloom.game.roles import forbidden_owner
from hareloom.game.table import Table
from hareloom.game.values import CLAIM, CLUE, GIVE, REVEAL, VOTE, ClueForm, Position, SeatNo

Step: TypeAlias = tuple[a.Actor, a.Action]


def random_step(table: Table, dice: Random) -> Step:
    """A random move of a seat whose move is missing."""
    return random_steps(table, dice)[0]


def random_steps(table: Table, dice: Random) -> Sequence[Step]:
    """The moves that end the phase: one for each seat whose move is missing."""
    phase = table.phase
    if phase is GIVE:
        return _gifts(table, _givers(table, dice), dice)
    if phase is VOTE:
        return _ballots(table, table.awaited, dice)
    if phase is CLUE:
        return [(a.SeatActor(table.storyteller), random_clue(table, dice))]
    if phase is REVEAL:
        return [(a.CLOCK, a.ClosePhase(game=table.game, turn=table.turn, phase=phase))]
    if phase is not CLAIM:
        raise ValueError("no game is on at this table")
    no = table.seats[_below(len(table.seats), dice)].no
    if table.rules.first_storyteller == "claim":
        return [(a.SeatActor(no), a.ClaimFirstTurn(game=table.game, turn=table.turn, phase=phase))]
    return [(a.HOST, a.ChooseStoryteller(game=table.game, turn=table.turn, phase=phase, seat=no))]


def random_clue(table: Table, dice: Random) -> a.GiveClue:
    rules = table.rules
    form = rules.clue_forms[_below(len(rules.clue_forms), dice)]
    hand = table.seat(table.storyteller).hand
    card = hand[_below(len(hand), dice)] if rules.names_card else None
    text = "..." if form is ClueForm.TEXT else ""
    return a.GiveClue(game=table.game, turn=table.turn, phase=table.phase, form=form, text=text, card=card)


def _givers(table: Table, dice: Random) -> Sequence[SeatNo]:
    """Who is missing; of a pair without an offer, one of the two."""
    missing = table.awaited
    if not table.rules.teams:
        return missing
    chosen = []
    for no in missing:
        partner = table.partner(no)
        if partner not in missing:
            chosen.append(no)
        elif table.place(no) < table.place(partner):
            chosen.append((no, partner)[_below(2, dice)])
    return chosen


def _gifts(table: Table, givers: Sequence[SeatNo], dice: Random) -> list[Step]:
    """Some cards of each one's hand."""
    game, turn, phase, wanted, draw = table.game, table.turn, table.phase, table.rules.cards_given, dice.random
    steps: list[Step] = []
    for seat in table.seats:
        if seat.no in givers:
            hand = seat.hand
            cards = (hand[int(draw() * len(hand))],) if wanted == 1 else tuple(dice.sample(hand, wanted))
            gift = a.GiveCards(game=game, turn=turn, phase=phase, cards=cards, settled=True)
            steps.append((a.SeatActor(seat.no), gift))
    return steps


def random_ballot(table: Table, no: SeatNo, dice: Random) -> a.CastBallot:
    """One token or two, on pictures that are not one's own; red anywhere it may lie."""
    ((_, ballot),) = _ballots(table, [no], dice)
    return ballot


def _ballots(table: Table, voters: Sequence[SeatNo], dice: Random) -> list[tuple[a.Actor, a.CastBallot]]:
    game, turn, phase, rules, laid, draw = table.game, table.turn, table.phase, table.rules, table.laid, dice.random
    images = len(laid)
    own_is_no = not rules.teams and not rules.everybody_plays
    steps: list[tuple[a.Actor, a.CastBallot]] = []
    for no in voters:
        own = no if own_is_no else forbidden_owner(table, no)
        at = int(draw() * images)
        while laid[at].owner == own:
            at = int(draw() * images)
        votes: tuple[Position, ...] = (at + 1,)
        if rules.tokens == 2 and draw() < 1 / 2:
            while laid[at].owner == own or at + 1 in votes:
                at = int(draw() * images)
            votes = (*votes, at + 1)
        red = None
        if rules.red_token and no == table.storyteller:
            red = 1 + _below(images, dice)
            if rules.party_red_green_distinct and red in votes:
                red = 1 + red % images
        ballot = a.CastBallot(game=game, turn=turn, phase=phase, votes=votes, red=red, settled=True)
        steps.append((a.SeatActor(no), ballot))
    return steps


def _below(stop: int, dice: Random) -> int:
    # Three times as fast as randrange; its tiny bias does not matter to random players. Loops over all seats have it
    # inline.
    return int(dice.random() * stop)
