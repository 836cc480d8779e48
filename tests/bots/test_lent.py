"""Bots play with decks that players made: they know what its owner says of a card, and of others the colours."""

import asyncio
from pathlib import Path

import msgspec

from hareloom.bots.messages import BotQuestion, LentCard, LentDeck
from hareloom.bots.process import BotProcess
from hareloom.bots.worker import Worker
from hareloom.decks.library import Card, Deck, Library
from hareloom.game.values import Clue, ClueForm
from tests.bots.samples import encoder
from tests.decks.painting import painted

OWN = "own-abcdefghijklmnop"
TEXTS = {"a" * 20: "A lighthouse in a storm at sea.", "b" * 20: "A cake with candles.", "c" * 20: "A dog asleep."}


def lent(texts: dict[str, str], thumb: Path | None = None) -> LentDeck:
    """A deck, as the process is told of it."""
    cards = [LentCard(card, {"en": text} if text else {}, {}, {}, str(thumb or "")) for card, text in texts.items()]
    return LentDeck(OWN, tuple(cards))


def best(worker: Worker, clue: str) -> str:
    """The card that fits a clue best."""
    knowledge = worker._knowledge((OWN,), "en")  # noqa: SLF001 - what it knows can't be asked otherwise
    fits = knowledge.fit(Clue(ClueForm.TEXT, clue), list(TEXTS))
    return max(zip(fits, TEXTS, strict=True))[1]


def test_descriptions_become_what_bots_know(tmp_path: Path) -> None:
    """The described card fits its clue; after its owner has corrected a description, another does."""
    worker = Worker(tmp_path, encoder())
    worker.answer(BotQuestion(decks=(OWN,), lent=(lent(TEXTS),)))
    assert best(worker, "the lamp that saves ships") == "a" * 20
    assert best(worker, "happy birthday") == "b" * 20
    swapped = {"a" * 20: TEXTS["b" * 20], "b" * 20: TEXTS["a" * 20], "c" * 20: TEXTS["c" * 20]}
    worker.answer(BotQuestion(decks=(OWN,), lent=(lent(swapped),)))
    assert best(worker, "happy birthday") == "a" * 20


def test_a_card_without_a_description_is_known_by_its_colours(tmp_path: Path) -> None:
    """Nothing to read, so the bot looks at the smallest picture; a missing file does no harm."""
    thumb = tmp_path / "thumb.webp"
    thumb.write_bytes(painted(1, (240, 360), "WEBP"))
    worker = Worker(tmp_path, encoder())
    silent = dict.fromkeys(TEXTS, "")
    worker.answer(BotQuestion(decks=(OWN,), lent=(lent(silent, thumb),)))
    worker.answer(BotQuestion(decks=(OWN,), lent=(lent(silent),)))
    assert len(worker._knowledge((OWN,), "en").card_index.cards) == 3  # noqa: SLF001


def test_the_process_is_told_once_and_after_a_change(tmp_path: Path) -> None:
    """A deck goes along with the first question, again when it has changed, and again to a new process."""
    library = Library(tmp_path)
    bots = BotProcess(tmp_path, library=library)
    question = BotQuestion(decks=("hareloom", OWN))

    def told() -> list[str]:
        lending = asyncio.run(bots._lending(question))  # noqa: SLF001 - no process is needed for it
        return [deck.id for deck in lending.lent]

    assert told() == []
    deck = Deck(OWN, {}, "", "", (), tuple(Card(card, {}, {}) for card in TEXTS), (), built_in=False, own=True)
    library.put_own(deck, lambda *_: None)
    assert [told(), told()] == [[OWN], []]
    library.put_own(msgspec.structs.replace(deck, author="Léa"), lambda *_: None)
    assert [told(), told()] == [[OWN], []]
    asyncio.run(bots.close())
    assert told() == [OWN]
