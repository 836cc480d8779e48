"""Giving cards, taking them back, partners' signals, and laying the table."""

from ..actions import GiveCards, SignalPartner
from ..events import AllIn, CardsGiven, CardsTakenBack, Event, PartnerSignalled, TableLaid
from ..refusals import Code, Refusal
from ..roles import cards_wanted, same_team
from ..table import Seat, Table
from ..values import NOBODY, CardId, Dice, SeatNo, shuffled


def give_cards(table: Table, seat: Seat, action: GiveCards, by_bot: bool, dice: Dice) -> list[Event]:
    """Give, or give others instead. In a pair, giving relieves the partner who had offered one."""
    no, cards = seat.no, action.cards
    wanted = cards_wanted(table, no)
    if wanted != 1 or len(cards) != 1 or cards[0] not in seat.hand:  # one card of the hand needs no closer check
        _check_cards(wanted, seat, cards)
    relieves = _partner_relieved(table, no) if table.rules.teams else NOBODY
    if by_bot and (relieves or seat.given):
        raise Refusal(Code.ALREADY_MOVED, f"Seat {no} has moved; a bot moves only for those who have not.")
    given = CardsGiven(no, cards, relieves, by_bot)
    closing = table.closing
    if closing == NOBODY and not _is_last(table, no):
        return [given]
    last = no if closing in (NOBODY, relieves) else closing
    if action.settled and last == no:
        others = [(card, one.no) for one in table.seats if one.no not in (no, relieves) for card in one.given]
        return [given, _laid([*others, *((card, no) for card in cards)], dice)]
    return [given] if last == closing else [given, AllIn(last)]


def _check_cards(wanted: int, seat: Seat, cards: tuple[CardId, ...]) -> None:
    if wanted == 0:
        raise Refusal(Code.NOT_YOUR_PART, "You are the storyteller; the others give now.")
    if len(cards) != wanted:
        expected = "one card" if wanted == 1 else f"{wanted} cards"
        raise Refusal(Code.CARD_COUNT, f"Give {expected}; {len(cards)} were given.")
    for card in cards:
        if card not in seat.hand:
            raise Refusal(Code.NOT_IN_HAND, f"The card {card} is not in your hand.")
    if wanted > 1 and len(set(cards)) != wanted:
        raise Refusal(Code.DUPLICATE_CARD, f"Give {wanted} different cards.")


def _partner_relieved(table: Table, no: SeatNo) -> SeatNo:
    partner = table.partner(no)
    if partner == table.storyteller or not table.seat(partner).given:
        return NOBODY
    return partner


def _is_last(table: Table, no: SeatNo) -> bool:
    if table.rules.teams:
        return all(same_team(table, one, no) for one in table.awaited)
    return table.awaited in ((no,), ())


def take_back(table: Table, seat: Seat) -> list[Event]:
    """Until the phase closes a card given can go back to the hand."""
    if cards_wanted(table, seat.no) == 0 or not seat.given:
        raise Refusal(Code.NOTHING_TO_TAKE_BACK, "You have given no card that could be taken back.")
    return [CardsTakenBack(seat.no)]


def signal_partner(table: Table, seat: Seat, action: SignalPartner) -> list[Event]:
    """Partners agree, in public, which of them gives."""
    if not table.rules.teams or same_team(table, seat.no, table.storyteller):
        raise Refusal(Code.NOT_YOUR_PART, "Only pairs who decide which of the two gives have a signal.")
    return [PartnerSignalled(seat.no, action.signal)]


def lay_table(table: Table, dice: Dice) -> TableLaid:
    """Shuffle what was given and lay it on its places."""
    return _laid([(card, seat.no) for seat in table.seats for card in seat.given], dice)


def _laid(given: list[tuple[CardId, SeatNo]], dice: Dice) -> TableLaid:
    cards, owners = zip(*shuffled(given, dice), strict=True)
    return TableLaid(cards, owners)
