"""Who is asked: the players of the arena, and three baselines of the benchmark's own."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path

from hareloom.bots.language.bank import spoken
from hareloom.bots.language.card_index import CardIndex
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowledge import Knowledge
from hareloom.mistake import Mistake
from hareloom.research.arena.offline import KNOWN, Offline
from hareloom.research.arena.player import Player
from hareloom.research.arena.room import SECONDS, Room
from hareloom.research.arena.specs import KINDS, read_spec, seat
from hareloom.sim.panel import CARDS

from .captions import CaptionsOnly
from .encoding import multilingual
from .judges_play import JudgePlayer
from .jury import jury, panel
from .test_set import DECK, LANGUAGES, VERSION, Language

CAPTIONS, JURY, PANEL = "caption-only", "jury", "panel"
OWN = (CAPTIONS, JURY, PANEL)
BASELINES = ("offline:cunning", "offline:clever", "offline:gentle", *OWN, "random")
SEED_BYTES = 6


def understood(name: str) -> tuple[Language, ...]:
    """The languages in which that player can be asked."""
    return ("en",) if name == PANEL else LANGUAGES


def check_player(name: str) -> None:
    """Raise a Mistake if there is no player of that name."""
    if name in OWN:
        return
    try:
        read_spec(name)
    except Mistake as mistake:
        raise Mistake(f"{mistake} Or, here: {', '.join(OWN)}.") if KINDS in str(mistake) else mistake from mistake


def find_player(name: str, language: Language, *, seconds: float = SECONDS) -> Player:
    """The player of that name, for questions in that language; a model or a program may take `seconds` for a move."""
    check_player(name)
    if name in (JURY, PANEL):
        return JudgePlayer(jury() if name == JURY else panel())
    if name == CAPTIONS:
        return CaptionsOnly(Offline(KNOWN["cunning"], _lazily(_captions, language)))
    spec = read_spec(name)
    if spec.kind == "offline":
        return Offline(KNOWN[spec.what], _lazily(_knowledge, language))
    return seat(spec, Room(Path(), (DECK,), language=language, seconds=seconds))


def seed_for(player: str, task: str, question: str) -> int:
    """Of a player's dice: the same for the same question, whichever others are asked."""
    words = f"benchmark {VERSION} {player} {task} {question}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:SEED_BYTES])


def _lazily(known: Callable[[str], Knowledge], language: Language) -> Callable[[], Knowledge]:
    return lambda: known(spoken(language))


@functools.cache
def _knowledge(language: str) -> Knowledge:
    """What bots know of our deck."""
    return Knowledge([card.words for card in CARDS()], language, multilingual(), _index())


@functools.cache
def _index() -> CardIndex:
    return CardIndex([card.words for card in CARDS()], multilingual())


@functools.cache
def _captions(language: str) -> Knowledge:
    """What bots know of a deck that nobody has looked at for them: descriptions and tags."""
    cards = [CardText(card.name, card.words.description, card.words.tags) for card in CARDS()]
    return Knowledge(cards, language, multilingual())
