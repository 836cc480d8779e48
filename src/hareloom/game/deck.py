"""Dealing, refilling and passing on: where cards go between turns."""

from .events import HandsPassed, HandsRefilled
from .table import Table
from .values import CardId, Dice, shuffled


def deal(cards: tuple[CardId, ...], players: int, hand_size: int, dice: Dice) -> list[tuple[CardId, ...]]:
    """Shuffle; then the hands clockwise, and as the last element the pile."""
    deck = tuple(shuffled(cards, dice))
    dealt = players * hand_size
    hands = [deck[start : start + hand_size] for start in range(0, dealt, hand_size)]
    return [*hands, deck[dealt:]]


def refill(table: Table, dice: Dice) -> HandsRefilled:
    """Refill hands clockwise from the storyteller; all discards, this turn's too, become the pile when it runs out."""
    pile = table.pile
    draws, drawn = _draw(table, pile)
    if drawn <= len(pile):
        return HandsRefilled(draws)
    pile += tuple(shuffled(table.discard + tuple([laid.card for laid in table.laid]), dice))
    draws, drawn = _draw(table, pile)
    return HandsRefilled(draws, True, pile[drawn:])


def _draw(table: Table, pile: tuple[CardId, ...]) -> tuple[tuple[tuple[CardId, ...], ...], int]:
    """For each place what it draws, and how many were wanted in all; the pile may have fewer."""
    hand_size, seats = table.rules.hand_size, table.seats
    first = table.place(table.storyteller)
    draws = []
    top = 0
    for seat in seats[first:] + seats[:first]:
        following = top + hand_size - len(seat.hand)
        draws.append(pile[top:following])
        top = following
    return tuple(draws[-first:] + draws[:-first]), top


def pass_hands(hands: list[tuple[CardId, ...]]) -> HandsPassed:
    """Every hand goes to the left neighbour."""
    return HandsPassed(tuple(tuple(sorted(hands[place - 1])) for place in range(len(hands))))
