"""A player who does something legal, without a thought: the yardstick for bots, and the crowd for simulations."""

from hareloom.game import actions as a
from hareloom.game.roles import cards_wanted, forbidden_positions, givers_missing, voters_missing
from hareloom.game.table import Table
from hareloom.game.values import CLAIM, CLUE, GIVE, REVEAL, VOTE, CardId, ClueForm, Dice, Position, SeatNo

Step = tuple[a.Actor, a.Action]


def random_step(table: Table, dice: Dice) -> Step:
    """Somebody whose move is awaited makes one."""
    phase = table.phase
    if phase is GIVE:
        return random_gift(table, dice)
    if phase is VOTE:
        no = voters_missing(table)[0]
        return a.SeatActor(no), random_ballot(table, no, dice)
    if phase is CLUE:
        return a.SeatActor(table.storyteller), random_clue(table, dice)
    if phase is REVEAL:
        return a.CLOCK, a.ClosePhase(game=table.game, turn=table.turn, phase=phase)
    if phase is not CLAIM:
        raise ValueError("no game is on at this table")
    no = table.seats[dice.randrange(len(table.seats))].no
    if table.playing().first_storyteller == "claim":
        return a.SeatActor(no), a.ClaimFirstTurn(game=table.game, turn=table.turn, phase=phase)
    return a.HOST, a.ChooseStoryteller(game=table.game, turn=table.turn, phase=phase, seat=no)


def random_clue(table: Table, dice: Dice) -> a.GiveClue:
    rules = table.playing()
    form = rules.clue_forms[dice.randrange(len(rules.clue_forms))]
    hand = table.seat(table.storyteller).hand
    card = hand[dice.randrange(len(hand))] if rules.names_card else None
    text = "..." if form is ClueForm.TEXT else ""
    return a.GiveClue(game=table.game, turn=table.turn, phase=table.phase, form=form, text=text, card=card)


def random_gift(table: Table, dice: Dice) -> Step:
    """The next who is missing gives; of a pair, either."""
    missing = givers_missing(table)
    no = missing[0]
    if table.playing().teams and table.partner(no) in missing and dice.randrange(2):
        no = table.partner(no)
    cards = _some(table.seat(no).hand, cards_wanted(table, no), dice)
    return a.SeatActor(no), a.GiveCards(game=table.game, turn=table.turn, phase=table.phase, cards=cards, settled=True)


def random_ballot(table: Table, no: SeatNo, dice: Dice) -> a.CastBallot:
    """One token or two, on pictures that are not one's own; red anywhere it may lie."""
    rules = table.playing()
    images = len(table.laid)
    forbidden = forbidden_positions(table, no)
    tokens = 1 if rules.tokens == 1 else 1 + dice.randrange(2)
    votes: tuple[Position, ...] = ()
    while len(votes) < tokens:
        position = 1 + dice.randrange(images)
        if position not in forbidden and position not in votes:
            votes += (position,)
    red = None
    if rules.red_token and no == table.storyteller:
        red = 1 + dice.randrange(images)
        if rules.party_red_green_distinct and red in votes:
            red = 1 + red % images
    return a.CastBallot(game=table.game, turn=table.turn, phase=table.phase, votes=votes, red=red, settled=True)


def _some(hand: tuple[CardId, ...], count: int, dice: Dice) -> tuple[CardId, ...]:
    first = hand[dice.randrange(len(hand))]
    if count == 1:
        return (first,)
    rest = tuple(card for card in hand if card != first)
    return (first, *_some(rest, count - 1, dice))
