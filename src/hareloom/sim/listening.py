"""How well bots understand people's clues, with decoys as in a game and with random ones.

A clue is told at a table of six: five bots give a card each, and each votes among the other five pictures. So a vote at
random finds the right one in a fifth of all tries.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.names import card_names
from hareloom.bots.language.readers import with_readers
from hareloom.bots.language.vectors import CachingEncoder
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import CHARACTERS, Character, Strength, Temper
from hareloom.bots.players.give import give
from hareloom.bots.players.vote import vote
from hareloom.decks.library import Library
from hareloom.game.editions import find_edition
from hareloom.game.house_rules import HouseRules
from hareloom.game.paces import TablePace
from hareloom.game.values import CardId, Clue, ClueForm, Phase, Reveal, SeatNo
from hareloom.game.view_types import Public, Voting
from hareloom.mistake import Mistake

from .share import Share

LISTENERS, HAND = 5, 6
TELLER: SeatNo = 1
TEMPERS = tuple(Temper)[:LISTENERS]
DECOYS = ("game", "random")
MIXED = ("pip", "juniper", "otto", "marguerite", "bertil")
"""Five bots of all strengths."""


class WrittenClue(Struct, frozen=True):
    """What a person would say about a card."""

    kind: str
    card: CardId
    text: str


class Hits(Struct, frozen=True):
    """How often bots of one strength find the card of clues of one kind."""

    strength: str
    kind: str
    decoys: str
    clues: int
    found: Share


class Zeros(Struct, frozen=True):
    """How often a storyteller before five mixed bots scores nothing."""

    kind: str
    turns: int
    none: Share
    all: Share
    zero: Share


class Listening(Struct, frozen=True):
    """The whole measurement."""

    seed: int
    hits: tuple[Hits, ...]
    zeros: tuple[Zeros, ...]


def read_clues(path: Path) -> list[WrittenClue]:
    """Read lines `kind<TAB>card<TAB>clue`. A card is named as in its deck, or with it: `coat` or `hareloom/coat`."""
    whole = {name: card for card, name in card_names().items()}
    short = {name.partition("/")[2]: card for name, card in whole.items()}
    found: list[WrittenClue] = []
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as problem:
        raise Mistake(f"{path} can't be read: {problem}") from problem
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("\t")]
        if len(fields) != 3 or not all(fields):
            raise Mistake(f"{path}, line {number}: expected kind, card and clue with tabs between them.")
        kind, name, text = fields
        card = whole.get(name) or short.get(name) or (name if name in card_names() else None)
        if card is None:
            raise Mistake(f"{path}, line {number}: there is no card {name!r} in the built-in decks.")
        found.append(WrittenClue(kind, card, text))
    if not found:
        raise Mistake(f"{path} has no clues. A line is: kind, card and clue, with tabs between them.")
    return found


class Audience:
    """Bots that listen, at tables with the deck that the clue's card is from."""

    def __init__(self, encode: CachingEncoder, *, without: str = "") -> None:
        """All readers' knowledge, but for one reader's: what that one wrote is measured."""
        self._encode, self._without = encode, without
        self._known: dict[str, Knowledge] = {}

    def knowledge(self, card: CardId) -> Knowledge:
        """What bots know about the deck of that card."""
        deck_id = card_names()[card].partition("/")[0]
        if deck_id not in self._known:
            deck = Library(Path()).deck(deck_id)
            assert deck is not None
            cards = [CardText(each.id, each.description, each.tags) for each in deck.cards]
            readers = [with_readers(each, without=self._without) for each in cards]
            self._known[deck_id] = Knowledge(readers, "en", self._encode)
        return self._known[deck_id]

    def hear(
        self,
        clue: WrittenClue,
        characters: Sequence[Character],
        dice: Random,
        *,
        at_random: bool = False,
        past: Sequence[Reveal] = (),
    ) -> Iterator[bool]:
        """Whether each of these bots finds the card."""
        knowledge = self.knowledge(clue.card)
        told = Clue(ClueForm.TEXT, clue.text)
        others = [card.id for card in knowledge.card_index.cards if card.id != clue.card]
        dealt = dice.sample(others, HAND * len(characters))
        bots = [Bot(character, knowledge, past=past) for character in characters]
        hands = [dealt[at : at + HAND] for at in range(0, len(dealt), HAND)]
        chosen = [give(bot, told, hand, 1, dice)[0] for bot, hand in zip(bots, hands, strict=True)]
        given = [hand[0] for hand in hands] if at_random else chosen
        laid = [clue.card, *given]
        dice.shuffle(laid)
        table = at_vote(tuple(laid), told)
        for bot, own in zip(bots, given, strict=True):
            voting = Voting(tokens=1, forbidden=(laid.index(own) + 1,))
            yield laid[vote(bot, told, table, voting, dice)[0] - 1] == clue.card


def at_vote(images: tuple[CardId, ...], clue: Clue) -> Public:
    """A table at which these pictures lie."""
    return Public(
        edition="classic",
        house=(),
        decks=(),
        needs=(),
        phase=Phase.VOTE,
        game=1,
        turn=1,
        rules=find_edition("classic").for_table(len(images), HouseRules(), 84),
        order=(),
        seats={},
        storyteller=TELLER,
        clue=clue,
        images=images,
        awaited=(),
        closing=False,
        pile=0,
        discard=0,
        winners=(),
        pace=TablePace(),
        wishes=(),
        reactions=(),
        history=(),
    )


def listen(audience: Audience, clues: Sequence[WrittenClue], seed: int, times: int) -> Iterator[Hits]:
    """Hit rates for each strength, kind and way to choose decoys."""
    for strength in Strength:
        characters = [Character(temper, temper, temper, strength) for temper in TEMPERS]
        for decoys in DECOYS:
            found: dict[str, list[bool]] = defaultdict(list)
            for clue in clues:
                dice = _dice(seed, strength, decoys, clue)
                for _ in range(times):
                    found[clue.kind] += audience.hear(clue, characters, dice, at_random=decoys == "random")
            for kind, hits in sorted(found.items()):
                yield Hits(strength, kind, decoys, len(hits) // times // LISTENERS, Share.of(sum(hits), len(hits)))


def tell_to_mixed(audience: Audience, clues: Iterable[WrittenClue], seed: int, times: int) -> Iterator[Zeros]:
    """How often a person's clue is found by all of five mixed bots, or by none."""
    characters = [CHARACTERS[each] for each in MIXED]
    found: dict[str, list[int]] = defaultdict(list)
    for clue in clues:
        dice = _dice(seed, "mixed", "", clue)
        found[clue.kind] += [sum(audience.hear(clue, characters, dice)) for _ in range(times)]
    for kind, finders in sorted(found.items()):
        none, all_, turns = finders.count(0), finders.count(LISTENERS), len(finders)
        yield Zeros(kind, turns, Share.of(none, turns), Share.of(all_, turns), Share.of(none + all_, turns))


def _dice(seed: int, *what: object) -> Random:
    """The same for the same clue, however many others there are."""
    return Random(hashlib.sha256(repr((seed, *map(str, what))).encode()).digest())
