"""Decks as pages and programs see them: in the list that a host chooses from, and whole."""

from __future__ import annotations

from hareloom.bots.language.bank import languages
from hareloom.decks import Card, Deck
from hareloom.server.deck_messages import CardShown, DeckInList, DeckShown, Knowing


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
        bots_know(deck),
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
        bots_know(deck),
    )


def _described(deck: Deck) -> int:
    return sum(bool(card.description) for card in deck.cards)


def bots_know(deck: Deck) -> Knowing:
    """What bots can do with a deck."""
    told = sum(map(_told, deck.cards))
    if told == len(deck.cards):
        return "full"
    return "some" if told else "guess"


def _told(card: Card) -> bool:
    """Is there a text about the card that a bot understands?"""
    return any(tag.partition("-")[0] in languages() for tag in (*card.description, *card.tags, *card.inventory))
