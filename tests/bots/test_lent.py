"""Bots play with decks that players made: they know what its owner says of a card, and of others the colours."""

import asyncio
import sys
import time
from pathlib import Path

import msgspec
import pytest

from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
from hareloom.bots.messages import BotQuestion, LentCard, LentDeck
from hareloom.bots.process import SLOW, BotProcess
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
    assert knowledge is not None
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
    knowledge = worker._knowledge((OWN,), "en")  # noqa: SLF001
    assert knowledge is not None
    assert len(knowledge.card_index.cards) == 3


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


def test_a_large_deck_is_loaded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer takes long, so no time-out kills the process, and other tables' questions come between."""
    monkeypatch.setattr("hareloom.bots.worker.SLICE", 0.0)
    worker = Worker(tmp_path, CachingEncoder(SentenceEncoder()))
    texts = {f"{at:020}": f"A lighthouse with {at} windows. Then {at} boats came home." for at in range(60)}
    question = BotQuestion(decks=(OWN,), lent=(lent(texts),))
    assert worker.answer(question).loading
    slices = 1
    while worker.answer(BotQuestion(decks=(OWN,))).loading:
        slices += 1
    assert 2 <= slices <= 20


def test_the_server_asks_until_a_deck_is_loaded(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer in its time; a deck that takes long is mentioned, and it is no failure."""
    program = tmp_path / "slow.py"
    program.write_text(
        "import sys\nfor at, line in enumerate(sys.stdin):\n"
        "    print('{\"loading\": true}' if at < 3 else '{}', flush=True)\n"
    )

    async def load() -> None:
        bots = BotProcess(tmp_path, command=(sys.executable, str(program)))
        bots._loading[(OWN,), "en"] = time.monotonic() - 2 * SLOW  # noqa: SLF001
        before = bots.slow
        assert await bots.choose(BotQuestion(decks=(OWN,))) is None
        assert (before, bots.slow, bots.failures) == (True, False, 0)
        await bots.close()

    monkeypatch.setattr("hareloom.bots.process.SLOW", 0.0)
    asyncio.run(load())
    said = [record.message for record in caplog.records if record.name == "hareloom.bots"]
    assert said == ["a deck was slow to load for the bots"]
