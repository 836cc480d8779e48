"""What a number of cards is enough for: which editions, for how many players. The answers come from the rules."""

from __future__ import annotations

from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import HouseRules
from hareloom.words import count

BOX = 84


def most_players(cards: int) -> dict[str, int]:
    """For each edition that this many cards are enough for, the most players it can have."""
    found = {}
    for edition in EDITIONS.values():
        for need in edition.needs(HouseRules()):
            if need.cards <= cards:
                found[edition.id] = need.players
    return found


def smallest_game() -> tuple[int, str]:
    """The fewest cards that any game needs, and the games that need no more."""
    needs = {
        (need.cards, f"{edition.id.title()} with {need.players}")
        for edition in EDITIONS.values()
        for need in edition.needs(HouseRules())
    }
    fewest = min(need for need, _ in needs)
    return fewest, " or ".join(sorted(game for need, game in needs if need == fewest))


def missing_cards(cards: int) -> int:
    """How many cards are missing for any game at all."""
    return max(0, smallest_game()[0] - cards)


def what_for(cards: int) -> str:
    """A sentence that says what this many cards are enough for, and what is missing for a full box."""
    have = count(cards, "card")
    if missing := missing_cards(cards):
        need, games = smallest_game()
        return f"{have}: too few for a game; {missing} missing for the smallest, {games} ({need} cards)"
    games = ", ".join(f"{name.title()} with up to {players}" for name, players in most_players(cards).items())
    if cards < BOX:
        return f"{have}: enough for {games}; {BOX - cards} missing for a full box of {BOX}"
    return f"{have}: enough for {games}"
