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
    """Clockwise from the storyteller each fills up; an empty pile is made anew from all discards, this turn's too."""
    hand_size = table.rules.hand_size
    seats = table.seats
    pile = table.pile
    top = 0
    reshuffled = False
    first = table.place(table.storyteller)
    draws: list[tuple[CardId, ...]] = []
    for seat in seats[first:] + seats[:first]:
        following = top + hand_size - len(seat.hand)
        drawn = pile[top:following]
        if following > len(pile):
            following -= len(pile)
            pile = tuple(shuffled(table.discard + tuple([laid.card for laid in table.laid]), dice))
            drawn += pile[:following]
            reshuffled = True
        top = following
        draws.append(drawn)
    by_place = tuple(draws[-first:] + draws[:-first])
    if reshuffled:
        return HandsRefilled(by_place, True, pile[top:])
    return HandsRefilled(by_place)


def pass_hands(hands: list[tuple[CardId, ...]]) -> HandsPassed:
    """Every hand goes to the left neighbour."""
    return HandsPassed(tuple(tuple(sorted(hands[place - 1])) for place in range(len(hands))))
