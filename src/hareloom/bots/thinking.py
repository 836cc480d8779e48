"""The process in which bots think: it reads what it is asked from standard input, a line each, and answers likewise.

It knows a seat's view, the turns that everybody saw, and the decks; nothing else ever reaches it. It ends when nobody
can ask any more.
"""

import os
import sys
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from hareloom.decks.library import Library
from hareloom.game import actions as a
from hareloom.game.values import Reveal
from hareloom.game.view_types import GameView

from .bank import spoken
from .characters import CHARACTERS
from .choose import choose
from .lore import CardWords
from .mind import Knowledge, Mind
from .pixels import words_of_picture
from .vectors import Encoder, Remembering, SentenceEncoder

KEPT = 6
"""So many mixtures of decks are kept ready."""
FALLBACK = "pip"
NICER = 5
"""Bots think when the server has nothing better to do."""


class Question(Struct, frozen=True, kw_only=True):
    """What a bot is asked: nothing that its seat doesn't know."""

    view: GameView | None = None
    """None: get ready, there will be questions about these decks."""
    decks: tuple[str, ...]
    language: str = "en"
    character: str = FALLBACK
    past: tuple[Reveal, ...] = ()
    told: tuple[str, ...] = ()
    hurried: bool = False
    seed: int = 0


class Answer(Struct, frozen=True):
    """The move, if there is one."""

    move: a.SeatMove | None = None
    problem: str = ""


class Thinker:
    """Answers questions, with what it knows about decks kept ready."""

    def __init__(self, data: Path, encode: Encoder) -> None:
        self._library = Library(data)
        self._encode = encode
        self._ready: dict[tuple[tuple[str, ...], str], Knowledge] = {}

    def answer(self, question: Question) -> Answer:
        """A move, or none."""
        knowledge = self.knowledge(question.decks, spoken(question.language))
        if question.view is None:
            knowledge.warm()
            return Answer()
        mind = Mind(
            CHARACTERS.get(question.character, CHARACTERS[FALLBACK]),
            knowledge,
            past=question.past,
            told=question.told,
            hurried=question.hurried,
        )
        return Answer(choose(question.view, mind, Random(question.seed)))  # noqa: S311 - the seed is chance itself

    def knowledge(self, decks: tuple[str, ...], language: str) -> Knowledge:
        """What is known of these decks in that language."""
        key = (decks, language)
        if key not in self._ready:
            while len(self._ready) >= KEPT:
                del self._ready[next(iter(self._ready))]
            self._ready[key] = Knowledge(self._cards(decks), language, self._encode)
        return self._ready[key]

    def _cards(self, decks: tuple[str, ...]) -> list[CardWords]:
        found: list[CardWords] = []
        for card_id in self._library.cards_of(decks) or ():
            card = self._library.card(card_id)
            words = CardWords(card_id, card.description, card.tags) if card else CardWords(card_id)
            if not words.description and not words.tags:
                picture = self._library.picture(card_id, "thumb")
                words = CardWords(card_id, {"en": words_of_picture(picture) if picture else "a picture"})
            found.append(words)
        return found


def main() -> None:
    """Answer line by line until the questions end."""
    os.nice(NICER)
    thinker = Thinker(Path(sys.argv[1]), Remembering(SentenceEncoder()))
    read = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            answer = thinker.answer(read(line))
        except Exception as problem:  # noqa: BLE001 - a bot that can't think must say so rather than end them all
            answer = Answer(problem=f"{type(problem).__name__}: {problem}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
