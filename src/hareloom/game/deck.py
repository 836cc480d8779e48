"""Dealing, refilling and passing on: where cards go between turns."""

from .events import HandsPassed, HandsRefilled
from .table import Table
from .values import CardId, Dice


def deal(cards: tuple[CardId, ...], players: int, hand_size: int, dice: Dice) -> list[tuple[CardId, ...]]:
    """Shuffle; then the hands clockwise, and as the last element the pile."""
    shuffled = list(cards)
    dice.shuffle(shuffled)
    dealt = players * hand_size
    hands = [tuple(shuffled[start : start + hand_size]) for start in range(0, dealt, hand_size)]
    return [*hands, tuple(shuffled[dealt:])]


def refill(table: Table, dice: Dice) -> HandsRefilled:
    """Clockwise from the storyteller each fills up; an empty pile is made anew from all discards, this turn's too."""
    hand_size = table.rules.hand_size
    seats = table.seats
    pile = table.pile
    top = 0
    reshuffled = False
    draws: list[tuple[CardId, ...]] = [()] * len(seats)
    first = table.place(table.storyteller)
    for step in range(len(seats)):
        place = (first + step) % len(seats)
        need = hand_size - len(seats[place].hand)
        drawn = pile[top : top + need]
        top += len(drawn)
        if len(drawn) < need:
            discards = [*table.discard, *(laid.card for laid in table.laid)]
            dice.shuffle(discards)
            pile = tuple(discards)
            reshuffled, top = True, need - len(drawn)
            drawn += pile[:top]
        draws[place] = drawn
    if reshuffled:
        return HandsRefilled(tuple(draws), True, pile[top:])
    return HandsRefilled(tuple(draws))


def pass_hands(hands: list[tuple[CardId, ...]]) -> HandsPassed:
    """Every hand goes to the left neighbour."""
    return HandsPassed(tuple(tuple(sorted(hands[place - 1])) for place in range(len(hands))))
