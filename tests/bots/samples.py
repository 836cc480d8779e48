"""Bots for tests: the real deck, the real encoder, every strength."""

import functools
from random import Random

from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Character, Strength
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.table import Table
from hareloom.sim.panel import CARDS

DECKS = ("hareloom",)


@functools.cache
def encoder() -> CachingEncoder:
    """One for all tests, because it takes a second to load."""
    return CachingEncoder(SentenceEncoder())


@functools.cache
def knowledge(language: str = "en") -> Knowledge:
    """Of the built-in deck."""
    return Knowledge([card.words for card in CARDS()], language, encoder())


@functools.cache
def knowledge_of(cards: tuple[str, ...]) -> Knowledge:
    """Of cards that only have names: each gets the texts of a built-in card."""
    built_in = CARDS()
    texts = [built_in[at % len(built_in)].words for at in range(len(cards))]
    renamed = [CardText(card, text.description, text.tags) for card, text in zip(cards, texts, strict=True)]
    return Knowledge(renamed, "en", encoder())


def bot(strength: Strength = Strength.CUNNING, known: Knowledge | None = None) -> Bot:
    """A bot of that strength."""
    return Bot(Character(strength, strength, strength=strength), known or knowledge())


def table_with(players: int) -> Table:
    """A game of bots whose first storyteller, on seat 1, must give a clue."""
    dice = Random(4)
    table = Table()
    for _ in range(players):
        table = evolve_all(table, decide(table, a.HOST, a.AddBot(), dice))
    cards = tuple(card.words.id for card in CARDS())
    table = evolve_all(table, decide(table, a.HOST, a.StartWithCards(cards=cards), dice))
    claim = a.ClaimFirstTurn(game=table.game, turn=table.turn, phase=table.phase)
    return evolve_all(table, decide(table, a.SeatActor(1), claim, dice))
