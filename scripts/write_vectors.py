"""Compute the vectors of all texts that come with Hareloom: about the built-in cards, and of the phrase bank."""

import sys
from pathlib import Path

import numpy as np

from hareloom.bots.language.bank import languages, phrases
from hareloom.bots.language.card_index import texts_of
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.readers import with_readers
from hareloom.bots.language.vectors import SHIPPED, Axes, CachingEncoder, SentenceEncoder, VectorTable
from hareloom.decks.library import Library
from hareloom.decks.shipped import BUILT_INS, shipped_decks


def texts() -> list[str]:
    """All texts, sorted."""
    library = Library(Path())
    found: set[str] = set()
    for deck_id, folder in shipped_decks().items():
        deck = library.deck(deck_id) if folder.parent == BUILT_INS else None
        for card in deck.cards if deck else ():
            found |= texts_of(with_readers(CardText(card.id, card.description, card.tags)))
    for language in languages():
        found |= {phrase.text for phrase in phrases(language)}
    return sorted(found)


def main() -> int:
    """Write the file. With --check, only tell whether a text has no vector; with --axes, fit the axes anew.

    The axes stay otherwise: bots' measurements, and the benchmark's own vectors, hold only with the same ones.
    """
    wanted = texts()
    if "--check" in sys.argv:
        known = CachingEncoder(SentenceEncoder())
        missing = [text for text in wanted if not known.has(text)]
        for text in missing[:10]:
            print(f"no vector: {text}")
        print(f"{len(wanted)} texts, {len(missing)} without a vector" + ("; run `make vectors`" if missing else ""))
        return 1 if missing else 0
    wide = SentenceEncoder()(wanted)
    axes = Axes.of(wide) if "--axes" in sys.argv else Axes.read(SHIPPED)
    table = VectorTable.of(wanted, axes.narrow(wide))
    np.savez(SHIPPED, **table.arrays, mean=axes.mean, directions=axes.directions.astype(np.float16))
    print(f"{len(wanted)} texts, {SHIPPED.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
