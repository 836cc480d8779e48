"""A player who does something legal, without a thought: the yardstick for bots, and the crowd for simulations."""

from random import Random

from hareloom.game import actions as a
from hareloom.game.roles import forbidden_owner, givers_missing, voters_missing
from hareloom.game.table import Table
from hareloom.game.values import CLAIM, CLUE, GIVE, REVEAL, VOTE, ClueForm, Position, SeatNo

Step = tuple[a.Actor, a.Action]


def random_step(table: Table, dice: Random) -> Step:
    """Somebody whose move is awaited makes one."""
    return random_steps(table, dice)[0]


def random_steps(table: Table, dice: Random) -> list[Step]:
    """What brings the phase to its end: a move of everybody whose move is awaited."""
    phase = table.phase
    if phase is GIVE:
        return [(a.SeatActor(no), random_gift(table, no, dice)) for no in _givers(table, dice)]
    if phase is VOTE:
        return [(a.SeatActor(no), random_ballot(table, no, dice)) for no in voters_missing(table)]
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


def _givers(table: Table, dice: Random) -> list[SeatNo]:
    """Who is missing; of a pair without an offer, one of the two."""
    missing = givers_missing(table)
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


def random_gift(table: Table, no: SeatNo, dice: Random) -> a.GiveCards:
    """Some cards of the hand."""
    hand = table.seat(no).hand
    wanted = table.rules.cards_given
    cards = (hand[_below(len(hand), dice)],) if wanted == 1 else tuple(dice.sample(hand, wanted))
    return a.GiveCards(game=table.game, turn=table.turn, phase=table.phase, cards=cards, settled=True)


def random_ballot(table: Table, no: SeatNo, dice: Random) -> a.CastBallot:
    """One token or two, on pictures that are not one's own; red anywhere it may lie."""
    rules = table.rules
    laid = table.laid
    images = len(laid)
    own = forbidden_owner(table, no)
    tokens = 1 if rules.tokens == 1 else 1 + _below(2, dice)
    votes: tuple[Position, ...] = ()
    while len(votes) < tokens:
        position = 1 + _below(images, dice)
        if laid[position - 1].owner != own and position not in votes:
            votes += (position,)
    red = None
    if rules.red_token and no == table.storyteller:
        red = 1 + _below(images, dice)
        if rules.party_red_green_distinct and red in votes:
            red = 1 + red % images
    return a.CastBallot(game=table.game, turn=table.turn, phase=table.phase, votes=votes, red=red, settled=True)


def _below(stop: int, dice: Random) -> int:
    # Three times as fast as randrange; its tiny unfairness does not matter to players without a thought.
    return int(dice.random() * stop)
