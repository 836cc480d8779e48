"""Decks as pages and programs see them: in the list that a host chooses from, and whole."""

from __future__ import annotations

from hareloom.bots.language.knowing import bots_know
from hareloom.decks import Deck
from hareloom.decks.languages import best_tag
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


def shown(deck: Deck, language: str = "") -> DeckShown:
    """The deck with its cards, described in every language, or in the one that is nearest to this."""
    return DeckShown(
        deck.id,
        deck.name,
        deck.author,
        deck.licence,
        deck.languages,
        _described(deck),
        tuple(CardShown(card.id, _nearest(card.description, language)) for card in deck.cards),
        deck.fan,
        bots_know(deck.cards),
    )


def _nearest(texts: dict[str, str], language: str) -> dict[str, str]:
    tag = best_tag(texts, language)
    return {tag: texts[tag]} if language and tag else texts


def _described(deck: Deck) -> int:
    return sum(bool(card.description) for card in deck.cards)
