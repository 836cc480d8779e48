"""Listeners of fixed competence, with an encoder that is not the bots' own: what storytellers are measured by.

Three of them, as in a game of four. Each gives the best of six cards and votes by how well description and tags fit,
with a taste of its own. Their vectors are shipped: they hear only phrases of the bank about cards of our deck.
"""

import functools
import hashlib
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec import Struct

from hareloom.bots.language.bank import phrases
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.readers import with_readers
from hareloom.bots.language.vectors import Floats, VectorTable
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.tell import tell
from hareloom.decks.library import card_id
from hareloom.decks.manifest import MANIFEST, Manifest
from hareloom.decks.shipped import BUILT_INS
from hareloom.game.editions import find_edition
from hareloom.game.house_rules import HouseRules

SHIPPED = Path(__file__).parent / "panel.npz"
LISTENERS, HAND = 3, 6
TEMPERATURE, TASTE = 0.45, 0.5
LONGEST = 200


class PanelCard(Struct, frozen=True):
    """A card of our deck. The name is the painter's: by it a third of the cards is kept out of all tuning."""

    name: str
    words: CardText

    @property
    def held_out(self) -> bool:
        """Is it among those that nothing was fitted on?"""
        return is_held_out(self.name)


def is_held_out(name: str) -> bool:
    """Is the card of this name kept out of all fitting? A third of them is."""
    return hashlib.sha256(name.encode()).digest()[0] % 3 == 0


@functools.cache
def CARDS() -> tuple[PanelCard, ...]:  # noqa: N802 - a constant that must be read
    """The cards of our deck."""
    folder = BUILT_INS / "hareloom"
    manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    return tuple(
        PanelCard(
            each.id, with_readers(CardText(card_id((folder / each.picture).read_bytes()), each.description, each.tags))
        )
        for each in manifest.cards
    )


def texts_of_cards(card: PanelCard) -> list[str]:
    """What the panel reads of a card: description, tags, and each tag."""
    tags = card.words.tags_in("en")
    return [card.words.description_in("en"), ", ".join(tags), *tags]


class Panel:
    """Three people who listen well."""

    def __init__(self, path: Path = SHIPPED) -> None:
        self.cards = CARDS()
        table = VectorTable.read(path)

        def vectors(texts: list[str]) -> Floats:
            found = [table.find(text) for text in texts]
            missing = [text for text, vector in zip(texts, found, strict=True) if vector is None]
            if missing:
                raise LookupError(f"The panel does not know {missing[0]!r}. Run `make vectors`.")
            return np.stack([vector for vector in found if vector is not None])

        self.phrases = [phrase.text for phrase in phrases("en")]
        heard = vectors(self.phrases)
        read = [texts_of_cards(card) for card in self.cards]
        near = [heard @ vectors([texts[side] for texts in read]).T for side in (0, 1)]
        best_tag = np.stack([(heard @ vectors(texts[2:]).T).max(axis=1) for texts in read], axis=1)
        fit = _centred(near[0]) + _centred(near[1]) + _centred(best_tag)
        self.fit: Floats = fit / fit.std(axis=1, keepdims=True)
        self.row = {text: at for at, text in enumerate(self.phrases)}

    def found(self, phrase: str, card: int, unseen: list[int], dice: Random) -> int:
        """How many of them find that card, with hands dealt from the unseen cards."""
        fit = self.fit[self.row[phrase]]
        dealt = dice.sample(unseen, LISTENERS * HAND)
        hands = [dealt[at : at + HAND] for at in range(0, len(dealt), HAND)]
        given = [max(hand, key=lambda at: fit[at] + dice.gauss(0, TASTE)) for hand in hands]
        finders = 0
        for listener in range(LISTENERS):
            open_to = [card, *(given[other] for other in range(LISTENERS) if other != listener)]
            pull = np.exp(np.array([fit[at] + dice.gauss(0, TASTE) for at in open_to]) / TEMPERATURE)
            finders += bool(dice.random() < pull[0] / pull.sum())
        return finders


def _centred(side: Floats) -> Floats:
    centred: Floats = side - side.mean(axis=1, keepdims=True)
    return centred


class TurnTold(Struct, frozen=True):
    """A turn of a storyteller before the panel."""

    card: str
    phrase: str
    found: int


def tell_to_panel(bot: Bot, panel: Panel, dice: Random, *, held_out: bool = True) -> TurnTold:
    """One turn: the storyteller's hand holds cards kept out of tuning (or the others), other hands hold any."""
    rules = find_edition("classic").for_table(LISTENERS + 1, HouseRules(), len(panel.cards))
    own = dice.sample([at for at, card in enumerate(panel.cards) if card.held_out is held_out], HAND)
    told = tell(bot, [panel.cards[at].words.id for at in own], rules, LONGEST, dice)
    card = next(at for at in own if panel.cards[at].words.id == told.card)
    unseen = [at for at in range(len(panel.cards)) if at not in own]
    return TurnTold(panel.cards[card].name, told.text, panel.found(told.text, card, unseen, dice))
