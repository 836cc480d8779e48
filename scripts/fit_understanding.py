"""Fit how bots understand clues, and print the constants of `bots/language/understanding.py`.

Manners: which texts about a card count, so that the card a reader meant is the likeliest of its deck. A reader's clues
are fitted without what that reader said, and only those about the two thirds of the cards that are not held out.
Likely: what the panel's reader makes of the bank's phrases.
"""

from collections import defaultdict
from pathlib import Path

import numpy as np

from hareloom.bots.language.bank import phrases
from hareloom.bots.language.card_index import KINDS, CardIndex
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.emoji import in_words
from hareloom.bots.language.names import card_names
from hareloom.bots.language.readers import reader_clues, with_readers
from hareloom.bots.language.understanding import USUAL, centred
from hareloom.bots.language.vectors import CachingEncoder, Floats, SentenceEncoder
from hareloom.decks.library import Library
from hareloom.sim.panel import Panel, is_held_out

ABROAD = 4
"""Clues in other languages than English are few, and count this many times."""
STEPS, RATE, WEIGHT = 500, 0.15, 0.002
TOLD_AS = {
    "plain": ("plain",),
    "allusive": ("allusive", "word", "song"),
    "tales": ("cultural",),
    "colours": ("colour",),
}
"""The manners, and the kinds of clues they are fitted to."""


def clues_of_decks(encode: CachingEncoder) -> dict[str, tuple[Floats, list[int]]]:
    """By kind: how near each clue is to each card of its deck, and which one is right."""
    library = Library(Path())
    found: dict[str, tuple[list[Floats], list[int]]] = defaultdict(lambda: ([], []))
    for deck_id in ("hareloom", "lamplight"):
        deck = library.deck(deck_id)
        assert deck is not None
        cards = [CardText(card.id, card.description, card.tags) for card in deck.cards]
        names = [card_names()[card.id] for card in cards]
        readers = {clue.by for name in names for clue in reader_clues()[name]}
        for reader in sorted(readers):
            index = CardIndex([with_readers(card, without=reader) for card in cards], encode)
            said = [
                (in_words(clue.text), clue.kind, at, 1 if clue.language == "en" else ABROAD)
                for at, name in enumerate(names)
                for clue in reader_clues()[name]
                if clue.by == reader and not is_held_out(name.partition("/")[2])
            ]
            texts = [text for text, *_ in said]
            near = index.nearness(encode(texts), texts)
            near -= near.mean(axis=2, keepdims=True)
            for row, (_, kind, at, times) in enumerate(said):
                for key in (*[USUAL] * times, *(manner for manner, kinds in TOLD_AS.items() if kind in kinds)):
                    found[key][0].append(near[:, row])
                    found[key][1].append(at)
    return {key: (np.stack(near), right) for key, (near, right) in found.items()}


def fitted(near: Floats, right: list[int], start: Floats) -> Floats:
    """The weights with which the right cards are likeliest; by Adam, drawn towards where they start."""
    weights, first, second = start.copy(), np.zeros(len(KINDS)), np.zeros(len(KINDS))
    rows = np.arange(len(right))
    for step in range(1, STEPS + 1):
        odds = np.einsum("k,nkc->nc", weights, near)
        chance = np.exp(odds - odds.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        uphill = near[rows, :, right].mean(axis=0) - np.einsum("nc,nkc->k", chance, near) / len(right)
        uphill -= WEIGHT * (weights - start)
        first, second = 0.9 * first + 0.1 * uphill, 0.99 * second + 0.01 * uphill**2
        weights = weights + RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights.astype(np.float32)


def print_likely(encode: CachingEncoder) -> None:
    """Fit what the panel's reader makes of the phrases, on the cards that are not held out."""
    panel = Panel()
    index = CardIndex([card.words for card in panel.cards], encode)
    texts = [phrase.text for phrase in phrases("en")]
    ours = np.array([not card.held_out for card in panel.cards])
    near = centred(index, encode(texts), texts)
    inputs, theirs = near[:, :, ours].reshape(len(KINDS), -1), panel.fit[:, ours].reshape(-1)
    weights, *_ = np.linalg.lstsq(inputs.T, theirs, rcond=None)
    print("LIKELY =", [round(float(each), 2) for each in weights])


def main() -> int:
    """Print all constants."""
    encode = CachingEncoder(SentenceEncoder())
    near = clues_of_decks(encode)
    start = np.full(len(KINDS), 2.0, np.float32)
    usual = fitted(*near[USUAL], start)
    manners = {USUAL: usual, **{key: fitted(*near[key], usual) for key in TOLD_AS}}
    for key, weights in manners.items():
        print(f'    "{key}": {[round(float(each), 2) for each in weights]},')
    print_likely(encode)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
