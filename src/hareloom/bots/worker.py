"""The bot process. Reads questions from standard input, one per line, and writes one answer per line.

It knows a seat's view, the turns that all players have seen, and the decks. It ends when its input does.
"""

import os
import sys
import time
from pathlib import Path
from random import Random

import msgspec

from hareloom.decks.library import Card, Deck, Library
from hareloom.game.values import Phase

from .language.bank import spoken
from .language.card_index import texts_of
from .language.card_text import CardText
from .language.knowledge import Knowledge
from .language.pixels import words_of_picture
from .language.readers import with_readers
from .language.vectors import CachingEncoder, SentenceEncoder
from .messages import BotAnswer, BotQuestion, LentDeck
from .players.bot import Bot
from .players.characters import CHARACTERS, STAND_IN
from .players.choose import choose
from .players.respond import respond

KEPT = 6
"""How many combinations of decks and language stay loaded."""
SLICE = 1.0
"""Seconds for which texts of new decks are read before other tables' questions get their turn."""
NICENESS = 10
"""Added to the process's niceness, so that the server goes first."""


class Worker:
    """Answers questions and keeps what it knows about recent decks."""

    def __init__(self, data: Path, encode: CachingEncoder) -> None:
        self._library = Library(data)
        self._encode = encode
        self._loaded: dict[tuple[tuple[str, ...], str], Knowledge] = {}

    def answer(self, question: BotQuestion) -> BotAnswer:
        """Choose a move, or only load the decks if the question has no view."""
        for lent in question.lent:
            self._borrow(lent)
        knowledge = self._knowledge(question.decks, spoken(question.language))
        if knowledge is None:
            return BotAnswer(loading=True)
        if question.view is None:
            return BotAnswer()
        bot = Bot(
            CHARACTERS.get(question.character, CHARACTERS[STAND_IN]),
            knowledge,
            past=question.past,
            told=question.told,
            heard=frozenset(question.heard),
            hurried=question.hurried,
        )
        dice = Random(question.seed)  # noqa: S311 - the server's seed is secret
        if question.view.table.phase is Phase.REVEAL:
            return BotAnswer(respond(question.view, bot, dice, talks=question.talks))
        return BotAnswer(choose(question.view, bot, dice))

    def _borrow(self, lent: LentDeck) -> None:
        """Take up a player's deck, and forget what was known of it before."""
        thumbs = {card.id: Path(card.thumb) for card in lent.cards if card.thumb}
        cards = tuple(Card(card.id, card.description, card.tags, card.inventory) for card in lent.cards)
        deck = Deck(lent.id, {}, "", "", (), cards, (), built_in=False, own=True)
        self._library.put_own(deck, lambda card, _: thumbs.get(card))
        self._loaded = {key: known for key, known in self._loaded.items() if lent.id not in key[0]}

    def _knowledge(self, decks: tuple[str, ...], language: str) -> Knowledge | None:
        """What is known of these decks. None while more is to be read, so that other tables get their moves between."""
        key = (decks, language)
        if key not in self._loaded:
            until = time.monotonic() + SLICE
            cards = card_texts(self._library, decks)
            texts = [text for card in cards for text in texts_of(card)]
            if not self._encode.prepare(texts, until):
                return None
            while len(self._loaded) >= KEPT:
                del self._loaded[next(iter(self._loaded))]
            index = next((known.card_index for (others, _), known in self._loaded.items() if others == decks), None)
            self._loaded[key] = Knowledge(cards, language, self._encode, index)
            self._loaded[key].warm_up()
        return self._loaded[key]


def card_texts(library: Library, decks: tuple[str, ...]) -> list[CardText]:
    """What there is to read about the cards of these decks; of a picture without words, its colours in words."""
    found: list[CardText] = []
    # One by one: a game goes on with the cards of the others when a deck is removed.
    for card_id in sorted({card for deck in decks for card in library.cards_of((deck,)) or ()}):
        card = library.card(card_id)
        text = CardText(card_id, card.description, card.tags, card.inventory) if card else CardText(card_id)
        if not text.description and not text.tags:
            picture = library.picture(card_id, "thumb")
            text = CardText(card_id, {"en": words_of_picture(picture) if picture else "a picture"})
        found.append(with_readers(text))
    return found


def main() -> None:
    """Answer line by line until the input ends, or until the server is gone in the middle of an answer."""
    try:
        _answer_all()
    except (BrokenPipeError, KeyboardInterrupt):
        # Not sys.exit: Python would write to the broken pipe once more, and complain.
        os._exit(0)


def _answer_all() -> None:
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)
    worker = Worker(Path(sys.argv[1]), CachingEncoder(SentenceEncoder()))
    read = msgspec.json.Decoder(BotQuestion).decode
    for line in sys.stdin.buffer:
        try:
            answer = worker.answer(read(line))
        except Exception as problem:  # noqa: BLE001 - the process reports any problem and stays ready
            answer = BotAnswer(problem=f"{type(problem).__name__}: {problem}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
