"""The phrases that a storyteller is offered, so that a clue can be an index: some for each card of the hand."""

import functools
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from hareloom.bots.language.bank import languages, phrases_for, phrases_for_cards
from hareloom.bots.language.names import card_names
from hareloom.game.values import CardId
from hareloom.game.view_types import GameView
from hareloom.mistake import Mistake

Offer: TypeAlias = tuple[tuple[str, ...], ...]
"""For each card of the hand its phrases; one row where a clue is told without a card; empty for who doesn't tell."""


class Offers:
    """Draws from the bank as many phrases a card, those that were written for it; or offers the same ones always."""

    def __init__(self, phrases: int | Sequence[str], language: str) -> None:
        self._always = None if isinstance(phrases, int) else tuple(phrases)
        self.a_card = phrases if isinstance(phrases, int) else len(phrases)
        if self.a_card < 1:
            raise Mistake("Offer at least one phrase a card: phrases=4, or a list of your own.")
        if language not in languages():
            raise Mistake(f"There are no phrases in {language!r}. There are: {', '.join(languages())}.")
        self._language = language

    def to(self, view: GameView, dice: Random) -> Offer:
        """What this seat is offered. It follows from the view and the dice alone, so it gives nothing else away."""
        own = view.own
        if own is None or own.may.tell is None:
            return ()
        hand: Sequence[CardId | None] = (own.hand or ()) if own.may.tell.with_card else (None,)
        if self._always is not None:
            return (self._always,) * len(hand)
        return tuple(self._draw(card, dice) for card in hand)

    def _draw(self, card: CardId | None, dice: Random) -> tuple[str, ...]:
        written = _written(self._language).get(card or "", ())
        source = written if len(written) >= self.a_card else _any(self._language)
        if len(source) < self.a_card:
            raise Mistake(f"The bank has {len(source)} phrases for any card; {self.a_card} can't be offered.")
        return tuple(dice.sample(source, self.a_card))


@functools.cache
def _written(language: str) -> dict[CardId, tuple[str, ...]]:
    """The phrases that were written for one card."""
    ids = {name: card for card, name in card_names().items()}
    found: dict[CardId, list[str]] = {}
    for name, phrase in phrases_for_cards(language):
        if name in ids:
            found.setdefault(ids[name], []).append(phrase.text)
    return {card: tuple(texts) for card, texts in found.items()}


@functools.cache
def _any(language: str) -> tuple[str, ...]:
    """The phrases for any picture."""
    return tuple(phrase.text for phrase in phrases_for(language, ()))
