"""Decks as pages and programs see them: in the list that a host chooses from, and whole."""

from __future__ import annotations

from hareloom.bots.language.knowing import bots_know
from hareloom.decks import Deck
from hareloom.server.deck_messages import CardShown, DeckInList, DeckShown


def in_list(deck: Deck) -> DeckInList:
    """The deck without its cards."""
    return DeckInList(
        deck.id,
        deck.name,
        len(deck.cards),
        deck.author,
        deck.licence,
        deck.languages,
        _described(deck),
        deck.fan,
        bots_know(deck.cards),
    )


def shown(deck: Deck) -> DeckShown:
    """The deck with its cards."""
    return DeckShown(
        deck.id,
        deck.name,
        deck.author,
        deck.licence,
        deck.languages,
        _described(deck),
        tuple(CardShown(card.id, card.description) for card in deck.cards),
        deck.fan,
        bots_know(deck.cards),
    )


def _described(deck: Deck) -> int:
    return sum(bool(card.description) for card in deck.cards)
