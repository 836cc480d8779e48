"""What is played in an environment: edition, players, house rules and cards, checked once."""

import functools
from collections.abc import Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from hareloom.decks.library import Deck, Library
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import find_edition
from hareloom.game.evolve import evolve_all
from hareloom.game.house_rules import HouseRules, read_house_rules
from hareloom.game.refusals import Refusal
from hareloom.game.rules import Rules
from hareloom.game.table import Table
from hareloom.game.values import CardId
from hareloom.mistake import Mistake


class Setting(Struct, frozen=True, kw_only=True):
    """All that stays the same from game to game."""

    rules: Rules
    decks: tuple[Deck, ...]
    cards: tuple[CardId, ...]
    """In the order of their ids, each picture once."""
    table: Table
    """All seats are taken; no game is on."""


def make_setting(
    edition: str, players: int, house: Mapping[str, object] | HouseRules | None, deck: str | tuple[str, ...]
) -> Setting:
    """Check what was asked for. A Mistake says what can't be played, and why."""
    names = (deck,) if isinstance(deck, str) else tuple(deck)
    decks = tuple(find_deck(name) for name in names)
    cards = tuple(sorted({card.id for each in decks for card in each.cards}))
    try:
        changed = house if isinstance(house, HouseRules) else read_house_rules(dict(house or {}))
        rules = find_edition(edition).for_table(players, changed, len(cards))
        table = _seated(edition, players, changed, names)
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    return Setting(rules=rules, decks=decks, cards=cards, table=table)


def _seated(edition: str, players: int, house: HouseRules, decks: tuple[str, ...]) -> Table:
    # Programs hold the seats, and the rules call those bots: so partners in Team agree as bots do.
    steps: list[a.Action] = [a.ChangeSettings(edition=edition, house=house, decks=decks)]
    steps += [a.AddBot() for _ in range(players)]
    table, no_dice = Table(), Random(0)
    for step in steps:
        table = evolve_all(table, decide(table, a.HOST, step, no_dice))
    return table


def find_deck(name: str) -> Deck:
    """The deck of that name, or a Mistake that lists those there are."""
    deck = library().deck(name)
    if deck is None:
        there = ", ".join(each.id for each in library().decks())
        raise Mistake(f"There is no deck called {name!r}. There are: {there}.")
    return deck


@functools.cache
def library() -> Library:
    """The decks that are installed."""
    return Library(Path())
