"""The claim of the first turn, the clue, and mending it."""

from ..actions import ChooseStoryteller, GiveClue, MendClue
from ..clue_text import clean_clue
from ..events import ClueGiven, ClueMended, Event, TurnBegun
from ..refusals import Code, Refusal
from ..table import Seat, Table
from ..values import Clue, Dice


def claim(table: Table, seat: Seat) -> list[Event]:
    """The first player who claims the turn tells first."""
    if table.rules.first_storyteller == "host_choice":
        raise Refusal(Code.NOT_YOUR_PART, "At this table the host says who tells first.")
    return [TurnBegun(table.turn, seat.no)]


def choose_storyteller(table: Table, action: ChooseStoryteller) -> list[Event]:
    if table.rules.first_storyteller != "host_choice":
        raise Refusal(Code.NOT_YOUR_PART, "At this table the first player with a story tells first.")
    if table.place(action.seat) < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {action.seat}.")
    return [TurnBegun(table.turn, action.seat)]


def let_chance_choose(table: Table, dice: Dice) -> list[Event]:
    """No player claimed the first turn in time."""
    return [TurnBegun(table.turn, table.seats[dice.randrange(len(table.seats))].no)]


def give_clue(table: Table, seat: Seat, action: GiveClue, by_bot: bool) -> list[Event]:
    """Clue and card are locked together."""
    rules = table.rules
    if seat.no != table.storyteller:
        raise Refusal(Code.NOT_YOUR_PART, f"Seat {table.storyteller} tells in this turn.")
    if action.form not in rules.clue_forms:
        raise Refusal(Code.CLUE_FORM, f"This table tells by {', '.join(rules.clue_forms)}, not by {action.form}.")
    text = clean_clue(action.form, action.text)
    card = action.card
    if rules.names_card:
        if card is None:
            raise Refusal(Code.CARD_REQUIRED, "Choose the card of your hand that you are telling about.")
        if card not in seat.hand:
            raise Refusal(Code.NOT_IN_HAND, f"The card {card} is not in your hand.")
    elif card is not None:
        raise Refusal(Code.NO_CARD_WANTED, "Here a clue comes without a card; leave the card out.")
    return [ClueGiven(Clue(action.form, text), card, by_bot)]


def mend_clue(table: Table, seat: Seat, action: MendClue) -> list[Event]:
    """A typo can be mended until a player has acted on the clue."""
    if seat.no != table.storyteller:
        raise Refusal(Code.NOT_YOUR_PART, f"Only the storyteller, seat {table.storyteller}, can mend the clue.")
    if not table.clue_mendable:
        raise Refusal(Code.TOO_LATE_TO_MEND, "A card has been given for this clue; it stays as it is.")
    assert table.clue is not None, "a clue that can be mended has been given"
    return [ClueMended(clean_clue(table.clue.form, action.text))]
